import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { restoreSite } from '#platform/backup/restore/restore-site.ts';
import { isEmptyDatabase } from '#platform/backup/restore/target-database.ts';
import { readConfig } from '#platform/config.ts';
import { emptyDatabase, type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { archiveName } from './archives.ts';
import { drill } from './restore-drill.ts';
import { save } from './save.ts';

/* The attacker can write to the store of the archives and does not know the passphrase. */
const passphrase = 'correct horse battery staple';
let source: TestDatabase;
let target: TestDatabase;
let folder: string;
beforeAll(async () => {
  source = await testDatabase();
});
afterAll(() => source.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tivoli-forged-'));
  target = await emptyDatabase();
});
afterEach(async () => {
  await target.drop();
  await rm(folder, { recursive: true });
});

const config = (more: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: join(folder, 'data'), DATABASE_URL: target.ownerUrl, BACKUP_PASSPHRASE: passphrase, ...more });

/** Nothing was written, neither in the database nor in the data folder. */
async function expectUntouched() {
  expect(await isEmptyDatabase(target.ownerUrl)).toBe(true);
  expect(await readdir(join(folder, 'data')).catch(() => [])).toEqual([]);
}

test('with a passphrase set, an unencrypted archive is refused by restore and drill unless asked for', async () => {
  const forged = join(folder, 'forged.tar.gz');
  await save(forged, { ownerUrl: source.ownerUrl });
  const words = 'is not encrypted although BACKUP_PASSPHRASE is set';
  await expect(restoreSite(forged, config())).rejects.toThrow(words);
  await expect(restoreSite(forged, config(), { isReplacing: true })).rejects.toThrow('add --unencrypted');
  await expect(drill(forged, config(), { prepare: async () => {} })).rejects.toThrow(words);
  await expectUntouched();
  // The forged archive may have the name of an encrypted one.
  const named = join(folder, archiveName(new Date(), true));
  await copyFile(forged, named);
  await expect(restoreSite(named, config())).rejects.toThrow(words);

  const said = await restoreSite(forged, config(), { isReplacing: true, allowsUnencrypted: true });
  expect(said[0]).toContain('all equal to what was saved');
});

test('an archive of another passphrase, and an old one under a newer name, are refused before all else', async () => {
  const strange = join(folder, 'strange.tar.gz.age');
  await save(strange, { ownerUrl: source.ownerUrl, passphrase: 'somebody else’s words', work: 4 });
  await expect(restoreSite(strange, config())).rejects.toThrow('BACKUP_PASSPHRASE does not open');

  const nextWeek = new Date(Date.now() + 7 * 86_400_000);
  const renamed = join(folder, archiveName(nextWeek, true));
  await save(renamed, { ownerUrl: source.ownerUrl, passphrase, work: 4 });
  const words = /its name says .* but it was made .*: it was put in the place of another one/;
  await expect(restoreSite(renamed, config(), { isReplacing: true })).rejects.toThrow(words);
  await expect(drill(renamed, config(), { prepare: async () => {} })).rejects.toThrow(words);
  await expectUntouched();
});

test('a restore tells what it puts where and begins only when it is told to', async () => {
  const right = join(folder, archiveName(new Date(), true));
  await save(right, { ownerUrl: source.ownerUrl, passphrase, work: 4 });
  let told: string[] = [];
  const no = async (sentences: string[]) => {
    told = sentences;
    return false;
  };
  await expect(restoreSite(right, config(), { confirm: no })).rejects.toThrow('Nothing was touched');
  await expectUntouched();
  const { hostname, pathname } = new URL(target.ownerUrl);
  expect(told[0]).toMatch(
    /^tivoli-.*\.tar\.gz\.age, encrypted, made \d{4}-\d\d-\d\dT.*: \d+ rows in \d+ tables and 0 files\.$/,
  );
  expect(told[1]).toContain(`the database ${pathname.slice(1)} on ${hostname}`);
  expect(told[1]).toContain(join(folder, 'data/storage'));
  expect(told.join(' ')).not.toContain(new URL(target.ownerUrl).password || 'no password');
  const said = await restoreSite(right, config(), { confirm: async () => true });
  expect(said[0]).toContain('all equal to what was saved');
});
