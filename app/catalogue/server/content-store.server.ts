import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { reportOnce } from '#app/catalogue/rows/json-columns.server.ts';
import type { Language } from '#app/language/page-language.ts';
import { type Database, READ_LIMIT_MS } from '#platform/database/open-database.ts';
import { withTimeout } from '#platform/database/with-timeout.ts';
import { errorReason } from '#platform/error-reason.ts';
import { databaseTrouble } from '#platform/startup/database-trouble.ts';
import {
  builtInCatalogue,
  type CatalogueContent,
  type IndexedHotel,
  type WholeHotel,
} from './catalogue-content.server.ts';
import { readGroupRows } from './group-rows.server.ts';
import { type HotelRow, hotelQuery } from './hotel-query.server.ts';
import {
  createRowReader,
  inLanguages,
  type KeptRows,
  readKeptRows,
  textOf,
  writeKeptRows,
} from './kept-rows.server.ts';

/** The source of an answer; anything but `live` marks the response as a fallback. */
export type Source = 'live' | 'last-good' | 'built-in';

/** The content of the catalogue in memory, in every language. */
export type ContentStore = ReturnType<typeof openContentStore>;

export interface ContentStoreOptions {
  /** Null if there is no connection to use. */
  database: Database | null;
  dataDir: string;
  log: Logger;
}

const CHECK_EVERY_MS = 1_000;
/** Everything is read again after a minute. If reading takes long, the pause is a hundred times as long as the reading. */
const READ_AGAIN_MS = 60_000;
/** The most hotels that stay in memory because somebody asked for them, beside those that are always kept whole. */
const MOST_ASKED = 100;
/** If more hotels were changed at once, everything is read again. */
const MOST_CHANGED = 200;
/** The log says this if there is no connection to use; documents and alert rules quote it. */
const NOT_CONFIGURED = 'Supabase not configured. Please check environment variables.';

/** Makes `refresh` read everything although no change was announced. */
const EVERYTHING_AGAIN = 'again';

/**
 * Reads the catalogue at the start, and what was changed as soon as the database announces it. While the database is
 * away, it answers from what it read last: from memory, after a restart from disk, else from the built-in content.
 */
