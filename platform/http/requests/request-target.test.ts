import { expect, test } from 'vitest';
import { readTarget } from './request-target.ts';

test('what was asked for before is read as it was then, also where it is long', () => {
  for (const raw of ['/again?x=1', `/${'y'.repeat(299)}`, `/${'y'.repeat(300)}`]) {
    const first = readTarget(raw);
    expect(readTarget(raw)).toEqual(first);
    expect(first).toMatchObject({ address: raw });
  }
  expect([readTarget('/again%'), readTarget('/again%')]).toEqual([400, 400]);
});
