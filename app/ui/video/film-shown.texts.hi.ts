import type { texts as english } from './film-shown.texts.ts';

export const texts: typeof english = {
  watchOn: (service) => `${service} पर देखें`,
};
