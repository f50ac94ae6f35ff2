import type { texts as english } from './found-spaces.texts.ts';

export const texts: typeof english = {
  showAll: (count) => `सभी ${count} देखिए`,
};
