/** So many spaces that were found are shown before "Show all". */
export const firstSpaces = 8;

/** A page of a list has so many spaces at most. */
export const spacesPerPage = 60;

/** A page of a list has so many places at most. */
export const placesPerPage = 24;

/** Among other brands or places, one shows so many hotels at most. */
export const hotelsPerGroup = 8;

/** A page of a list has so many hotels at most. */
export const hotelsPerPage = 24;
