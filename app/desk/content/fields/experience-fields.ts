import { experienceCategories } from '#app/catalogue/property.ts';
import type { ContentPlan } from '#app/desk/content/fields/content-field.ts';
import { descriptionField, pictureField, shownField } from '#app/desk/content/fields/shared-fields.ts';

export const experiencePlan: ContentPlan = {
  entity: 'hotel_experiences',
  one: 'experience',
  many: 'Experiences',
  label: 'title',
  order: 'sort_order',
  ofHotel: true,
  slugFromName: true,
  fields: [
    shownField,
    { name: 'title', label: 'Title', kind: 'line', most: 200, required: true },
    { name: 'short_description', label: 'Under the title', kind: 'line', most: 500 },
    { ...descriptionField, required: true },
    {
      name: 'experience_type',
      label: 'Kind',
      kind: 'choice',
      required: true,
      options: experienceCategories.map((label) => ({ value: label.toLowerCase(), label })),
    },
    pictureField,
  ],
};
