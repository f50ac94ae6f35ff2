import { expect, test } from 'vitest';
import { durationInWords } from './duration-in-words.ts';

test('a waiting time reads as a person says it', () => {
  expect([0, 35, 59.6, 60, 65, 130, 380, 605, 780, 1440, 2850, 2880, 4320].map(durationInWords)).toEqual([
    '0 min',
    '35 min',
    '1 h',
    '1 h',
    '1 h 05 min',
    '2 h 10 min',
    '6 h 20 min',
    '10 h',
    '13 h',
    '24 h',
    '2 days',
    '2 days',
    '3 days',
  ]);
});
