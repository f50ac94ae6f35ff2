export const texts = {
  noProperties: 'Unable to load properties. Please try refreshing the page.',
  noHotels: 'Unable to load our hotels at this time. Please try refreshing the page.',
  noVenues: 'Failed to load hotels. Please refresh the page.',
  noPage: 'An error occurred.',
  loadingProperties: 'Loading properties...',
  loadingBrands: 'Loading brands...',
};
