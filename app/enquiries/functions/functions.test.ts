import { describe, expect, test } from 'vitest';
import { enquiryDefinition } from '#app/enquiries/enquiry-definition.ts';
import { checkEnquiry } from '#app/enquiries/enquiry-rules.ts';
import { leadNotes, readEnquiry, readEnquiryValues } from '#app/enquiries/store-enquiry.server.ts';
import { englishFunctions } from './english-words.ts';
import { formatEventDay, lastPossibleDay } from './event-functions.ts';
import { addFunction } from './function-fields.ts';
import { hindiFunctions } from './hindi-words.ts';

const today = '2026-11-21';
const spaces = [
  { id: 'a', name: 'Grand Lawn' },
  { id: 'b', name: 'Durbar Hall' },
];
const context = { today, venues: new Set(['the-tivoli']), spaces };

const filledIn = {
  name: 'Sunita Sharma',
  email: 'sunita@example.com',
  phone: '98100 00000',
  event_type: 'wedding',
  event_date: '2027-02-14',
  guest_count: '450',
  venue_id: 'the-tivoli',
};
const sangeet = { function_2_kind: 'sangeet', function_2_day: '2027-02-13' };

const read = (change: Record<string, string>) => readEnquiry(readEnquiryValues({ ...filledIn, ...change }), context);
function accepted(change: Record<string, string>) {
  const reading = read(change);
  if ('errors' in reading) throw new Error(JSON.stringify(reading.errors));
  return reading.enquiry;
}
function errorsOf(change: Record<string, string>) {
  const reading = read(change);
  const values = readEnquiryValues({ ...filledIn, ...change });
  const errors = 'errors' in reading ? reading.errors : {};
  expect(checkEnquiry(values, { ...context, variant: 'enquiry' }), 'the browser says the same').toEqual(errors);
  return errors;
}

describe('an enquiry for several functions', () => {
  test('has the main one first, and each with its day, guests and hall', () => {
    const enquiry = accepted({
      ...sangeet,
      function_2_guests: '३००',
      function_2_space: 'b',
      function_5_kind: 'mehndi',
      function_5_day: '12/2/2027',
    });
    expect(enquiry.functions).toEqual([
      { kind: 'wedding', day: '2027-02-14', guests: 450, space: null },
      { kind: 'sangeet', day: '2027-02-13', guests: 300, space: 'Durbar Hall' },
      { kind: 'mehndi', day: '2027-02-12', guests: 450, space: null },
    ]);
    expect(leadNotes(enquiry, null)).toContain(
      [
        'Guests: 450',
        'Function 1: Wedding, 14 February 2027, 450 guests',
        'Function 2: Sangeet, 13 February 2027, 300 guests, Durbar Hall',
        'Function 3: Mehndi, 12 February 2027, 450 guests',
      ].join('\n'),
    );
  });

  test('is one for a single event if nothing was added, or what was added is left out again', () => {
    expect(accepted({ function_1_kind: 'wedding', function_3_kind: ' ' }).functions).toEqual([]);
    expect(accepted({ function_2_kind: 'none', function_2_day: '2020-01-01' }).functions).toEqual([]);
  });

  test('says of the main one what it is, or else what is usual for the event', () => {
    const mainOf = (change: Record<string, string>) => accepted({ ...sangeet, ...change }).functions[0]?.kind;
    expect(mainOf({ function_1_kind: 'reception' })).toBe('reception');
    expect(mainOf({ event_type: 'mice' })).toBe('conference');
    expect(mainOf({ event_type: 'birthday' })).toBe('birthday');
  });

  test('six of which one lies in the past is told so at that day, and nowhere else', () => {
    const days = ['2027-02-10', '2027-02-11', '2026-11-20', '2027-02-13', '2027-02-15'];
    const six = days.flatMap((day, at) => [
      [`function_${at + 2}_kind`, 'dinner'],
      [`function_${at + 2}_day`, day],
    ]);
    expect(errorsOf(Object.fromEntries(six))).toEqual({ function_4_day: 'Choose a date from today on' });
  });

  test('has a sentence at each field that is missing or wrong', () => {
    expect(errorsOf({ function_2_guests: '0', function_2_space: 'nowhere', function_3_kind: 'circus' })).toEqual({
      function_2_kind: 'Choose what this function is',
      function_2_day: 'Choose the day of this function',
      function_2_guests: 'Enter a whole number of guests from 1 to 10,000',
      function_2_space: 'Choose a hall or lawn from the list',
      function_3_kind: 'Choose what this function is',
      function_3_day: 'Choose the day of this function',
    });
  });
});

