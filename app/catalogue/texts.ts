export const hotelWaitingTexts = {
  unableToLoadHotel: 'Unable to Load Hotel',
  unableToLoadVenue: 'Unable to Load Venue',
  wentWrong: 'Something went wrong',
  loadingDetails: 'Loading hotel details...',
  loading: 'Loading...',
  tryAgainLater: 'Try Again after some time',
};

export const roomListTexts = {
  /** Whether the note in place of a price says that the room costs nothing. */
  isComplimentary: (note: string) => /complimentary/i.test(note),
};

export const spaceFiguresTexts = {
  onRequest: 'On request',
};

export const searchTexts = {
  there: 'Hotels and venues there',
  allHouses: 'All houses of the brand',
  weddings: 'Weddings',
  away: (km: number) => `about ${km} km away`,
};
