import type * as english from './share-picture-name.ts';

/** Pages in Hindi have their own, with the place and the fact in Hindi. */
export const sharePictureNames: typeof english.sharePictureNames = {
  link: 'share-hindi',
  status: 'share-upright-hindi',
};
