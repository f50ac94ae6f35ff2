/** Why an enquiry was lost. An enquiry that is merged into another one ends here too; nobody chooses that. */
export const lostReasons = [
  'price',
  'date',
  'size',
  'place',
  'other-house',
  'no-answer',
  'cancelled',
  'other',
] as const;
export type LostReason = (typeof lostReasons)[number];

export const lostReasonLabels: Record<LostReason, string> = {
  price: 'Price',
  date: 'The date was not free',
  size: 'Too small or too large',
  place: 'Too far away',
  'other-house': 'Went to another house',
  'no-answer': 'No answer',
  cancelled: 'The event was cancelled',
  other: 'Another reason',
};
