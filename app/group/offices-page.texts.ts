export const texts = {
  tabTitle: 'Tivoli Net: Regional Sales Offices',
  description: 'Regional sales offices of Tivoli in the north, south, east and west of India, with phone and e-mail.',
  text: 'Four regional sales offices. Each knows every house, and the way there from home.',
};
