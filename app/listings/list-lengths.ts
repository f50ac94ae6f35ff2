/** Halls and lawns on a page of a list. What holds pages to their size where there are thousands of hotels. */
export const spacesPerPage = 60;

/** Places on a page of a list. */
export const placesPerPage = 24;

/** Hotels under one brand or place among others. */
export const hotelsPerGroup = 8;

/** Hotels on a page of a list. */
export const hotelsPerPage = 24;
