export const texts = {
  place: (place: number, count: number) => `${place} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  locations: 'Our Locations',
  here: (place: number) => `Picture ${place}`,
  gallery: 'Gallery',
  backTo: (hotel: string) => `Back to ${hotel}`,
  allPictures: 'All pictures',
};
