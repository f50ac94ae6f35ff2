import type { ContentField } from './content-field.ts';

/** Fields that mean the same in every kind of content that has them. */
export const shownField: ContentField = { name: 'is_active', label: 'Shown on the site', kind: 'check' };

export const pictureField: ContentField = { name: 'image_id', label: 'Picture', kind: 'picture' };

export const descriptionField: ContentField = { name: 'description', label: 'Description', kind: 'text', most: 2000 };

/** `most`: characters that its column holds. */
export function nameField(most: number): ContentField {
  return { name: 'name', label: 'Name', kind: 'line', most, required: true };
}

/** The last part of an address of its own. */
export function addressField(most = 100, hint = 'Small letters and hyphens. It stays.'): ContentField {
  return { name: 'slug', label: 'Address', kind: 'slug', most, required: true, once: true, hint };
}
