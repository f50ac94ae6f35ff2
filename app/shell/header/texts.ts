export const headerTexts = {
  main: 'Main',
  hotels: 'Hotels',
  brands: 'Brands',
  locations: 'Locations',
  search: 'Search',
  menu: 'Menu',
  closeMenu: 'Close menu',
  allHotels: 'All hotels',
  loadingHotels: 'Loading hotels...',
  tryAgain: 'Try Again',
  failed: 'An error occurred.',
  noHotels: 'No hotels found',
};
