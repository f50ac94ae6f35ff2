import type * as english from './texts.ts';

export const hotelRouteTexts: typeof english.hotelRouteTexts = {
  hotelIn: (name, town) => `${name} – ${town} में लग्ज़री होटल`,
  venueIn: (name, town) => `${name} – ${town} में बैंक्वेट वेन्यू`,
  roomsAway: 'कमरों की सूची इस समय नहीं मिल पा रही है',
  console: ' इसकी वजह आपके ब्राउज़र के कंसोल में लिखी है।',
};

export const hotelSubpageTexts: typeof english.hotelSubpageTexts = { locations: 'हमारी लोकेशन' };

export const hotelFilmRouteTexts: typeof english.hotelFilmRouteTexts = {
  aDrawing: (hotel) => `${hotel} का चलता चित्र।`,
  aFilm: (hotel) => `${hotel} की फ़िल्म।`,
};

export const virtualTourTexts: typeof english.virtualTourTexts = {
  virtualTour: 'वर्चुअल टूर',
  walk: (hotel) => `${hotel} की सैर, नई विंडो में खुलेगी`,
};
