import type { SearchKind } from '#app/catalogue/search/rank-entries.ts';

export const searchFormTexts = {
  label: 'Search hotels, places and halls',
  search: 'Search',
};

const titles: Record<SearchKind, string> = {
  finder: 'Venue finder',
  hotel: 'Hotels',
  place: 'Places',
  brand: 'Brands',
  space: 'Halls and lawns',
  dining: 'Dining',
  page: 'Pages',
};

export const searchRouteTexts = {
  kinds: titles,
  tabTitle: 'Search – Tivoli',
  tabTitleOf: (text: string) => `“${text}” – Search – Tivoli`,
  description: 'Search the hotels, places, halls, menus and pages of Tivoli.',
  title: 'Search',
  nearestTo: (place: string) => `These houses are nearest to ${place}.`,
  found: (count: number, text: string) =>
    count === 0 ? `Nothing found for “${text}”.` : `${count} ${count === 1 ? 'result' : 'results'} for “${text}”.`,
  nearest: 'The nearest houses',
  forExample: 'You could search for',
  examples: ['Lawn for 500', 'Hall for 300', 'Glass house', 'Pool', 'Palwal'],
  first: (count: number) => `The first ${count} of a kind are here: more of the name finds fewer.`,
  allHotels: 'View All Hotels',
  askUs: 'Tell us what you plan',
  showAll: (count: number) => `Show all ${count}`,
};

/** What one of each is. */
const kindNames: Record<SearchKind, string> = {
  finder: 'Venue finder',
  hotel: 'Hotel or venue',
  place: 'Place',
  brand: 'Brand',
  space: 'Hall or lawn',
  dining: 'Dining',
  page: 'Page',
};

export const suggestionsTexts = {
  kinds: kindNames,
  list: 'Found',
  all: 'All results',
  found: (count: number) => (count === 0 ? 'Nothing found' : `${count} ${count === 1 ? 'result' : 'results'}`),
};
