import type { texts as english } from './field-messages.texts.ts';
import { fieldLimits as limits } from './shared-field-limits.ts';

export const texts: typeof english = {
  nameMissing: 'अपना नाम लिखें',
  nameTooLong: `नाम ज़्यादा से ज़्यादा ${limits.name} अक्षरों में लिखें`,
  emailMissing: 'अपना ईमेल लिखें, जैसे name@example.com',
  emailWrong: 'ईमेल इस तरह लिखें: name@example.com',
  phone: 'फ़ोन नंबर लिखें, जैसे 98100 00000',
};
