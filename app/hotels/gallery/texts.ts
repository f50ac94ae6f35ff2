export const filmMarkTexts = {
  film: (title: string) => `Film: ${title}`,
};

export const galleryCarouselTexts = {
  previous: 'Previous picture',
  next: 'Next picture',
  picture: (place: number, count: number) => `Picture ${place} of ${count}`,
};

export const galleryPictureRouteTexts = {
  tabTitle: (place: number, count: number, hotel: string) => `Picture ${place} of ${count} – ${hotel}`,
  description: (shown: string, hotel: string) => `${shown}. From the gallery of ${hotel}.`,
  place: (place: number, count: number) => `${place} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  here: (place: number) => `Picture ${place}`,
  gallery: 'Gallery',
  backTo: (hotel: string) => `Back to ${hotel}`,
  allPictures: 'All pictures',
};
