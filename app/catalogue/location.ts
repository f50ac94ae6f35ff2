import type { locationFields } from './property-fields/group-fields.ts';
import type { FieldsOf } from './property-fields/property-field.ts';

export const locationSlugs = ['delhi', 'noida', 'greater-noida', 'palwal', 'rewari', 'ambala', 'israna'] as const;

export type Location = FieldsOf<typeof locationFields>;

/** Every property is in this country. */
export const usualCountry = 'India';
