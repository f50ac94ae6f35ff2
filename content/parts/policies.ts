import type { Policies } from '#app/catalogue/property.ts';

const usual = {
  checkIn: '2:00 PM',
  checkOut: '12:00 PM',
  cancellation: '24 hours before arrival',
  pets: 'Not allowed',
} as const;

/** Returns the usual policies, with what differs at one property. */
export function policies(different: Partial<Policies> = {}): Policies {
  return { ...usual, ...different };
}
