export const texts = {
  /** Opens what else is known of a space, on a phone. */
  details: 'Details',
  /** Stands under the number of guests. */
  guests: 'guests',
  guestsOn: (area: string) => `guests on ${area}`,
  /** Stands under words in place of the number. */
  byLayout: 'Capacity by layout',
  byLayoutOn: (area: string) => `Capacity by layout, ${area}`,
  more: (features: number) => `+${features} more ${features === 1 ? 'feature' : 'features'}`,
};
