import { expect, test } from 'vitest';
import { contentPlans } from './content-kinds.ts';
import { describeUnseen } from './show-content.ts';

const now = new Date('2026-11-29T20:00:00Z'); // The 30th in India.

test.each([
  ['rooms', { is_active: 'on', price_inr: '7500', price_note: '' }, []],
  ['rooms', { is_active: 'on', price_inr: '', price_note: 'Contact for rates' }, []],
  [
    'rooms',
    { is_active: 'on', price_inr: '7500', price_note: 'Contact for rates' },
    [
      'The site shows “Contact for rates” and not “Price a night, rupees: 7500”, until “In place of the price” is empty.',
    ],
  ],
  [
    'spaces',
    { is_active: 'on', capacity_min: '100', capacity_max: '600', capacity_text: 'flexible' },
    [
      'The site shows “flexible” and not “Guests from: 100” and “Guests up to: 600”, until “In place of figures” is empty.',
    ],
  ],
  ['offers', { is_active: '', price_inr: '7500' }, ['It is hidden, so the site does not show it.']],
  ['offers', { is_active: 'on', price_inr: '7500', price_note: 'for two' }, []],
  ['offers', { is_active: 'on', valid_from: '2026-12-01' }, ['It has not begun, so the site does not show it yet.']],
  ['offers', { is_active: 'on', valid_from: '2026-11-30', valid_until: '2026-11-30' }, []],
  ['offers', { is_active: 'on', valid_until: '2026-11-29' }, ['It is over, so the site does not show it any more.']],
  [
    'announcements',
    { is_active: 'on', starts_at: '2026-11-30T01:29', ends_at: '2026-11-30T01:29' },
    ['It is over, so the site does not show it any more.'],
  ],
  [
    'announcements',
    { is_active: 'on', starts_at: '2026-11-30T01:31' },
    ['It has not begun, so the site does not show it yet.'],
  ],
  ['pictures', { alt_text: 'The lawn' }, []],
] as const)('of %s with %o pages leave out what the desk says', (kind, values, sentences) => {
  expect(describeUnseen(contentPlans[kind], values, now)).toEqual(sentences);
});
