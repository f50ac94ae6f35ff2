import type { PropertyFields } from './property-field.ts';

/** Fields of the table `hotel_policies`. */
export const policyFields = {
  checkIn: { column: 'check_in', holds: 'text', otherwise: '2:00 PM', fact: 'Check-in' },
  checkOut: { column: 'check_out', holds: 'text', otherwise: '12:00 PM', fact: 'Check-out' },
  cancellation: { holds: 'text', otherwise: '24 hours before arrival', fact: 'Cancellation' },
  pets: { holds: 'text', otherwise: 'Not allowed', fact: 'Pets' },
} as const satisfies PropertyFields;

/** Fields of the JSON column `hotel_policies.event_policies`, for venues that are hired for an event. */
export const eventPolicyFields = {
  eventBooking: { holds: 'text', optional: true, fact: 'Event booking' },
  catering: { holds: 'text', optional: true, fact: 'Catering' },
  decoration: { holds: 'text', optional: true, fact: 'Decoration' },
  capacity: { holds: 'text', optional: true, fact: 'Capacity' },
  parking: { holds: 'text', optional: true, fact: 'Parking' },
} as const satisfies PropertyFields;
