export const texts = {
  label: 'Search hotels, places and halls',
  search: 'Search',
};
