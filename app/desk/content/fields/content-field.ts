/** How a field of content is typed, read and stored. */
export type FieldKind =
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

export interface ContentField {
  /** The form's field, and the column; inside a JSON column its key. */
  name: string;
  label: string;
  kind: FieldKind;
  /** The JSON column that holds it. */
  inside?: string;
  required?: true;
  /** Characters of a text, each entry of a list, or the bounds of a number. */
  least?: number;
  most?: number;
  options?: readonly { value: string; label: string }[];
  of?: 'brands' | 'locations' | 'hotels';
  /** An address that others link to: written once. */
  once?: true;
  hint?: string;
}

export const contentEntities = [
  'hotels',
  'brands',
  'locations',
  'rooms',
  'hotel_spaces',
  'dining',
  'hotel_experiences',
  'offers',
  'announcements',
  'media',
] as const;
export type ContentEntity = (typeof contentEntities)[number];

/** What staff can change of one kind of content. */
export interface ContentPlan {
  entity: ContentEntity;
  one: string;
  many: string;
  /** The column that says what a row is called. */
  label: string;
  /** The column of its place among its like. */
  order?: string;
  /** Rows belong to a hotel and are ordered within it. */
  ofHotel?: true;
  /** A new row's slug is made from its name. */
  slugFromName?: true;
  fields: readonly ContentField[];
  /** What two fields say together; a sentence under the name of the field that is to be mended. */
  check?: (columns: Record<string, unknown>) => Record<string, string>;
}

/** The form's field of one box of several. */
export function boxName(field: string, value: string): string {
  return `${field}.${value}`;
}
