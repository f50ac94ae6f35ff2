import type { DeskControl } from './property-field.ts';

/** These controls look the same in every kind of content. */
export const descriptionControl = { label: 'Description', kind: 'text', most: 2000 } as const satisfies DeskControl;

/** @param most characters that its column holds */
export function nameControl(most: number): DeskControl {
  return { label: 'Name', kind: 'line', most, required: true };
}

/** The control for a slug, the last part of a row's own address. */
export function addressControl(most = 100, hint = 'Small letters and hyphens. It stays.'): DeskControl {
  return { label: 'Address', kind: 'slug', most, required: true, once: true, hint };
}
