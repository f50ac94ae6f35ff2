import type * as english from './texts.ts';

export const hotelFilmRouteTexts: typeof english.hotelFilmRouteTexts = {
  aDrawing: (hotel) => `${hotel} का चलता चित्र।`,
  aFilm: (hotel) => `${hotel} की फ़िल्म।`,
  locations: 'हमारी लोकेशन',
};

export const virtualTourTexts: typeof english.virtualTourTexts = {
  virtualTour: 'वर्चुअल टूर',
  walk: (hotel) => `${hotel} की सैर, नई विंडो में खुलेगी`,
};
