export const texts = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page',
  /** A part of a list, e.g. "25 to 48 of 10,000 properties". */
  part: (first: string, last: string, all: string) => `${first} to ${last} of ${all}`,
};
