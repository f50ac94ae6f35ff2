export const texts = {
  tabTitle: 'Tivoli Net: Regional Sales Offices',
  description: 'Regional sales offices of Tivoli in the north, south, east and west of India, with phone and e-mail.',
  text: 'Four regional sales offices. Each can tell you about every house, and how to travel there.',
};
