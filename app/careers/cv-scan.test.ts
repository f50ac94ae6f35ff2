import { expect, test } from 'vitest';
import { isCvHeld } from './cv-scan.ts';

test('a CV is kept from everybody until a scanner that is set has found nothing in it', () => {
  expect((['none', 'waiting', 'clean', 'infected'] as const).filter(isCvHeld)).toEqual(['waiting', 'infected']);
});
