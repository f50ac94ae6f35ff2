import type { DeskControl } from './property-field.ts';

/** Controls that look the same in every kind of content that has them. */
export const descriptionControl = { label: 'Description', kind: 'text', most: 2000 } as const satisfies DeskControl;

/** @param most characters that its column holds */
export function nameControl(most: number): DeskControl {
  return { label: 'Name', kind: 'line', most, required: true };
}

/** The last part of an address of its own. */
export function addressControl(most = 100, hint = 'Small letters and hyphens. It stays.'): DeskControl {
  return { label: 'Address', kind: 'slug', most, required: true, once: true, hint };
}
