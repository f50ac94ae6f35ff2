import type { PropertyFields } from './property-field.ts';
import { factNamesTexts as texts } from './texts.ts';

/** Fields of the table `hotel_policies`. */
export const policyFields = {
  checkIn: { column: 'check_in', holds: 'text', otherwise: '2:00 PM', fact: texts.checkIn },
  checkOut: { column: 'check_out', holds: 'text', otherwise: '12:00 PM', fact: texts.checkOut },
  cancellation: { holds: 'text', otherwise: '24 hours before arrival', fact: texts.cancellation },
  pets: { holds: 'text', otherwise: 'Not allowed', fact: texts.pets },
} as const satisfies PropertyFields;

/** Fields of the JSON column `hotel_policies.event_policies`, for venues that are hired for an event. */
export const eventPolicyFields = {
  eventBooking: { holds: 'text', optional: true, fact: texts.eventBooking },
  catering: { holds: 'text', optional: true, fact: texts.catering },
  decoration: { holds: 'text', optional: true, fact: texts.decoration },
  capacity: { holds: 'text', optional: true, fact: texts.capacity },
  parking: { holds: 'text', optional: true, fact: texts.parking },
} as const satisfies PropertyFields;
