export const texts = {
  allBrands: 'ALL BRANDS',
  allLocations: 'All Locations',
  title: 'Our Locations',
  text: 'Palaces, glass houses and lawns in and around Delhi.',
  list: 'Hotels and venues',
  brands: 'Brands',
  locations: 'Locations',
};
