import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { SiteStatus } from '#app/monitoring/server-status.ts';
import { cacheFor } from '#platform/cache-for.ts';
import type { Database } from '#platform/database/open-database.ts';
import { createErrorCollector } from '#platform/telemetry/error-collector.ts';
import { ErrorGroups } from '#platform/telemetry/error-groups.ts';
import { flushMetrics, forgetInstance, forgetOld } from '#platform/telemetry/flush-metrics.ts';
import type { LineListener } from '#platform/telemetry/log-subscriber.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { watchInstance } from '#platform/telemetry/process-figures.ts';
import { createSourcePlaces, type SourcePlaces } from '#platform/telemetry/source-map-places.ts';
import { Warnings } from '#platform/telemetry/warnings.ts';
import { deriveStatus } from './derive-status.server.ts';
import { readDetail } from './server-figures.server.ts';

/** The site's metrics, errors, warnings and status. */
export interface Monitoring {
  /** The value of MEASURES: whether anything is measured at all. */
  isOn: boolean;
  metrics: Metrics;
  errors: ErrorGroups;
  places: SourcePlaces;
  warnings: Warnings;
  /** Is called for each line of the log and counts the errors. */
  collectErrors: LineListener;
  /**
   * Returns words for everybody, and figures for staff if `detail`. Never rejects; the answers of the last seconds are
   * returned again.
   */
  readStatus(view: 'coarse' | 'detail'): Promise<SiteStatus>;
  /** Stores what this process counted since the last time. Rejects while the database is away; nothing is lost then. */
  flushMetrics(): Promise<void>;
  close(): Promise<void>;
}

interface Parts {
  isOn: boolean;
  database: Database;
  /** Rejects while pages come from the fallback. */
  checkContent: () => Promise<void>;
  /** The name of the build. */
  build: string;
  /** The folder of the built site. */
  buildDir: string;
  log: Logger;
}

const WRITE_EVERY_MS = 60_000;
const FORGET_EVERY = 30;
const FRESH_MS = 3_000;

export function openMonitoring({ isOn, database, checkContent, build, buildDir, log }: Parts): Monitoring {
  const db = database.jobs;
  const metrics = new Metrics();
  const errors = new ErrorGroups();
  const places = createSourcePlaces(buildDir);
  const warnings = new Warnings();
  const id = randomUUID();
  const instance = watchInstance({ id, build, isOn });
  let reading: Promise<SiteStatus> | undefined;
  let writes = 0;
  let writing: Promise<void> = Promise.resolve();

  const dataSource = () =>
    checkContent().then(
      () => 'database' as const,
      () => 'fallback' as const,
    );

  async function write(): Promise<void> {
    const data = await dataSource();
    const { rows, markFlushed } = metrics.unflushed();
    const groups = errors.take();
    try {
      await flushMetrics(db, { rows, groups, instance: instance.figures(data) }, new Date());
      markFlushed();
    } catch (error) {
      errors.putBack(groups);
      throw error;
    }
    if (writes++ % FORGET_EVERY === 0) await forgetOld(db);
  }

  /** They run one after the other, so that what is put back is not lost. */
  function writeNext(): Promise<void> {
    const next = writing.then(write);
    writing = next.catch(() => {});
    return next;
  }

  const writeRegularly = () => {
    writeNext().catch((error: unknown) =>
      log.warn({ error: errorFields(error) }, 'measures could not be written down'),
    );
  };
  const timer = isOn ? setInterval(writeRegularly, WRITE_EVERY_MS).unref() : undefined;

  const read = cacheFor(FRESH_MS, async (): Promise<SiteStatus> => {
    const takenAt = new Date();
    const data = await dataSource();
    const detail = await writeNext()
      .then(() => readDetail(db, build))
      .catch(() => undefined);
    return deriveStatus({
      takenAt,
      data,
      detail,
      own: { build, warnings: warnings.standing(), instance: instance.figures(data), errors: errors.waiting() },
    });
  });

  return {
    isOn,
    metrics,
    errors,
    places,
    warnings,
    collectErrors: createErrorCollector(errors, places),
    async readStatus(view) {
      // If many ask at once, it is read once.
      reading ??= read.get().finally(() => {
        reading = undefined;
      });
      const { detail, ...coarse } = await reading;
      return view === 'detail' && detail ? { ...coarse, detail } : coarse;
    },
    flushMetrics: writeNext,
    async close() {
      clearInterval(timer);
      instance.close();
      if (isOn) {
        await writeNext()
          .then(() => forgetInstance(db, id))
          .catch(() => {});
      }
    },
  };
}
