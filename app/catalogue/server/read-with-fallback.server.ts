import { join } from 'node:path';
import type { Kysely, KyselyPlugin } from 'kysely';
import type { Logger } from 'pino';
import { type CatalogueCall, wholeCatalogue } from '#app/catalogue/calls/catalogue-call.server.ts';
import { openLastGoodAnswer } from '#app/catalogue/fallback/last-good-answer.server.ts';
import { builtInSnapshot, type Snapshot } from '#app/catalogue/fallback/snapshot.server.ts';
import { showHindi } from '#app/catalogue/hindi/show-hindi.ts';
import type { Language } from '#app/language/page-language.ts';
import { type Database, READ_LIMIT_MS } from '#platform/database/open-database.ts';
import type { DB } from '#platform/database/types.ts';
import { TimedOut, withTimeout } from '#platform/database/with-timeout.ts';
import { databaseTrouble } from '#platform/startup/database-trouble.ts';
import type { Read } from './catalogue.server.ts';
import { createChooseReplica } from './choose-replica.server.ts';
import type { ReportInvalid } from './report-invalid-column.server.ts';

export interface Reader {
  read<Params, T>(call: CatalogueCall<Params, T>, params: Params): Promise<Read<T>>;
  builtIn: Snapshot;
  /** Is called when the catalogue has changed. */
  outdate(): void;
  /** Rejects while the database is away. */
  check(): Promise<void>;
  /** Waits until the last good answer is written. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface ReaderOptions {
  /** Null if there is no connection to use. */
  database: Database | null;
  dataDir: string;
  log: Logger;
  /** The language of the answers. */
  language: Language;
  /** Is called when a change of the catalogue is noticed. */
  onChange(): void;
}

const PROBE_EVERY_MS = 2_000;
/** The log says this if there is no connection to use; documents and alert rules quote it. */
const NOT_CONFIGURED = 'Supabase not configured. Please check environment variables.';

/** Answers from the database; when it is away from the last good answer, else from the built-in content. */
export function createReader({ database, dataDir, log: siteLog, language, onChange }: ReaderOptions): Reader {
  const log = siteLog.child({ part: 'catalogue', ...(language !== 'en' && { language }) });
  const reportInvalid = once((message) => log.warn(message));
  const builtIn = builtInSnapshot(language);
  if (!database) log.error(NOT_CONFIGURED);

  const source = database && createChooseReplica(database, log);
  const ask = async <T>(work: (db: Kysely<DB>) => Promise<T>): Promise<T> => {
    if (!source) throw new Error(NOT_CONFIGURED);
    return source.ask((db) => work(language === 'hi' ? db.withPlugin(hindiPlugin) : db));
  };
  const check = async () => {
    if (!database) throw new Error(NOT_CONFIGURED);
    await database.reads.selectFrom('hotels').select('id').limit(1).execute();
  };
  const breaker = createCircuitBreaker({
    limitMs: READ_LIMIT_MS,
    probeEveryMs: PROBE_EVERY_MS,
    probe: check,
    onOpen: (reason) => log.error({ reason }, 'the database is away; answering from the last good answer'),
    onClose: () => log.info('the database is back; answering from it again'),
  });
  const lastGood = openLastGoodAnswer({
    file: join(dataDir, 'catalogue', language === 'hi' ? 'last-good.hi.json' : 'last-good.json'),
    read: () => ask((db) => wholeCatalogue({ db, reportInvalid })),
    onChange,
    log,
  });

  return {
    builtIn,
    check,
    outdate() {
      source?.changed();
      lastGood.outdate();
    },
    settled: lastGood.settled,
    async read(call, params) {
      const from = (snapshot: Snapshot) => call.fallback(snapshot, params);
      try {
        const value = await breaker.run(() => ask((db) => call.live({ db, reportInvalid }, params)));
        lastGood.compare(value, from);
        return { value, source: 'live' };
      } catch (error) {
        if (database && !breaker.isOpen && !(error instanceof BreakerOpen))
          log.error({ call: call.name, err: error }, 'the database refused a read');
        const good = await lastGood.snapshot();
        const known = good && from(good);
        if (known !== undefined) return { value: known, source: 'last-good' };
        return { value: from(builtIn) ?? call.unknown(error), source: 'built-in' };
      }
    },
    async close() {
      breaker.stop();
      source?.stop();
      await lastGood.close();
    },
  };
}

/** Reports each message once, however often it is seen. */
function once(say: ReportInvalid): ReportInvalid {
  const said = new Set<string>();
  return (message) => {
    if (said.has(message) || said.size >= 1_000) return;
    said.add(message);
    say(message);
  };
}

/** Answers every query with the Hindi of its rows, where the query has selected their columns `hindi`. */
const hindiPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({ ...result, rows: showHindi(result.rows) }),
};

interface Options {
  /** One read may take so many milliseconds. */
  limitMs: number;
  /** An open breaker checks at this interval, in milliseconds, whether the database is back. */
  probeEveryMs: number;
  /** Rejects while the database is away. */
  probe: () => Promise<unknown>;
  onOpen: (reason: string) => void;
  onClose: () => void;
}

export interface CircuitBreaker {
  /** Runs the read within the limit. While the breaker is open it rejects at once. */
  run<T>(read: () => Promise<T>): Promise<T>;
  readonly isOpen: boolean;
  /** Ends the probes. */
  stop(): void;
}

/**
 * Opens at the first read that finds the database away, so that only the visitors of that moment wait. Closes when its
 * own probe in the background succeeds. A read that the database refuses does not open it.
 */
function createCircuitBreaker(options: Options): CircuitBreaker {
  let isOpen = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function open(error: unknown) {
    if (isOpen || stopped) return;
    isOpen = true;
    options.onOpen(error instanceof Error ? error.message || error.name : String(error));
    askLater();
  }

  function askLater() {
    timer = setTimeout(ask, options.probeEveryMs).unref();
  }

  async function ask() {
    try {
      await withTimeout(options.limitMs, options.probe());
      isOpen = false;
      if (!stopped) options.onClose();
    } catch {
      if (!stopped) askLater();
    }
  }

  return {
    get isOpen() {
      return isOpen;
    },
    async run(read) {
      if (isOpen) throw new BreakerOpen('the database was away a moment ago');
      try {
        return await withTimeout(options.limitMs, read());
      } catch (error) {
        if (error instanceof TimedOut || databaseTrouble(error) !== 'broken') open(error);
        throw error;
      }
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** The read was not even tried. */
class BreakerOpen extends Error {}
