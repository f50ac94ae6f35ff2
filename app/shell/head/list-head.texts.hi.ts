import type { texts as english } from './list-head.texts.ts';

export const texts: typeof english = {
  page: (name, page) => `${name}, पेज ${page}`,
};
