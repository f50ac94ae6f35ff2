import type { LeadStatus } from '#app/desk/inbox/inbox.ts';

/** A booking's own word for where it stands (part 1, section 7). */
export type BookingStatus = 'pending' | 'contacted' | 'confirmed' | 'cancelled';

/**
 * Where a lead may go from where it is. A booking goes along: pending → contacted → confirmed or cancelled. So what is
 * contacted may be lost at once, and converted as well: it is then qualified on the way, and both steps are written down.
 */
const moves: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ['contacted'],
  contacted: ['qualified', 'converted', 'lost'],
  qualified: ['converted', 'lost'],
  converted: [],
  lost: [],
};

const bookings: Record<LeadStatus, BookingStatus> = {
  new: 'pending',
  contacted: 'contacted',
  qualified: 'contacted',
  converted: 'confirmed',
  lost: 'cancelled',
};

export function nextStatuses(status: LeadStatus): readonly LeadStatus[] {
  return moves[status];
}

/** The steps of a move, each of them allowed by itself; empty where there is no way. */
export function stepsTo(from: LeadStatus, to: LeadStatus): LeadStatus[] {
  if (!moves[from].includes(to)) return [];
  return from === 'contacted' && to === 'converted' ? ['qualified', 'converted'] : [to];
}

/** What a lead's booking says while the lead stands here. */
export function bookingStatusOf(lead: LeadStatus): BookingStatus {
  return bookings[lead];
}
