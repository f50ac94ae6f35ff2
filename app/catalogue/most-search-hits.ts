/** Hits of each kind that a search tells. */
export const mostSearchHits = 60;
