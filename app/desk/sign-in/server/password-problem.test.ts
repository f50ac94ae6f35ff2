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

test('a password that is short, leaked, of our or its owner’s words, or a run of keys is refused', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const leaked = Object.entries(dictionary).flatMap(([list, words]) => (list.startsWith('passwords') ? words : []));
  const longEnough = leaked.filter((word) => String(word).length >= 12).map(String);
  expect(longEnough.length).toBeGreaterThan(300);
  const someLeaked = longEnough.filter((_, index) => index % 10 === 0);
  const weak = [
    'short',
    'password1234',
    'P@ssw0rd1234',
    'tivolitivoli',
    'TivoliHotel2026',
    'tivoli wedding 2026',
    'Tivoli-Wedding-2026!',
    'Tivoli@Delhi@2026',
    'Tivoli#2026#Desk',
    'tivoli hotel delhi',
    'Welcome@Tivoli123',
    'omnamahshivaya',
    'jaishreeram123',
    'correcthorsebatterystaple',
    'elephantbicycle',
    'Delhi@12345678',
    'qwertyuiop12',
    'meerasample12',
    'aaaaaaaaaaaaaa',
    '123456789012',
    ...someLeaked,
  ];
  for (const password of weak) expect(await passwordProblem(password, owner), password).not.toBeNull();
  for (const strong of [
    'marigold lantern under banyan',
    'Kv7-mQx2-pLw9',
    'Xq7$mK2!vB&p',
    'k$9!&*(@#%^!',
    'चमेली की रात में दीपक',
  ])
    expect(await passwordProblem(strong, owner), strong).toBeNull();
});
