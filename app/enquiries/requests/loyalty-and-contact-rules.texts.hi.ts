import { fieldLimits as limits } from '#app/forms/rules/shared-field-limits.ts';
import type { texts as english } from './loyalty-and-contact-rules.texts.ts';

export const texts: typeof english = {
  topicMissing: 'विषय चुनें',
  topicUnknown: 'सूची में से विषय चुनें',
  messageMissing: 'अपना संदेश लिखें',
  messageTooLong: `संदेश ज़्यादा से ज़्यादा ${limits.specialRequirements} अक्षरों में लिखें`,
};
