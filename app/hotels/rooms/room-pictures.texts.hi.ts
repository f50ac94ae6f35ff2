import type { texts as english } from './room-pictures.texts.ts';

export const texts: typeof english = {
  picture: (place) => `तस्वीर ${place}`,
};
