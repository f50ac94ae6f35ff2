import type { texts as english } from './enquire-link.texts.ts';

export const texts: typeof english = {
  enquire: 'पूछताछ करें',
  about: (subject) => `: ${subject}`,
};
