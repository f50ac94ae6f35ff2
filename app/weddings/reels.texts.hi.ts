import type { texts as english } from './reels.texts.ts';

export const texts: typeof english = {
  left: 'पिछली रील देखें',
  right: 'अगली रील देखें',
};
