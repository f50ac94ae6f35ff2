export const texts = {
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
