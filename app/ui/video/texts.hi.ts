import type * as english from './texts.ts';

export const filmPageTexts: typeof english.filmPageTexts = {
  film: 'फ़िल्म',
  backTo: (page) => `वापस: ${page}`,
  shows: (shown) => `${shown}।`,
  ownShows: (shown) => `चलता चित्र: ${shown}।`,
};

export const watchElsewhereTexts: typeof english.watchElsewhereTexts = {
  watchOn: (service) => `${service} पर देखें`,
  open: 'फ़िल्म खोलें',
};

export const filmFailedTexts: typeof english.filmFailedTexts = {
  late: 'फ़िल्म शुरू नहीं हुई।',
  unplayable: 'यह फ़िल्म यहाँ नहीं चल सकती।',
};
