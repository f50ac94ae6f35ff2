/** What a column, or a key of a JSON column, holds, and what pages get of it. */
interface Held {
  text: string;
  /** One text an entry. */
  texts: string[];
  number: number;
  /** A figure that is known: a row never says zero. */
  'positive number': number;
  'yes or no': boolean;
}

/** How a person at the desk types a field. */
export type ControlKind =
  /** One line, several lines, or a list with one entry a line. */
  | 'line'
  | 'text'
  | 'lines'
  /** A whole number, one with decimals, or a share that is typed in per cent and stored from 0 to 1. */
  | 'whole'
  | 'decimal'
  | 'percent'
  /** A day, or a moment as clocks in India show it. */
  | 'day'
  | 'moment'
  | 'choice'
  /** Several of a list: a box each. */
  | 'several'
  | 'check'
  | 'slug'
  | 'colour'
  /** An address of ours ("/offers") or anybody's. */
  | 'link'
  /** Guests by layout, one a line: "Theatre: 600". */
  | 'layouts'
  /** A row of another table, by its id. */
  | 'reference'
  /** One of the pictures that the site has, by its id. */
  | 'picture';

/** A field as the desk's form shows it. */
export interface DeskControl {
  label: string;
  kind: ControlKind;
  required?: true;
  /** The fewest and the most: characters of a text or of each entry of a list, or the bounds of a number. */
  least?: number;
  most?: number;
  options?: readonly { value: string; label: string }[];
  /** Whose rows a reference chooses from. */
  of?: 'brands' | 'locations' | 'hotels';
  /** An address that others link to: written once. */
  once?: true;
  hint?: string;
}

/**
 * One field of a property or of what belongs to it. This is its only declaration: the type that pages get, the mapping
 * of rows, the schema of what is stored for an outage, the seed's columns and the desk's form all follow from it.
 */
export interface PropertyField {
  /** Its column; inside a JSON column its key. The field's own name unless given. */
  column?: string;
  holds: keyof Held;
  /** Absent from the property where the row has none. */
  optional?: true;
  /** What a row without a value says; an empty value of its kind unless given. */
  otherwise?: string | number;
  /** Absent: staff do not edit it. */
  desk?: DeskControl;
  /** Its name in a page's list of facts; absent: a section shows it in its own way. */
  fact?: string;
}

/** A column that staff edit and that pages do not get under a name of its own. */
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

/** What pages get of these fields. */
export type FieldsOf<Fields extends PropertyFields> = {
  [Name in Exclude<Shown<Fields>, Optional<Fields>>]: ValueOf<Fields[Name]>;
} & { [Name in Optional<Fields>]?: ValueOf<Fields[Name]> };

type ColumnOf<Fields extends PropertyFields, Name extends keyof Fields> = Fields[Name] extends {
  column: infer Column extends string;
}
  ? Column
  : Name;

/** The columns of a row that hold these fields. */
export type ColumnsOf<Fields extends PropertyFields> = {
  [Name in Shown<Fields> as ColumnOf<Fields, Name>]: ValueOf<Fields[Name]> | null;
};

/** The fields that pages get, each with its name and its column. */
export function shownFields(fields: PropertyFields): [name: string, column: string, field: PropertyField][] {
  return Object.entries(fields).flatMap(([name, field]) =>
    'holds' in field ? [[name, field.column ?? name, field] as [string, string, PropertyField]] : [],
  );
}
