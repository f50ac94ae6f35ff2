import { expect, test } from 'vitest';
import { readMessage } from '#app/desk/inbox/read-message.by-language.ts';
import { messageTexts as hindi } from './texts.hi.ts';
import { writeMessage } from './write-message.ts';

const properties = { 'the-tivoli': { name: 'The Tivoli' }, tivoli: { name: 'The' } };
const labels: Record<string, string> = {
  event_type: 'Wedding',
  venue_id: 'The Tivoli – New Delhi',
  budget_range: '₹10 – 20 Lakhs',
  function_2_space: 'Durbar Hall, upper',
};
const shown = { today: '2026-11-21', chosen: (field: string) => labels[field] ?? '' };

const typed = {
  name: 'Sunita Sharma',
  phone: '98100 00000',
  email: '',
  event_type: 'wedding',
  event_date: '2027-02-14',
  day_exactness: 'few_days',
  guest_count: '1,450',
  venue_id: 'the-tivoli',
  space: '',
  budget_range: '10-20-lakhs',
  needs_rooms: 'yes',
  special_requirements: 'A mandap.\nDate: by the lake',
  function_1_kind: 'reception',
  function_2_kind: 'sangeet',
  function_2_day: '2027-02-13',
  function_2_guests: '1000',
  function_2_space: 'a',
  function_3_kind: 'haldi',
  function_4_kind: 'none',
};

test('a message has a line for each field, as a person would write it', () => {
  expect(writeMessage(typed, shown).split('\n')).toEqual([
    'Namaste, this is my enquiry.',
    'Name: Sunita Sharma',
    'Phone: 98100 00000',
    'Event type: Wedding',
    'Venue: The Tivoli – New Delhi',
    'Date: 14 February 2027, a few days either way',
    'Guests: 1,450',
    'Function 1: Reception, 14 February 2027, 1,450 guests',
    'Function 2: Sangeet, 13 February 2027, 1,000 guests, Durbar Hall, upper',
    'Function 3: Haldi, day open, 1,450 guests',
    'Rooms needed: Yes',
    'Budget: ₹10 – 20 Lakhs',
    'Special requirements: A mandap.',
    'Date: by the lake',
  ]);
});

test('the desk reads all of it again, and puts into the notes what has no field', () => {
  expect(readMessage(`They wrote:\n${writeMessage(typed, shown)}`, properties)).toEqual({
    language: 'en',
    name: 'Sunita Sharma',
    phone: '98100 00000',
    event_type: 'wedding',
    venue_id: 'the-tivoli',
    event_date: '2027-02-14',
    day_exactness: 'few_days',
    guest_count: '1,450',
    budget_range: '10-20-lakhs',
    function_1_kind: 'reception',
    function_2_kind: 'sangeet',
    function_2_day: '2027-02-13',
    function_2_guests: '1,000',
    function_2_space: 'Durbar Hall, upper',
    function_3_kind: 'haldi',
    function_3_day: '',
    function_3_guests: '1,450',
    function_3_space: '',
    notes: 'They wrote:\nRooms needed: Yes\nA mandap.\nDate: by the lake',
  });
});

test('a message that came through WhatsApp, with the marks that it leaves, is read as well', () => {
  const marked = writeMessage(typed, shown).replaceAll(': ', ':\u00a0').replaceAll(/^/gm, '\u200e');
  expect(readMessage(marked, properties)).toEqual(readMessage(writeMessage(typed, shown), properties));
});

test('a function whose day or kind somebody wrote otherwise goes into the notes, and no other day is read', () => {
  const line = (name: string, day: string) => `Function 2: ${name}, ${day}, 300 guests`;
  for (const wrong of [line('Sangeet', '13 Feb 2027'), line('Sangeet', '31 February 2027'), line('Roka', 'day open')])
    expect(readMessage(`Name: Asha\n${wrong}`, properties)).toEqual({ language: 'en', name: 'Asha', notes: wrong });
  expect(readMessage('Date: 31 February 2027', properties)).toEqual({
    language: 'en',
    notes: 'Date: 31 February 2027',
  });
});

test('a day typed without a calendar is in the message; guests that are no number are not those of another', () => {
  const message = writeMessage({ ...typed, event_date: '14/2/2027', function_2_guests: '300 veg' }, shown);
  expect(message).toContain('Date: 14 February 2027, a few days either way');
  expect(message).toContain('Function 2: Sangeet, 13 February 2027, Durbar Hall, upper');
});

test('what cannot be read stays as it was written, and an empty form makes no more than a greeting', () => {
  const words = 'Name: Asha\nVenue: Somewhere – Else\nDate: in spring\nBudget: much\nGuests: many';
  const read = readMessage(words, properties);
  expect(read).toEqual({
    language: 'en',
    name: 'Asha',
    guest_count: 'many',
    notes: 'Venue: Somewhere – Else\nDate: in spring\nBudget: much',
  });
  expect(writeMessage({}, { ...shown, chosen: () => '' })).toBe('Namaste, this is my enquiry.');
  expect(readMessage(`${hindi.opening}\nतारीख़: फ़रवरी 2027, दिन अभी तय नहीं`, properties)).toEqual({
    language: 'hi',
    event_date: '2027-02-01',
    day_exactness: 'month',
    notes: '',
  });
});
