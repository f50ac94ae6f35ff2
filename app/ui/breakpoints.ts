/** A viewport that is narrower than this, in CSS pixels, counts as a phone’s. */
export const mobileBelow = 768;

/** The cards on one page of a strip, by the narrowest viewport that they need, in CSS pixels. */
export const cardBreakpoints = [
  { from: 1024, cards: 3 },
  { from: 768, cards: 2 },
  { from: 0, cards: 1 },
] as const;
