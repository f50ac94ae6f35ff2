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
/** With the age: nothing that no row refers to is older than 15 minutes. */
const sweepInterval = 4 * minute;
const batch = 500;

/** Removes uploads that no row refers to, as a crash between file and row leaves them. Returns how many. */
export async function sweepOrphans({ store, incoming, referenced }: OrphanParts, now = Date.now()): Promise<number> {
  let removed = 0;
  for (const bucket of [...buckets, privateBucket]) {
    let keys: string[] = [];
    const removeUnreferenced = async () => {
      if (keys.length === 0) return;
      const used = await referenced(keys);
      for (const key of keys) {
        if (used.has(key)) continue;
        await store.remove(key);
        removed += 1;
      }
      keys = [];
    };
    for await (const { key, modified } of store.list(`${bucket}/uploads/`)) {
      if (now - modified.getTime() > orphanAge) keys.push(key);
      if (keys.length >= batch) await removeUnreferenced();
    }
    await removeUnreferenced();
  }
  return removed + (await removeUnfinished(incoming, now));
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
