import { expect, test } from 'vitest';
import { readForm } from '#app/forms/form-rules.ts';
import { readPhone } from '#app/forms/receive-form.server.ts';
import { roomRequestRules } from './room-request-rules.ts';

const rules = roomRequestRules({ today: '2026-11-21', roomTypes: ['Deluxe'], readPhone });
const stay = {
  name: 'Meera Sample',
  email: 'meera@example.com',
  phone: '98100 00000',
  checkin_date: '2026-12-24',
  checkout_date: '2026-12-27',
  adults: '2',
};
const read = (change: Record<string, string>) => readForm(rules, { ...stay, ...change });

test.each([
  [{ checkin_date: '' }, { checkin_date: 'Enter the day of arrival' }],
  [{ checkin_date: ' ' }, { checkin_date: 'Enter the day of arrival' }],
  [{ checkin_date: 'soon' }, { checkin_date: 'Enter the date as day, month and year' }],
  [{ checkin_date: '2026-12-32' }, { checkin_date: 'Enter the date as day, month and year' }],
  [{ checkin_date: '124/12/2026' }, { checkin_date: 'Enter the date as day, month and year' }],
  [{ checkin_date: '24/12/20267' }, { checkin_date: 'Enter the date as day, month and year' }],
  [{ checkout_date: '' }, { checkout_date: 'Enter the day of departure' }],
  [{ checkout_date: ' ' }, { checkout_date: 'Enter the day of departure' }],
  [{ checkout_date: 'later' }, { checkout_date: 'Enter the date as day, month and year' }],
  [{ adults: '' }, { adults: 'Enter a number of adults from 1 to 200' }],
  [{ adults: '2a' }, { adults: 'Enter a number of adults from 1 to 200' }],
  [{ adults: 'a2' }, { adults: 'Enter a number of adults from 1 to 200' }],
  [{ adults: '1e1' }, { adults: 'Enter a number of adults from 1 to 200' }],
  [{ adults: '0x1' }, { adults: 'Enter a number of adults from 1 to 200' }],
  [{ children: '-1' }, { children: 'Enter a number of children from 0 to 100' }],
  [{ room_type: 'Suite' }, { room_type: 'Choose a room type from the list' }],
  [{ special_requests: 'x'.repeat(4001) }, { special_requests: 'Shorten the requests to 4000 characters or fewer' }],
])('%o is said at its field', (change, errors) => {
  expect(read(change)).toEqual({ errors });
});

test.each([
  ['24/12/2026', '2026-12-24'],
  ['24 . 12 . 2026', '2026-12-24'],
  ['२४-१२-२०२६', '2026-12-24'],
  ['4/12/2026', '2026-12-04'],
  ['04-12-2026', '2026-12-04'],
  ['24/1/2027', '2027-01-24'],
])('the arrival %s is read as %s', (typed, day) => {
  expect(read({ checkin_date: typed, checkout_date: '2027-01-25' })).toMatchObject({ accepted: { checkin_date: day } });
});

test('the departure is read by itself while the arrival is not known', () => {
  expect(read({ checkin_date: '' })).toEqual({ errors: { checkin_date: 'Enter the day of arrival' } });
});

test('a room is chosen from the list, or any', () => {
  expect(read({ room_type: 'Deluxe' })).toMatchObject({ accepted: { room_type: 'Deluxe' } });
  expect(read({ room_type: 'Any' })).toMatchObject({ accepted: { room_type: 'Any' } });
});
