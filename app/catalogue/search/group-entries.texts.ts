export const texts = {
  allHouses: 'All houses of the brand',
  weddings: 'Weddings',
};
