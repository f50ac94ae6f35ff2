export const texts = {
  locations: 'Our Locations',
  rated: (rating: number) => `Rated ${rating}`,
  picture: (place: number) => `Picture ${place}`,
};
