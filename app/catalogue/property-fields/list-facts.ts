import { type FieldsOf, type PropertyFields, shownFields } from './property-field.ts';

/** A fact as lists show it, e.g. "Check-in: 2:00 PM". */
export interface Fact {
  name: string;
  text: string;
}

/** Returns the facts that pages list by their names; unknown ones are left out. */
export function listFacts<Fields extends PropertyFields>(fields: Fields, values: FieldsOf<Fields>): Fact[] {
  const named = values as Record<string, unknown>;
  return shownFields(fields).flatMap(([name, , { fact }]) => {
    const text = fact === undefined ? '' : textOf(named[name]);
    return fact === undefined || text === '' ? [] : [{ name: fact, text }];
  });
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'number' ? value.toLocaleString('en-IN') : String(value ?? '');
}
