export const texts = {
  guests: (count: number): string => (count === 1 ? 'guest' : 'guests'),
  onRequest: 'Capacity on request',
};
