import type { Property } from '#domain/property.ts';

/** The twelve built-in properties in their order. */
export const properties: Property[] = [];
