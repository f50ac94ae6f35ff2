import type { texts as english } from './share-button.texts.ts';

export const texts: typeof english = {
  share: 'शेयर करें',
  copied: 'लिंक कॉपी हो गया',
};
