export const hotelRouteTexts = {
  hotelIn: (name: string, town: string) => `${name} – Luxury Hotel in ${town}`,
  venueIn: (name: string, town: string) => `${name} – Banquet Venue in ${town}`,
  roomsAway: 'our list of rooms cannot be reached just now',
  /** Stands behind the reason why the page has failed. */
  console: ' The console of your browser says more.',
};

export const hotelSubpageTexts = { locations: 'Our Locations' };

export const hotelFilmRouteTexts = {
  aDrawing: (hotel: string) => `A moving drawing of ${hotel}.`,
  aFilm: (hotel: string) => `A film of ${hotel}.`,
};

export const virtualTourTexts = {
  virtualTour: 'Virtual tour',
  /** For screen readers. */
  walk: (hotel: string) => `a walk through ${hotel}, opens in a new window`,
};
