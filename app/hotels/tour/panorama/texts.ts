export const panoramaTexts = {
  title: (hotel: string) => `Virtual tour of ${hotel}`,
  /** For screen readers: what the picture is, and how it is turned. */
  view: (place: string) => `${place}, seen all around. Left and right arrow keys turn by 15 degrees.`,
  leave: 'Leave the tour',
  onwards: 'Ways on from here',
  goTo: (place: string) => `Go to ${place}`,
  guests: (figure: string) => `${figure} guests`,
  enquire: (place: string) => `Enquire about ${place}`,
  loading: (place: string) => `On the way to ${place} …`,
  failed: (place: string) => `The view of ${place} did not arrive. Please try again.`,
  arranging: (place: string) => `${place} is being laid out …`,
  settings: 'Laid out for',
  setting: { empty: 'Empty', dinner: 'Dinner', wedding: 'Wedding' },
  turnWithPhone: 'Look around by turning the phone',
  noSensor: 'This phone does not tell how it is turned. A finger turns the view.',
  floor: (floor: number) => (floor === 0 ? 'Ground floor' : `Floor ${floor}`),
};
