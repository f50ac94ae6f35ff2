import { expect, test } from 'vitest';
import { enquiryTraffic as limits, spamReasons, type Traffic } from '#app/forms/spam-filter.server.ts';
import { sourceNames } from './spam-filter.server.ts';

const family = { address: '203.0.113.7', trap: '', tookMs: 40_000 };
const quiet: Traffic = { address: 1, network: 1, addressToday: 1, networkToday: 1, sameWords: 0 };
const links = 'See https://example.com/a and https://example.com/b';
const longWords = 'We offer search engine optimisation for your website today.';

interface Case {
  who: string;
  sender?: Partial<typeof family> | { tookMs: null };
  words?: string;
  traffic?: Partial<Traffic>;
}

function reasons({ sender, words = 'A lawn.', traffic }: Case): string[] {
  return spamReasons({ sender: { ...family, ...sender }, words, traffic: { ...quiet, ...traffic } });
}

test.each<Case>([
  { who: 'a family' },
  { who: 'a family whose browser runs no script', sender: { tookMs: null } },
  { who: 'a family whose browser fills in the form at once', sender: { tookMs: 900 } },
  { who: 'the sixtieth of a day behind one address', traffic: { address: 60, addressToday: limits.address.hold } },
  { who: 'a couple that sends the same words', words: longWords, traffic: { sameWords: 2 } },
  { who: 'a planner with links', words: links },
])('$who is not held back', (one) => {
  expect(reasons(one)).toEqual([]);
});

test.each<Case & { because: string[] }>([
  { who: 'a program that fills in every field', sender: { trap: 'x' }, because: ['trap'] },
  { who: 'the sixty-first behind one address', traffic: { addressToday: 61 }, because: ['many from one address'] },
  { who: 'the 241st in one network', traffic: { networkToday: 241 }, because: ['many from one network'] },
  {
    who: 'a quick one with links',
    sender: { tookMs: 300 },
    words: links,
    because: ['filled in too quickly', 'links in the text'],
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

const quick = { tookMs: limits.quickestMs - 1 };
const spread = 'x'.repeat(limits.longWords);

test.each<Case>([
  { who: 'a browser that fills in spaces', sender: { trap: ' ' } },
  { who: 'the last in one network', traffic: { networkToday: limits.network.hold } },
  { who: 'two links after two seconds', sender: { tookMs: limits.quickestMs }, words: links },
  { who: 'two links without a script', sender: { tookMs: null }, words: links },
  { who: 'one link at once', sender: quick, words: 'See https://example.com/www' },
  { who: 'no words at once', sender: quick, words: '' },
  { who: 'long words that one other sent', sender: quick, words: spread, traffic: { sameWords: limits.sameWords - 1 } },
  { who: 'short words that many sent', sender: quick, words: spread.slice(1), traffic: { sameWords: 9 } },
])('$who: not held back', (one) => {
  expect(reasons(one)).toEqual([]);
});

test('what was filled in at once is held back with long words that two others sent', () => {
  const held = { who: 'a program', sender: quick, words: spread, traffic: { sameWords: limits.sameWords } };
  expect(reasons(held)).toEqual(['same words from others', 'filled in too quickly']);
});

test('an enquiry without words has none that could be the same or hold links', () => {
  const traffic = { ...quiet, sameWords: 9 };
  expect(spamReasons({ sender: { ...family, ...quick }, words: null, traffic })).toEqual([]);
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
