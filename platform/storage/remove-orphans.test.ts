import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type StoreKind, startTestStorage, type TestStorage } from '#tests/support/storage.ts';
import { orphanAge, removeOrphans, sweepBatch } from './remove-orphans.ts';
import { ownerKey } from './store-owner.ts';

let site: TestStorage | undefined;
afterEach(() => site?.close());

const later = () => Date.now() + orphanAge + 2_000;
const nobody = async () => new Set<string>();

async function open(kind: StoreKind) {
  site = await startTestStorage(kind);
  const { storage, dataDir, log, put } = site;
  const asked: number[] = [];
  const rows = new Set<string>();
  return {
    rows,
    asked,
    put,
    dataDir,
    store: storage.store,
    parts: {
      store: storage.store,
      incoming: join(dataDir, 'incoming'),
      log,
      owner: async () => 'database 1',
      referenced: async (keys: string[]) => {
        asked.push(keys.length);
        return new Set(keys.filter((key) => rows.has(key)));
      },
    },
    async keys() {
      const found: string[] = [];
      for (const bucket of ['documents', 'lotuscourt']) {
        for await (const { key } of storage.store.list(`${bucket}/uploads/`)) found.push(key);
      }
      return found.sort();
    },
  };
}

test('of thousands of uploads all without a row are removed, and none that a row or request names', async () => {
  const { parts, rows, asked, dataDir, keys } = await open('disk');
  const folder = join(dataDir, 'storage/documents/uploads');
  await mkdir(folder, { recursive: true });
  const names = Array.from({ length: 3_000 }, (_, index) => `${String(index).padStart(36, '0')}.pdf`);
  const old = new Date(Date.now() - orphanAge - 60_000);
  for (const name of names) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), old, old);
  }
  for (const name of names.filter((_, index) => index % 100 === 0)) rows.add(`documents/uploads/${name}`);
  // A request has just stored it, and its row is not written yet.
  await writeFile(join(folder, 'of-a-request.pdf'), '');
  expect(await removeOrphans(parts)).toBe(3_000 - 30);
  expect(await keys()).toEqual([...rows, 'documents/uploads/of-a-request.pdf'].sort());
  expect(Math.max(...asked)).toBeLessThanOrEqual(sweepBatch);
  expect(await removeOrphans(parts)).toBe(0);
  expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
});

describe.each(['disk', 'S3'] as const)('a store on %s', (kind) => {
  test('pictures and documents in number are removed, and what rows refer to stays', async () => {
    const { parts, rows, put, keys } = await open(kind);
    for (let index = 0; index < 60; index += 1) {
      await put(`documents/uploads/${index}.pdf`, 'x');
      await put(`lotuscourt/uploads/${index}.webp`, 'x');
    }
    for (const key of ['documents/uploads/7.pdf', 'lotuscourt/uploads/9.webp']) rows.add(key);
    expect(await removeOrphans(parts), 'young').toBe(0);
    expect(await removeOrphans(parts, later())).toBe(118);
    expect(await keys()).toEqual([...rows].sort());
  });

  test('the first upload of a young site is removed as well when its row was never written', async () => {
    const { parts, put, keys } = await open(kind);
    expect(await removeOrphans(parts)).toBe(0);
    await put('documents/uploads/a.pdf', 'x');
    expect(await removeOrphans(parts, later())).toBe(1);
    expect(await keys()).toEqual([]);
  });

  test('another database, or an empty one, removes nothing', async () => {
    const { parts, rows, put, keys, store } = await open(kind);
    await put('documents/uploads/a.pdf', 'x');
    await put('documents/uploads/b.pdf', 'x');
    const empty = { ...parts, referenced: nobody };
    await expect(removeOrphans(empty, later())).rejects.toThrow('none of the 2 uploads in the store is in a row');
    rows.add('documents/uploads/a.pdf');
    expect(await removeOrphans(parts)).toBe(0);
    const other = { ...empty, owner: async () => 'database 2' };
    await expect(removeOrphans(other, later())).rejects.toThrow('the store belongs to another database');
    expect(await keys()).toHaveLength(2);
    await store.remove(ownerKey);
    await expect(removeOrphans(other, later())).rejects.toThrow('none of the 2 uploads');
    expect(await keys()).toHaveLength(2);
  });
});
