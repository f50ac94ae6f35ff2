export type SharePictureName = 'share' | 'share-upright' | 'share-hindi' | 'share-upright-hindi';

/** What a house's share pictures are called in the catalogue, after its slug: one for links, one for a phone's status. */
export const sharePictureNames: { link: SharePictureName; status: SharePictureName } = {
  link: 'share',
  status: 'share-upright',
};
