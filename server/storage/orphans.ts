import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { buckets } from '#domain/picture.ts';
import type { ObjectStore } from './object-store.ts';
import { privateBucket } from './uploads.ts';

export interface OrphanParts {
  store: ObjectStore;
  /** Where uploads wait until they are whole. */
  incoming: string;
  /** Those of the keys that some row refers to. Rejects where the rows cannot be read: nothing is removed then. */
  referenced: (keys: string[]) => Promise<Set<string>>;
  log: Logger;
}

const minute = 60_000;
/** Far longer than any transaction that is about to refer to a new file. */
export const orphanAge = 10 * minute;
/** With the age: what a crash leaves is gone after 15 minutes. */
const sweepInterval = 4 * minute;
const batch = 500;
/** Crashes leave a few files. More than this, and the rows are not those that belong to these files. */
const mostOrphans = 50;
const mostOrphansShare = 0.25;
/** So few always go: on a young site a crash may leave nothing but orphans. */
const fewOrphans = 3;

/**
 * Removes uploads that no row refers to, as a crash between file and row leaves them. Returns how many. Rejects, and
 * removes none, where they are so many that the database must be another one, an empty one or half restored.
 */
export async function sweepOrphans({ store, incoming, referenced }: OrphanParts, now = Date.now()): Promise<number> {
  const orphans: string[] = [];
  let seen = 0;
  for await (const keys of oldUploads(store, now)) {
    const used = await referenced(keys);
    seen += keys.length;
    for (const key of keys) if (!used.has(key)) orphans.push(key);
  }
  const unfinished = await removeUnfinished(incoming, now);
  if (orphans.length > Math.max(fewOrphans, Math.min(mostOrphans, seen * mostOrphansShare))) {
    throw new Error(`${orphans.length} of ${seen} uploads are in no row: too many for a crash, so none was removed`);
  }
  for (const key of orphans) await store.remove(key);
  return orphans.length + unfinished;
}

/** The keys of the uploads that are old enough, some hundred at a time. */
async function* oldUploads(store: ObjectStore, now: number): AsyncGenerator<string[]> {
  let keys: string[] = [];
  for (const bucket of [...buckets, privateBucket]) {
    for await (const { key, modified } of store.list(`${bucket}/uploads/`)) {
      if (now - modified.getTime() > orphanAge) keys.push(key);
      if (keys.length < batch) continue;
      yield keys;
      keys = [];
    }
  }
  if (keys.length > 0) yield keys;
}

async function removeUnfinished(incoming: string, now: number): Promise<number> {
  let removed = 0;
  for (const name of await readdir(incoming).catch(() => [])) {
    const file = join(incoming, name);
    const facts = await stat(file).catch(() => undefined);
    if (!facts || now - facts.mtimeMs <= orphanAge) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

/** Sweeps at once and every four minutes. Returns what ends it. */
export function startSweeping(parts: OrphanParts): () => void {
  const sweep = () =>
    sweepOrphans(parts).then(
      (removed) => removed > 0 && parts.log.info({ removed }, 'orphaned uploads removed'),
      (error: Error) => parts.log.warn({ error: error.message }, 'orphaned uploads could not be looked for'),
    );
  const timer = setInterval(sweep, sweepInterval).unref();
  void sweep();
  return () => clearInterval(timer);
}
