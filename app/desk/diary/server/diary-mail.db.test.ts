import { beforeEach, expect, test } from 'vitest';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { formatMoment } from '#app/language/dates.ts';
import { aDateToHold, diaryOfThisFile } from '#tests/desk/diary-of-this-file.ts';
import { aPersonOfStaff } from '#tests/factories/a-person-of-staff.ts';
import { diaryMail, queueDiaryMails } from './diary-mail.server.ts';

const { open, spaces, empty } = diaryOfThisFile();
const config = { salesInbox: 'sales@example.com', publicUrl: 'https://tivoli.example' };
const expires = new Date('2031-02-01T12:30:00Z');

beforeEach(empty);

/** Holds a first and a second option for the same time, for two people, and lets happen what `change` says. */
async function twoOptions(change: 'release the first' | 'challenge the first' | 'let the first expire') {
  const { db, diary, admin, asha } = open();
  const { 'the-castle': castle = '' } = await spaces();
  const request = { state: 'option', expires, mayWait: true } as const;
  const hold = async (owner: Principal) => {
    const held = await diary.hold(owner, aDateToHold({ spaces: [castle], day: '2031-02-14' }, request));
    return held.kind === 'done' ? (held.references[0] ?? '') : held.kind;
  };
  const [first, second] = [await hold(asha), await hold(admin)];
  if (change === 'release the first')
    await diary.change(asha, { reference: first, version: 1, change: { kind: 'release' } });
  if (change === 'challenge the first')
    await diary.change(admin, { reference: second, version: 1, change: { kind: 'challenge' } });
  if (change === 'let the first expire')
    await db.owner.query('update diary.function set expires_at = now() where reference = $1', [first]);
  return { first, second };
}

/** Returns the id of the only notice of this kind, and the mail about it. */
async function mailAbout(kind: string) {
  const { db, database } = open();
  const { rows } = await db.owner.query('select id from diary.notice where kind = $1', [kind]);
  expect(rows).toHaveLength(1);
  return { id: rows[0].id, mail: await diaryMail({ database: database.jobs, config }, rows[0].id) };
}

const factsOf = (reference: string) => [
  ['Reference', reference],
  ['Function', 'Wedding'],
  ['Where', 'The Castle, Wedcation, Israna'],
  ['When', 'Friday 14 February 2031, 7:00 PM – 1:00 AM (next day)'],
];
const closingOf = (reference: string) => [`The diary: https://tivoli.example/desk/diary/functions/${reference}`];
const kept = `It is kept until ${formatMoment(expires)} (India time).`;

test('whose option has expired is told that its spaces are released', async () => {
  const { first } = await twoOptions('let the first expire');
  const { id, mail } = await mailAbout('expired');
  expect(mail).toEqual({
    id: `diary-${id}`,
    date: expect.any(Date),
    to: 'asha@example.com',
    content: {
      language: 'en',
      subject: `Option expired: ${first}, The Castle`,
      opening: ['Your option has expired and its spaces are released.'],
      facts: factsOf(first),
      closing: closingOf(first),
    },
  });
});

test('whose option moved up is told that it holds the spaces now, and until when', async () => {
  const { second } = await twoOptions('release the first');
  const { mail } = await mailAbout('promoted');
  expect(mail?.to).toBe('head@example.com');
  expect(mail?.content).toEqual({
    language: 'en',
    subject: `First option now: ${second}, The Castle`,
    opening: [`The option before yours is gone: yours holds the spaces now. ${kept}`],
    facts: factsOf(second),
    closing: closingOf(second),
  });
});

test('whose option is challenged is told that 48 hours are left, and until which minute', async () => {
  const { first } = await twoOptions('challenge the first');
  const { db } = open();
  const { rows } = await db.owner.query('select expires_at as until from diary.function where reference = $1', [first]);
  const { mail } = await mailAbout('challenged');
  expect(mail?.to).toBe('asha@example.com');
  expect(mail?.content).toEqual({
    language: 'en',
    subject: `Option challenged: ${first}, The Castle`,
    opening: [
      'A colleague has a second option for the same time and asks you to decide within 48 hours.',
      `Confirm your option or release it. It is kept until ${formatMoment(rows[0].until)} (India time).`,
    ],
    facts: factsOf(first),
    closing: closingOf(first),
  });
});

test('whose option ends is told two days and one day before, once each, and no more once it is decided', async () => {
  const { db, database, diary, asha } = open();
  const { 'the-castle': castle = '', 'open-lawn': lawn = '' } = await spaces();
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const hold = async (space: string, ends: Date) => {
    const held = await diary.hold(
      asha,
      aDateToHold({ spaces: [space], day: '2031-02-14' }, { state: 'option', expires: ends }),
    );
    return held.kind === 'done' ? (held.references[0] ?? '') : held.kind;
  };
  const long = await hold(castle, inHours(96));
  await hold(lawn, inHours(20));
  const noticed = async () => {
    await queueDiaryMails(database.jobs);
    await queueDiaryMails(database.jobs);
    const { rows } = await db.owner.query(
      'select n.id, n.kind, f.reference from diary.notice n join diary.function f on f.id = n.function_id order by n.at',
    );
    return rows;
  };
  expect(await noticed(), 'long before; and a short one that was placed a moment ago').toEqual([]);
  const pass = (hours: number) =>
    db.owner.query(
      `alter table diary.function disable trigger user;
       update diary.function set expires_at = expires_at - interval '${hours} hours',
         updated_at = updated_at - interval '${hours} hours', created_at = created_at - interval '${hours} hours';
       alter table diary.function enable trigger user;
       update diary.notice set ends = ends - interval '${hours} hours'`,
    );
  await db.owner.query('delete from diary.function where reference <> $1', [long]);
  await pass(50);
  expect(await noticed()).toEqual([{ id: expect.any(String), kind: 'ends-in-48', reference: long }]);
  await pass(24);
  const [, second] = await noticed();
  expect(second).toEqual({ id: expect.any(String), kind: 'ends-in-24', reference: long });
  const mail = () => diaryMail({ database: database.jobs, config }, second.id);
  const { rows } = await db.owner.query('select expires_at as until from diary.function');
  expect((await mail())?.to).toBe('asha@example.com');
  expect((await mail())?.content).toMatchObject({
    subject: `Option ends within a day: ${long}, The Castle`,
    opening: [
      `Confirm it, hold it for longer or release it: else its spaces are released then. It is kept until ${formatMoment(rows[0].until)} (India time).`,
    ],
  });
  const { rows: now } = await db.owner.query('select version from diary.function');
  await diary.change(asha, { reference: long, version: now[0].version, change: { kind: 'release' } });
  expect(await mail(), 'it is released').toBeNull();
});

test('what became of the option of somebody who has left is told to central sales', async () => {
  const { db, database } = open();
  const gone = await aPersonOfStaff(db, { name: 'Gone', properties: 'all' });
  await twoOptions('let the first expire');
  await db.owner.query('update staff."user" set removed_at = now() where id = $1', [gone.id]);
  await db.owner.query('update diary.function set owner_id = $1', [gone.id]);
  expect((await mailAbout('expired')).mail?.to).toBe('sales@example.com');
  await db.owner.query('delete from diary.notice');
  expect(await diaryMail({ database: database.jobs, config }, crypto.randomUUID()), 'a notice that is gone').toBeNull();
});
