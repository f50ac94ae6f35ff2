export const texts = {
  heading: 'All our properties',
  byBrand: 'Filter by brand',
  allBrands: 'ALL BRANDS',
  byLocation: 'Filter by location',
  allLocations: 'All Locations',
};
