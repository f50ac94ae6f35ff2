import type { texts as english } from './menu-dialog.texts.ts';

export const texts: typeof english = {
  enquire: 'पूछताछ करें',
};
