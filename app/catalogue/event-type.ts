/** The kinds of event; these values are stored, the labels are in `content/option-lists.ts`. */
export const eventTypes = ['wedding', 'mice', 'corporate', 'birthday', 'cocktail', 'other'] as const;
export type EventType = (typeof eventTypes)[number];
