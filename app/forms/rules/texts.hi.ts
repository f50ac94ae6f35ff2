import { fieldLimits as limits } from './shared-field-limits.ts';
import type * as english from './texts.ts';

export const fieldMessagesTexts: typeof english.fieldMessagesTexts = {
  nameMissing: 'अपना नाम लिखें',
  nameTooLong: `नाम ज़्यादा से ज़्यादा ${limits.name} अक्षरों में लिखें`,
  emailMissing: 'अपना ईमेल लिखें, जैसे name@example.com',
  emailWrong: 'ईमेल इस तरह लिखें: name@example.com',
  phone: 'फ़ोन नंबर लिखें, जैसे 98100 00000',
};

export const formRulesTexts: typeof english.formRulesTexts = {
  fieldsMissing: 'कृपया सभी ज़रूरी जानकारी भरें',
  fieldsWrong: 'कृपया नीचे लिखी बातें जाँच लें',
};
