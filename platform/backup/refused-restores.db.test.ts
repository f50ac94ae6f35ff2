import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restore } from '#platform/backup/restore/restore.ts';
import { restoreSite } from '#platform/backup/restore/restore-site.ts';
import { readConfig } from '#platform/config.ts';
import { createDiskStore } from '#platform/storage/disk-store.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { emptyDatabase } from '#tests/databases/database.ts';
import { backupPlacesOfThisFile, passphrase } from '#tests/support/backup-places.ts';
import { enquiriesOfThisFile } from '#tests/support/enquiries-of-this-file.ts';
import { inspectArchive } from './read-archive.ts';
import { save } from './save.ts';

const { open, storedReference } = enquiriesOfThisFile();
const { places, siteConfig } = backupPlacesOfThisFile();

test('an archive that was cut short or altered is refused, or is read as what was saved', async () => {
  const { folder, disk } = places();
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
    const whole = await inspectArchive(file, { passphrase, allowsUnencrypted: true });
    const places = [0, 4, 9, 30, 200, bytes.length >> 1, bytes.length - 100, bytes.length - 30, bytes.length - 1];
    const damaged = [
      ...places.map((at) =>
        Buffer.concat([bytes.subarray(0, at), Buffer.of((bytes[at] ?? 0) ^ 1), bytes.subarray(at + 1)]),
      ),
      ...[0, 1, 10, 1_000, bytes.length - 9, bytes.length - 1].map((length) => bytes.subarray(0, length)),
      Buffer.concat([bytes, Buffer.of(0)]),
    ];
    for (const [index, one] of damaged.entries()) {
      await writeFile(broken, one);
      const read = await inspectArchive(broken, { passphrase, allowsUnencrypted: true }).catch(String);
      // Some bytes of gzip's head mean nothing, as do those after its end.
      if (file === plain && typeof read !== 'string') expect(read, `${index}`).toEqual(whole);
      else expect(read, `${file}, ${index}`).toMatch(/is not whole|is no archive of this site|does not open/);
    }
  }
  await expect(inspectArchive(closed)).rejects.toThrow('is encrypted: set BACKUP_PASSPHRASE');
  await expect(inspectArchive(closed, { passphrase: 'another passphrase' })).rejects.toThrow(
    'BACKUP_PASSPHRASE does not open',
  );
  await expect(inspectArchive(join(folder, 'none'))).rejects.toThrow('cannot be read (ENOENT)');
  await expect(restoreSite(broken, siteConfig(), { isReplacing: true })).rejects.toThrow('Nothing was touched');
  // Earlier archives end with an empty part of gzip, whose comment is a checksum.
  const comment = Buffer.from(`sha256:${'0'.repeat(64)}\0`);
  const ending = Buffer.concat([
    Buffer.of(0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 0xff),
    comment,
    Buffer.of(3, 0),
    Buffer.alloc(8),
  ]);
  await writeFile(broken, Buffer.concat([await readFile(plain), ending]));
  expect((await inspectArchive(broken)).files.map(({ key }) => key)).toContain('documents/uploads/cv.pdf');
});

test('a file that the store does not give back as it was saved undoes the restore, and is named', async () => {
  const { folder, disk } = places();
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
  const { folder, disk } = places();
  const { db } = open();
  await storedReference();
  await disk.put('documents/uploads/kept.pdf', '%PDF-1.7 kept');
  // The rows are whole, and one of them refers to a hotel that does not exist: only the last step of a restore finds
  // it.
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
