import type { texts as english } from './gallery-picture.texts.ts';

export const texts: typeof english = {
  place: (place, count) => `${count} में से ${place}`,
  previous: 'पिछली तस्वीर',
  next: 'अगली तस्वीर',
  locations: 'हमारी लोकेशन',
  here: (place) => `तस्वीर ${place}`,
  gallery: 'गैलरी',
  backTo: (hotel) => `${hotel} पर वापस जाएँ`,
  allPictures: 'सभी तस्वीरें',
};
