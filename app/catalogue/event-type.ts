/** The kinds of event; these values are stored, the labels are in `content/option-lists.ts`. */
export const eventTypes = ['wedding', 'mice', 'corporate', 'birthday', 'cocktail', 'other'] as const;
export type EventType = (typeof eventTypes)[number];

/** The kinds of function that visitors ask for; the diary has these and others. */
export const askedKinds = [
  'mehndi',
  'haldi',
  'sangeet',
  'wedding',
  'reception',
  'cocktail',
  'conference',
  'dinner',
] as const;
export type AskedKind = (typeof askedKinds)[number];

/** What the main function of each kind of event is in the diary, unless somebody says otherwise. */
export const kindOfEvent = {
  wedding: 'wedding',
  mice: 'conference',
  corporate: 'meeting',
  birthday: 'birthday',
  cocktail: 'cocktail',
  other: 'other',
} as const satisfies Record<EventType, string>;
