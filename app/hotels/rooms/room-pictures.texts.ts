export const texts = {
  picture: (place: number) => `Picture ${place}`,
};
