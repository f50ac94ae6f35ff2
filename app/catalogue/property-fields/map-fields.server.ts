import {
  type ColumnsOf,
  type FieldsOf,
  type PropertyField,
  type PropertyFields,
  shownFields,
} from './property-field.ts';

/** Returns the columns of a row for these fields; an absent field is null. */
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

/** Returns the fields of a row for pages; without a row, their default values. */
export function readFields<Fields extends PropertyFields>(
  fields: Fields,
  row: ColumnsOf<Fields> | null,
): FieldsOf<Fields> {
  const values = row as Record<string, unknown> | null;
  const read = shownFields(fields).map(([name, column, field]) => [name, values?.[column] ?? defaultOf(field)]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as FieldsOf<Fields>;
}

const empty = { text: '', texts: [], number: 0, 'positive number': 0, 'yes or no': false, answer: 'no' } as const;

function defaultOf({ holds, optional, otherwise }: PropertyField) {
  return optional ? undefined : (otherwise ?? empty[holds]);
}
