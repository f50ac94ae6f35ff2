/** Rows on a page of the desk’s content. */
export const rowsPerPage = 50;
