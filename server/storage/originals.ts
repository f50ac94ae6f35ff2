import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { drawnPictures } from '#content/pictures/picture.ts';
import type { Bucket, Picture } from '#domain/picture.ts';
import { createDiskStore } from './disk-store.ts';
import type { ByteRange, ObjectFacts, ObjectStore } from './object-store.ts';
import { Recent } from './recent.ts';

/** An object that was found, and what the site knows of it. */
export interface Original {
  /** Names these bytes: no other object, and no other version of this one, has the same. */
  identity: string;
  facts: ObjectFacts;
  /** Whether the address that found it can never lead to other bytes. */
  isImmutable: boolean;
  /** Of the site's own pictures. */
  picture?: Picture;
  read(range?: ByteRange): Promise<Readable>;
}

export interface Originals {
  find(bucket: Bucket, path: string): Promise<Original | undefined>;
}

/** An upload is never overwritten: its name is its own. */
const uploadName = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\w+$/;
const contentHash = /\.[0-9a-f]{10}(?=\.\w+$)/;
const describedFor = 5_000;

/**
 * Finds objects in the store, and the site's own pictures in the checkout, where they need no copying. An address with the
 * hash of earlier bytes still finds the picture, only not for ever.
 */
export function createOriginals(store: ObjectStore, root: string): Originals {
  const own = createDiskStore(join(root, 'content/pictures/originals'));
  const byAddress = new Map<string, Picture>();
  const byPlainAddress = new Map<string, Picture>();
  for (const picture of drawnPictures()) {
    byAddress.set(`${picture.bucket}/${picture.path}`, picture);
    byPlainAddress.set(plain(`${picture.bucket}/${picture.path}`), picture);
  }
  const described = new Recent<{ until: number; facts: Promise<ObjectFacts | undefined> }>(2_000);

  function describe(key: string): Promise<ObjectFacts | undefined> {
    const before = described.get(key);
    if (before && before.until > Date.now()) return before.facts;
    const facts = store.describe(key);
    described.set(key, { until: Date.now() + describedFor, facts });
    facts.catch(() => described.delete(key));
    return facts;
  }

  async function ownPicture(picture: Picture, isImmutable: boolean): Promise<Original | undefined> {
    const key = plain(`${picture.bucket}/${picture.path}`);
    const facts = await own.describe(key);
    const version = contentHash.exec(picture.path)?.[0].slice(1) ?? '';
    return (
      facts && {
        identity: `own/${picture.bucket}/${picture.path}`,
        facts: { ...facts, version },
        isImmutable,
        picture,
        read: (range) => own.read(key, range),
      }
    );
  }

  async function stored(key: string, isImmutable: boolean): Promise<Original | undefined> {
    const facts = await describe(key);
    return (
      facts && { identity: `${key}@${facts.version}`, facts, isImmutable, read: (range) => store.read(key, range) }
    );
  }

  return {
    async find(bucket, path) {
      const key = `${bucket}/${path}`;
      const exact = byAddress.get(key);
      if (exact) return ownPicture(exact, true);
      const found = await stored(key, uploadName.test(path));
      if (found) return found;
      const current = byPlainAddress.get(plain(key));
      if (current) return ownPicture(current, false);
      return contentHash.test(key) ? stored(plain(key), false) : undefined;
    },
  };
}

function plain(key: string): string {
  return key.replace(contentHash, '');
}
