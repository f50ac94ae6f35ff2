export const seatingTexts = {
  seatings: { empty: 'Empty', dinner: 'Dinner', wedding: 'Wedding', theatre: 'Theatre' },
  tabTitle: (space: string, hotel: string) => `${space} with your guests in it – ${hotel}`,
  titleFor: (shown: string, space: string, hotel: string) => `${space}: ${shown} – ${hotel}`,
  description: (space: string, hotel: string) =>
    `See ${space} of ${hotel} with your own number of guests in it: empty, laid for dinner, for a wedding or in rows.`,
  /** What is shown, in a few words. */
  shown: {
    empty: (_guests: string) => 'empty',
    dinner: (guests: string) => `${guests} at dinner`,
    wedding: (guests: string) => `${guests} at a wedding`,
    theatre: (guests: string) => `${guests} in rows`,
  },
  guestsInWords: (guests: string) => (guests === '1' ? '1 guest' : `${guests} guests`),
  /** What the drawing has, in one sentence. */
  tables: (guests: string, tables: number, each: string) =>
    tables === 1 ? `${guests} at one table.` : `${guests} at ${tables} round tables of ${each}.`,
  orMore: (fewer: number, more: number) => `${fewer} or ${more}`,
  rows: (guests: string, rows: number) => `${guests} in ${rows === 1 ? 'one row' : `${rows} rows`} before the screen.`,
  aisle: (guests: string, rows: number) =>
    `${guests} in ${rows === 1 ? 'one row' : `${rows} rows`}, the aisle between them.`,
  empty: (area: string | undefined) => (area ? `Empty: ${area} of floor.` : 'Empty, before the first chair.'),
  label: (space: string, shown: string) => `Drawing of ${space}: ${shown}`,
  tooMany: (space: string, most: string, guests: string) =>
    `${guests} are too many for ${space} in this setting: it seats ${most}, as drawn here.`,
  elsewhere: 'In the same house',
  seats: (space: string, most: string) => `${space} seats ${most}`,
  together: 'Ask us about several spaces together',
  guests: 'Guests',
  show: 'Show',
  setting: 'Setting',
  enquire: (space: string, guests: string) => `Enquire about ${space} for ${guests}`,
  enquireEmpty: (space: string) => `Enquire about ${space}`,
  whenFree: 'Check dates',
  back: (hotel: string) => `Back to ${hotel}`,
  facts: 'The space',
  area: 'Area',
  capacity: 'Guests',
  place: 'Floor',
  toScale: 'Drawn to scale from the area of the floor, whose true outline may differ. Each figure is one guest.',
  guessed: 'Drawn from the number of guests, since the area is told on request. Each figure is one guest.',
  others: 'Other spaces, with the same guests',
};

export const seeGuestsTexts = {
  see: 'See it with your guests',
};
