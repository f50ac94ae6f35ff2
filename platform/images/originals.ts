import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { createDiskStore } from '#platform/storage/disk-store.ts';
import type { ByteRange, ObjectFacts, ObjectStore } from '#platform/storage/object-store.ts';
import type { Bucket, Picture } from './picture.ts';

export interface Original {
  /** The name of these bytes. No other object and no other version of this one has the same name. */
  identity: string;
  /** "bucket/path" as its address has it. */
  key: string;
  facts: ObjectFacts;
  /** Whether the address can never lead to other bytes. */
  isImmutable: boolean;
  picture?: Picture;
  read(range?: ByteRange): Promise<Readable>;
}

/** A file of the checkout: a picture or a clip. */
export interface BuiltInObject {
  bucket: Bucket;
  path: string;
  picture?: Picture;
}

export type Originals = ReturnType<typeof createOriginals>;

/** The name of an upload is unique, so an upload is never overwritten. */
const uploadName = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\w+$/;
const contentHash = /\.[0-9a-f]{10}(?=\.\w+$)/;
const describedFor = 5_000;

/** Finds objects in the store and the checkout. An address with the hash of earlier bytes is not cached for ever. */
export function createOriginals(store: ObjectStore, root: string, builtInObjects: BuiltInObject[]) {
  const builtIn = createDiskStore(join(root, 'content/pictures/originals'));
  const byAddress = new Map<string, BuiltInObject>();
  const byPlainAddress = new Map<string, BuiltInObject>();
  for (const object of builtInObjects) {
    byAddress.set(`${object.bucket}/${object.path}`, object);
    byPlainAddress.set(plain(`${object.bucket}/${object.path}`), object);
  }
  const described = new LRUCache<string, Promise<ObjectFacts | undefined>>({
    max: 2_000,
    ttl: describedFor,
    memoMethod(key) {
      const facts = store.describe(key);
      facts.catch(() => described.delete(key));
      return facts;
    },
  });

  async function describeBuiltIn(
    { bucket, path, picture }: BuiltInObject,
    isImmutable: boolean,
  ): Promise<Original | undefined> {
    const key = plain(`${bucket}/${path}`);
    const facts = await builtIn.describe(key);
    const version = contentHash.exec(path)?.[0].slice(1) ?? '';
    return (
      facts && {
        identity: `own/${bucket}/${path}`,
        key: `${bucket}/${path}`,
        facts: { ...facts, version },
        isImmutable,
        ...(picture && { picture }),
        read: (range) => builtIn.read(key, range),
      }
    );
  }

  async function stored(key: string, isImmutable: boolean): Promise<Original | undefined> {
    const facts = await described.memo(key);
    return (
      facts && { identity: `${key}@${facts.version}`, key, facts, isImmutable, read: (range) => store.read(key, range) }
    );
  }

  return {
    async find(bucket: Bucket, path: string): Promise<Original | undefined> {
      const key = `${bucket}/${path}`;
      const exact = byAddress.get(key);
      if (exact) return describeBuiltIn(exact, true);
      const found = await stored(key, uploadName.test(path));
      if (found) return found;
      const current = byPlainAddress.get(plain(key));
      if (current) return describeBuiltIn(current, false);
      return contentHash.test(key) ? stored(plain(key), false) : undefined;
    },
  };
}

function plain(key: string): string {
  return key.replace(contentHash, '');
}
