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

export const roomPriceTexts = {
  contactForRates: 'Contact for rates',
  from: (price: string) => `From ${price}`,
};

/** The badge of an upcoming hotel: its quarter such as "Q4 2030", once it is open, and once that quarter is over. */
export const upcomingHotelTexts = {
  opening: (quarter: string) => `Opening ${quarter}`,
  nowOpen: 'Now open',
  openingUnknown: 'Opening date to be announced',
};

export const spaceFiguresTexts = {
  onRequest: 'On request',
};

export const searchTexts = {
  there: 'Hotels and venues there',
  allHouses: 'All houses of the brand',
  weddings: 'Weddings',
  away: (km: number) => `about ${km} km away`,
  spacesFor: (guests: number, layout?: string) =>
    `Halls and lawns for ${guests.toLocaleString('en-IN')} guests${layout ? `, ${layout}` : ''}`,
};
