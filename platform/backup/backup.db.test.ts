import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedBuiltInContent } from '#app/catalogue/seed/seed.server.ts';
import { inOwnerTransaction } from '#platform/backup/restore/owner-transaction.ts';
import { restore } from '#platform/backup/restore/restore.ts';
import { restoreSite, withArchive } from '#platform/backup/restore/restore-site.ts';
import { readConfig } from '#platform/config.ts';
import { prepareDatabase } from '#platform/database/prepare-database.ts';
import { createDiskStore } from '#platform/storage/disk-store.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { emptyDatabase, type TestDatabase } from '#tests/support/database.ts';
import { enquiriesOfThisFile } from '#tests/support/enquiries-of-this-file.ts';
import { startTestStorage, type TestStorage } from '#tests/support/storage.ts';
import { openArchives } from './archives.ts';
import { inspectArchive } from './inspect-archive.ts';
import { makeBackup } from './make-backup.ts';
import { save } from './save.ts';
import { saveDatabase } from './save-database.ts';

const { open, storedReference } = enquiriesOfThisFile();
const passphrase = 'correct horse battery staple';
let folder: string;
let disk: TestStorage;
let s3: TestStorage;
let target: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tivoli-backup-'));
  disk = await startTestStorage('disk');
  s3 = await startTestStorage('S3');
  target = await emptyDatabase();
});
afterAll(async () => {
  await Promise.all([disk.close(), s3.close(), target.drop()]);
  await rm(folder, { recursive: true });
});

const place = (more: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: join(folder, 'data'), DATABASE_URL: target.ownerUrl, BACKUP_PASSPHRASE: passphrase, ...more });

/** What every table holds, as the manifest names it. */
function digests(ownerUrl: string) {
  return inOwnerTransaction(ownerUrl, 'snapshot', async (client) => {
    const saving = saveDatabase(client);
    for (;;) {
      const { done, value } = await saving.next();
      if (done) return { tables: value.tables, sequences: value.sequences };
    }
  });
}

test('an archive brings every row and file back, into an empty place only, whatever was written meanwhile', async () => {
  const { db } = open();
  await storedReference(anEnquiry({ special_requirements: 'A tab\there, a \\ and\ntwo lines — “शादी”, \u{1f389}' }));
  await disk.put('lotuscourt/uploads/a picture.webp', 'RIFF....WEBP');
  await disk.put('documents/uploads/cv.pdf', '%PDF-1.7 a CV');
  await disk.put('documents/uploads/empty.pdf', '');

  const file = join(folder, 'one.tar.gz.age');
  const objects = disk.storage.store;
  const sources = { ownerUrl: db.ownerUrl, objects, appSecret: 'of the site', passphrase, work: 4 };
  const [saved] = await Promise.all([save(file, sources), storedReference(anEnquiry({ email: 'late@example.com' }))]);
  expect(saved.manifest.files.map(({ key }) => key).sort()).toEqual([
    'documents/uploads/cv.pdf',
    'documents/uploads/empty.pdf',
    'lotuscourt/uploads/a picture.webp',
  ]);
  expect((await readFile(file)).includes('Meera')).toBe(false);

  const said = await restoreSite(file, place());
  expect(said[0]).toMatch(/^\d+ rows in \d+ tables and 3 files of .* all equal to what was saved\.$/);
  expect(await readFile(join(folder, 'data/app-secret'), 'utf8')).toBe('of the site\n');
  expect(await readFile(join(folder, 'data/storage/documents/uploads/cv.pdf'), 'utf8')).toBe('%PDF-1.7 a CV');
  const after = await digests(target.ownerUrl);
  expect(after.tables).toEqual(saved.manifest.tables);
  // The snapshot fell before the second enquiry or after it, and never through it.
  const rowsOf = (wanted: string) => after.tables.find(({ name }) => name === wanted)?.rows;
  const stored = rowsOf('venue_bookings');
  expect([stored, rowsOf('job')]).toEqual([rowsOf('leads'), 2 * (stored ?? 0)]);
  expect(await prepareDatabase(target.ownerUrl, seedBuiltInContent)).toMatchObject({ migrations: [] });
  await target.owner.query(`update venue_bookings set status = 'contacted'`);
  expect((await target.owner.query('select from status_history')).rowCount).toBe(stored);

  await expect(restoreSite(file, place())).rejects.toThrow('holds files already: empty it, or, to put');
  await rm(join(folder, 'data/storage'), { recursive: true });
  await expect(restoreSite(file, place())).rejects.toThrow('The database of DATABASE_URL is not empty');

  // Once more, in the place of what is there, and from the disk into an S3-compatible store.
  await restoreSite(file, place(s3.place), { isReplacing: true });
  const again = await save(join(folder, 'again.tar.gz'), { ownerUrl: target.ownerUrl, objects: s3.storage.store });
  expect(again.manifest.tables).toEqual(after.tables);
  const byKey = (one: { key: string }, other: { key: string }) => one.key.localeCompare(other.key);
  expect(again.manifest.files.sort(byKey)).toEqual(saved.manifest.files.sort(byKey));
});

