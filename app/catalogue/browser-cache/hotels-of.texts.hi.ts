import type { texts as english } from './hotels-of.texts.ts';

export const texts: typeof english = {
  more: (count) => `और ${count} हमारे पेजों पर`,
};
