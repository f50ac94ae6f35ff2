import { expect, test } from 'vitest';
import { FairQueue, NobodyWaits, QueueFull } from './fair-queue.ts';

/** Work that the test ends, and the keys of the work that has begun, in order. */
function workshop() {
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const work = (key: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(key);
      finish.set(key, () => resolve(key));
    });
  return { begun, work, end: (key: string) => finish.get(key)?.() };
}

/** Ends all work that has begun until nothing begins any more. */
async function endAll({ begun, end }: ReturnType<typeof workshop>) {
  await new Promise((resolve) => setImmediate(resolve));
  for (const key of begun) {
    end(key);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('one who asks for a hundred delays another client by one', async () => {
  const shop = workshop();
  const queue = new FairQueue({ atOnce: 1 });
  for (let number = 0; number < 100; number += 1)
    void queue.ask(`many-${number}`, { client: 'a' }, shop.work(`many-${number}`));
  for (const key of ['one', 'two']) void queue.ask(key, { client: 'b' }, shop.work(key));
  await endAll(shop);
  expect(shop.begun.slice(0, 6)).toEqual(['many-0', 'many-1', 'one', 'many-2', 'two', 'many-3']);
  expect(shop.begun).toHaveLength(102);
  expect(queue.waiting).toBe(0);
});

test('work that two clients wait for begins with the first turn of either, once, and both get it', async () => {
  const shop = workshop();
  const queue = new FairQueue({ atOnce: 1 });
  for (const key of ['x', 'y', 'z', 'shared']) void queue.ask(key, { client: 'a' }, shop.work(key));
  const both = [
    queue.ask('shared', { client: 'b' }, shop.work('shared')),
    queue.ask('shared', { client: 'c' }, shop.work('shared')),
  ];
  await endAll(shop);
  expect(shop.begun).toEqual(['x', 'y', 'shared', 'z']);
  expect(await Promise.all(both)).toEqual(['shared', 'shared']);
});

test('work whose last asker has gone never begins; while one waits it stays', async () => {
  const shop = workshop();
  const queue = new FairQueue({ atOnce: 1 });
  const [leaves, leavesToo] = [new AbortController(), new AbortController()];
  const first = queue.ask('first', { client: 'a' }, shop.work('first'));
  const gone = queue.ask('gone', { client: 'a', signal: leaves.signal }, shop.work('gone'));
  const left = queue.ask('kept', { client: 'a', signal: leavesToo.signal }, shop.work('kept'));
  const kept = queue.ask('kept', { client: 'b' }, shop.work('kept'));
  leaves.abort();
  leavesToo.abort();
  await expect(gone).rejects.toThrow(NobodyWaits);
  await expect(left).rejects.toThrow(NobodyWaits);
  expect(queue.waiting).toBe(1);
  await endAll(shop);
  expect(await Promise.all([first, kept])).toEqual(['first', 'kept']);
  expect(shop.begun).toEqual(['first', 'kept']);
  // If it is asked for again, it is done as if nobody had asked before.
  const again = queue.ask('gone', { client: 'a' }, shop.work('gone'));
  await endAll(shop);
  expect(await again).toBe('gone');
});

test('a client whose line is full is refused, and nobody else is', async () => {
  const shop = workshop();
  const queue = new FairQueue({ atOnce: 1, waitingPerClient: 2 });
  for (const key of ['runs', 'waits', 'waits too']) void queue.ask(key, { client: 'a' }, shop.work(key));
  await expect(queue.ask('too much', { client: 'a' }, shop.work('too much'))).rejects.toThrow(QueueFull);
  const shared = queue.ask('waits', { client: 'a' }, shop.work('waits'));
  const other = queue.ask('other', { client: 'b' }, shop.work('other'));
  await endAll(shop);
  expect(await Promise.all([shared, other])).toEqual(['waits', 'other']);
  expect(shop.begun).not.toContain('too much');
});

test('no more waits in all than may, whoever asks', async () => {
  const shop = workshop();
  const queue = new FairQueue({ atOnce: 1, waiting: 2 });
  for (const client of ['a', 'b', 'c']) void queue.ask(`of ${client}`, { client }, shop.work(`of ${client}`));
  await expect(queue.ask('of d', { client: 'd' }, shop.work('of d'))).rejects.toThrow(QueueFull);
  expect(queue.waiting).toBe(2);
});

test('closed, it begins nothing more and says so to whoever waits', async () => {
  const shop = workshop();
  const queue = new FairQueue({ atOnce: 1 });
  const runs = queue.ask('runs', { client: 'a' }, shop.work('runs'));
  const waits = queue.ask('waits', { client: 'a' }, shop.work('waits'));
  queue.close();
  await expect(waits).rejects.toThrow('The site is stopping');
  await expect(queue.ask('late', { client: 'a' }, shop.work('late'))).rejects.toThrow('The site is stopping');
  shop.end('runs');
  expect(await runs).toBe('runs');
  expect(shop.begun).toEqual(['runs']);
});

test('a client that never ends its turns keeps nobody waiting; who waits enters once a place is free', async () => {
  const queue = new FairQueue({ atOnce: 4, atOncePerClient: 2 });
  const gone = new AbortController();
  const stays = Array.from({ length: 10 }, () => queue.enter('attacker', gone.signal));
  const two = await Promise.all(stays.slice(0, 2));
  expect(await queue.enter('applicant')).toEqual({ end: expect.any(Function) });
  expect(queue.waiting).toBe(8);
  const [first] = two;
  if (first && 'end' in first) first.end();
  expect(await stays[2]).toEqual({ end: expect.any(Function) });
  gone.abort();
  expect(await stays[9]).toEqual({ refused: 'left' });
  expect(queue.waiting).toBe(0);
});
