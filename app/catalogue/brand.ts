import type { brandFields } from './property-fields/group-fields.ts';
import type { FieldsOf } from './property-fields/property-field.ts';

/** The four brands in the order visitors meet them. */
export const brandSlugs = ['tivoli', 'omnia', 'wedcation', 'upper-hse'] as const;
export type BrandSlug = (typeof brandSlugs)[number];

export type Brand = FieldsOf<typeof brandFields>;
