import type { ContentPlan } from '#app/desk/content/fields/content-field.ts';
import { descriptionField, nameField, pictureField, shownField } from '#app/desk/content/fields/shared-fields.ts';

export const diningPlan: ContentPlan = {
  entity: 'dining',
  one: 'dining venue',
  many: 'Dining',
  label: 'name',
  order: 'sort_order',
  ofHotel: true,
  slugFromName: true,
  fields: [
    shownField,
    nameField(100),
    descriptionField,
    { name: 'cuisine', label: 'Cuisine', kind: 'line', most: 100 },
    { name: 'hours', label: 'Hours', kind: 'line', most: 100, hint: 'As shown, such as 7:00 PM - 11:00 PM.' },
    { name: 'dress_code', label: 'Dress code', kind: 'line', most: 100 },
    { name: 'specialties', label: 'Specialties', kind: 'lines', hint: 'One a line; its menu lists them.' },
    pictureField,
  ],
};
