export const texts = {
  brandIn: (brand: string, place: string) => `${brand} in ${place}`,
  hotelsIn: (place: string) => `Hotels and Venues in ${place}`,
};
