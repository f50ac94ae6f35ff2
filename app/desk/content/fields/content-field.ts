import type { DeskControl } from '#app/catalogue/property-fields/property-field.ts';

export interface ContentField extends DeskControl {
  /** The form's field, and the column; inside a JSON column its key. */
  name: string;
  /** The JSON column that holds it. */
  inside?: string;
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
