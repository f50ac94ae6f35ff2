import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import type { DiaryResult } from '#app/desk/diary/diary-function.ts';
import { optionExpiry } from '#app/diary/function-times.ts';
import { aDateToHold, diaryOfThisFile, israna } from '#tests/desk/diary-of-this-file.ts';
import { queueDiaryMails } from './diary-mail.server.ts';

const { open, spaces, lead, empty } = diaryOfThisFile();
const day = '2031-02-14';

beforeEach(empty);

const referenceOf = (result: DiaryResult) => (result.kind === 'done' ? (result.references[0] ?? '') : result.kind);

async function option(seconds = 3600, mayWait = false, space = 'the-castle') {
  const { asha, diary } = open();
  const expires = new Date(Date.now() + seconds * 1000);
  const chosen = (await spaces())[space] ?? '';
  return diary.hold(asha, aDateToHold({ spaces: [chosen], day }, { state: 'option', expires, mayWait }));
}

async function change(reference: string, wanted: Parameters<ReturnType<typeof open>['diary']['change']>[1]['change']) {
  const { asha, diary } = open();
  const { version = 0 } = (await diary.function(asha, reference)) ?? {};
  return diary.change(asha, { reference, version, change: wanted });
}

/** Puts the moment at which an option expires into the past without a trigger, as if the time had gone by. */
async function letExpire(reference: string) {
  const client = await open().db.owner.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(`update diary.function set expires_at = now() - interval '1 second' where reference = $1`, [
      reference,
    ]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

async function standing(...references: string[]) {
  const { rows } = await open().db.owner.query(
    'select reference, state, rank from diary.function where reference = any ($1) order by array_position($1, reference::text)',
    [references],
  );
  return rows.map(({ state, rank }) => (rank ? `${state} ${rank}` : state));
}

test('a second option is offered, waits with its rank, and moves up when the first is released', async () => {
  const first = referenceOf(await option());
  expect(await option()).toMatchObject({ kind: 'clash', mayWait: true, rivals: [{ reference: first, rank: 1 }] });
  const second = referenceOf(await option(3600, true));
  const third = referenceOf(await option(3600, true));
  expect(await standing(first, second, third)).toEqual(['option 1', 'option 2', 'option 3']);
  expect(await change(second, { kind: 'confirm' })).toMatchObject({
    kind: 'clash',
    rivals: [{ reference: first }, {}],
  });
  expect(await change(first, { kind: 'release' })).toMatchObject({ kind: 'done' });
  expect(await standing(first, second, third)).toEqual(['released', 'option 1', 'option 2']);
  expect(await change(second, { kind: 'confirm' })).toMatchObject({ kind: 'done' });
  expect(await standing(second, third), 'who waits is not lost').toEqual(['definite', 'option 2']);
  expect(await option(3600, true), 'nobody waits anew behind what is definite').toMatchObject({
    kind: 'clash',
    mayWait: false,
  });
});

test('an option expires while nobody looks: it is released, the next moves up, both owners are told once', async () => {
  const { db, database } = open();
  const first = referenceOf(await option());
  const second = referenceOf(await option(3600, true));
  expect(await standing(first, second)).toEqual(['option 1', 'option 2']);
  await letExpire(first);
  expect(await standing(first, second), 'nobody has looked').toEqual(['option 1', 'option 2']);
  // Two replicas look at the same time.
  await Promise.all([queueDiaryMails(database.jobs), queueDiaryMails(database.jobs)]);
  await queueDiaryMails(database.jobs);
  expect(await standing(first, second)).toEqual(['released', 'option 1']);
  const { rows } = await db.owner.query("select data->>'mail' as mail from jobs.job where name = 'desk-mail'");
  expect(rows).toEqual([{ mail: 'diary' }, { mail: 'diary' }]);
  const { rows: notices } = await db.owner.query(
    `select f.reference, n.kind from diary.notice n join diary.function f on f.id = n.function_id order by n.at`,
  );
  expect(notices.map(({ reference, kind }) => [reference, kind])).toEqual([
    [first, 'expired'],
    [second, 'promoted'],
  ]);
});

test('whoever looks releases what has expired, before deciding anything else', async () => {
  const first = referenceOf(await option());
  await letExpire(first);
  const { asha, diary } = open();
  const castle = (await spaces())['the-castle'] ?? '';
  expect(await diary.hold(asha, aDateToHold({ spaces: [castle], day }))).toMatchObject({ kind: 'done' });
  expect(await standing(first)).toEqual(['released']);
});

test('whoever only looks waits for nobody who changes the diary just now', async () => {
  const first = referenceOf(await option());
  await letExpire(first);
  const { asha, diary, db } = open();
  const changing = await db.owner.connect();
  const look = async () => {
    const seen = await Promise.race([diary.function(asha, first), delay(10_000)]);
    return seen && typeof seen === 'object' && 'state' in seen ? seen.state : 'waits';
  };
  await changing.query('begin');
  try {
    await changing.query('select diary.lock($1)', [israna]);
    expect(await look()).toBe('option');
  } finally {
    await changing.query('rollback');
    changing.release();
  }
  expect(await look()).toBe('released');
});

test('a first option that is challenged has 48 hours, is told, and cannot be prolonged', async () => {
  const { asha, diary, db } = open();
  const first = referenceOf(await option(30 * 86_400));
  expect(await change(first, { kind: 'challenge' })).toMatchObject({ kind: 'refused' });
  const second = referenceOf(await option(30 * 86_400, true));
  expect(await change(second, { kind: 'challenge' })).toMatchObject({ kind: 'done' });
  const hours = (Number((await diary.function(asha, first))?.expires) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(47.9);
  expect(hours).toBeLessThanOrEqual(48);
  expect(
    await change(first, { kind: 'option', expires: new Date(Date.now() + 90 * 86_400_000), mayWait: false }),
  ).toMatchObject({
    kind: 'refused',
  });
  expect(await change(second, { kind: 'challenge' })).toMatchObject({ kind: 'refused' });
  const { rows } = await db.owner.query('select kind from diary.notice');
  expect(rows).toEqual([{ kind: 'challenged' }]);
  expect(await change(first, { kind: 'confirm' })).toMatchObject({ kind: 'done' });
});

test('a challenge is not escaped by moving the option a little: only its figures can be changed', async () => {
  const { asha, diary } = open();
  const family = await lead();
  const castle = (await spaces())['the-castle'] ?? '';
  const expires = new Date(Date.now() + 30 * 86_400_000);
  const first = referenceOf(
    await diary.hold(asha, aDateToHold({ spaces: [castle], day }, { state: 'option', expires, lead: family })),
  );
  const second = referenceOf(await option(30 * 86_400, true));
  await change(second, { kind: 'challenge' });
  const { plan } = aDateToHold({ spaces: [castle], day, to: '00:45' });
  expect(await change(first, { kind: 'replan', plan })).toMatchObject({ kind: 'refused' });
  expect(await diary.moveEvent(asha, { lead: family, days: 1 })).toMatchObject({ kind: 'refused' });
  const { plan: same } = aDateToHold({ spaces: [castle], day, guaranteed: 600 });
  expect(await change(first, { kind: 'replan', plan: same })).toMatchObject({ kind: 'done' });
  const { challenged, guaranteed } = (await diary.function(asha, first)) ?? {};
  expect([challenged instanceof Date, guaranteed]).toEqual([true, 600]);
});

test('every change is written down with its author, what the clock did as well', async () => {
  const { db } = open();
  const first = referenceOf(await option());
  await option(3600, true);
  await letExpire(first);
  await db.owner.query('select diary.settle_due()');
  const { rows } = await db.owner.query(
    `select c.author, c.author_id is not null as "isPerson", c.before->>'state' as before, c.after->>'state' as after
       from diary.change c join diary.function f on f.id = c.function_id where f.reference = $1 order by c.id`,
    [first],
  );
  expect(rows).toEqual([
    { author: 'Asha', isPerson: true, before: null, after: 'option' },
    { author: 'The diary', isPerson: false, before: 'option', after: 'released' },
  ]);
});

test('of two who change the same function the second is told who was faster', async () => {
  const { asha, diary } = open();
  const first = referenceOf(await option());
  const both = await Promise.all(
    (['confirm', 'release'] as const).map((kind) =>
      diary.change(asha, { reference: first, version: 1, change: { kind } }),
    ),
  );
  expect(both.map(({ kind }) => kind).sort()).toEqual(['conflict', 'done']);
  expect(both.find(({ kind }) => kind === 'conflict')).toMatchObject({ by: 'Asha' });
});

test('an event is erased with its person, and the hall stays promised without them', async () => {
  const { asha, diary, db } = open();
  const castle = (await spaces())['the-castle'] ?? '';
  const family = await lead();
  const held = referenceOf(await diary.hold(asha, aDateToHold({ spaces: [castle], day }, { lead: family })));
  await db.owner.query('delete from leads where reference = $1', [family]);
  expect(await diary.function(asha, held)).toMatchObject({ reference: held, state: 'definite', lead: null });
  expect(await diary.hold(asha, aDateToHold({ spaces: [castle], day }))).toMatchObject({ kind: 'clash' });
});

test('an option of seven days ends at six in the evening in India, counted from the day there', () => {
  expect(optionExpiry(new Date('2031-02-14T05:00:00Z'), 7).toISOString()).toBe('2031-02-21T12:30:00.000Z');
  // It is the fifteenth in India already.
  expect(optionExpiry(new Date('2031-02-14T20:00:00Z'), 7).toISOString()).toBe('2031-02-22T12:30:00.000Z');
});
