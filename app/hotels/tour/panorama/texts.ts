export const panoramaTexts = {
  /** For screen readers: what the picture is, and how it is turned. */
  view: (place: string) =>
    `${place}, seen all around. Arrow keys turn by 15 degrees, plus and minus enlarge and reduce.`,
  onwards: 'Ways on from here',
  goTo: (place: string) => `Go to ${place}`,
  /** On the first place: how one moves. */
  around: (places: number) => `${places} places, seen all around. Drag to turn; the gold diamonds lead onwards.`,
  loading: (place: string) => `On the way to ${place} …`,
  failed: (place: string) => `The view of ${place} did not arrive. Please try again.`,
  arranging: (place: string) => `${place} is being laid out …`,
  settings: 'Laid out for',
  setting: { empty: 'Empty', dinner: 'Dinner', wedding: 'Wedding' },
  turnWithPhone: 'Look around by turning the phone',
  noSensor: 'This phone does not tell how it is turned. A finger turns the view.',
  floor: (floor: number) => (floor === 0 ? 'Ground floor' : `Floor ${floor}`),
};
