import type { texts as english } from './suggestions-for.texts.ts';

export const texts: typeof english = {
  there: 'यहाँ के होटल और वेन्यू',
};
