import type { texts as english } from './suggestions.texts.ts';

export const texts: typeof english = {
  list: 'खोज के नतीजे',
  found: (count) => (count === 0 ? 'कुछ नहीं मिला' : count === 1 ? '1 नतीजा मिला' : `${count} नतीजे मिले`),
};
