import type { texts as english } from './list-in-words.texts.ts';

export const texts: typeof english = {
  and: 'और',
};
