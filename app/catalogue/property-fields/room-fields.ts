import { descriptionControl, nameControl } from './controls.ts';
import type { PropertyFields } from './property-field.ts';

/** Fields of the table `rooms`. */
export const roomFields = {
  name: { holds: 'text', desk: nameControl(100) },
  description: { holds: 'text', desk: descriptionControl },
  /** The size as shown, such as "45 sqm" or "240 sq ft", if it is known. */
  size: {
    column: 'size_display',
    holds: 'text',
    optional: true,
    desk: { label: 'Size', kind: 'line', most: 50, hint: 'As shown, such as 45 sqm.' },
  },
  /** Guests. */
  maxOccupancy: {
    column: 'max_occupancy',
    holds: 'number',
    otherwise: 2,
    desk: { label: 'Guests at most', kind: 'whole', least: 1, most: 50, required: true },
  },
  /** The beds, such as "King or Twin", if they are known. */
  bedType: {
    column: 'bed_type',
    holds: 'text',
    optional: true,
    desk: { label: 'Beds', kind: 'line', most: 100 },
  },
  /** How many of these rooms the property has, if it is known. */
  count: {
    column: 'room_count',
    holds: 'number',
    optional: true,
    desk: { label: 'How many there are', kind: 'whole', least: 1, most: 5000 },
  },
  amount: {
    column: 'price_inr',
    deskOnly: { label: 'Price a night, rupees', kind: 'whole', least: 0, most: 10_000_000 },
  },
  note: {
    column: 'price_note',
    deskOnly: { label: 'In place of the price', kind: 'line', hint: 'Such as Contact for rates.' },
  },
  amenities: {
    column: 'amenities',
    deskOnly: { label: 'Amenities', kind: 'lines', most: 100, hint: 'One a line, in the order shown.' },
  },
} as const satisfies PropertyFields;
