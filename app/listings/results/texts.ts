export const spaceRowTexts = {
  guests: (count: number): string => (count === 1 ? 'guest' : 'guests'),
  onRequest: 'Capacity on request',
};
