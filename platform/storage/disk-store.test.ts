import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openedForThisFile } from '#tests/databases/opened-for-this-file.ts';
import { createDiskStore } from './disk-store.ts';

const folder = openedForThisFile(
  () => mkdtemp(join(tmpdir(), 'tivoli-disk-store-')),
  (made) => rm(made, { recursive: true }),
);

test('a store on disk that takes files is up, and its check leaves nothing behind', async () => {
  await createDiskStore(folder()).check();
  expect(await readdir(folder())).toEqual([]);
});

test('a store on disk that can be read but not written is down', async () => {
  // Nobody can make a file in this folder, not even root.
  await expect(createDiskStore('/proc/self').check()).rejects.toThrow();
});

test('a store on disk whose folder is gone is down', async () => {
  await expect(createDiskStore(join(folder(), 'gone')).check()).rejects.toThrow('ENOENT');
});

async function keysIn(root: string, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of createDiskStore(root).list(prefix)) keys.push(key);
  return keys;
}

test('the file of a check that is under way is no object of the store', async () => {
  await writeFile(join(folder(), '.check'), '');
  expect(await keysIn(folder(), '')).toEqual([]);
});

test('a store on disk that cannot be listed says so, so that no backup takes it for an empty one', async () => {
  const root = join(folder(), 'store');
  expect(await keysIn(root, 'documents/'), 'nothing was stored yet').toEqual([]);
  await symlink(root, root);
  await expect(keysIn(root, 'documents/')).rejects.toThrow('ELOOP');
});
