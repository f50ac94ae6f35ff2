import { z } from 'zod';
import type { EventSpace } from '#app/catalogue/property.ts';
import { fieldsSchema } from '#app/catalogue/property-fields/field-schemas.server.ts';
import {
  cateringFields,
  furtherContactFields,
  quickStatsFields,
  transportationFields,
} from '#app/catalogue/property-fields/hotel-fields.ts';
import { eventPolicyFields } from '#app/catalogue/property-fields/policy-fields.ts';

/** `hotels.quick_stats` */
export const quickStatsSchema = fieldsSchema(quickStatsFields);

/** `hotels.transport` */
export const transportationSchema = fieldsSchema(transportationFields);

/** `hotels.catering` */
export const cateringSchema = fieldsSchema(cateringFields);

/** `hotels.further_contacts` */
export const furtherContactsSchema = fieldsSchema(furtherContactFields);

/** `hotel_policies.event_policies` */
export const eventPoliciesSchema = fieldsSchema(eventPolicyFields);

/** `hotels.map` */
export const mapSchema: z.ZodType<{ embedUrl?: string }> = z.object({ embedUrl: z.string().exactOptional() });

/** `hotels.nearby` */
export const nearbySchema = z.array(z.string());

/** `hotel_spaces.configurations` */
export const configurationsSchema: z.ZodType<EventSpace['configurations']> = z.array(
  z.object({ style: z.string(), capacity: z.number() }),
);
