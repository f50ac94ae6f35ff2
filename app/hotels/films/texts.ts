export const hotelFilmRouteTexts = {
  aDrawing: (hotel: string) => `A moving drawing of ${hotel}.`,
  aFilm: (hotel: string) => `A film of ${hotel}.`,
  locations: 'Our Locations',
};

export const virtualTourTexts = {
  virtualTour: 'Virtual tour',
  /** For screen readers. */
  walk: (hotel: string) => `a walk through ${hotel}, opens in a new window`,
};
