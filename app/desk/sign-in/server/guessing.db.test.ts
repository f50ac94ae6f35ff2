import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { StaffRequest } from '#app/desk/sign-in/server/auth.server.ts';
import { createTryCounter } from '#app/forms/count-tries.server.ts';
import {
  cookiesOf,
  from,
  password,
  secret,
  staffOfThisFile,
  stranger,
  wrongPassword,
} from '#tests/desk/staff-of-this-file.ts';
import { admitPassword } from './sign-in-limits.server.ts';

const { open, countingReplica, colleague, enter, withinOneWindow } = staffOfThisFile();

/** Counts wrong passwords that were checked, without hashing each. */
const wrongTries = async (
  times: number,
  email: string,
  staffRequest: (place: number) => StaffRequest,
  device: string | null = null,
) => {
  const counter = createTryCounter(open().database.desk, secret);
  for (let place = 0; place < times; place += 1)
    await admitPassword(counter, { account: email, device, address: staffRequest(place).clientAddress });
};
test('a stranger who guesses a colleague’s password locks himself out on every replica, nobody else', async () => {
  await colleague('meera@example.com');
  const [one, other] = [countingReplica(), countingReplica()];
  const guess = { email: 'meera@example.com', password: wrongPassword };
  await withinOneWindow(async () => {
    await wrongTries(8, guess.email, () => stranger(1));
    for (const replica of [one, other]) expect((await replica.signIn(stranger(1), guess)).kind).toBe('refused');
    expect(await one.signIn(stranger(1), guess)).toMatchObject({ kind: 'wait' });
    expect(await other.signIn(stranger(1), { ...guess, password }), 'not with the right one either').toMatchObject({
      kind: 'wait',
    });
    expect((await other.signIn(from(), { ...guess, password })).kind, 'the colleague').toBe('in');
    const { rows } = await open().db.owner.query('select source from staff.attempt');
    expect(JSON.stringify(rows), 'nobody’s address or e-mail is kept').not.toMatch(/meera|198\.51/);
  });
});

test('whoever guesses one account from many networks slows it, and keeps nobody out', async () => {
  await colleague('nisha@example.com');
  await withinOneWindow(async () => {
    const pauses: number[] = [];
    const staff = countingReplica(async (ms) => pauses.push(ms));
    const known = cookiesOf(await staff.signIn(from(), { email: 'nisha@example.com', password }));
    await wrongTries(50, 'nisha@example.com', stranger);
    await staff.signIn(stranger(50), { email: 'nisha@example.com', password: wrongPassword });
    expect(pauses).toEqual([4000]);
    expect((await staff.signIn(from(), { email: 'nisha@example.com', password })).kind).toBe('in');
    expect(pauses, 'a strange browser waits').toEqual([4000, 4000]);
    expect((await staff.signIn(from(known), { email: 'nisha@example.com', password })).kind).toBe('in');
    expect(pauses, 'a known one does not').toHaveLength(2);
  });
});

test('a network that guesses over accounts is refused, an IPv6 /64 as one; a known browser still enters', async () => {
  await colleague('omana@example.com');
  const staff = countingReplica();
  await withinOneWindow(async () => {
    const known = cookiesOf(await staff.signIn(from([], '2001:db8:0:7::1'), { email: 'omana@example.com', password }));
    const strangerAt = (place: number) => from([], `2001:db8:0:7::${place}:1`);
    for (let place = 0; place < 48; place += 1)
      await wrongTries(1, `nobody-${place}@example.com`, () => strangerAt(place));
    const kinds: string[] = [];
    for (let place = 48; place < 53; place += 1)
      kinds.push(
        (await staff.signIn(strangerAt(place), { email: `nobody-${place}@example.com`, password: wrongPassword })).kind,
      );
    expect(kinds).toEqual(['refused', 'refused', 'wait', 'wait', 'wait']);
    const mine = { email: 'omana@example.com', password };
    expect((await staff.signIn(from([], '2001:db8:0:7::2'), mine)).kind).toBe('wait');
    expect((await staff.signIn(from(known, '2001:db8:0:7::2'), mine)).kind, 'the known browser').toBe('in');
    expect((await staff.signIn(from([], '2001:db8:0:8::2'), mine)).kind, 'the next network').toBe('in');
  });
});

