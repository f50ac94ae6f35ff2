export const texts = { places: 'The places of the tour' };
