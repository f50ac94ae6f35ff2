import type { texts as english } from './film-mark.texts.ts';

export const texts: typeof english = {
  film: (title) => `फ़िल्म: ${title}`,
};
