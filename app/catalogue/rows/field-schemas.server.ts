import { z } from 'zod';
import {
  type FieldsOf,
  type PropertyField,
  type PropertyFields,
  shownFields,
} from '#app/catalogue/property-fields/property-field.ts';

const schemas: Record<PropertyField['holds'], z.ZodType> = {
  text: z.string(),
  texts: z.array(z.string()),
  number: z.number(),
  'positive number': z.number().positive(),
  'yes or no': z.boolean(),
  answer: z.enum(['yes', 'no']),
};

type FieldSchemas<Fields extends PropertyFields> = {
  [Name in keyof FieldsOf<Fields>]-?: z.ZodType<NonNullable<FieldsOf<Fields>[Name]>>;
};

export function fieldSchemas<Fields extends PropertyFields>(fields: Fields): FieldSchemas<Fields> {
  const named = shownFields(fields).map(([name, , { holds, optional }]) => [
    name,
    optional ? schemas[holds].exactOptional() : schemas[holds],
  ]);
  return Object.fromEntries(named) as FieldSchemas<Fields>;
}

export function fieldsSchema<Fields extends PropertyFields>(fields: Fields): z.ZodType<FieldsOf<Fields>> {
  return z.object(fieldSchemas(fields)) as unknown as z.ZodType<FieldsOf<Fields>>;
}
