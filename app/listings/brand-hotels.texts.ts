export const texts = {
  none: 'No hotels available for this brand.',
  rated: (town: string, rating: number) => `${town} · rated ${rating}`,
  viewDetails: 'View Details',
};
