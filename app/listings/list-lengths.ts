/* The most rows of a list. */

/** Before "Show all". */
export const firstSpaces = 8;
export const spacesPerPage = 60;
export const placesPerPage = 24;
/** Below each of several brands or places. */
export const hotelsPerGroup = 8;
export const hotelsPerPage = 24;
export const ceremonyPlacesPerPage = 6;
