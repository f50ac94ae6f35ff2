export const acclaimTexts = {
  awards: 'Awards & Accolades',
  /** What an award is for, which is stored in English. */
  category: (name: string) => name,
  press: 'Latest Press Coverage',
  allPress: 'View All Press Releases',
  posts: 'Latest from LinkedIn',
  follow: 'Follow Us on LinkedIn',
  /** The figure is the count in short, such as "1.3k". */
  likes: (figure: string, count: number) => `${figure} ${count === 1 ? 'like' : 'likes'}`,
  comments: (figure: string, count: number) => `${figure} ${count === 1 ? 'comment' : 'comments'}`,
  shares: (figure: string, count: number) => `${figure} ${count === 1 ? 'share' : 'shares'}`,
};

export const deferredSectionsTexts = {
  allProperties: 'All our properties',
  byBrand: 'Filter by brand',
  allBrands: 'ALL BRANDS',
  byLocation: 'Filter by location',
  allLocations: 'All Locations',
  unable: 'Unable to load hotels at this time. Please refresh the page.',
  culinary: 'Culinary Delight',
  viewMenu: 'View Menu',
  viewMenuOf: (kitchen: string) => `View Menu: ${kitchen}`,
  upcoming: 'New & Upcoming Hotels',
  upcomingUnder: 'Three more addresses under the Wedcation name.',
  toLocations: 'All locations',
};

export const experiencesTexts = {
  heading: 'Unforgettable Experiences',
  more: 'Discover More',
};

export const homeRouteTexts = {
  tabTitle: (site: string) => `${site} – Hotels, Banquet Venues and Weddings in Delhi NCR`,
  description: (ofSite: string) =>
    `${ofSite} Palace hotels, glass houses and wedding lawns; our team answers within 24 hours.`,
  find: 'Find a venue',
  ask: 'Tell us the day and the number of guests.',
  answer: 'Our team will contact you within 24 hours.',
  enquire: 'Enquire',
  welcome: 'Welcome',
  menuOnRequest: 'The kitchen sends its menu on request, and changes it with you.',
};

export const ourHotelsTexts = {
  heading: 'Our Hotels',
  brands: 'Brands',
  /** The cards that the arrows turn. */
  hotels: 'hotels',
  loading: 'Loading hotels...',
  none: 'No hotels available for this brand.',
  rooms: (count: number) => `${count} rooms`,
  /** The most guests of the whole house, in all its spaces together. */
  guests: (figure: string) => `up to ${figure} guests`,
};

export const ourLocationsTexts = {
  heading: 'Our Locations',
  locations: 'Locations',
  viewDetails: 'View Details',
  previous: 'Previous locations',
  next: 'Next locations',
  none: 'No properties found matching your criteria.',
};
