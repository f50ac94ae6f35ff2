import { type FieldsOf, type PropertyFields, shownFields } from './property-field.ts';

/** The columns of a row that hold these fields. */
export function writeFields<Fields extends PropertyFields>(
  fields: Fields,
  values: FieldsOf<Fields>,
): Record<string, unknown> {
  const named = values as Record<string, unknown>;
  return Object.fromEntries(shownFields(fields).map(([name, column]) => [column, named[name] ?? null]));
}

/** These fields of an object, as a JSON column holds them: those that are absent stay absent. */
export function pickFields<Fields extends PropertyFields>(
  fields: Fields,
  values: FieldsOf<Fields>,
): Record<string, unknown> {
  const named = values as Record<string, unknown>;
  const present = shownFields(fields).filter(([name]) => named[name] !== undefined);
  return Object.fromEntries(present.map(([name]) => [name, named[name]]));
}
