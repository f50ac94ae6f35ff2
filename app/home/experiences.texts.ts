export const texts = {
  heading: 'Unforgettable Experiences',
  more: 'Discover More',
};
