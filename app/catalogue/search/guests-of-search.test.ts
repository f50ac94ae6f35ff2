import { expect, test } from 'vitest';
import { guestsOfSearch } from './guests-of-search.ts';

test.each([
  ['600 guests', { guests: 600, rest: '' }],
  ['६०० मेहमान', { guests: 600, rest: '' }],
  ['hall for 1,200 people in Noida', { guests: 1_200, rest: 'hall for in noida' }],
  ['theatre 300', { guests: 300, layout: 'Theatre', rest: '' }],
  ['बोर्डरूम २० लोग', { guests: 20, layout: 'Boardroom', rest: '' }],
  ['lawn for 600', { guests: 600, rest: 'lawn for' }],
  ['360 Hall', null],
  ['guests', null],
  ['Okhla 3', null],
  ['99999 guests', null],
])('a search for “%s” names %o', (text, found) => {
  expect(guestsOfSearch(text)).toEqual(found);
});
