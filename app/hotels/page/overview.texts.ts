export const texts = {
  about: (hotel: string) => `About ${hotel}`,
  rooms: 'Rooms',
  diningVenues: (count: number | undefined): string => (count === 1 ? 'Dining Venue' : 'Dining Venues'),
  eventCapacity: 'Event Capacity',
  concierge: 'Concierge Service',
  watchDrawing: 'Watch the moving drawing',
  watchFilm: 'Watch the heritage film',
  factSheet: 'Fact sheet',
  compare: 'Compare',
};
