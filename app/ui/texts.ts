/** The buttons of slides, strips of cards, the lightbox and films. */
export const controlsTexts = {
  pause: 'Pause',
  play: 'Play',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  /** The cards are named by their kind, such as "hotels". */
  previous: (cards: string) => `Previous ${cards}`,
  next: (cards: string) => `Next ${cards}`,
  place: (place: number, count: number) => `${place} of ${count}`,
  /** Before a film's title, for screen readers. */
  playFilm: 'Play:',
  loadingFilm: 'Loading...',
  silentVideo: (title: string, shown: string) => `${title}. A silent moving drawing: ${shown}`,
};

export const dialogTexts = {
  close: 'Close',
};

export const sampleMarkTexts = { sample: 'Sample' };

export const shareButtonTexts = {
  share: 'Share',
  copied: 'Link copied',
};

export const failedPartTexts = {
  tryAgain: 'Try Again',
  /** Stands in place of a part that failed and has no words of its own. */
  failed: 'An error occurred.',
};
