import type { Readable } from 'node:stream';

export interface ObjectFacts {
  bytes: number;
  modified: Date;
  /** Changes with the content; opaque, without quotes. */
  version: string;
  /** Where it lies, if it lies on this machine's disk. */
  file?: string;
}

/** Inclusive, in bytes. */
export interface ByteRange {
  from: number;
  to: number;
}

/** Files by key, e.g. "lotuscourt/hero.webp". A key has no empty, "." or ".." segment; a store refuses one that has. */
export interface ObjectStore {
  /** Undefined where there is no such object. Rejects where the store cannot be asked. */
  describe(key: string): Promise<ObjectFacts | undefined>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Stores a local file under the key, all at once: no reader ever sees a part of it. The local file is used up. */
  put(key: string, file: string, contentType: string): Promise<void>;
  /** Removes the object; one that is not there is no error. */
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<{ key: string; modified: Date }>;
  /** Rejects where the store does not answer; one on disk also where it cannot be written. */
  check(): Promise<void>;
}

export function refuseBadKey(key: string): void {
  const isBad = key.includes('\0') || key.split('/').some((part) => part === '' || part === '.' || part === '..');
  if (isBad) throw new Error(`'${key}' is no object key`);
}
