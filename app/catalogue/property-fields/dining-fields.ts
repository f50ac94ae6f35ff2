import { descriptionControl, lineControl, linesControl, nameControl } from './controls.ts';
import type { PropertyFields } from './property-field.ts';
import { sampleFieldsField } from './sample-fields-field.ts';

/** Fields of the table `dining`. */
export const diningFields = {
  name: { holds: 'text', desk: nameControl(100) },
  description: { holds: 'text', desk: descriptionControl },
  cuisine: { holds: 'text', desk: lineControl('Cuisine', 100) },
  /** e.g. "7:00 PM - 11:00 PM", "Open 24 hours", "By arrangement"; see `opening-hours.ts`. */
  hours: {
    holds: 'text',
    desk: { ...lineControl('Hours', 100, 'As shown, such as 7:00 PM - 11:00 PM.'), sameInHindi: true },
  },
  dressCode: { column: 'dress_code', holds: 'text', optional: true, desk: lineControl('Dress code', 100) },
  specialties: { holds: 'texts', desk: linesControl('Specialties', 'One a line; its menu lists them.') },
  sampleFields: sampleFieldsField,
} as const satisfies PropertyFields;
