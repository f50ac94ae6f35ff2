import type { texts as english } from './show-all-link.texts.ts';

export const texts: typeof english = {
  all: (total, of) => `${of} की सभी ${total} जगहें देखें`,
};
