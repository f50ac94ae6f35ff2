/** The kind of value in a column, or in a key of a JSON column, and the type that pages get for it. */
interface Held {
  text: string;
  texts: string[];
  number: number;
  /** A figure that is never zero: a row without it has no figure. */
  'positive number': number;
  'yes or no': boolean;
  /** An answer to a question; a row without it has not answered. */
  answer: 'yes' | 'no';
}

/** How a person at the desk types a field. */
export type ControlKind =
  /** A text of one line, of several lines, or a list with one entry per line. */
  | 'line'
  | 'text'
  | 'lines'
  /** A whole number, a decimal number, or a share that is typed in per cent and stored from 0 to 1. */
  | 'whole'
  | 'decimal'
  | 'percent'
  /** A day, or a date and time in India. */
  | 'day'
  | 'moment'
  /** A day of every year, such as "1 November", and a time of the day. */
  | 'day of year'
  | 'time'
  | 'choice'
  /** Several values of a list, each with a checkbox. */
  | 'several'
  | 'check'
  | 'slug'
  | 'colour'
  /** An address of this site ("/offers") or of another one. */
  | 'link'
  /** An address of a film that pages can play. */
  | 'film'
  /** Guests by layout, one per line: "Theatre: 600". */
  | 'layouts'
  /** A row of another table, by its id. */
  | 'reference'
  /** One of the site's pictures, by its id. */
  | 'picture';

export interface DeskControl {
  label: string;
  kind: ControlKind;
  required?: true;
  /** The bounds: of the number of characters of a text or of each entry of a list, or of a number itself. */
  least?: number;
  most?: number;
  options?: readonly { value: string; label: string }[];
  /** The name of the choice of none of them. */
  none?: string;
  /** The table from whose rows a reference chooses. */
  of?: 'brands' | 'locations' | 'hotels';
  /** An address that others link to, which cannot be changed later. */
  once?: true;
  hint?: string;
  /** The column of the field that pages show in place of this one, where it is filled. */
  overruledBy?: string;
  /** A text that pages in Hindi show as it is, such as the name of a house or a phone number. */
  sameInHindi?: true;
}

/**
 * One field of a property or of something that belongs to it. This is its only declaration: the type that pages get,
 * the mapping of rows, the seed's columns and the desk's form all follow from it.
 */
export interface PropertyField {
  /** The column's name, or the key inside a JSON column; the field's own name unless given. */
  column?: string;
  holds: keyof Held;
  /** Whether the property has no such field if the row has no value. */
  optional?: true;
  /** The value if the row has none; an empty value of its kind unless given. */
  otherwise?: string | number;
  /** The desk's control; if it is absent, staff do not edit the field. */
  desk?: DeskControl;
  /** The field's name in a page's list of facts; if it is absent, a section shows the field in its own way. */
  fact?: string;
}

/** A column that staff edit, but that pages do not get under a name of its own. */
export interface DeskOnlyField {
  column: string;
  /** The JSON column that holds it. */
  inside?: string;
  deskOnly: DeskControl;
}

/** The fields of one table, or of one JSON column, in the order in which the desk shows them. */
export type PropertyFields = Readonly<Record<string, PropertyField | DeskOnlyField>>;

type Named<Fields extends PropertyFields, Kind> = {
  [Name in keyof Fields]: Fields[Name] extends Kind ? Name : never;
}[keyof Fields];
type Optional<Fields extends PropertyFields> = Named<Fields, { optional: true }>;
type Shown<Fields extends PropertyFields> = Named<Fields, PropertyField>;
type ValueOf<Field> = Field extends { holds: infer Kind extends keyof Held } ? Held[Kind] : never;

export type FieldsOf<Fields extends PropertyFields> = {
  [Name in Exclude<Shown<Fields>, Optional<Fields>>]: ValueOf<Fields[Name]>;
} & { [Name in Optional<Fields>]?: ValueOf<Fields[Name]> };

type ColumnOf<Fields extends PropertyFields, Name extends keyof Fields> = Fields[Name] extends {
  column: infer Column extends string;
}
  ? Column
  : Name;

export type ColumnsOf<Fields extends PropertyFields> = {
  [Name in Shown<Fields> as ColumnOf<Fields, Name>]: ValueOf<Fields[Name]> | null;
};

/** Returns the fields that pages get, each with its name and its column. */
export function shownFields(fields: PropertyFields): [name: string, column: string, field: PropertyField][] {
  return Object.entries(fields).flatMap(([name, field]) =>
    'holds' in field ? [[name, field.column ?? name, field] as [string, string, PropertyField]] : [],
  );
}

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
