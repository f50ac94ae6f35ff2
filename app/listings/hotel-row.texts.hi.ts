import type { texts as english } from './hotel-row.texts.ts';

export const texts: typeof english = {
  rated: (town, rating) => `${town} · रेटिंग ${rating}`,
};
