export const texts = {
  aDrawing: (hotel: string) => `A moving drawing of ${hotel}.`,
  aFilm: (hotel: string) => `A film of ${hotel}.`,
  locations: 'Our Locations',
};
