import { addressControl, descriptionControl, nameControl } from '#app/catalogue/property-fields/controls.ts';
import type { ContentField } from './content-field.ts';

/** Fields that mean the same in every kind of content that has them. */
export const shownField: ContentField = { name: 'is_active', label: 'Shown on the site', kind: 'check' };

export const pictureField: ContentField = { name: 'image_id', label: 'Picture', kind: 'picture' };

export const descriptionField: ContentField = { name: 'description', ...descriptionControl };

/** @param most characters that its column holds */
export function nameField(most: number): ContentField {
  return { name: 'name', ...nameControl(most) };
}

/** The last part of an address of its own. */
export function addressField(most?: number): ContentField {
  return { name: 'slug', ...addressControl(most) };
}
