import { expect, test } from 'vitest';
import { properties } from '#content/properties.ts';
import { estimateTyped } from './estimate-typed.server.ts';

const [palace] = properties.filter(({ slug }) => slug === 'tivoli-royal-palace');
const [room] = properties.flatMap(({ rooms }) => rooms);

/** Returns the estimate of what is typed for a house of one kind of room. */
function words(typed: Record<string, string>): Promise<string> {
  if (!palace || !room) throw new Error('There is no such house.');
  const rooms = [{ ...room, name: 'Deluxe', price: { amount: 6_000, currency: 'INR' as const } }];
  const property = { ...palace, rooms, plan: { ...palace.plan, fixedRooms: [] } };
  return estimateTyped(typed, async () => ({ property, taxRates: [] }));
}

const event = { venue_id: 'tivoli-royal-palace', event_type: 'wedding', event_date: '2031-02-14', guest_count: '600' };
const sangeet = { function_2_kind: 'sangeet', function_2_day: '2031-02-13', function_2_guests: '300' };
const stay = { hotel_id: 'tivoli-royal-palace', checkin_date: '2031-02-13', checkout_date: '2031-02-15', rooms: '2' };

test('what is typed is estimated, in digits of any script; an empty field says nothing', async () => {
  expect(await words(event)).toContain('₹9.6 lakh – ₹11.4 lakh');
  expect(await words({ ...event, guest_count: '६००', event_date: '14/2/2031' })).toBe(await words(event));
  expect(await words({ ...event, ...sangeet })).toMatch(/₹/);
  expect(await words({ ...event, ...sangeet, function_2_guests: '', function_2_day: '' })).toMatch(/₹/);
  expect(await words(stay)).toContain('₹24,000');
  expect(await words({ ...stay, rooms: '', extra_beds: '0' })).toContain('₹12,000');
});

test.each([
  { guest_count: '600 or so' },
  { event_date: '0031-02-14' },
  { event_date: '2031-02-30' },
  { day_exactness: 'month', event_month: '2031-13' },
  { ...sangeet, function_2_guests: 'a few' },
  { ...sangeet, function_2_day: '0031-02-13' },
])('nothing stands in for what cannot be read: an event with %o has no estimate', async (typed) => {
  expect(await words({ ...event, ...typed })).toBe('');
});

test.each([{ rooms: 'two' }, { rooms: '2 or 3' }, { extra_beds: 'some' }, { rooms: '51' }])(
  'nothing stands in for what cannot be read: a stay with %o has no estimate',
  async (typed) => {
    expect(await words({ ...stay, ...typed })).toBe('');
  },
);
