import type { texts as english } from './gallery-carousel.texts.ts';

export const texts: typeof english = {
  previous: 'पिछली तस्वीर',
  next: 'अगली तस्वीर',
  picture: (place, count) => `${count} में से तस्वीर ${place}`,
};
