export const texts = {
  guests: 'guests',
};
