export const texts = {
  guests: 'Guests',
  layout: 'Layout',
  anyLayout: 'Any',
  city: 'City',
  anywhere: 'Anywhere',
  setting: 'Indoors or outdoors',
  settings: { indoor: 'Indoors', outdoor: 'Outdoors' },
  either: 'Either',
  rooms: 'Rooms needed',
  date: 'Date',
  find: 'Find a venue',
};
