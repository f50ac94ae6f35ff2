import type { texts as english } from './space-figures.texts.ts';

export const texts: typeof english = {
  onRequest: 'पूछने पर',
};
