export const texts = {
  area: 'Area',
  guests: 'Guests',
  layouts: 'Layouts',
  restOnRequest: 'We send you what is missing here, and the capacities of all layouts, on request.',
  layoutsOnRequest: 'We send the capacities by layout (theatre, classroom, banquet) on request.',
};
