import { expect, test } from 'vitest';
import type { Enquiry } from './enquiry-rules.ts';
import { leadNotes } from './store-enquiry.server.ts';

const enquiry: Enquiry = {
  variant: 'enquiry',
  name: 'Meera Sample',
  email: 'meera@example.com',
  phone: { number: '+919810000000', remark: null },
  event_type: 'birthday',
  event_date: '2027-02-04',
  day_exactness: 'day',
  functions: [],
  guest_count: 450,
  venue_id: 'the-tivoli',
  space: null,
  needs_rooms: false,
  budget_range: null,
  special_requirements: null,
};
const venue = { slug: 'the-tivoli', name: 'The Tivoli', city: 'New Delhi', state: 'Delhi' };

test('the notes of the enquiry variant name city and state of the venue', () => {
  expect(
    leadNotes(
      {
        ...enquiry,
        budget_range: '10-20-lakhs',
        special_requirements: 'A lawn.\nBudget: none',
        phone: { number: '+911155500110', remark: 'extension 12' },
      },
      venue,
    ),
  ).toBe(
    [
      'Venue: The Tivoli, New Delhi, Delhi',
      'Event type: Birthday Party',
      'Event date: 4 February 2027',
      'Guests: 450',
      'Budget: ₹10 – 20 Lakhs',
      'Phone: extension 12',
      'Requirements: A lawn.\nBudget: none',
    ].join('\n'),
  );
});

test('the notes of the home variant use its own labels and the name alone', () => {
  expect(leadNotes({ ...enquiry, variant: 'home' }, venue)).toBe(
    'Venue: The Tivoli\nEvent type: Birthday Celebration\nEvent date: 4 February 2027\nGuests: 450',
  );
});

test('an enquiry without a venue says so', () => {
  expect(leadNotes(enquiry, null)).toContain('Venue: Not chosen\n');
});
