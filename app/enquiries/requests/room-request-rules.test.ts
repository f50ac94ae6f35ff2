import { expect, test } from 'vitest';
import { readForm } from '#app/forms/form-rules.ts';
import { readPhone } from '#app/forms/receive-form.server.ts';
import { fieldMessagesTexts as messages } from '#app/forms/texts.ts';
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
  [{ checkin_date: 'soon' }, { checkin_date: messages.dayWrong }],
  [{ checkin_date: '2026-12-32' }, { checkin_date: messages.dayImpossible }],
  [{ checkin_date: '124/12/2026' }, { checkin_date: messages.dayWrong }],
  [{ checkin_date: '24/12/20267' }, { checkin_date: messages.dayWrong }],
  [{ checkout_date: '' }, { checkout_date: 'Enter the day of departure' }],
  [{ checkout_date: ' ' }, { checkout_date: 'Enter the day of departure' }],
  [{ checkout_date: 'later' }, { checkout_date: messages.dayWrong }],
  [{ adults: '' }, { adults: 'Enter a whole number from 1 to 200' }],
  [{ adults: '2a' }, { adults: 'Enter a whole number from 1 to 200' }],
  [{ adults: 'a2' }, { adults: 'Enter a whole number from 1 to 200' }],
  [{ adults: '1e1' }, { adults: 'Enter a whole number from 1 to 200' }],
  [{ adults: '0x1' }, { adults: 'Enter a whole number from 1 to 200' }],
  [{ children: '-1' }, { children: 'Enter a whole number from 0 to 100' }],
  [{ room_type: 'Suite' }, { room_type: 'Choose a room type from the list' }],
  [{ special_requests: 'x'.repeat(4001) }, { special_requests: messages.tooLong(4_000, 4_001) }],
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

test('guests for whom a room has no bed are asked about: one more room, or an extra bed', () => {
  const takes = { Deluxe: 3 };
  const ofHouse = roomRequestRules({ today: '2026-11-21', roomTypes: ['Deluxe'], takes, readPhone });
  const asked = (change: Record<string, string>) => readForm(ofHouse, { ...stay, room_type: 'Deluxe', ...change });
  const tooMany = 'are more than these rooms take';
  expect(asked({ children: '2' })).toEqual({ errors: { rooms: expect.stringContaining(`4 guests ${tooMany} (3)`) } });
  expect(asked({ children: '2', room_type: '' })).toHaveProperty('errors.rooms');
  for (const change of [{ rooms: '2' }, { extra_beds: '1' }, { children: '1' }])
    expect(asked({ children: '2', ...change })).toHaveProperty('accepted');
  expect(asked({ extra_beds: '2' })).toEqual({ errors: { extra_beds: 'At most one extra bed a room' } });
  expect(read({ children: '2' }), 'nobody has told what the rooms take').toHaveProperty('accepted');
});

test('the ages of the children are as many as the children, or none', () => {
  expect(read({ children: '2', children_ages: '4, 9' })).toMatchObject({ accepted: { children_ages: [4, 9] } });
  expect(read({ children: '2', children_ages: '४ और' })).toHaveProperty('errors.children_ages');
  expect(read({ children: '2', children_ages: '4' })).toHaveProperty('errors.children_ages');
  expect(read({ children: '1', children_ages: '18' })).toHaveProperty('errors.children_ages');
  expect(read({ children: '2', children_ages: '' })).toMatchObject({ accepted: { children_ages: [] } });
});
