import type { DeskControl } from '#app/catalogue/property-fields/property-field.ts';

export interface ContentField extends DeskControl {
  /** The name of the form's field and of the column, or of the key inside a JSON column. */
  name: string;
  /** The JSON column that holds it. */
  inside?: string;
}

/**
 * One kind of content and the fields of it that staff can edit. Its list, form, saving, history and undo follow from
 * this description.
 */
export interface ContentPlan {
  table: string;
  one: string;
  many: string;
  /** The name of its tab, where that is not `many`. */
  tab?: string;
  /** The column with a row's name. */
  label: string;
  /** The column that orders the rows. */
  order?: string;
  /** Rows belong to a hotel and are ordered within it. */
  ofHotel?: true;
  /** Further columns of which rows must have the same values to be ordered among each other. */
  orderedWithin?: readonly string[];
  /** Rows are reached through a hotel's gallery: they have no list, and a new one comes with its file. */
  inGallery?: true;
  /** A new row's slug is made from its name. */
  slugFromName?: true;
  /**
   * The column that marks what nobody has supplied yet: the whole row, or the names of some fields. Saving the row
   * turns it into content of the group's own.
   */
  sampleColumn?: 'is_sample' | 'sample_fields';
  /** The columns between whose days or moments a row is shown. */
  times?: readonly [from: string, until: string];
  /** A list of names that has a table of its own. A form, a change and its undo treat it as a column of its row. */
  list?: RowList;
  /** Its pictures have a table of their own: a form, a change and its undo treat the first of them as a column of its row. */
  pictures?: RowPictures;
  /** No row can be added. */
  noNew?: true;
  fields: readonly ContentField[];
  /** Checks that compare two fields: an error by the name of the field to correct. */
  check?: (values: Record<string, unknown>) => Record<string, string>;
}

export interface RowList {
  column: string;
  table: string;
  /** The column that names the row it belongs to. */
  of: string;
  /** The column with a name of the list. */
  entry: string;
}

export interface RowPictures {
  table: string;
  /** The column that names the row they belong to. */
  of: string;
}

/** Where a row has a field's value: its column, or the JSON column and the key inside it. */
export function pathOf({ name, inside }: ContentField): string {
  return inside ? `${inside}.${name}` : name;
}

/** The name of the form's field for one checkbox of a group. */
export function boxName(field: string, value: string): string {
  return `${field}.${value}`;
}
