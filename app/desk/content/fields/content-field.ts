import type { DeskControl } from '#app/catalogue/property-fields/property-field.ts';

export interface ContentField extends DeskControl {
  /** The name of the form's field and of the column, or of the key inside a JSON column. */
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
  'press_articles',
  'awards',
  'social_posts',
  'group_texts',
  'media',
  'hotel_media',
] as const;
export type ContentEntity = (typeof contentEntities)[number];

/** The fields that staff can edit in one kind of content. */
export interface ContentPlan {
  entity: ContentEntity;
  one: string;
  many: string;
  /** The column with a row's name. */
  label: string;
  /** The column that orders the rows. */
  order?: string;
  /** Rows belong to a hotel and are ordered within it. */
  ofHotel?: true;
  /** A new row's slug is made from its name. */
  slugFromName?: true;
  /**
   * The column that marks what nobody has supplied yet: the whole row, or the names of some fields. Saving the row
   * turns it into content of the group's own.
   */
  sampleColumn?: 'is_sample' | 'sample_fields';
  /** No row can be added. */
  noNew?: true;
  fields: readonly ContentField[];
  /** Checks that compare two fields: an error by the name of the field to correct. */
  check?: (columns: Record<string, unknown>) => Record<string, string>;
}

/** The name of the form's field for one checkbox of a group. */
export function boxName(field: string, value: string): string {
  return `${field}.${value}`;
}
