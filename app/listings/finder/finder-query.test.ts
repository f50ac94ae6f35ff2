import { expect, test } from 'vitest';
import { addDays, todayInIndia } from '#app/language/dates.ts';
import { readFinderQuery } from './finder-query.ts';

const asked = (query: Record<string, string>) => readFinderQuery(new URLSearchParams(query));
const soon = addDays(todayInIndia(), 30);

test('an address of the finder says what fits, in digits of any script', () => {
  const wishes = { budget: '1,600', vegetarian: 'yes', alcohol: '', airport: '30' };
  const typed = {
    guests: '६००',
    layout: 'theatre',
    setting: 'indoor',
    rooms: '४०',
    date: soon,
    city: 'Noida',
    ...wishes,
  };
  const read = { budget: 1_600, vegetarian: 'yes', airport: 30 };
  const criteria = { ...read, guests: 600, layout: 'Theatre', setting: 'indoor', rooms: 40, date: soon, city: 'Noida' };
  expect(asked(typed)).toEqual({ criteria, typed, problems: {} });
  expect(asked({ guests: '1,200', layout: '', rooms: '' }).criteria).toEqual({ guests: 1_200 });
});

test('a page that nobody asked anything of has no criteria and no problem', () => {
  expect(asked({ brand: 'omnia' })).toEqual({ criteria: null, typed: {}, problems: {} });
});

test('what cannot be read stays as it was typed, is told at its field, and nothing else is searched for', () => {
  const typed = {
    guests: 'many',
    layout: 'round',
    setting: 'both',
    rooms: '-1',
    date: '0031-02-14',
    city: '',
    budget: 'cheap',
    vegetarian: 'no',
    alcohol: '',
    airport: '0',
  };
  const { criteria, problems, typed: shown } = asked(typed);
  expect(criteria).toBeNull();
  expect(shown).toEqual(typed);
  expect(Object.keys(problems)).toEqual([
    'guests',
    'layout',
    'setting',
    'rooms',
    'date',
    'budget',
    'vegetarian',
    'airport',
  ]);
  expect(asked({ guests: '' }).problems.guests).toBe('Enter a whole number from 1 to 10,000');
  expect(asked({ guests: '300', date: '2020-01-01' }).problems.date).toMatch(/^Choose a day from /);
});
