export const hotelHeadTexts = {
  hotelIn: (name: string, town: string) => `${name} – Luxury Hotel in ${town}`,
  venueIn: (name: string, town: string) => `${name} – Banquet Venue in ${town}`,
};

export const hotelRouteTexts = {
  roomsAway: 'our list of rooms cannot be reached just now',
  /** Stands behind the reason why the page has failed. */
  console: ' The console of your browser says more.',
};
