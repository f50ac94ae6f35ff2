import { experienceFields } from '#app/catalogue/property-fields/experience-fields.ts';
import type { ContentPlan } from '#app/desk/content/fields/content-field.ts';
import { propertyContentFields } from '#app/desk/content/fields/property-content-fields.ts';
import { pictureField, shownField } from '#app/desk/content/fields/shared-fields.ts';

export const experiencePlan: ContentPlan = {
  entity: 'hotel_experiences',
  one: 'experience',
  many: 'Experiences',
  label: 'title',
  order: 'sort_order',
  ofHotel: true,
  slugFromName: true,
  fields: [shownField, ...propertyContentFields(experienceFields), pictureField],
};
