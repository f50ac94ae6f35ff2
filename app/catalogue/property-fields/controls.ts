import { withoutUndefined } from '#platform/without-undefined.ts';
import type { DeskControl } from './property-field.ts';

/** These controls look the same in every kind of content. */
export const descriptionControl = { label: 'Description', kind: 'text', most: 2000 } as const satisfies DeskControl;

/** A text of one line. @param most characters that its column holds */
export function lineControl(label: string, most?: number, hint?: string): DeskControl {
  return { label, kind: 'line', ...withoutUndefined({ most, hint }) };
}

/** A list with one entry per line. @param most characters of an entry */
export function linesControl(label: string, hint: string, most?: number): DeskControl {
  return { label, kind: 'lines', hint, ...withoutUndefined({ most }) };
}

export function wholeControl(label: string, least: number, most: number): DeskControl {
  return { label, kind: 'whole', least, most };
}

/** The kind of a space or an experience. */
export function kindControl(options: NonNullable<DeskControl['options']>): DeskControl {
  return { label: 'Kind', kind: 'choice', required: true, options };
}

/** @param most characters that its column holds */
export function nameControl(most: number): DeskControl {
  return { label: 'Name', kind: 'line', most, required: true };
}

/** The control for a slug, the last part of a row's own address. */
export function addressControl(most = 100, hint = 'Small letters and hyphens. It stays.'): DeskControl {
  return { label: 'Address', kind: 'slug', most, required: true, once: true, hint };
}

/** A text that a property may lack, in a column of another name. */
export function optionalText<Column extends string>(column: Column, desk: DeskControl) {
  return { column, holds: 'text', optional: true, desk } as const;
}
