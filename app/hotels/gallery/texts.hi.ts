import type * as english from './texts.ts';

export const filmMarkTexts: typeof english.filmMarkTexts = {
  film: (title) => `फ़िल्म: ${title}`,
};

export const galleryCarouselTexts: typeof english.galleryCarouselTexts = {
  previous: 'पिछली तस्वीर',
  next: 'अगली तस्वीर',
  picture: (place, count) => `${count} में से तस्वीर ${place}`,
};

export const galleryPictureRouteTexts: typeof english.galleryPictureRouteTexts = {
  tabTitle: (place, count, hotel) => `${count} में से तस्वीर ${place} – ${hotel}`,
  description: (shown, hotel) => `${shown}। ${hotel} की गैलरी से।`,
  place: (place, count) => `${count} में से ${place}`,
  previous: 'पिछली तस्वीर',
  next: 'अगली तस्वीर',
  here: (place) => `तस्वीर ${place}`,
  gallery: 'गैलरी',
  backTo: (hotel) => `${hotel} पर वापस जाएँ`,
  allPictures: 'सभी तस्वीरें',
};
