import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { buckets } from '#platform/images/picture.ts';
import type { ObjectStore } from './object-store.ts';
import { assertOwnStore } from './store-owner.ts';
import { privateBucket } from './uploads.ts';

export interface OrphanParts {
  store: ObjectStore;
  /** Uploads wait here until their form is accepted. */
  incoming: string;
  /** The database's own mark: a store with another one contains files of rows that this database does not have. */
  owner: () => Promise<string>;
  /** Finds those of the keys that a row refers to. Rejects if the rows cannot be read: nothing is removed then. */
  referenced: (keys: string[]) => Promise<Set<string>>;
  log: Logger;
}

const minute = 60_000;
/** Far longer than any request or transaction that is about to refer to a new file. */
export const orphanAge = 10 * minute;
/** Together with the age, files that a crash leaves are removed after 15 minutes. */
const sweepInterval = 4 * minute;
/** Files that are compared with rows at one time; those without one are removed before the next are listed. */
export const sweepBatch = 500;
const removedAtOnce = 10;

/** Removes uploads that no row refers to and returns their number; none if the store belongs to another database. */
export async function removeOrphans(parts: OrphanParts, now = Date.now()): Promise<number> {
  const { store, incoming, referenced } = parts;
  let removed = await removeUnfinished(incoming, now);
  await assertOwnStore(parts, uploadsBefore(store, now));
  for await (const keys of uploadsBefore(store, now - orphanAge)) {
    const used = await referenced(keys);
    const orphans = keys.filter((key) => !used.has(key));
    for (let at = 0; at < orphans.length; at += removedAtOnce) {
      await Promise.all(orphans.slice(at, at + removedAtOnce).map((key) => store.remove(key)));
    }
    removed += orphans.length;
  }
  return removed;
}

/** Yields the keys of the uploads that were stored before that moment, some hundred at a time. */
async function* uploadsBefore(store: ObjectStore, moment: number): AsyncGenerator<string[]> {
  let keys: string[] = [];
  for (const bucket of [...buckets, privateBucket]) {
    for await (const { key, modified } of store.list(`${bucket}/uploads/`)) {
      if (modified.getTime() < moment) keys.push(key);
      if (keys.length < sweepBatch) continue;
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

/** Removes orphans at once and every four minutes, until the signal is aborted. */
export async function keepRemovingOrphans(parts: OrphanParts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await removeOrphans(parts).then(
      (removed) => removed > 0 && parts.log.info({ removed }, 'orphaned uploads removed'),
      (error: Error) => parts.log.warn({ error: error.message }, 'orphaned uploads could not be looked for'),
    );
    await wait(sweepInterval, undefined, { signal, ref: false }).catch(() => {});
  }
}
