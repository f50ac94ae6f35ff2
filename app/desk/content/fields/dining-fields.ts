import { diningFields } from '#app/catalogue/property-fields/dining-fields.ts';
import type { ContentPlan } from '#app/desk/content/fields/content-field.ts';
import { propertyContentFields } from '#app/desk/content/fields/property-content-fields.ts';
import { pictureField, shownField } from '#app/desk/content/fields/shared-fields.ts';

export const diningPlan: ContentPlan = {
  entity: 'dining',
  one: 'dining venue',
  many: 'Dining',
  label: 'name',
  order: 'sort_order',
  ofHotel: true,
  slugFromName: true,
  fields: [shownField, ...propertyContentFields(diningFields), pictureField],
};