export function openContentStore({ database, dataDir, log: siteLog }: ContentStoreOptions) {
  const log = siteLog.child({ part: 'catalogue' });
  const file = join(dataDir, 'catalogue', 'last-good.json');
  const builtIn = inLanguages(builtInCatalogue);
  const listeners: (() => void)[] = [];
  const closing = new AbortController();
  let kept: KeptRows | undefined;
  let contents = builtIn;
  let origin: 'database' | 'disk' | 'built-in' = 'built-in';
  /** Whether the database did not answer when it was last asked. */
  let isAway = false;
  /** Whether changes may have been missed while it was away. */
  let isBehind = false;
  let readAgainAt = 0;
  let savedText = '';
  /** The hotels that somebody asked for, by id. */
  const askedHotels = new LRUCache<string, HotelRow>({ max: MOST_ASKED });
  /** Counts the changes, so that a hotel that was read before a change is not kept after it. */
  let changeCount = 0;
  const pending = new Set<string>();
  let reading: Promise<void> | undefined;
  const rows = createRowReader(reportOnce((message) => log.warn(message)));

  if (!database) log.error(NOT_CONFIGURED);
  const check = async () => {
    if (!database) throw new Error(NOT_CONFIGURED);
    await withTimeout(READ_LIMIT_MS, database.reads.selectFrom('hotels').select('id').limit(1).execute());
  };

  function recordAway(error: unknown): void {
    if (!isBehind && database && !closing.signal.aborted) {
      if (databaseTrouble(error) === 'broken') log.error({ err: error }, 'the database refused a read');
      else log.error({ reason: errorReason(error) }, 'the database is away; answering from the last good answer');
    }
    isAway = true;
    isBehind = true;
  }

  function show(next: KeptRows, from: typeof origin): void {
    contents = rows.contentsOf(next);
    kept = next;
    origin = from;
  }

  /** Reads everything or what was changed. Rejects if the database does not answer. */
  async function read(changed: readonly string[]): Promise<void> {
    if (!database) throw new Error(NOT_CONFIGURED);
    // No visitor waits for this, so it takes none of the connections that answer visitors. While the main database is away
    // a replica of it is read, if there is one.
    const db = (isAway && database.replica) || database.jobs;
    const isKnown = kept && origin === 'database' && !isBehind && changed.length <= MOST_CHANGED;
    const ids = changed.filter((one) => uuid.test(one));
    changeCount += 1;
    if (kept && isKnown && changed.every((one) => one === 'group' || ids.includes(one))) {
      const group = changed.includes('group') ? await readGroupRows(db) : kept.group;
      const hotels = ids.length > 0 ? await hotelQuery(db).where('hotels.id', 'in', ids).execute() : [];
      for (const id of ids) askedHotels.delete(id);
      show({ group, ...rows.placeHotels(kept, ids, hotels) }, 'database');
    } else {
      const begun = performance.now();
      const next = await rows.readEverything(db, closing.signal);
      askedHotels.clear();
      // What is computed from the content is kept while it stays the same.
      if (origin !== 'database' || next.rest.length > 0 || textOf(next) !== savedText) show(next, 'database');
      readAgainAt = performance.now() + Math.max(READ_AGAIN_MS, 100 * (performance.now() - begun));
    }
    if (db !== database.jobs) return;
    if (isBehind) log.info('the database is back; answering from it again');
    isBehind = false;
  }

  async function readPending(): Promise<void> {
    while (pending.size > 0 && !closing.signal.aborted) {
      const changed = [...pending];
      pending.clear();
      try {
        // On a busy machine one read may take too long, so a second one follows.
        await read(changed).catch(() => (closing.signal.aborted ? undefined : read(changed)));
      } catch (error) {
        // The pending changes may be dropped: when the database is back, everything is read.
        recordAway(error);
        return;
      }
      const isNew = await save();
      if (isNew || changed.some((one) => one !== EVERYTHING_AGAIN)) for (const listener of listeners) listener();
    }
  }

  /** Reads what was changed: a hotel by its id, what is `group`, or everything. It never rejects. */
  function refresh(changed = ''): Promise<void> {
    pending.add(changed);
    reading ??= readPending().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  /** Writes the last good answer to disk, and returns whether it has changed. */
  async function save(): Promise<boolean> {
    const text = kept ? textOf(kept) : '';
    if (text === savedText) return false;
    savedText = text;
    await writeKeptRows(file, text).catch((error) =>
      log.warn({ err: error }, 'the last good answer could not be kept'),
    );
    return true;
  }

  async function readFromDisk(): Promise<void> {
    try {
      show(await readKeptRows(file), 'disk');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        log.warn({ file, err: error }, 'the last good answer on disk is not usable');
    }
  }

  /** Asks whether the database answers, again if the first answer is slow, and reads everything if that is due. */
  async function checkDatabase(ask = () => check().catch(check)): Promise<void> {
    try {
      await ask();
      isAway = false;
      if (origin !== 'database' || isBehind || performance.now() > readAgainAt) await refresh(EVERYTHING_AGAIN);
    } catch (error) {
      recordAway(error);
      if (database?.replica && origin !== 'database') await refresh(EVERYTHING_AGAIN);
    }
  }

  const started = checkDatabase(check).then(() => (kept ? undefined : readFromDisk()));
  const checking = started.then(async () => {
    while (database && !closing.signal.aborted) {
      await sleep(CHECK_EVERY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      if (!closing.signal.aborted) await checkDatabase();
    }
  });

  return {
    /** Returns what is known now, and its source. It waits only for the first read after the start. */
    async content(language: Language): Promise<{ content: CatalogueContent; source: Source }> {
      await started;
      const isLive = origin === 'database' && !isBehind;
      return { content: contents[language], source: isLive ? 'live' : kept ? 'last-good' : 'built-in' };
    },
    builtIn: (language: Language) => builtIn[language],
    /** Returns everything that belongs to a hotel; undefined if only the database has it, and it is away. */
    async whole(language: Language, { id, whole }: IndexedHotel): Promise<WholeHotel | undefined> {
      if (whole) return whole;
      let row = askedHotels.get(id);
      const db = isAway ? database?.replica : database?.reads;
      if (!row && db) {
        const before = changeCount;
        try {
          const query = hotelQuery(db).where('hotels.id', '=', id).executeTakeFirst();
          row = await withTimeout(READ_LIMIT_MS, query);
        } catch (error) {
          recordAway(error);
        }
        if (row && before === changeCount) askedHotels.set(id, row);
      }
      return row && rows.wholeOf(row)[language];
    },
    refresh,
    onChange: (listener: () => void) => void listeners.push(listener),
    /** Rejects while the database is away. */
    check,
    /** Waits until the last good answer is written. */
    async settled() {
      await started;
      await reading;
    },
    async close() {
      closing.abort();
      await checking;
      await reading;
    },
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
