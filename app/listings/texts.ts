export const allLocationsRouteTexts = {
  tabTitle: 'All Locations – Tivoli',
  description: (places: string) => `Every hotel and venue of Tivoli by place: ${places}.`,
  title: 'All Locations',
  text: 'Every house of Tivoli, place by place.',
};

export const placesMapTexts = {
  km: (km: number) => `${km} km`,
  theCity: 'Around central Delhi',
  fromDelhi: (km: number) => `${km} km from central Delhi`,
  straight: 'Distances in a straight line',
};

export const brandsTexts = {
  byLocation: 'See them by location',
  title: 'Our Brands',
  text: 'Four names, one family of hosts.',
  brands: 'Brands',
  allBrands: 'ALL BRANDS',
  unable: 'Unable to load properties. Please try refreshing the page.',
  list: 'Hotels and venues',
  property: 'property',
  properties: 'properties',
  none: 'No hotels available for this brand.',
  rated: (town: string, rating: number) => `${town} · rated ${rating}`,
  viewDetails: 'View Details',
  tabTitle: 'Our Brands – Tivoli',
  description: (brands: string) => `The brands of Tivoli: ${brands}.`,
  tabTitleOf: (brand: string) => `${brand} – Hotels and Venues`,
};

export const hotelRowTexts = {
  rated: (town: string, rating: number) => `${town} · rated ${rating}`,
};

export const hotelRowsTexts = {
  unable: 'Unable to load properties. Please try refreshing the page.',
  none: 'No properties found matching your criteria.',
  adjust: 'Try adjusting your filters to see more results.',
  allHotels: 'View All Hotels',
  property: 'property',
  properties: 'properties',
  compare: 'Compare',
  /** Follows it for screen readers. */
  withOthers: (hotel: string) => ` ${hotel} with others`,
};

export const locationsTexts = {
  aboutBrand: 'About this brand',
  brandIn: (brand: string, place: string) => `${brand} in ${place}`,
  hotelsIn: (place: string) => `Hotels and Venues in ${place}`,
  allBrands: 'ALL BRANDS',
  allLocations: 'All Locations',
  title: 'Our Locations',
  text: 'Palaces, glass houses and lawns in and around Delhi.',
  list: 'Hotels and venues',
  brands: 'Brands',
  locations: 'Locations',
  tabTitle: (heading: string | undefined) => `${heading ?? 'Our Locations'} – Tivoli`,
  description: (place: string | undefined) =>
    `Hotels, banquet venues and wedding destinations of Tivoli ${place ? `in ${place}` : 'in and around Delhi'}: halls, lawns, glass houses and rooms.`,
};

export const showAllLinkTexts = {
  all: (total: string, of: string) => `All ${total} of ${of}`,
};

export const spaceRowTexts = {
  /** The most guests of a space; the figure stands out of it. */
  holds: (guests: string) => `holds ${guests}`,
  onRequest: 'Capacity on request',
};
