import { beforeEach, expect, test } from 'vitest';
import { createTryCounter, secondsLeft, type TryCounter } from '#app/forms/count-tries.server.ts';
import { databaseOfThisFile } from '#tests/databases/database-of-this-file.ts';
import { withinWindowsOf } from '#tests/support/within-windows-of.ts';
import {
  type Admission,
  admitCode,
  admitPasskey,
  admitPassword,
  admitRecovery,
  codeLimits,
  passwordLimits,
} from './sign-in-limits.server.ts';

const open = databaseOfThisFile();

const counter = () => createTryCounter(open().database.desk, 'a secret of this test');
const quarter = 15 * 60;

beforeEach(() => open().db.owner.query('truncate staff.attempt'));

/** Every window ends with a quarter of an hour. */
const withinOneWindow = withinWindowsOf(quarter * 1_000, () => open().db.owner.query('truncate staff.attempt'));

/** Returns the answers to this many tries in turn. */
async function inTurn<Told>(count: number, admit: (place: number) => Promise<Told>): Promise<Told[]> {
  const told: Told[] = [];
  for (let place = 0; place < count; place += 1) told.push(await admit(place));
  return told;
}

/** The seconds that are left of a window, just before and just after something is told. */
async function secondsAround<Told>(window: number, tell: () => Promise<Told>) {
  const most = secondsLeft(window);
  const told = await tell();
  return { told, most, least: secondsLeft(window) };
}

const kinds = (told: readonly { kind: string }[]) => told.map(({ kind }) => kind);
const times = (count: number, kind: string) => Array(count).fill(kind);
const meera = { account: 'meera@example.com', device: null, address: '203.0.113.7' };

test('ten passwords for one account from one network are looked at in a quarter of an hour', async () => {
  const told = await withinOneWindow(() => inTurn(11, () => admitPassword(counter(), meera)));
  expect(kinds(told)).toEqual([...times(10, 'go'), 'wait']);
  const { seconds = 0 } = told.at(-1) as { seconds?: number };
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(quarter);
});

test('what one account is refused, another account, network and known browser are not', async () => {
  const told = await withinOneWindow(async () => {
    await inTurn(11, () => admitPassword(counter(), meera));
    return [
      await admitPassword(counter(), { ...meera, account: 'asha@example.com' }),
      await admitPassword(counter(), { ...meera, address: '203.0.113.8' }),
      await admitPassword(counter(), { ...meera, device: 'her telephone' }),
    ];
  });
  expect(kinds(told)).toEqual(times(3, 'go'));
});

test('ten passwords are looked at from one known browser, wherever it is', async () => {
  const from = (place: number) => ({ ...meera, device: 'her telephone', address: `203.0.113.${place}` });
  const told = await withinOneWindow(() => inTurn(11, (place) => admitPassword(counter(), from(place))));
  expect(kinds(told)).toEqual([...times(10, 'go'), 'wait']);
});

test('fifty passwords for all accounts are looked at from one network', async () => {
  const one = (place: number) => admitPassword(counter(), { ...meera, account: `person${place}@example.com` });
  expect(kinds(await withinOneWindow(() => inTurn(51, one)))).toEqual([...times(50, 'go'), 'wait']);
});

test('the fifty-first password for one account from everywhere is slowed by four seconds, not refused', async () => {
  const from = (place: number) => ({ ...meera, address: `203.0.${place}.7` });
  const told = await withinOneWindow(() => inTurn(51, (place) => admitPassword(counter(), from(place))));
  expect(kinds(told)).toEqual(times(51, 'go'));
  expect(told.map((one) => (one as { delayMs: number }).delayMs)).toEqual([...Array(50).fill(0), 4000]);
});

test.each([
  ['a password', (address: string) => admitPassword(counter(), { ...meera, address })],
  ['a password of a known browser', () => admitPassword(counter(), { ...meera, device: 'her telephone' })],
  ['a code', () => admitCode(counter(), meera)],
  ['a passkey', (address: string) => admitPasskey(counter(), address)],
])('%s that was right is no try', async (_, admit) => {
  const told = await withinOneWindow(() =>
    inTurn(passwordLimits.everywhere + 2, async (place) => {
      // The tries come from a few networks, so that every counter would be full by the end.
      const admission: Admission = await admit(`203.0.113.${place % 2}`);
      if (admission.kind === 'go') await admission.succeeded();
      return admission;
    }),
  );
  expect(told.every((one) => one.kind === 'go' && one.delayMs === 0)).toBe(true);
});

test('ten codes are looked at in a quarter of an hour, from a known browser and from elsewhere apart', async () => {
  const told = await withinOneWindow(async () => [
    ...(await inTurn(11, (place) => admitCode(counter(), { ...meera, address: `203.0.113.${place}` }))),
    ...(await inTurn(11, () => admitCode(counter(), { ...meera, device: 'her telephone' }))),
    await admitCode(counter(), { ...meera, account: 'another' }),
  ]);
  expect(kinds(told)).toEqual([...times(10, 'go'), 'wait', ...times(10, 'go'), 'wait', 'go']);
});

