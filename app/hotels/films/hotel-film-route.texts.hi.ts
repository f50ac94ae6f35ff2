import type { texts as english } from './hotel-film-route.texts.ts';

export const texts: typeof english = {
  aDrawing: (hotel) => `${hotel} का चलता चित्र।`,
  aFilm: (hotel) => `${hotel} की फ़िल्म।`,
  locations: 'हमारी लोकेशन',
};
