import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaticFiles } from '#platform/http/files/static-files.ts';
import { createDiskStore } from '#platform/storage/disk-store.ts';
import { openReleaseAssets } from './release-assets.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-assets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A replica of the release that built these files. */
async function aReplica(release: string, files: Record<string, string>) {
  const client = join(folder, release);
  await mkdir(join(client, 'assets'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(client, 'assets', name), text);
  const kept = await openReleaseAssets({
    store: createDiskStore(join(folder, 'store')),
    folder: client,
    staging: join(folder, 'staging'),
    isShared: true,
    lookEvery: 10,
    log: pino({ enabled: false }),
  });
  const served = await openStaticFiles(client, undefined, kept.find);
  const get = async (path: string) =>
    (await (served.find(path) ?? served.findEarlier(path)))?.bodies.identity.toString();
  return { get, close: kept.close };
}

test.each([2_000, 2_001, 2_003, 2_007])(
  'a compressed script of %i lines comes from another release, each time',
  async (lines) => {
    const script = Array.from({ length: lines }, (_, line) => `export const value${line} = ${line * line};`).join('\n');
    const old = await aReplica('old', { [`long-${lines}.js`]: script });
    const young = await aReplica('young', {});
    const path = `/assets/long-${lines}.js`;
    expect([await young.get(path), await young.get(path)]).toEqual([script, script]);
    await Promise.all([old.close(), young.close()]);
  },
);

test('replicas of two releases serve the files of both, and those nobody has run for weeks go', async () => {
  const old = await aReplica('old', { 'home-1.js': 'old home', 'home-1.js.br': 'dense', 'react-1.js': 'react' });
  const young = await aReplica('young', { 'home-2.js': 'new home', 'react-1.js': 'react' });
  expect(await young.get('/assets/home-1.js')).toBe('old home');
  expect(await old.get('/assets/home-2.js')).toBe('new home');
  for (const path of [
    '/assets/home-3.js',
    '/assets/home-1.js.br',
    '/assets/../old/home-1.js',
    '/assets/',
    '/home-1.js',
  ])
    expect(await young.get(path), path).toBeUndefined();
  await Promise.all([old.close(), young.close()]);

  const long = new Date(Date.now() - 60 * 86_400_000);
  for (const name of ['home-1.js', 'react-1.js']) await utimes(join(folder, 'store/site-assets', name), long, long);
  const youngest = await aReplica('youngest', { 'home-3.js': 'newest home', 'react-1.js': 'react' });
  expect(await youngest.get('/assets/home-2.js')).toBe('new home');
  expect(await youngest.get('/assets/home-1.js')).toBeUndefined();
  expect(await (await aReplica('next', {})).get('/assets/react-1.js')).toBe('react');
  await youngest.close();
});
