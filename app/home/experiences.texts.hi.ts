import type { texts as english } from './experiences.texts.ts';

export const texts: typeof english = {
  heading: 'यादगार अनुभव',
  more: 'और जानें',
};
