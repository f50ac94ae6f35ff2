import { expect, test } from 'vitest';
import { calendarFile } from './calendar.ts';
import { salutation } from './salutation.ts';

const entry = {
  reference: 'TV-7K3M9Q',
  from: '2027-02-14',
  title: 'Wedding; evening, with family',
  place: 'The Tivoli, New Delhi',
  details: 'Enquiry TV-7K3M9Q, not yet booked. Questions: +91 11 5550 0110 – गुरुवार से रविवार तक, और भी',
  stamp: new Date('2026-11-21T08:35:00Z'),
};

test('the day is a whole day, tentative, in lines that every calendar reads', () => {
  const { name, content } = calendarFile(entry);
  expect(name).toBe('TV-7K3M9Q.ics');
  expect(content).toContain('DTSTART;VALUE=DATE:20270214\r\nDTEND;VALUE=DATE:20270215\r\n');
  expect(content).toContain('SUMMARY:Wedding\\; evening\\, with family\r\n');
  expect(content).toContain('DTSTAMP:20261121T083500Z\r\n');
  expect(content.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(content.replaceAll('\r\n ', '')).toContain('और भी\r\n');
});

test('a stay ends on the day of departure', () => {
  expect(calendarFile({ ...entry, until: '2027-02-17' }).content).toContain('DTEND;VALUE=DATE:20270217\r\n');
});

test.each([
  ['Meera Sample', 'Namaste Meera Sample,'],
  ['Zoë D. O’Neill-Śarma', 'Namaste Zoë D. O’Neill-Śarma,'],
  ['मीरा शर्मा', 'Namaste मीरा शर्मा,'],
  ['win.example.com', 'Namaste,'],
  ['http://evil', 'Namaste,'],
  ['Call 1900 now', 'Namaste,'],
  ['x'.repeat(61), 'Namaste,'],
])('%s is greeted with "%s"', (name, words) => {
  expect(salutation(name)).toBe(words);
});
