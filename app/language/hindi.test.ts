import { expect, test } from 'vitest';
import { capacityInWords } from '#app/catalogue/capacity-in-words.hi.ts';
import { roomPriceTexts as money } from '#app/catalogue/texts.hi.ts';
import { properties } from '#content/properties.ts';
import { formatDay, formatMoment, formatShortDay, formatWeekday } from './dates.ts';
import { hindiDates } from './hindi-dates.ts';
import { listInWords } from './list-in-words.ts';
import { openingInWords, shortHours } from './opening-hours.hi.ts';
import { guestsInWordsTexts as guests } from './texts.hi.ts';
import { townName } from './town-name.hi.ts';

test('days and moments in Hindi have its months, weekdays and parts of the day, and digits 1, 2, 3', () => {
  expect(formatDay('2027-02-14', hindiDates)).toBe('14 फ़रवरी 2027');
  expect(formatWeekday('2027-02-14', hindiDates)).toBe('रविवार 14 फ़रवरी 2027');
  expect(formatShortDay('2027-11-05', hindiDates)).toBe('5 नवंबर 2027');
  const inIndia = (time: string) => formatMoment(new Date(`2026-11-22T${time}:00+05:30`), hindiDates);
  expect(inIndia('09:05')).toBe('रविवार 22 नवंबर, सुबह 9:05 बजे');
  expect(inIndia('14:05')).toBe('रविवार 22 नवंबर, दोपहर 2:05 बजे');
  expect(inIndia('18:30')).toBe('रविवार 22 नवंबर, शाम 6:30 बजे');
  expect(inIndia('00:15')).toBe('रविवार 22 नवंबर, रात 12:15 बजे');
});

test('prices and guests in Hindi', () => {
  expect(money.from('₹25,000')).toBe('₹25,000 से');
  expect([guests.adults(2), guests.children(1), guests.children(3)]).toEqual(['2 वयस्क', '1 बच्चा', '3 बच्चे']);
});

test('a list has one "and", before its last name', () => {
  expect(listInWords([])).toBe('');
  expect(listInWords(['Delhi'])).toBe('Delhi');
  expect(listInWords(['Delhi', 'Noida', 'Palwal'])).toBe('Delhi, Noida and Palwal');
});

test.each([
  ['7:00 PM - 11:30 PM', 'शाम 7 – रात 11:30 बजे'],
  ['12:30 PM - 2:00 PM', 'दोपहर 12:30 – 2 बजे'],
  ['7:00 AM - 11:00 AM, 7:00 PM - 1:00 AM', 'सुबह 7 – 11 बजे, शाम 7 – रात 1 बजे'],
  ['2:00 PM', 'दोपहर 2 बजे'],
  ['Open 24 hours', '24 घंटे खुला'],
  ['By arrangement', 'बात करके'],
  ['आने से 24 घंटे पहले तक', 'आने से 24 घंटे पहले तक'],
])('the hours "%s" in Hindi', (hours, hindi) => {
  expect(openingInWords(hours).replaceAll('\u00a0', ' ')).toBe(hindi);
  expect(shortHours(hours).replaceAll('\u00a0', ' ')).toBe(hindi);
});

test('the hours of each house have no English word left in Hindi', () => {
  const hours = properties.flatMap(({ dining, policies }) => [
    ...dining.map((venue) => venue.hours),
    policies.checkIn,
    policies.checkOut,
  ]);
  expect(hours.map(openingInWords).filter((text) => /[a-z]/i.test(text))).toEqual([]);
});

test('each house has its town and its capacity in Hindi', () => {
  const towns = properties.map(({ address }) => townName(address.city));
  const capacities = properties.flatMap(({ quickStats, spaces }) => [
    quickStats.eventCapacity ?? '',
    ...spaces.map(({ capacity }) => (typeof capacity === 'string' ? capacity : '')),
  ]);
  expect([...towns, ...capacities.map(capacityInWords)].filter((text) => /[a-z]/i.test(text))).toEqual([]);
  expect(capacityInWords('Up to 600 guests')).toBe('600 मेहमानों तक');
});
