import { expect, test } from 'vitest';
import { readForm } from '#app/forms/form-rules.ts';
import { readPhone } from '#app/forms/receive-form.server.ts';
import { phoneEnquiryRules } from './phone-enquiry.ts';

const call = { name: 'Dev Sample', phone: '98100 00007' };
const properties = ['the-tivoli'];
const read = (change: Record<string, string>, needsProperty = false) =>
  readForm(phoneEnquiryRules({ readPhone, properties, needsProperty }), { ...call, ...change });

test('a name and a number are enough to begin with', () => {
  const accepted = {
    name: 'Dev Sample',
    phone: { number: '+919810000007', remark: null },
    email: null,
    venue_id: null,
    came_by: null,
    event_type: null,
    event_date: null,
    day_exactness: 'day',
    guest_count: null,
    budget_range: null,
    space: null,
    notes: null,
  };
  expect(read({})).toEqual({ accepted });
  expect(read({ email: ' ', event_type: ' ', event_date: ' ', guest_count: ' ', budget_range: ' ' })).toEqual({
    accepted,
  });
});

test('all that a caller says is read as it is meant', () => {
  expect(
    read({
      email: ' dev@example.com ',
      venue_id: 'the-tivoli',
      came_by: 'wedding-portal',
      event_type: 'birthday',
      event_date: ' 2027-03-01 ',
      guest_count: ' 60 ',
      budget_range: '10-20-lakhs',
      notes: 'Wants the lawn.',
    }),
  ).toMatchObject({
    accepted: {
      email: 'dev@example.com',
      venue_id: 'the-tivoli',
      came_by: 'wedding-portal',
      event_type: 'birthday',
      event_date: '2027-03-01',
      guest_count: 60,
      budget_range: '10-20-lakhs',
      notes: 'Wants the lawn.',
    },
  });
});

test.each([
  ['email', 'dev', /e-mail/i],
  ['venue_id', 'omnia-noida', /property from the list/],
  ['came_by', 'stork', /how they came from the list/],
  ['event_type', 'funeral', /event from the list/],
  ['event_date', '2027-02-30', /no such day/],
  ['guest_count', '0', /from 1 to 10,000/],
  ['budget_range', 'a-fortune', /budget from the list/],
  ['notes', 'x'.repeat(4001), /4,000 characters/],
])('a wrong %s %s is said at its field', (field, value, words) => {
  const reading = read({ [field]: value });
  expect(reading).toEqual({ errors: { [field]: expect.stringMatching(words) } });
});

test('who sees some properties alone names one of them', () => {
  expect(read({}, true)).toEqual({ errors: { venue_id: 'Choose one of your properties' } });
  expect(read({ venue_id: 'the-tivoli' }, true)).toMatchObject({ accepted: { venue_id: 'the-tivoli' } });
});
