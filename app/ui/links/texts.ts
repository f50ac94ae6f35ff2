export const breadcrumbTexts = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
};

export const newTabLinkTexts = {
  opens: '(opens in a new tab)',
};

export const pageLinksTexts = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page',
  /** A part of a list, e.g. "25 to 48 of 10,000 properties". */
  part: (first: string, last: string, all: string) => `${first} to ${last} of ${all}`,
};