describe('a day that is not fixed', () => {
  test('may be any of a month: the first possible one is stored, and further functions need no day', () => {
    const open = { ...sangeet, function_2_day: '', event_date: '', day_exactness: 'month', event_month: '2027-02' };
    expect(accepted(open)).toMatchObject({
      event_date: '2027-02-01',
      day_exactness: 'month',
      functions: [
        { kind: 'wedding', day: null },
        { kind: 'sangeet', day: null, guests: 450 },
      ],
    });
    expect(accepted({ ...open, event_month: '2026-11' }).event_date, 'of this month today').toBe(today);
    expect(accepted({ ...open, event_month: '', event_date: '2027-03-09' }).event_date).toBe('2027-03-01');
    expect(leadNotes(accepted(open), null)).toContain('Event date: February 2027, day open\n');
    expect(leadNotes(accepted(open), null)).toContain('Function 2: Sangeet, day open, 450 guests');
  });

  test.each(['', '2026-10', '2029-12', '2027-13', 'February'])('has a month that is possible, not "%s"', (month) => {
    const problem = { event_month: 'Choose the month of your event' };
    expect(errorsOf({ event_date: '', day_exactness: 'month', event_month: month })).toEqual(problem);
  });

  test('may be some days around one; what no form offers is refused', () => {
    const enquiry = accepted({ day_exactness: 'few_days' });
    expect(enquiry).toMatchObject({ event_date: '2027-02-14', day_exactness: 'few_days' });
    expect(leadNotes(enquiry, null)).toContain('Event date: 14 February 2027, a few days either way\n');
    expect(errorsOf({ day_exactness: 'never' })).toEqual({ day_exactness: 'Choose one of the list' });
  });

  test('is written alike everywhere, and ends at the last day that may be meant', () => {
    const month = { day: '2028-02-05', exactness: 'month' } as const;
    expect(formatEventDay(month, englishFunctions)).toBe('February 2028, day open');
    expect(formatEventDay(month, hindiFunctions)).toBe('फ़रवरी 2028, दिन अभी तय नहीं');
    expect(formatEventDay({ ...month, exactness: 'few_days' }, hindiFunctions)).toBe('5 फ़रवरी 2028, कुछ दिन आगे-पीछे');
    expect(formatEventDay({ ...month, exactness: 'day' }, englishFunctions)).toBe('5 February 2028');
    expect(lastPossibleDay(month)).toBe('2028-02-29');
    expect(lastPossibleDay({ ...month, exactness: 'few_days' })).toBe('2028-02-12');
    expect(lastPossibleDay({ ...month, exactness: 'day' })).toBe('2028-02-05');
  });
});

test('a form has the fields of what was added, after all others; a seventh function finds no room', () => {
  let added: Record<string, string> = {};
  for (const kind of ['mehndi', 'haldi', 'sangeet', 'reception', 'dinner', 'cocktail'])
    added = addFunction(added, kind);
  expect(Object.values(added)).toEqual(['mehndi', 'haldi', 'sangeet', 'reception', 'dinner']);
  const shown = enquiryDefinition({ id: 'e', variant: 'home', today, typedDate: '', filled: {}, added, spaces });
  const fields = shown.fields.filter(({ name }) => name.startsWith('function_'));
  expect(fields.map(({ name }) => name).slice(0, 5)).toEqual([
    'function_1_kind',
    'function_2_kind',
    'function_2_day',
    'function_2_guests',
    'function_2_space',
  ]);
  expect(fields).toHaveLength(21);
  expect(fields.find(({ name }) => name === 'function_6_kind')).toMatchObject({ value: 'dinner', label: 'Function 6' });
});
