export const headerTexts = {
  more: (count: string) => `and ${count} more on our pages`,
  main: 'Main',
  hotels: 'Hotels',
  brands: 'Brands',
  locations: 'Locations',
  search: 'Search',
  menu: 'Menu',
  closeMenu: 'Close menu',
  allHotels: 'All hotels',
  loadingHotels: 'Loading hotels...',
};
