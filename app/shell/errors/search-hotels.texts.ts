export const texts = {
  label: 'Search hotels and venues',
  search: 'Search',
  noHotels: 'No hotels found',
  nearestTo: (town: string) => `There is no house in ${town}. The nearest ones:`,
  askUs: 'Tell us what you plan',
};
