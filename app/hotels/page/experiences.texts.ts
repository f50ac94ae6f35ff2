export const texts = {
  rooms: 'See the rooms',
  dining: 'See dining',
  spaces: 'See the spaces',
  weddings: 'See weddings',
  amenities: 'See the amenities',
};
