import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDocx, aPdf } from '#tests/factories/a-document.ts';
import { stopwatch } from '#tests/support/stopwatch.ts';
import { createDocumentChecker } from './document-checker.ts';
import { readDocumentType } from './read-document-type.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'checker-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function stored(bytes: Buffer): Promise<string> {
  const file = join(folder, crypto.randomUUID());
  await writeFile(file, bytes);
  return file;
}

const relations = (count: number, bytes: number, text = '<') =>
  aDocx(
    Array.from({ length: count }, (_, index) => ({
      name: `word/_rels/${index}.xml.rels`,
      content: text.repeat(bytes / text.length),
    })),
  );

/** The longest time in ms for which this thread did nothing else while something was done. */
async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  try {
    await work();
  } finally {
    delay.disable();
  }
  return delay.max / 1e6;
}

test('an archive of 137 KB with 120 MB of relations is refused before they are unpacked', async () => {
  const bytes = relations(120, 1024 * 1024);
  expect(bytes.length).toBeLessThan(200_000);
  const file = await stored(bytes);
  const passed = stopwatch();
  expect(await readDocumentType(file)).toEqual({ problem: 'damaged' });
  expect(passed()).toBeLessThan(200);
});

test('however costly a document is to check, the thread of the site goes on', async () => {
  const checker = createDocumentChecker();
  const most = 5 * 1024 * 1024;
  const costly = [
    await stored(relations(120, 1024 * 1024)),
    await stored(relations(4, 1024 * 1024)),
    await stored(relations(4, 1024 * 1024, '<Relationship Type="a" ')),
    await stored(aPdf(most, ['/ObjStm '.repeat(600_000)])),
    await stored(aPdf(most, ['<'.repeat(4_900_000)])),
  ];
  // The first thread compiles what the others share.
  await checker.check(await stored(aDocx()), 'first');
  const alone = Math.max(...(await Promise.all(costly.map((file) => longestStretch(() => readDocumentType(file))))));
  const beside: number[] = [];
  // Another program may keep the processor once; what the checker itself does, it does each time.
  for (let times = 0; times < 3; times += 1)
    beside.push(await longestStretch(() => Promise.all(costly.map((file) => checker.check(file, 'somebody')))));
  expect(Math.min(...beside)).toBeLessThan(Math.max(50, alone / 4));
  checker.close();
});

test('a check that had too little time says so, and the next one is well', async () => {
  const file = await stored(aPdf());
  expect(await createDocumentChecker({ mostMs: 1 }).check(file, 'somebody')).toEqual({ problem: 'unchecked' });
  expect(await createDocumentChecker().check(file, 'somebody')).toBe('pdf');
});

test('a client with many documents delays another by one', async () => {
  const checker = createDocumentChecker();
  const file = await stored(aPdf(2_000_000));
  const ended: string[] = [];
  const check = (client: string) => checker.check(file, client).then(() => ended.push(client));
  await Promise.all([...Array.from({ length: 12 }, () => check('many')), check('one')]);
  expect(ended.indexOf('one')).toBeLessThan(5);
  const refused = await Promise.all(Array.from({ length: 30 }, () => checker.check(file, 'flood')));
  expect(refused.filter((answer) => typeof answer === 'string').length).toBeGreaterThanOrEqual(24);
  expect(refused).toContainEqual({ problem: 'unchecked' });
});
