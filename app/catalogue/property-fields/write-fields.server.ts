import { type FieldsOf, type PropertyFields, shownFields } from './property-field.ts';

/** Returns the columns of a row that store these fields. */
export function writeFields<Fields extends PropertyFields>(
  fields: Fields,
  values: FieldsOf<Fields>,
): Record<string, unknown> {
  const named = values as Record<string, unknown>;
  return Object.fromEntries(shownFields(fields).map(([name, column]) => [column, named[name] ?? null]));
}

/** Returns these fields of an object for a JSON column. Absent ones stay absent. */
export function pickFields<Fields extends PropertyFields>(
  fields: Fields,
  values: FieldsOf<Fields>,
): Record<string, unknown> {
  const named = values as Record<string, unknown>;
  const present = shownFields(fields).filter(([name]) => named[name] !== undefined);
  return Object.fromEntries(present.map(([name]) => [name, named[name]]));
}