test('sixty who sign in rightly behind one address are all let in', async () => {
  await colleague('pooja@example.com');
  const staff = countingReplica();
  const address = '203.0.113.9';
  const counter = createTryCounter(open().database.desk, secret);
  for (let place = 0; place < 59; place += 1) {
    const admission = await admitPassword(counter, { account: `${place}@example.com`, device: null, address });
    if (admission.kind === 'go') await admission.succeeded();
  }
  const last = await staff.signIn(from([], address), { email: 'pooja@example.com', password });
  expect(last.kind).toBe('in');
});

test('a known browser is known for one account alone, has its own allowance, and goes with the password', async () => {
  const { staff, db } = open();
  await colleague('rhea@example.com');
  await colleague('sita@example.com');
  const counting = countingReplica();
  const cookies = cookiesOf(await counting.signIn(from(), { email: 'rhea@example.com', password }));
  const device = cookies.filter((cookie) => cookie.includes('.device='));
  expect(device.join()).toMatch(/^__Host-desk\.device=.*Path=\/.*HttpOnly.*Secure/);
  expect(device.join()).not.toContain('Domain');
  const guess = async (email: string, staffRequest = from(device, '192.0.2.77')) =>
    (await counting.signIn(staffRequest, { email, password: wrongPassword })).kind;
  const token = /device=([^.;]*)/.exec(device.join())?.[1] ?? '';
  const { rows } = await db.owner.query(
    `select d.token_hash from staff.device d join staff."user" u on u.id = d.user_id where u.email = 'rhea@example.com'`,
  );
  const name = String(rows[0].token_hash);
  expect(name).not.toContain(token);
  await withinOneWindow(async () => {
    await wrongTries(9, 'rhea@example.com', () => from(), name);
    expect(await guess('rhea@example.com')).toBe('refused');
    expect(await guess('rhea@example.com'), 'stolen, it opens ten guesses').toBe('wait');
    expect((await counting.signIn(from(), { email: 'rhea@example.com', password })).kind, 'and locks nobody').toBe(
      'in',
    );
    await wrongTries(10, 'sita@example.com', () => from([], '192.0.2.77'));
    expect(await guess('sita@example.com'), 'for another account it is no device').toBe('wait');
  });

  const here = (await staff.whoAsks(from(cookies)))?.principal.id ?? '';
  await enter('rhea@example.com');
  const known = async () => (await db.owner.query('select from staff.device where user_id = $1', [here])).rowCount;
  const there = await enter('rhea@example.com');
  expect(await known()).toBeGreaterThan(2);
  const own = await staff.whoAsks(from(there));
  await staff.account.endOtherSessions(from(there), { userId: here, sessionId: own?.sessionId ?? '' });
  expect(await known(), 'only the one that asked is left').toBe(1);
});

test('refused sign-ins are told with hashes alone, and forgotten in time, as browsers are', async () => {
  const { db, database } = open();
  await colleague('ela@example.com');
  await enter('ela@example.com');
  await countingReplica().signIn(stranger(7), { email: 'ela@example.com', password: wrongPassword });
  const told = async () =>
    (await db.owner.query(`select action, detail from staff.audit where action in ('sign-in refused', 'signed in')`))
      .rows;
  const [refused] = (await told()).filter(({ action }) => action === 'sign-in refused').slice(-1);
  expect(refused?.detail).toEqual({
    account: expect.stringMatching(/^[\w-]{24}$/),
    source: expect.stringMatching(/^[\w-]{24}$/),
  });
  expect(JSON.stringify(refused)).not.toMatch(/ela|198\.51/);
  await db.owner.query(`update staff.audit set at = at - interval '93 days'`);
  await db.owner.query(`update staff.device set last_used = last_used - interval '181 days'`);
  await sql`select staff.forget_old()`.execute(database.jobs);
  const left = new Set((await told()).map(({ action }) => action));
  expect([...left], 'what people did stays').toEqual(['signed in']);
  expect((await db.owner.query('select from staff.device')).rowCount).toBe(0);
});
