export const texts = {
  previous: 'Previous picture',
  next: 'Next picture',
  picture: (place: number, count: number) => `Picture ${place} of ${count}`,
};