test('fifty codes are looked at in a day, and the next one waits for its end', async () => {
  // Of the quarters of an hour each try is the first one, as if they had gone by.
  const { seconds: quarter } = codeLimits;
  const ofTheDay: TryCounter = {
    ...counter(),
    count: (of) =>
      Promise.all(of.map(async (one) => (one.seconds === quarter ? 1 : ((await counter().count([one]))[0] ?? 0)))),
  };
  const ofDay = (count: number) => inTurn(count, () => admitCode(ofTheDay, meera));
  const { told, last } = await withinOneWindow(async () => ({
    told: await ofDay(codeLimits.tryInADay),
    last: await secondsAround(24 * 60 * 60, () => ofDay(1)),
  }));
  expect(kinds(told)).toEqual(times(50, 'go'));
  expect(kinds(last.told)).toEqual(['wait']);
  const [{ seconds = 0 } = {}] = last.told as { seconds?: number }[];
  expect(seconds).toBeGreaterThanOrEqual(last.least);
  expect(seconds).toBeLessThanOrEqual(last.most);
});

test('fifty passkeys are looked at from one network', async () => {
  const told = await withinOneWindow(() => inTurn(51, () => admitPasskey(counter(), '203.0.113.7')));
  expect(kinds(told)).toEqual([...times(50, 'go'), 'wait']);
  expect((await admitPasskey(counter(), '203.0.113.8')).kind).toBe('go');
});

test('five mails an hour are sent for one person to one network, and nobody is told of a sixth', async () => {
  const told = await withinOneWindow(() => inTurn(6, () => admitRecovery(counter(), meera)));
  expect(kinds(told)).toEqual([...times(5, 'send'), 'ignore']);
});

test('who asks for somebody else’s link uses up neither hers nor that of a browser she signed in with', async () => {
  const from = (place: number) => ({ ...meera, address: `203.0.113.${place}` });
  const told = await withinOneWindow(async () => [
    ...(await inTurn(6, () => admitRecovery(counter(), meera))),
    await admitRecovery(counter(), { ...meera, address: '203.0.113.8' }),
    ...(await inTurn(15, (place) => admitRecovery(counter(), from(20 + place)))),
    ...(await inTurn(30, (place) => admitRecovery(counter(), { ...meera, account: `person${place}@example.com` }))),
    ...(await inTurn(6, () => admitRecovery(counter(), { ...meera, device: 'her telephone' }))),
  ]);
  expect(kinds(told)).toEqual([
    ...[...times(5, 'send'), 'ignore'],
    'send',
    ...[...times(14, 'send'), 'ignore'],
    ...[...times(14, 'send'), ...times(16, 'wait')],
    ...[...times(5, 'send'), 'ignore'],
  ]);
});

test('twenty recoveries are taken from one network in an hour', async () => {
  const of = (place: number) => ({ account: `person${place}@example.com`, device: null, address: '203.0.113.7' });
  const { told, last } = await withinOneWindow(async () => ({
    told: await inTurn(20, (place) => admitRecovery(counter(), of(place))),
    last: await secondsAround(60 * 60, () => admitRecovery(counter(), of(20))),
  }));
  expect(kinds([...told, last.told])).toEqual([...times(20, 'send'), 'wait']);
  expect((await admitRecovery(counter(), { ...of(22), address: '203.0.113.8' })).kind).toBe('send');
  const { seconds = 0 } = last.told as { seconds?: number };
  expect(seconds).toBeGreaterThanOrEqual(last.least);
  expect(seconds).toBeLessThanOrEqual(last.most);
});

test('what is counted is kept without the name of who tried', async () => {
  await withinOneWindow(async () => admitPassword(counter(), meera));
  const { rows } = await open().db.owner.query('select source, tries from staff.attempt');
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/meera|203/);
  const tries = counter();
  await open().db.owner.query(
    `insert into staff.attempt (source, span, tries) values ('old', now() - interval '3 days', 1)`,
  );
  // Old counters are removed now and then: at one of fifty tries.
  const isSwept = async () =>
    (await open().db.owner.query(`select from staff.attempt where source = 'old'`)).rowCount === 0;
  for (let tried = 0; tried < 2_000 && !(await isSwept()); tried += 1)
    await tries.count([{ name: 'x', seconds: quarter }]);
  expect(await isSwept()).toBe(true);
});

test('a try that is given back is never less than none', async () => {
  const tries = counter();
  const one = [{ name: 'x', seconds: quarter }];
  const told = await withinOneWindow(async () => {
    await tries.count(one);
    await tries.giveBack(one);
    await tries.giveBack(one);
    return tries.count(one);
  });
  expect(told).toEqual([1]);
});
