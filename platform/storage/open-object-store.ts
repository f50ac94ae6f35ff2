import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buckets } from '#platform/images/picture.ts';
import { createDiskStore } from './disk-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Store } from './s3-store.ts';

export interface StorePlace {
  dataDir: string;
  /** An S3-compatible store with its bucket as path, e.g. "https://s3.example.com/bucket?region=eu-west-1". */
  storageUrl?: string | undefined;
  storageKey?: string | undefined;
  storageSecret?: string | undefined;
}

/** Opens the store that the configuration names, else the data folder with the ten buckets as folders. */
export async function openObjectStore(place: StorePlace): Promise<ObjectStore> {
  const { dataDir, storageUrl, storageKey = '', storageSecret = '' } = place;
  if (storageUrl) {
    return createS3Store(storageUrl, { key: storageKey, secret: storageSecret, variable: 'STORAGE_URL' });
  }
  const root = join(dataDir, 'storage');
  await Promise.all(buckets.map((bucket) => mkdir(join(root, bucket), { recursive: true })));
  return createDiskStore(root);
}
