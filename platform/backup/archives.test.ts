import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestStorage, type TestStorage } from '#tests/support/storage.ts';
import { archiveName, newestArchive, openArchives, timeInName } from './archives.ts';
import type { BackupSettings } from './backup-settings.ts';

let folder: string;
let s3: TestStorage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tivoli-archives-'));
  s3 = await startTestStorage('S3');
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const kinds = ['disk', 'S3'] as const;

function settings(kind: (typeof kinds)[number], name: string): BackupSettings {
  const { STORAGE_URL: url = '', STORAGE_KEY: key = '', STORAGE_SECRET: secret = '' } = s3.place;
  return { folder: join(folder, `${name} ${kind}`), keep: 3, ...(kind === 'S3' && { store: { url, key, secret } }) };
}

const day = (number: number) => new Date(Date.UTC(2026, 0, number, 20, 30));

async function add(archives: Awaited<ReturnType<typeof openArchives>>, made: Date): Promise<string> {
  const name = archiveName(made, true);
  await writeFile(archives.fileOf(name), name);
  await archives.take(name);
  return name;
}

test.each(kinds)('of many archives the newest stay, whatever else lies beside them: %s', async (kind) => {
  const archives = await openArchives(settings(kind, 'kept'));
  const stranger = 'tivoli-by-hand.tar.gz';
  await writeFile(archives.fileOf(stranger), 'no archive of ours');
  await archives.take(stranger);
  // The names come in no order, because a store may list them in any.
  for (const number of [9, 2, 7, 1, 5, 3, 8, 4, 6]) await add(archives, day(number));
  const newest = await add(archives, day(10));
  const gone = await archives.keepNewest(3, newest);
  expect(gone).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => archiveName(day(number), true)));
  expect(await archives.list()).toEqual([8, 9, 10].map((number) => archiveName(day(number), true)));
  expect(await archives.keepNewest(3, newest)).toEqual([]);
  expect(await archives.fetch(stranger, join(folder, 'fetched'))).toBe(true);
});

test.each(kinds)('the archive that was just made stays, even where the clock was ahead before: %s', async (kind) => {
  const archives = await openArchives({ ...settings(kind, 'clock'), keep: 1 });
  for (const number of [20, 21, 22]) await add(archives, day(number));
  const made = await add(archives, day(11));
  await archives.keepNewest(2, made);
  expect(await archives.list()).toEqual([made, archiveName(day(22), true)]);
  await archives.keepNewest(1, made);
  expect(await archives.list()).toEqual([made]);
});

test('what a killed backup has left is swept when it is old, and nothing else', async () => {
  const place = settings('disk', 'swept');
  const archives = await openArchives(place);
  const whole = await add(archives, day(1));
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
  const old = [`${archiveName(day(2), false)}.part`, `${archiveName(day(3), true)}.sending`];
  const others = [`${archiveName(day(4), true)}.sending.part`, 'letters.part', 'tivoli-by-hand.tar.gz.part'];
  for (const name of [...old, ...others]) {
    await writeFile(join(place.folder, name), 'half');
    await utimes(join(place.folder, name), hours(3), hours(3));
  }
  const young = `${archiveName(day(5), false)}.part`;
  await writeFile(join(place.folder, young), 'half');
  // By the clock of this program, which need not be the one of the disk.
  await utimes(join(place.folder, young), hours(0), hours(0));
  await utimes(join(place.folder, whole), hours(3), hours(3));
  await archives.sweep();
  expect((await readdir(place.folder)).sort()).toEqual([whole, young, ...others.slice(1)].sort());
});

test('the name of an archive says when it was made, and whether it is encrypted', () => {
  expect(archiveName(day(7), false)).toBe('tivoli-2026-01-07T20-30-00Z.tar.gz');
  expect(archiveName(day(7), true)).toBe('tivoli-2026-01-07T20-30-00Z.tar.gz.age');
  expect([timeInName(archiveName(day(17), false)), timeInName(archiveName(day(17), true))]).toEqual([day(17), day(17)]);
  expect(timeInName('tivoli-by-hand.tar.gz')).toBeUndefined();
});

test.each(kinds)('the newest archive is found by its name, and that there is none yet is said: %s', async (kind) => {
  const backups = settings(kind, 'newest');
  const archives = await openArchives(backups);
  if (kind === 'disk') await expect(newestArchive({ backups })).rejects.toThrow('There is no archive yet');
  for (const number of [25, 27, 26]) await add(archives, day(number));
  expect(await newestArchive({ backups })).toBe(archiveName(day(27), true));
});

test.each(kinds)('an archive of many megabytes is fetched as it was taken, for its owner alone: %s', async (kind) => {
  const backups = settings(kind, 'large');
  const archives = await openArchives(backups);
  const name = archiveName(day(28), true);
  const content = Buffer.alloc(16 * 1024 * 1024 + 5, 'one line of an archive that repeats itself unevenly\n');
  await writeFile(archives.fileOf(name), content);
  const place = kind === 'disk' ? backups.folder : `${backups.store?.url}/backups`;
  expect(await archives.take(name)).toBe(`${place}/${name}`);
  expect(await readdir(backups.folder)).toEqual(kind === 'disk' ? [name] : []);
  expect(archives.fileOf(name), 'on its way to a store').toBe(
    join(backups.folder, kind === 'disk' ? name : `${name}.sending`),
  );
  const file = join(folder, `fetched ${kind}`);
  expect(await archives.fetch(name, file)).toBe(true);
  expect((await readFile(file)).equals(content)).toBe(true);
  expect([(await stat(file)).mode & 0o777, (await stat(backups.folder)).mode & 0o777]).toEqual([0o600, 0o700]);
  expect(await archives.fetch(archiveName(day(29), true), file)).toBe(false);
});

test('what lies elsewhere is named without what its address carries behind a question mark', async () => {
  const backups = settings('S3', 'named');
  const url = `${backups.store?.url}?region=ap-south-1`;
  const archives = await openArchives({ ...backups, store: { key: '', secret: '', ...backups.store, url } });
  const name = archiveName(day(30), false);
  await writeFile(archives.fileOf(name), 'one');
  expect(await archives.take(name)).toBe(`${backups.store?.url}/backups/${name}`);
});

test('an archive that breaks off while it is fetched leaves no file', async () => {
  const backups = settings('disk', 'broken');
  const archives = await openArchives(backups);
  const name = await add(archives, day(31));
  const file = join(folder, 'no folder', 'fetched');
  await expect(archives.fetch(name, file)).rejects.toThrow('ENOENT: no such file or directory, open');
});
