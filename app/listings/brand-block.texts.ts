export const texts = {
  byLocation: 'See them by location',
};
