import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteDatabase } from '#app/site-database.server.ts';
import { inOwnerTransaction } from '#platform/backup/restore/owner-transaction.ts';
import { restoreSite, withArchive } from '#platform/backup/restore/restore-site.ts';
import { prepareDatabase } from '#platform/database/prepare-database.ts';
import { emptyDatabase } from '#tests/databases/database.ts';
import { openedForThisFile } from '#tests/databases/opened-for-this-file.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { addDeskWork, rowsOfDeskWork } from '#tests/factories/desk-work.ts';
import { backupPlacesOfThisFile, passphrase } from '#tests/support/backup-places.ts';
import { enquiriesOfThisFile } from '#tests/support/enquiries-of-this-file.ts';
import { startTestStorage } from '#tests/support/storage.ts';
import { openArchives } from './archives.ts';
import { makeBackup } from './make-backup.ts';
import { inspectArchive } from './read-archive.ts';
import { save, saveDatabase } from './save.ts';

const { open, storedReference } = enquiriesOfThisFile();
const { places, siteConfig } = backupPlacesOfThisFile();
const s3 = openedForThisFile(
  () => startTestStorage('S3'),
  (storage) => storage.close(),
);

/** Returns what every table contains, as the manifest describes it. */
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
  const { folder, disk, target } = places();
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

  // A site that died while it checked its disk left this.
  await mkdir(join(folder, 'data/storage'), { recursive: true });
  await writeFile(join(folder, 'data/storage/.check'), 'a block');
  const said = await restoreSite(file, siteConfig());
  expect(said[0]).toMatch(/^\d+ rows in \d+ tables and 3 files of .* all equal to what was saved\.$/);
  expect(await readFile(join(folder, 'data/app-secret'), 'utf8')).toBe('of the site\n');
  expect(await readFile(join(folder, 'data/storage/documents/uploads/cv.pdf'), 'utf8')).toBe('%PDF-1.7 a CV');
  const after = await digests(target.ownerUrl);
  expect(after.tables).toEqual(saved.manifest.tables);
  // The snapshot was taken before the second enquiry or after it, and never in the middle of it.
  const rowsOf = (wanted: string) => after.tables.find(({ name }) => name === wanted)?.rows;
  const stored = rowsOf('venue_bookings');
  expect([stored, rowsOf('job')]).toEqual([rowsOf('leads'), 2 * (stored ?? 0)]);
  expect(await prepareDatabase(target.ownerUrl, siteDatabase)).toMatchObject({ migrations: [] });
  await target.owner.query(`update venue_bookings set status = 'contacted'`);
  expect((await target.owner.query('select from status_history')).rowCount).toBe(stored);

  await expect(restoreSite(file, siteConfig())).rejects.toThrow('holds files already: empty it, or, to replace');
  await rm(join(folder, 'data/storage'), { recursive: true });
  await expect(restoreSite(file, siteConfig())).rejects.toThrow('The database of DATABASE_URL is not empty');

  // The archive is restored again, over what exists, and from the disk into an S3-compatible store.
  await restoreSite(file, siteConfig(s3().place), { isReplacing: true });
  const again = await save(join(folder, 'again.tar.gz'), { ownerUrl: target.ownerUrl, objects: s3().storage.store });
  expect(again.manifest.tables).toEqual(after.tables);
  const byKey = (one: { key: string }, other: { key: string }) => one.key.localeCompare(other.key);
  expect(again.manifest.files.sort(byKey)).toEqual(saved.manifest.files.sort(byKey));
});

test('what colleagues did is restored: steps, papers, decisions, interviews, notices and drafts', async () => {
  const { folder, disk } = places();
  const { db } = open();
  const target = await emptyDatabase();
  const { paper, interview } = await addDeskWork(db.owner, await storedReference());
  await disk.put(paper, '%PDF-1.7 offer');
  const before = await rowsOfDeskWork(db.owner);
  const file = join(folder, 'desk.tar.gz');
  await save(file, { ownerUrl: db.ownerUrl, objects: disk.storage.store, passphrase, work: 4 });
  const config = siteConfig({ DATABASE_URL: target.ownerUrl, DATA_DIR: join(folder, 'of the desk') });
  await restoreSite(file, config);
  const after = await rowsOfDeskWork(target.owner);
  expect(after).toEqual(before);
  expect(Object.entries(after).filter(([, rows]) => rows.length === 0)).toEqual([]);
  expect(after['public.leads']).toMatchObject([{ step_kind: 'visit', step_on: '2033-02-14', step_at: '15:30:00' }]);
  const [application] = after['public.career_applications'] as { interview_at: string }[];
  expect(new Date(application?.interview_at ?? '')).toEqual(interview);
  expect(await readFile(join(folder, 'of the desk/storage', paper), 'utf8')).toBe('%PDF-1.7 offer');
  await target.drop();
});

test('a backup that cannot be written ends with the reason and leaves nothing half done', async () => {
  const { folder, disk } = places();
  const { ownerUrl } = open().db;
  await expect(save(join(folder, 'nowhere/one.tar.gz'), { ownerUrl })).rejects.toThrow('ENOENT');
  const missing = { ...disk.storage.store, read: () => Promise.reject(new Error('the store is away')) };
  await disk.put('documents/uploads/one.pdf', '%PDF-1.7');
  await expect(save(join(folder, 'half.tar.gz'), { ownerUrl, objects: missing })).rejects.toThrow('the store is away');
  expect((await readdir(folder)).filter((name) => name.includes('half'))).toEqual([]);
});

test.each(['disk', 'S3'])(
  'the newest archives stay, and one is fetched by its name onto a machine that has nothing yet: %s',
  async (kind) => {
    const { folder, disk } = places();
    const { STORAGE_URL = '', STORAGE_KEY = '', STORAGE_SECRET = '' } = s3().place;
    const elsewhere = kind === 'S3' && {
      BACKUP_URL: STORAGE_URL,
      BACKUP_KEY: STORAGE_KEY,
      BACKUP_SECRET: STORAGE_SECRET,
    };
    const named = { BACKUP_DIR: join(folder, `archives-${kind}`), BACKUP_KEEP: '2', ...elsewhere };
    const { backups } = siteConfig(named);
    const archives = await openArchives(backups);
    const older = ['tivoli-2026-01-01T00-00-00Z.tar.gz', 'tivoli-2026-01-02T00-00-00Z.tar.gz'];
    for (const name of older) {
      await writeFile(archives.fileOf(name), 'older');
      await archives.take(name);
    }
    const sources = { ownerUrl: open().db.ownerUrl, objects: disk.storage.store, appSecret: undefined };
    const { said } = await makeBackup(backups, sources);
    expect(said).toContain('removed 1 old');
    const [kept, newest = '', ...more] = await archives.list();
    expect([kept, more]).toEqual([older[1], []]);
    expect(await readdir(backups.folder)).toEqual(kind === 'S3' ? [] : [kept, newest]);

    const seen: number[] = [];
    await withArchive(newest, siteConfig({ ...named, DATA_DIR: join(folder, `new machine ${kind}`) }), async (file) => {
      seen.push((await inspectArchive(file, { passphrase })).tables.length);
    });
    expect(seen[0]).toBeGreaterThan(20);
  },
);
