export const texts = {
  place: (place: number, count: number) => `${place} of ${count}`,
  pause: 'Pause',
  play: 'Play',
  /** What screen readers call it. */
  carousel: 'carousel',
  label: 'Event spaces, one by one',
  previous: 'Previous space',
  next: 'Next space',
};
