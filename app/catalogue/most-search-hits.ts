/** The most hits of each kind that a search returns. */
export const mostSearchHits = 60;
/** The longest text that can be searched for. */
export const longestSearch = 80;
