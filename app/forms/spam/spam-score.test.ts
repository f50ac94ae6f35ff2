import { expect, test } from 'vitest';
import { enquiryTraffic as limits, spamReasons, type Traffic } from '#app/forms/spam/spam-filter.server.ts';
import { sourceNames } from './spam-filter.server.ts';

const family = { address: '203.0.113.7', trap: '', tookMs: 40_000 };
const quiet: Traffic = { line: 1, network: 1, sameSender: 0, sameWords: 0 };
const longWords = 'We offer search engine optimisation for your website today.';

interface Case {
  who: string;
  sender?: Partial<typeof family> | { tookMs: null };
  email?: string;
  words?: string;
  traffic?: Partial<Traffic>;
}

function reasons({ sender, email = 'meera@example.com', words = 'A lawn.', traffic }: Case): string[] {
  return spamReasons({ sender: { ...family, ...sender }, email, words, traffic: { ...quiet, ...traffic } });
}

test.each<Case>([
  { who: 'a family' },
  { who: 'a family whose browser runs no script', sender: { tookMs: null } },
  { who: 'a family whose browser fills in the form at once', sender: { tookMs: 900 } },
  { who: 'a family that throws its address away', email: 'meera@mailinator.com' },
  { who: 'a family that asks at all twelve hotels', traffic: { sameSender: 11 } },
  { who: 'the tenth family behind one address', traffic: { line: limits.line.hold } },
  { who: 'a couple that sends the same words', words: longWords, traffic: { sameWords: 2 } },
  { who: 'a planner with links', words: 'See https://example.com/a and https://example.com/b' },
])('$who is not held back', (one) => {
  expect(reasons(one)).toEqual([]);
});

test.each<Case & { because: string[] }>([
  { who: 'a program that fills in every field', sender: { trap: 'x' }, because: ['trap'] },
  { who: 'the eleventh behind one address', traffic: { line: 11 }, because: ['many from one address'] },
  { who: 'the forty-first in one network', traffic: { network: 41 }, because: ['many from one network'] },
  { who: 'the thirteenth of one sender', traffic: { sameSender: 12 }, because: ['many of one sender'] },
  {
    who: 'a quick one from a throw-away address',
    sender: { tookMs: 300 },
    email: 'a@mail.yopmail.com',
    because: ['filled in too quickly', 'disposable address'],
  },
  {
    who: 'words that go around, with links',
    words: `${longWords} https://example.com www.example.org`,
    traffic: { sameWords: 5 },
    because: ['same words from others', 'links in the text'],
  },
])('$who is held back', ({ because, ...one }) => {
  expect(reasons(one)).toEqual(because);
});

const thrownAway = 'a@mailinator.com';

test.each<Case>([
  { who: 'a browser that fills in spaces', sender: { trap: ' ' } },
  { who: 'the fortieth in one network', traffic: { network: limits.network.hold } },
  { who: 'a throw-away address and two seconds', email: thrownAway, sender: { tookMs: limits.quickestMs } },
  { who: 'a throw-away address without a script', email: thrownAway, sender: { tookMs: null } },
  { who: 'a throw-away address and one link', email: thrownAway, words: 'See https://example.com/www' },
  { who: 'a throw-away address and no words', email: thrownAway, words: '' },
  {
    who: 'a throw-away address and long words that one other sent',
    email: thrownAway,
    words: longWords,
    traffic: { sameWords: limits.sameWords - 1 },
  },
  {
    who: 'a throw-away address and short words that many sent',
    email: thrownAway,
    words: 'x'.repeat(limits.longWords - 1),
    traffic: { sameWords: 9 },
  },
])('$who is not held back', (one) => {
  expect(reasons(one)).toEqual([]);
});

test.each<Case & { because: string }>([
  { who: 'less than two seconds', sender: { tookMs: limits.quickestMs - 1 }, because: 'filled in too quickly' },
  { who: 'two links', words: 'HTTP://example.com www.example.org', because: 'links in the text' },
  {
    who: 'words just long enough that two others sent',
    words: 'x'.repeat(limits.longWords),
    traffic: { sameWords: limits.sameWords },
    because: 'same words from others',
  },
])('a throw-away address and $who are held back', ({ because, ...one }) => {
  expect(reasons({ ...one, email: thrownAway }).toSorted()).toEqual([because, 'disposable address'].toSorted());
});

test('an enquiry without words has none that could be the same or hold links', () => {
  const traffic = { ...quiet, sameWords: 9 };
  expect(spamReasons({ sender: family, email: thrownAway, words: null, traffic })).toEqual([]);
});

test('addresses of one line and of one network have one name each, for a day', () => {
  const secret = 'a secret';
  const day = new Date('2026-11-21T06:00:00Z');
  const names = (address: string) => sourceNames(address, secret, day);
  expect(names('203.0.113.7')).toEqual(names('203.0.113.7'));
  expect(names('203.0.113.7')[0]).not.toBe(names('203.0.113.8')[0]);
  expect(names('203.0.113.7')[1]).toBe(names('203.0.113.8')[1]);
  expect(names('203.0.113.7')[1]).not.toBe(names('203.0.114.7')[1]);
  expect(names('2001:db8:1:2::9')).toEqual(names('2001:0db8:1:2:aaaa::1'));
  expect(names('2001:db8:1:2::9')[0]).not.toBe(names('2001:db8:1:3::9')[0]);
  expect(names('2001:db8:1:2::9')[1]).toBe(names('2001:db8:1:3::9')[1]);
  expect(names('203.0.113.7')).not.toEqual(sourceNames('203.0.113.7', secret, new Date('2026-11-22T06:00:00Z')));
  expect(names('203.0.113.7').join()).not.toContain('203');
});
