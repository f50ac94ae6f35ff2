import { expect, test } from 'vitest';
import { compactCount } from './compact-count.ts';

test('counts from a thousand on have one decimal and a k', () => {
  expect([0, 292, 999, 1000, 1250, 15600].map(compactCount)).toEqual(['0', '292', '999', '1.0k', '1.3k', '15.6k']);
});
