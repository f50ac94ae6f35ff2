import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import { snapshotSchema } from '#app/catalogue/schemas/snapshot.server.ts';
import type { Snapshot } from './snapshot.server.ts';

/** The most hotels that are stored for an outage. */
export const mostKeptHotels = 60;

/** Bytes. A larger catalogue is not written to disk, since something is wrong with it. */
const LARGEST_FILE = 16 * 1024 * 1024;
/**
 * The snapshot is read again after so many milliseconds while the site is visited, because content that nobody looked
 * at may have changed. If there are more hotels than the snapshot has, comparing answers proves nothing, and it is
 * read less often.
 */
const AT_LEAST_EVERY = 15_000;
const PART_AT_LEAST_EVERY = 5 * 60_000;
/** The pause in milliseconds after a read that brought nothing new. */
const PAUSE = 1_000;

export interface LastGoodAnswer {
  /** The newest snapshot: of this run, or else the one on disk. */
  snapshot(): Promise<Snapshot | undefined>;
  /** Compares a live answer with the snapshot's; if they differ, the snapshot is out of date and is read again. */
  compare<T>(answer: T, from: (snapshot: Snapshot) => T | undefined): void;
  /** Is called when the catalogue has changed: it is read again at once. */
  outdate(): void;
  /** Waits for what is being read or written. */
  settled(): Promise<void>;
  /** Stops reading, and waits until the file is written. */
  close(): Promise<void>;
}

interface Options {
  file: string;
  /** Reads the whole catalogue. */
  read: () => Promise<Snapshot>;
  onChange: () => void;
  log: Logger;
}

/** Stores the last good answer in memory and on disk, where it outlives a restart. */
export function openLastGoodAnswer({ file, read, onChange, log }: Options): LastGoodAnswer {
  let current: Snapshot | undefined;
  /** These cached answers agree with the snapshot and need no second comparison. */
  let agreeing = new WeakSet<object>();
  let savedText = '';
  let readAt = Number.NEGATIVE_INFINITY;
  let pausedUntil = 0;
  let loading: Promise<Snapshot | undefined> | undefined;
  let refreshing: Promise<void> | undefined;
  let isOutOfDate = false;
  /** Whether an answer differed. Only reads for that reason are followed by a pause. */
  let hasDiffered = false;
  const closing = new AbortController();

  async function refresh() {
    const pause = pausedUntil - performance.now();
    if (pause > 0) await sleep(pause, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    let hasChanged = false;
    while (isOutOfDate && !closing.signal.aborted) {
      isOutOfDate = false;
      readAt = performance.now();
      try {
        hasChanged = (await refreshOnce()) || hasChanged;
      } catch (error) {
        log.warn({ err: error }, 'the last good answer could not be kept');
      }
    }
    if (hasDiffered && !hasChanged) pausedUntil = performance.now() + PAUSE;
    hasDiffered = false;
  }

  async function refreshOnce(): Promise<boolean> {
    current = await read();
    agreeing = new WeakSet();
    const text = JSON.stringify(current);
    if (text === savedText) return false;
    savedText = text;
    onChange();
    await save(file, text);
    return true;
  }

  function startRefreshing(): void {
    isOutOfDate = true;
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
  }

  return {
    async snapshot() {
      loading ??= current ? undefined : load(file, log);
      return current ?? (await loading);
    },
    compare(answer, from) {
      const isPart = current !== undefined && current.hotels.length >= mostKeptHotels;
      const isOld = performance.now() - readAt > (isPart ? PART_AT_LEAST_EVERY : AT_LEAST_EVERY);
      const shared = typeof answer === 'object' && answer !== null ? answer : undefined;
      const agrees = isPart || (shared !== undefined && agreeing.has(shared));
      const differs = !current || (!agrees && !isDeepStrictEqual(answer, from(current)));
      if (shared && !differs) agreeing.add(shared);
      if (!isOld && !differs) return;
      hasDiffered ||= differs;
      startRefreshing();
    },
    outdate() {
      pausedUntil = 0;
      startRefreshing();
    },
    async settled() {
      await refreshing;
    },
    async close() {
      closing.abort();
      await refreshing;
    },
  };
}

/**
 * Writes a temporary file and moves it into place, so that a reader finds the old text or the new one, never a part.
 */
async function save(file: string, text: string): Promise<void> {
  if (Buffer.byteLength(text) > LARGEST_FILE) throw new Error(`the catalogue is larger than ${LARGEST_FILE} bytes`);
  const draft = `${file}.${process.pid}.${crypto.randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, text, { flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function load(file: string, log: Logger): Promise<Snapshot | undefined> {
  try {
    return snapshotSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      log.warn({ file, err: error }, 'the last good answer on disk is not usable');
    return undefined;
  }
}
