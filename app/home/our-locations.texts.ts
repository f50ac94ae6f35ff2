export const texts = {
  heading: 'Our Locations',
  locations: 'Locations',
  viewDetails: 'View Details',
  previous: 'Previous locations',
  next: 'Next locations',
  loading: 'Loading properties...',
  unable: 'Unable to load properties. Please try refreshing the page.',
  none: 'No properties found matching your criteria.',
};
