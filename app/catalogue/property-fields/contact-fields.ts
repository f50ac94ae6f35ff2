import { site } from '#content/site.ts';
import { lineControl } from './controls.ts';
import type { PropertyFields } from './property-field.ts';

/** Fields of the table `hotels`. A property without its own contact is reached through the group. */
export const contactFields = {
  phone: {
    holds: 'text',
    otherwise: site.centralReservations.phone,
    desk: { ...lineControl('Phone', 50), sameInHindi: true },
  },
  email: {
    holds: 'text',
    otherwise: site.centralReservations.email,
    desk: { ...lineControl('E-mail', 100, 'Where its enquiries are announced.'), sameInHindi: true },
  },
} as const satisfies PropertyFields;

/** Fields of the JSON column `hotels.further_contacts`. */
export const furtherContactFields = {
  bookingPhone: { holds: 'text', optional: true },
  bookingEmail: { holds: 'text', optional: true },
  marketing: { holds: 'text', optional: true },
  /** The digits of an international number for wa.me links. */
  whatsapp: { holds: 'text', optional: true },
  website: { holds: 'text', optional: true },
} as const satisfies PropertyFields;
