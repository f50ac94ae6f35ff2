import { expect, test } from 'vitest';
import { requiredFields } from './enquiry.ts';

test('a form cannot do without who asks and for what; the home form not without the venue either', () => {
  const needed = ['name', 'email', 'phone', 'event_type', 'event_date', 'guest_count'];
  expect(requiredFields('enquiry')).toEqual(needed);
  expect(requiredFields('home')).toEqual([...needed, 'venue_id']);
});
