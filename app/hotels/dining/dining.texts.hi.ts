import type { texts as english } from './dining.texts.ts';

export const texts: typeof english = {
  viewMenu: 'मेन्यू देखें',
  viewMenuOf: (venue) => `मेन्यू देखें: ${venue}`,
};
