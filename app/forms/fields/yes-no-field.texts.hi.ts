import type { texts as english } from './yes-no-field.texts.ts';

export const texts: typeof english = {
  yes: 'हाँ',
  no: 'नहीं',
};
