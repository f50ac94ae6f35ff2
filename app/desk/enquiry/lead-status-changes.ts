import type { LeadStatus } from '#app/desk/inbox/inbox.ts';

/** The statuses of a booking; a lead's own statuses are others. */
type BookingStatus = 'pending' | 'contacted' | 'confirmed' | 'cancelled';

/**
 * The statuses that may follow each status of a lead. Its booking changes with it: pending → contacted → confirmed or
 * cancelled. A contacted lead can therefore be lost or converted at once; a conversion is recorded as two steps, with
 * `qualified` between them.
 */
export const nextStatuses: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ['contacted'],
  contacted: ['qualified', 'converted', 'lost'],
  qualified: ['converted', 'lost'],
  converted: [],
  lost: [],
};

export const bookingStatuses: Record<LeadStatus, BookingStatus> = {
  new: 'pending',
  contacted: 'contacted',
  qualified: 'contacted',
  converted: 'confirmed',
  lost: 'cancelled',
};

/** Returns the steps from one status to another, each of them allowed; empty if no steps lead there. */
export function stepsTo(from: LeadStatus, to: LeadStatus): LeadStatus[] {
  if (!nextStatuses[from].includes(to)) return [];
  return from === 'contacted' && to === 'converted' ? ['qualified', 'converted'] : [to];
}
