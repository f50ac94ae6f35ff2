import type { texts as english } from './guests-in-words.texts.ts';

export const texts: typeof english = {
  adults: (count) => `${count} वयस्क`,
  children: (count) => `${count} ${count === 1 ? 'बच्चा' : 'बच्चे'}`,
};
