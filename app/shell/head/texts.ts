export const hotelDataTexts = {
  description: (title: string, about: string) => `${title}: a short silent drawing that moves, of ${about}.`,
  guests: 'guests',
};

export const listHeadTexts = {
  page: (name: string, page: number) => `${name}, page ${page}`,
};

export const pageNamesTexts = {
  home: 'Home',
  locations: 'Our Locations',
  factSheet: 'Fact Sheet',
  walkThrough: 'A walk through',
  picture: (place: number) => `Picture ${place}`,
  requestRoom: 'Request a Room',
  brands: 'Our Brands',
  offers: 'Offers',
  compare: 'Compare Venues',
  sustainability: 'Sustainability',
  loyalty: 'Loyalty',
  allLocations: 'All Locations',
  weddings: 'Weddings',
  enquire: 'Enquire',
  interest: 'Register Your Interest',
  ourStory: 'Our Story',
  people: 'People',
  esgSummary: 'ESG Summary',
  press: 'Press Coverage',
  tivoliNet: 'Tivoli Net',
  digital: 'Digital Experience',
  careers: 'Careers',
  contact: 'Write to Us',
};
