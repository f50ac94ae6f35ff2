import type { texts as english } from './hotel-hero.texts.ts';

export const texts: typeof english = {
  locations: 'हमारी लोकेशन',
  rated: (rating) => `रेटिंग ${rating}`,
  picture: (place) => `तस्वीर ${place}`,
};
