/** What a house's share picture is called in the catalogue, after its slug. */
export const sharePictureName: 'share' | 'share-hindi' = 'share';
