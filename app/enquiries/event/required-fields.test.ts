import { expect, test } from 'vitest';
import { enquiryFields, isRequired } from './enquiry.ts';

test('a form cannot do without who asks and for what; the home form not without the venue either', () => {
  const needed = ['name', 'email', 'phone', 'event_type', 'event_date', 'guest_count'];
  expect(enquiryFields.filter((field) => isRequired(field, 'enquiry'))).toEqual(needed);
  expect(enquiryFields.filter((field) => isRequired(field, 'home'))).toEqual([...needed, 'venue_id']);
});
