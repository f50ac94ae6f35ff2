import type * as english from './texts.ts';

export const filmPageTexts: typeof english.filmPageTexts = {
  film: 'फ़िल्म',
  backTo: (page) => `वापस: ${page}`,
  shows: (shown) => `${shown}।`,
  ownShows: {
    drawing: (shown) => `चलता चित्र: ${shown}।`,
    film: (shown) => `एनिमेशन फ़िल्म: ${shown}।`,
  },
};

export const filmShownTexts: typeof english.filmShownTexts = {
  watchOn: (service) => `${service} पर देखें`,
};
