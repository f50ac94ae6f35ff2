import { z } from 'zod';
import type { Catering, Contact, EventSpace, Policies, QuickStats, Transportation } from '#app/catalogue/property.ts';
import { shapeOf } from './shape-of.server.ts';

const words = z.string().exactOptional();

/** `hotels.quick_stats` */
export const quickStatsSchema: z.ZodType<QuickStats> = shapeOf<QuickStats>()({
  rooms: z.number().positive().exactOptional(),
  diningVenues: z.number().positive().exactOptional(),
  eventCapacity: words,
  conciergeHours: words,
});

/** `hotels.transport` */
export const transportationSchema: z.ZodType<Transportation> = shapeOf<Transportation>()({
  airport: words,
  railway: words,
  metro: words,
  landmark: words,
});

/** `hotels.catering` */
export const cateringSchema: z.ZodType<Catering> = shapeOf<Catering>()({
  services: z.array(z.string()),
  specialties: z.array(z.string()),
  packageTypes: z.array(z.string()),
});

export type FurtherContacts = Omit<Contact, 'phone' | 'email'>;

/** `hotels.further_contacts` */
export const furtherContactsSchema: z.ZodType<FurtherContacts> = shapeOf<FurtherContacts>()({
  bookingPhone: words,
  bookingEmail: words,
  marketing: words,
  whatsapp: words,
  website: words,
});

export type EventPolicies = Omit<Policies, 'checkIn' | 'checkOut' | 'cancellation' | 'pets'>;

/** `hotel_policies.event_policies` */
export const eventPoliciesSchema: z.ZodType<EventPolicies> = shapeOf<EventPolicies>()({
  eventBooking: words,
  catering: words,
  decoration: words,
  capacity: words,
  parking: words,
});

/** `hotels.map` */
export const mapSchema: z.ZodType<{ embedUrl?: string }> = z.object({ embedUrl: words });

/** `hotels.nearby` */
export const nearbySchema = z.array(z.string());

/** `hotel_spaces.configurations` */
export const configurationsSchema: z.ZodType<EventSpace['configurations']> = z.array(
  z.object({ style: z.string(), capacity: z.number() }),
);
