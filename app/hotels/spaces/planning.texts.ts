export const texts = {
  area: 'Area',
  guests: 'Guests',
  layouts: 'Layouts',
};
