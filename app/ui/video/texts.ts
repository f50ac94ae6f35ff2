export const filmPageTexts = {
  film: 'Film',
  backTo: (page: string) => `Back to ${page}`,
  shows: (shown: string) => `${shown}.`,
  ownShows: (shown: string) => `A moving drawing: ${shown}.`,
};

export const watchElsewhereTexts = {
  watchOn: (service: string) => `Watch on ${service}`,
  open: 'Open the film',
};

export const filmFailedTexts = {
  late: 'The film has not begun.',
  unplayable: 'The film cannot be played here.',
};
