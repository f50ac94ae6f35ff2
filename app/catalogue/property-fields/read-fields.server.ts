import {
  type ColumnsOf,
  type FieldsOf,
  type PropertyField,
  type PropertyFields,
  shownFields,
} from './property-field.ts';

const empty = { text: '', texts: [], number: 0, 'positive number': 0, 'yes or no': false } as const;

/** Returns the fields of a row for pages; without a row, their default values. */
export function readFields<Fields extends PropertyFields>(
  fields: Fields,
  row: ColumnsOf<Fields> | null,
): FieldsOf<Fields> {
  const values = row as Record<string, unknown> | null;
  const read = shownFields(fields).map(([name, column, field]) => [name, values?.[column] ?? valueOfNone(field)]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as FieldsOf<Fields>;
}

function valueOfNone({ holds, optional, otherwise }: PropertyField) {
  return optional ? undefined : (otherwise ?? empty[holds]);
}
