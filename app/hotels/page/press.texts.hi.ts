import type { texts as english } from './press.texts.ts';

export const texts: typeof english = {
  readArticle: 'पूरा लेख पढ़ें',
  newTab: ', नए टैब में खुलेगा',
};
