export const texts = {
  film: 'Film',
  backTo: (page: string) => `Back to ${page}`,
  shows: (shown: string) => `${shown}.`,
  drawingShows: (shown: string) => `A moving drawing: ${shown}.`,
};
