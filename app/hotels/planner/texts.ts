export const comparableTexts = {
  location: 'Location',
  eventCapacity: 'Event capacity',
  guests: (figure: string) => `${figure} guests`,
  spaces: 'Spaces',
  largestArea: 'Largest area',
  squareFeet: (figure: string) => `${figure} sq ft`,
  rooms: 'Rooms',
  roomRates: 'Room rates',
  fromANight: (price: string) => `From ${price} a night`,
  dining: 'Dining',
  catering: 'Catering for events',
  parking: 'Parking',
  checkIn: 'Check-in',
  cancellation: 'Cancellation',
};

export const compareRouteTexts = {
  tabTitle: 'Compare Venues – Tivoli',
  tabTitleOf: (venues: string) => `Compare ${venues} – Tivoli`,
  description: 'Halls, lawns, layouts, rooms and prices of up to three venues of Tivoli, side by side.',
};

export const compareTexts = {
  title: 'Compare Venues',
  text: 'Up to three, side by side. Share the link of this page to share your choice.',
  ordinals: { a: 'First venue', b: 'Second venue', c: 'Third venue' },
  choose: 'Choose a venue',
  compare: 'Compare',
  sideBySide: 'Side by side',
  enquire: 'Enquire',
};

export const factSheetRouteTexts = {
  tabTitle: (hotel: string) => `${hotel} – Fact Sheet`,
  description: (hotel: string, town: string) =>
    `Spaces, capacities, areas, rooms and contact of ${hotel}, ${town}, on one sheet.`,
};

export const factSheetTexts = {
  locations: 'Our Locations',
  here: 'Fact Sheet',
  compare: 'Compare with other venues',
  statusPicture: 'Picture for your status',
  spaces: 'Spaces',
  capacities: 'Capacity by layout',
  area: 'Area',
  mostGuests: 'Most guests',
  rooms: 'Rooms',
  countOfRooms: (count: number) => (count === 1 ? '1 room' : `${count} rooms`),
  guests: (count: number) => (count === 1 ? '1 guest' : `${count} guests`),
  oneScale: 'Floors drawn to one scale; each dot is ten guests. ',
  layouts: 'Other layouts on request.',
  scan: 'Scan for the page of this house',
  printedOn: (day: string) => `Printed on ${day}`,
  goodToKnow: 'Good to Know',
  contact: 'Contact',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  booking: 'Booking',
  railway: 'Railway',
  metro: 'Metro',
  landmark: 'Landmark',
  nearby: 'Nearby',
};

export const printButtonTexts = {
  print: 'Print this sheet',
};
