import type { Readable } from 'node:stream';

export interface ObjectFacts {
  bytes: number;
  modified: Date;
  /** Changes with the content; opaque, without quotes. */
  version: string;
  /** Its path, if it lies on this machine's disk. */
  file?: string;
}

/** Inclusive, in bytes. */
export interface ByteRange {
  from: number;
  to: number;
}

/** Files by key, e.g. "lotuscourt/hero.webp". A key has no empty, "." or ".." segment; a store refuses one that has. */
export interface ObjectStore {
  /** Returns undefined if there is no such object. Rejects if the store cannot be asked. */
  describe(key: string): Promise<ObjectFacts | undefined>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Stores a local file under the key, in one step: no reader ever sees a part of it. The local file is removed. */
  put(key: string, file: string, contentType: string): Promise<void>;
  /** Removes the object; a missing one is not an error. */
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<{ key: string; modified: Date }>;
  /** Rejects if the store does not answer, or if a store on disk cannot be written. */
  check(): Promise<void>;
}

export function refuseBadKey(key: string): void {
  const isBad = key.includes('\0') || key.split('/').some((part) => part === '' || part === '.' || part === '..');
  if (isBad) throw new Error(`'${key}' is no object key`);
}
