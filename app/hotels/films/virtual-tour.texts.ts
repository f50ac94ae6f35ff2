export const texts = {
  virtualTour: 'Virtual tour',
  /** For screen readers. */
  walk: (hotel: string) => `a walk through ${hotel}, opens in a new window`,
};
