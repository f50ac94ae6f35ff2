import type * as english from './texts.ts';

export const functionFieldsTexts: typeof english.functionFieldsTexts = {
  add: 'एक से ज़्यादा फ़ंक्शन हैं? यहाँ जोड़ें, कुल छह तक:',
  kind: (number) => `फ़ंक्शन ${number}`,
  day: 'तारीख़',
  guests: 'मेहमान',
  space: 'हॉल या लॉन',
  asEvent: 'ऊपर वाला आयोजन',
  sameGuests: 'ख़ाली छोड़ें, तो ऊपर जितने ही',
  leaveOut: 'यह फ़ंक्शन हटा दें',
  exactness: 'क्या तारीख़ तय है?',
  exactnesses: { day: 'हाँ, यही दिन', few_days: 'कुछ दिन आगे-पीछे चलेगा', month: 'नहीं, महीने का कोई भी दिन' },
  month: 'महीना',
  chooseMonth: 'महीना चुनें',
};
