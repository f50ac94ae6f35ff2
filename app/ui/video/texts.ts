export const filmPageTexts = {
  film: 'Film',
  backTo: (page: string) => `Back to ${page}`,
  shows: (shown: string) => `${shown}.`,
  ownShows: {
    drawing: (shown: string) => `A moving drawing: ${shown}.`,
    film: (shown: string) => `An animated film: ${shown}.`,
  },
};

export const filmShownTexts = {
  watchOn: (service: string) => `Watch on ${service}`,
};
