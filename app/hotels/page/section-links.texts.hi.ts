import type { texts as english } from './section-links.texts.ts';

export const texts: typeof english = {
  label: 'इस पेज पर',
  enquire: 'पूछताछ करें',
};
