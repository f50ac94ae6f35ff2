import { expect, test } from 'vitest';
import { createAddressHash } from './begin-exchange.ts';

test('an address has one name for a day and another one after it', () => {
  let now = 0;
  const hash = createAddressHash(() => now);
  const name = hash('203.0.113.9');
  expect(name).toMatch(/^[\w-]{12}$/);
  expect(hash('203.0.113.9')).toBe(name);
  expect(hash('203.0.113.8')).not.toBe(name);
  now += 24 * 60 * 60 * 1000;
  const nextDay = hash('203.0.113.9');
  expect(nextDay).not.toBe(name);
  now += 60_000;
  expect(hash('203.0.113.9'), 'of the second day').toBe(nextDay);
  now += 24 * 60 * 60 * 1000;
  expect(hash('203.0.113.9')).not.toBe(nextDay);
});

test('two sites name the same address differently', () => {
  expect(createAddressHash()('203.0.113.9')).not.toBe(createAddressHash()('203.0.113.9'));
});
