import { expect, test } from 'vitest';
import { passwordProblem } from './password-problem.server.ts';

const owner = { name: 'Meera Sample', email: 'meera.sample@example.com' };
const hard = 'kV7 mQx2 pLw9 zRt4 '.repeat(8);

test.each([
  [11, 'Please use at least 12 characters.'],
  [12, null],
  [128, null],
  [129, 'Please use at most 128 characters.'],
])('of a password of %i characters it is said: %s', async (length, problem) => {
  expect(await passwordProblem(hard.slice(0, length), owner)).toBe(problem);
});

test('a password that is easily guessed is told from one that is not by whose it is', async () => {
  const problem = await passwordProblem('samplemeera1', owner);
  expect(problem).toMatch(/^Too easily guessed: .* Please add words that do not belong together\.$/);
  const mine = 'Zxqwvbrtsk Plmgnhj';
  expect(await passwordProblem(mine, { name: 'Asha', email: 'asha@example.com' })).toBeNull();
  expect(await passwordProblem(mine, { name: 'Zxqwvbrtsk Plmgnhj', email: 'asha@example.com' })).not.toBeNull();
  expect(await passwordProblem(mine, { name: 'Asha', email: 'zxqwvbrtsk+plmgnhj@example.com' })).not.toBeNull();
});
