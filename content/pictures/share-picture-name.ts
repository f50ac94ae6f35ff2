export type SharePictureName = 'share' | 'share-hindi';

/** What a house's share picture is called in the catalogue, after its slug. */
export const sharePictureName: SharePictureName = 'share';
