import { expect, test } from 'vitest';
import { readSender } from './receive-form.server.ts';

test.each([
  ['a person with a script', { took_ms: '40000' }, { trap: '', tookMs: 40_000 }],
  ['a person without one', {}, { trap: '', tookMs: null }],
  ['a program that fills in everything', { fax: '+1 555', took_ms: '0' }, { trap: '+1 555', tookMs: 0 }],
  ['the longest time', { took_ms: '999999999' }, { trap: '', tookMs: 999_999_999 }],
  ['a longer time', { took_ms: '1000000000' }, { trap: '', tookMs: null }],
  ['a time before any', { took_ms: '-5' }, { trap: '', tookMs: null }],
  ['a time with words', { took_ms: '5 s' }, { trap: '', tookMs: null }],
])('the hidden fields tell %s', (_, values, facts) => {
  expect(readSender(values, { senderAddress: '203.0.113.7' })).toEqual({ address: '203.0.113.7', ...facts });
});
