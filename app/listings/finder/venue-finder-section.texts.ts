export const texts = {
  heading: 'Find a venue by guests, layout and date',
};
