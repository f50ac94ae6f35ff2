import { expect, test } from 'vitest';
import { describeLead, type ListedLead } from './open-leads.server.ts';

const lead: ListedLead = {
  id: '1',
  reference: 'TV-7K3M9Q',
  source: 'venue_booking',
  property: 'the-tivoli',
  due_at: new Date(),
  event_type: 'wedding',
  event_date: '2027-02-14',
  day_exactness: 'day',
  held: false,
  guests: 450,
  step_kind: null,
  step_on: null,
};
const nothing = { event_type: null, event_date: null, guests: null, property: null };

test('an enquiry is told in one line: what, for how many, when and where', () => {
  expect(describeLead(lead, 'The Tivoli')).toBe('Wedding, 450 guests, 14 Feb 2027, The Tivoli');
  expect(describeLead(lead, undefined)).toBe('Wedding, 450 guests, 14 Feb 2027, the-tivoli');
  const words = describeLead({ ...lead, day_exactness: 'month' }, 'The Tivoli');
  expect(words).toBe('Wedding, 450 guests, February 2027, day open, The Tivoli');
});

test.each([
  ['room_booking', 'Rooms'],
  ['website_contact', 'Message'],
  ['phone_inquiry', 'Phone enquiry'],
  ['loyalty', 'Loyalty programme'],
  ['venue_booking', 'Enquiry'],
])('of a %s nothing else is known: %s', (source, words) => {
  expect(describeLead({ ...lead, ...nothing, source }, undefined)).toBe(words);
});