test('a backup that cannot be written ends with the reason and leaves nothing half done', async () => {
  const { ownerUrl } = open().db;
  await expect(save(join(folder, 'nowhere/one.tar.gz'), { ownerUrl })).rejects.toThrow('ENOENT');
  const missing = { ...disk.storage.store, read: () => Promise.reject(new Error('the store is away')) };
  await disk.put('documents/uploads/one.pdf', '%PDF-1.7');
  await expect(save(join(folder, 'half.tar.gz'), { ownerUrl, objects: missing })).rejects.toThrow('the store is away');
  expect((await readdir(folder)).filter((name) => name.includes('half'))).toEqual([]);
});

test('an archive that was cut short or altered anywhere, or is closed to us, is refused with one sentence', async () => {
  await storedReference();
  await disk.put('documents/uploads/cv.pdf', '%PDF-1.7 a CV');
  const { ownerUrl } = open().db;
  const plain = join(folder, 'plain.tar.gz');
  const closed = join(folder, 'closed.tar.gz.age');
  await save(plain, { ownerUrl, objects: disk.storage.store });
  await save(closed, { ownerUrl, passphrase, work: 4 });
  const broken = join(folder, 'broken');
  for (const file of [plain, closed]) {
    const bytes = await readFile(file);
    const places = [0, 4, 9, 30, 200, bytes.length >> 1, bytes.length - 100, bytes.length - 30, bytes.length - 1];
    const damaged = [
      ...places.map((at) =>
        Buffer.concat([bytes.subarray(0, at), Buffer.of((bytes[at] ?? 0) ^ 1), bytes.subarray(at + 1)]),
      ),
      ...[0, 1, 10, 1_000, bytes.length - 92, bytes.length - 1].map((length) => bytes.subarray(0, length)),
      Buffer.concat([bytes, Buffer.of(0)]),
    ];
    for (const [index, one] of damaged.entries()) {
      await writeFile(broken, one);
      const refused = expect(
        inspectArchive(broken, { passphrase, allowsUnencrypted: true }),
        `${file}, ${index}`,
      ).rejects;
      await refused.toThrow(/is not whole|is no archive of this site|does not open/);
    }
  }
  await expect(inspectArchive(closed)).rejects.toThrow('is encrypted: set BACKUP_PASSPHRASE');
  await expect(inspectArchive(closed, { passphrase: 'another passphrase' })).rejects.toThrow(
    'BACKUP_PASSPHRASE does not open',
  );
  await expect(inspectArchive(join(folder, 'none'))).rejects.toThrow('cannot be read (ENOENT)');
  await expect(restoreSite(broken, place(), { isReplacing: true })).rejects.toThrow('Nothing was touched');
  await copyFile(plain, broken);
  expect((await inspectArchive(broken)).files.map(({ key }) => key)).toContain('documents/uploads/cv.pdf');
});

