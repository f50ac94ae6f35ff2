import { expect, test, vi } from 'vitest';
import { noteError } from './beacon.ts';
import { tellError } from './start-beacon.ts';

vi.mock('./beacon.ts', () => ({ noteError: vi.fn() }));

test('an error is told, and an uncaught event without one loads and tells nothing', async () => {
  tellError(undefined);
  tellError('a text');
  tellError(new RangeError('none left'));
  await vi.waitFor(() => expect(noteError).toHaveBeenCalled());
  expect(vi.mocked(noteError).mock.calls).toEqual([[new RangeError('none left')]]);
});
