export const texts = {
  share: 'Share',
  copied: 'Link copied',
};
