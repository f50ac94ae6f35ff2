import { descriptionControl, lineControl } from './controls.ts';
import type { PropertyFields } from './property-field.ts';

export const experienceCategories = [
  'Business',
  'Wedding',
  'Event',
  'Events',
  'Accommodation',
  'Dining',
  'Wellness',
  // The owner's tables have these values as well.
  'Recreation',
  'Cultural',
  'Romantic',
  'Family',
  'Adventure',
] as const;

/** Fields of the table `hotel_experiences`, which stores the categories in lower case. */
export const experienceFields = {
  title: { holds: 'text', desk: { label: 'Title', kind: 'line', most: 200, required: true } },
  subtitle: { column: 'short_description', holds: 'text', desk: lineControl('Under the title', 500) },
  description: { holds: 'text', desk: { ...descriptionControl, required: true } },
  category: {
    column: 'experience_type',
    deskOnly: {
      label: 'Kind',
      kind: 'choice',
      required: true,
      options: experienceCategories.map((label) => ({ value: label.toLowerCase(), label })),
    },
  },
} as const satisfies PropertyFields;
