import type * as english from './texts.ts';

export const yesNoFieldTexts: typeof english.yesNoFieldTexts = {
  yes: 'हाँ',
  no: 'नहीं',
};
