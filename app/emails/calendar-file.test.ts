import { expect, test } from 'vitest';
import { calendarFile } from '#app/emails/email-layout.server.ts';

const entry = {
  language: 'en' as const,
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

test('an entry is whole, and an enquiry keeps its one entry however often its mail is sent', () => {
  const { content } = calendarFile({ ...entry, details: 'One\\two\nthree' });
  expect(content.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tivoli//Website//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    expect.stringMatching(/^UID:[0-9a-f]{32}@tivoli$/),
    'DTSTAMP:20261121T083500Z',
    'DTSTART;VALUE=DATE:20270214',
    'DTEND;VALUE=DATE:20270215',
    'SUMMARY:Wedding\\; evening\\, with family',
    'LOCATION:The Tivoli\\, New Delhi',
    'DESCRIPTION:One\\\\two\\nthree',
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  const uid = (text: string) => /^UID:.*$/m.exec(text)?.[0];
  expect(uid(calendarFile({ ...entry, stamp: new Date(0) }).content)).toBe(uid(content));
  expect(uid(calendarFile({ ...entry, reference: 'TV-7K3M9R' }).content)).not.toBe(uid(content));
});

test('an entry without a place names none', () => {
  const lines = (change: object) => calendarFile({ ...entry, ...change }).content.split('\r\n');
  expect(lines({ place: undefined })).toEqual(lines({}).filter((line) => !line.startsWith('LOCATION')));
});

test('a line of 75 bytes stays one, and a longer one is folded without cutting a letter', () => {
  const summary = (title: string) => /SUMMARY:(?:.|\r\n )*/.exec(calendarFile({ ...entry, title }).content)?.[0];
  const fits = 'x'.repeat(75 - 'SUMMARY:'.length);
  expect(summary(fits)).toBe(`SUMMARY:${fits}`);
  expect(summary(`${fits}y`)).toBe(`SUMMARY:${fits}\r\n y`);
  expect(summary(`${fits}${'y'.repeat(75)}`)).toBe(`SUMMARY:${fits}\r\n ${'y'.repeat(74)}\r\n y`);
  expect(summary(`${fits.slice(2)}शs`)).toBe(`SUMMARY:${fits.slice(2)}\r\n शs`);
});

test('a stay ends on the day of departure', () => {
  expect(calendarFile({ ...entry, until: '2027-02-17' }).content).toContain('DTEND;VALUE=DATE:20270217\r\n');
});
