export const texts = {
  film: 'Film',
  backTo: (page: string) => `Back to ${page}`,
  shows: (shown: string) => `${shown}.`,
  ownShows: {
    drawing: (shown: string) => `A moving drawing: ${shown}.`,
    film: (shown: string) => `An animated film: ${shown}.`,
  },
};
