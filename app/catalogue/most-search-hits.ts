/** The most hits of each kind that a search returns. */
export const mostSearchHits = 60;