test.each(['disk', 'S3'])(
  'the newest archives stay, and one is fetched by its name onto a machine that has nothing yet: %s',
  async (kind) => {
    const { STORAGE_URL = '', STORAGE_KEY = '', STORAGE_SECRET = '' } = s3.place;
    const elsewhere = kind === 'S3' && {
      BACKUP_URL: STORAGE_URL,
      BACKUP_KEY: STORAGE_KEY,
      BACKUP_SECRET: STORAGE_SECRET,
    };
    const named = { BACKUP_DIR: join(folder, `archives-${kind}`), BACKUP_KEEP: '2', ...elsewhere };
    const { backups } = place(named);
    const archives = await openArchives(backups);
    const older = ['tivoli-2026-01-01T00-00-00Z.tar.gz', 'tivoli-2026-01-02T00-00-00Z.tar.gz'];
    for (const name of older) {
      await writeFile(archives.fileOf(name), 'older');
      await archives.take(name);
    }
    const sources = { ownerUrl: open().db.ownerUrl, objects: disk.storage.store, dataDir: folder };
    const { said } = await makeBackup(backups, sources);
    expect(said).toContain('removed 1 old');
    const [kept, newest = '', ...more] = await archives.list();
    expect([kept, more]).toEqual([older[1], []]);
    expect(await readdir(backups.folder)).toEqual(kind === 'S3' ? [] : [kept, newest]);

    const seen: number[] = [];
    await withArchive(newest, place({ ...named, DATA_DIR: join(folder, `new machine ${kind}`) }), async (file) => {
      seen.push((await inspectArchive(file, { passphrase })).tables.length);
    });
    expect(seen[0]).toBeGreaterThan(20);
  },
);

test('a file that the store does not give back as it was saved undoes the restore, and is named', async () => {
  await storedReference();
  await disk.put('documents/uploads/one.pdf', '%PDF-1.7 one');
  await disk.put('documents/uploads/two.pdf', '%PDF-1.7 two');
  const file = join(folder, 'compared.tar.gz');
  const { manifest } = await save(file, { ownerUrl: open().db.ownerUrl, objects: disk.storage.store });
  const empty = await emptyDatabase();
  const objects = createDiskStore(join(folder, 'faulty'));
  const faults: [wanted: string, spoil: (file: string) => Promise<void>][] = [
    ['two.pdf does not come back from the store as it was saved', (stored) => writeFile(stored, '%PDF-1.7 TWO')],
    ['two.pdf does not come back from the store as it was saved: 8 bytes', (stored) => truncate(stored, 8)],
    ['two.pdf is not in the store', (stored) => rm(stored)],
  ];
  for (const [wanted, spoil] of faults) {
    const put: ObjectStore['put'] = async (key, ...rest) => {
      await objects.put(key, ...rest);
      if (key.endsWith('two.pdf')) await spoil(join(folder, 'faulty', key));
    };
    const target = { ownerUrl: empty.ownerUrl, objects: { ...objects, put }, incoming: join(folder, 'incoming') };
    await expect(restore(file, {}, manifest, target)).rejects.toThrow(wanted);
    expect((await empty.owner.query('select from venue_bookings')).rowCount).toBe(0);
  }
  await empty.drop();
});

test('a restore that fails at its last row leaves database and store as they were found', async () => {
  const { db } = open();
  await storedReference();
  await disk.put('documents/uploads/kept.pdf', '%PDF-1.7 kept');
  // Its rows are whole, and one of them refers to a hotel that is not there: only the last step of a restore sees it.
  const file = join(folder, 'unfit.tar.gz');
  const { rows } = await db.owner.query(
    `select conname, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = 'rooms'::regclass and confrelid = 'hotels'::regclass`,
  );
  await db.owner.query(`alter table rooms drop constraint ${rows[0].conname}`);
  await db.owner.query('update rooms set hotel_id = gen_random_uuid() where id = (select id from rooms limit 1)');
  await save(file, { ownerUrl: db.ownerUrl, objects: disk.storage.store });

  const empty = await emptyDatabase();
  const config = readConfig({ DATA_DIR: join(folder, 'undone'), DATABASE_URL: empty.ownerUrl });
  const tables = `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
                   where n.nspname not like 'pg_%' and n.nspname <> 'information_schema'`;
  const files = async () =>
    (await readdir(join(config.dataDir, 'storage'), { recursive: true, withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  try {
    await expect(restoreSite(file, config)).rejects.toThrow(/foreign key/);
    expect((await empty.owner.query(tables)).rowCount).toBe(0);
    expect(await files()).toEqual([]);

    await mkdir(join(config.dataDir, 'storage/documents'), { recursive: true });
    await writeFile(join(config.dataDir, 'storage/documents/mine.pdf'), '%PDF-1.7 mine');
    await expect(restoreSite(file, config, { isReplacing: true })).rejects.toThrow(/foreign key/);
    expect(await files(), 'what was set aside is back').toEqual(['mine.pdf']);
  } finally {
    await empty.drop();
  }
});
