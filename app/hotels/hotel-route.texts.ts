export const texts = {
  roomsAway: 'our list of rooms cannot be reached just now',
  /** Stands behind the reason why the page has failed. */
  console: ' The console of your browser says more.',
};
