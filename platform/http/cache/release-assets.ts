import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { TimedOut, withTimeout } from '#platform/database/with-timeout.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';

/** The browser files of all releases of the last weeks, in one folder: their names change with their content. */
export type ReleaseAssets = Awaited<ReturnType<typeof openReleaseAssets>>;

interface Options {
  store: ObjectStore;
  folder: string;
  /** A copy waits here until it is stored. */
  staging: string;
  /** Whether other replicas read the same store: it must have this release's files before a first page is sent. */
  isShared: boolean;
  /** Milliseconds between two listings of the store, however many invented names are asked for. */
  lookEvery?: number;
  log: Logger;
}

/** The build gives its files such names. Whatever else is asked for is missing at once. */
const builtName = /^[\w.-]{1,120}$/;
/** The root is no public bucket: the files are served at their own addresses only. */
const root = 'site-assets/';
const day = 24 * 3_600_000;
/** A running release stores its files again after this time, so that their age shows how long nobody has run it. */
const renewedAfter = 7 * day;
/** A page may stay open in a forgotten tab for this long. */
const storedFor = 45 * day;
/** A start waits this long for the store; one that is away does not keep the site from starting. */
const startLimit = 20_000;
const stopLimit = 2_000;
const atOnce = 12;

/** Stores this release's files beside those of earlier ones, now and as long as it runs, and finds all of them. */
export async function openReleaseAssets({ store, folder, staging, isShared, lookEvery = 2_000, log }: Options) {
  let known = new Map<string, Date>();
  let isListed = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const found = new Map<string, Date>();
    for await (const { key, modified } of store.list(root)) found.set(key.slice(root.length), modified);
    known = found;
    isListed = true;
  }

  /** Lists the store once for all requests that miss a file at that moment. */
  function lookForMissing(): Promise<void> {
    looking ??= wait(Math.max(0, lookedAt + lookEvery - performance.now()), undefined, { ref: false }).then(() => {
      lookedAt = performance.now();
      looking = undefined;
      return look();
    });
    return looking;
  }

  async function publish(): Promise<void> {
    const own = await readdir(join(folder, 'assets')).catch(() => []);
    const names = own.filter((name) => !/\.(br|gz|map)$/.test(name));
    await look();
    const isOld = (name: string, age: number) => Date.now() - (known.get(name)?.getTime() ?? 0) > age;
    const missing = names.filter((name) => isOld(name, renewedAfter));
    await mkdir(staging, { recursive: true });
    await pLimit(atOnce).map(missing, async (name) => {
      const copy = join(staging, randomUUID());
      await copyFile(join(folder, 'assets', name), copy);
      await store.put(root + name, copy, name.endsWith('.css') ? 'text/css' : 'text/javascript');
    });
    const current = new Set(names);
    for (const name of known.keys()) if (!current.has(name) && isOld(name, storedFor)) await store.remove(root + name);
  }

  const publishOrWarn = () =>
    publish().catch((error: Error) => {
      log.warn({ part: 'assets', error: error.message }, 'files for open pages could not be kept in the store');
    });
  const first = publishOrWarn();
  const timer = setInterval(publishOrWarn, day).unref();
  if (isShared) {
    await withTimeout(startLimit, first).catch((error: unknown) => {
      if (error instanceof TimedOut) log.warn({ part: 'assets' }, 'the store is slow: serving before it has all files');
    });
  }

  return {
    /** Returns undefined if no release built the file, or the store is away. */
    async find(path: string): Promise<Buffer | undefined> {
      const name = path.slice(path.lastIndexOf('/') + 1);
      if (path !== `/assets/${name}` || !builtName.test(name)) return undefined;
      try {
        // Only another replica can have stored a file since the store was listed.
        if (!known.has(name) && (isShared || !isListed)) await lookForMissing();
        return known.has(name) ? await buffer(await store.read(root + name)) : undefined;
      } catch (error) {
        log.warn(
          { part: 'assets', error: (error as Error).message },
          'the store did not give a file of an earlier release',
        );
        return undefined;
      }
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await withTimeout(stopLimit, first).catch(() => {});
    },
  };
}
