export const texts = {
  readArticle: 'Read Full Article',
  /** Follows it for screen readers. */
  newTab: ', opens in a new tab',
};
