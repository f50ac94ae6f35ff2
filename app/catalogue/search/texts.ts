export const groupEntriesTexts = {
  allHouses: 'All houses of the brand',
  weddings: 'Weddings',
};
