/** CSS pixels below which a viewport counts as a phone’s. */
export const mobileBelow = 768;

/** Cards on one page of a strip, by the narrowest viewport they need in CSS pixels. */
export const cardBreakpoints = [
  { from: 1024, cards: 3 },
  { from: 768, cards: 2 },
  { from: 0, cards: 1 },
] as const;
