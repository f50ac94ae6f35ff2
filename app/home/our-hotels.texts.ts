export const texts = {
  heading: 'Our Hotels',
  brands: 'Brands',
  /** The cards that the arrows turn. */
  hotels: 'hotels',
  loading: 'Loading hotels...',
  unable: 'Unable to load our hotels at this time. Please try refreshing the page.',
  none: 'No hotels available for this brand.',
};
