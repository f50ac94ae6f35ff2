import { site } from '#content/site.ts';
import {
  addressControl,
  descriptionControl,
  lineControl,
  linesControl,
  nameControl,
  optionalText,
  wholeControl,
} from './controls.ts';
import type { PropertyFields } from './property-field.ts';
import { sampleFieldsField } from './space-fields.ts';

/** Fields of the table `hotels`: name, kind and description. */
export const hotelFields = {
  aliases: { holds: 'texts' },
  sortOrder: { column: 'sort_order', holds: 'number' },
  isFeatured: {
    column: 'is_featured',
    holds: 'yes or no',
    desk: { label: 'Featured on the home page', kind: 'check' },
  },
  name: { holds: 'text', desk: { ...nameControl(200), sameInHindi: true } },
  address: {
    column: 'slug',
    deskOnly: addressControl(100, 'The last part of its address, such as the-tivoli. It stays.'),
  },
  brand: { column: 'brand_id', deskOnly: { label: 'Brand', kind: 'reference', of: 'brands', required: true } },
  location: {
    column: 'location_id',
    deskOnly: { label: 'Location', kind: 'reference', of: 'locations', required: true },
  },
  description: { holds: 'text', desk: { ...descriptionControl, hint: 'For lists, search engines and mails.' } },
  heroText: {
    column: 'heroText',
    inside: 'page_plan',
    deskOnly: { label: 'Words over the first picture', kind: 'text', most: 400 },
  },
  about: {
    column: 'about',
    inside: 'page_plan',
    deskOnly: linesControl('About the house', 'One paragraph a line.', 1200),
  },
  sampleFields: sampleFieldsField,
  /** 1 to 5 in halves. */
  rating: { holds: 'number', desk: { label: 'Rating', kind: 'decimal', least: 0, most: 5, required: true } },
} as const satisfies PropertyFields;

/** Fields of the table `hotels`: the location. */
export const addressFields = {
  street: { holds: 'text', desk: lineControl('Street') },
  /** Visitors look for venues by it. */
  city: { holds: 'text', desk: { ...lineControl('City', 100), sameInHindi: true } },
  state: { holds: 'text', desk: lineControl('State', 100) },
  postalCode: { column: 'postal_code', holds: 'text', desk: { ...lineControl('Postal code', 20), sameInHindi: true } },
  latitude: { column: 'latitude', deskOnly: { label: 'Latitude', kind: 'decimal', least: -90, most: 90 } },
  longitude: { column: 'longitude', deskOnly: { label: 'Longitude', kind: 'decimal', least: -180, most: 180 } },
} as const satisfies PropertyFields;

/** Fields of the table `hotels` for search engines; if they are absent, the name and the description are used. */
export const searchEngineFields = {
  metaTitle: optionalText('meta_title', lineControl('Title for search engines', 200)),
  metaDescription: optionalText('meta_description', {
    label: 'Description for search engines',
    kind: 'text',
    most: 400,
  }),
} as const satisfies PropertyFields;

/** Fields of the JSON column `hotels.quick_stats`. A figure that is absent has no tile. */
export const quickStatsFields = {
  rooms: { holds: 'positive number', optional: true, desk: wholeControl('Rooms', 1, 5000) },
  diningVenues: { holds: 'positive number', optional: true, desk: wholeControl('Dining venues', 1, 100) },
  /** The number of guests as shown, such as "3000" or "1200–2500". */
  eventCapacity: {
    holds: 'text',
    optional: true,
    desk: { ...lineControl('Guests at an event', 40, 'As shown, such as 3000 or 1200–2500.'), sameInHindi: true },
  },
  conciergeHours: { holds: 'text', optional: true, desk: lineControl('Concierge', 40) },
} as const satisfies PropertyFields;

/** Fields of the JSON column `hotels.transport`. */
export const transportationFields = {
  airport: { holds: 'text', optional: true },
  railway: { holds: 'text', optional: true },
  metro: { holds: 'text', optional: true },
  landmark: { holds: 'text', optional: true },
} as const satisfies PropertyFields;

/** Fields of the JSON column `hotels.catering`. */
export const cateringFields = {
  services: { holds: 'texts' },
  specialties: { holds: 'texts' },
  packageTypes: { holds: 'texts' },
} as const satisfies PropertyFields;

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
