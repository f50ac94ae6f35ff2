import type { texts as english } from './film-page.texts.ts';

export const texts: typeof english = {
  film: 'फ़िल्म',
  backTo: (page) => `वापस: ${page}`,
  shows: (shown) => `${shown}।`,
  ownShows: {
    drawing: (shown) => `चलता चित्र: ${shown}।`,
    film: (shown) => `एनिमेशन फ़िल्म: ${shown}।`,
  },
};
