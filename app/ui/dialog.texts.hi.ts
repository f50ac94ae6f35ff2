import type { texts as english } from './dialog.texts.ts';

export const texts: typeof english = {
  close: 'बंद करें',
};
