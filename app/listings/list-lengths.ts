/** The most spaces on a page of a list. */
export const spacesPerPage = 60;

/** The most places on a page of a list. */
export const placesPerPage = 24;

/** The most hotels under one brand or place among others. */
export const hotelsPerGroup = 8;

/** The most hotels on a page of a list. */
export const hotelsPerPage = 24;
