export const texts = {
  title: 'Our Brands',
  text: 'Four names, one family of hosts.',
  brands: 'Brands',
  allBrands: 'ALL BRANDS',
  unable: 'Unable to load properties. Please try refreshing the page.',
  list: 'Hotels and venues',
  property: 'property',
  properties: 'properties',
  byLocation: 'See them by location',
};
