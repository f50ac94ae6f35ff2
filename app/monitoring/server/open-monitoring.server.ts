import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { RouteFigures, ServerDetail, SiteStatus } from '#app/monitoring/server-status.ts';
import { cacheFor } from '#platform/cache-for.ts';
import type { Database } from '#platform/database/open-database.ts';
import { createErrorCollector, type LineListener } from '#platform/telemetry/error-collector.ts';
import { type ErrorGroup, ErrorGroups } from '#platform/telemetry/error-groups.ts';
import { flushMetrics, forgetInstance, forgetOld } from '#platform/telemetry/flush-metrics.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { type InstanceFigures, watchInstance } from '#platform/telemetry/process-figures.ts';
import { createSourcePlaces, type SourcePlaces } from '#platform/telemetry/source-map-places.ts';
import { Warnings } from '#platform/telemetry/warnings.ts';
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

interface Known {
  takenAt: Date;
  data: SiteStatus['data'];
  /** Undefined while the database is away. */
  detail: Omit<ServerDetail, 'warnings'> | undefined;
  /** The facts that this process knows without the database. */
  own: { build: string; warnings: string[]; instance: InstanceFigures; errors: ErrorGroup[] };
}

const failingShare = 0.05;

/** Derives the status in words from the figures. */
export function deriveStatus({ takenAt, data, detail, own }: Known): SiteStatus {
  const pages = pagesWord(detail?.routes ?? []);
  const mail = mailWord(detail);
  const isFailing = failedShare(detail?.routes ?? []) > failingShare;
  const isDegraded = data === 'fallback' || !detail || pages === 'slow' || mail === 'delayed' || isFailing;
  return {
    takenAt: takenAt.toISOString(),
    status: isDegraded ? 'degraded' : 'healthy',
    data,
    pages,
    mail,
    detail: {
      ...(detail ?? {
        build: own.build,
        enquiries: null,
        mailQueue: null,
        routes: [],
        vitals: [],
        errors: own.errors,
        instances: [own.instance],
      }),
      warnings: own.warnings,
    },
  };
}

const slowMs = 1_000;
/** With fewer requests, the slow first ones after a start would decide. */
const fewestPages = 20;

/** Only pages are counted, because large files may take longer. */
function pagesWord(routes: RouteFigures[]): SiteStatus['pages'] {
  const pages = routes.filter(({ route }) => route.startsWith('/') && !route.startsWith('/api/'));
  const requests = pages.reduce((sum, page) => sum + page.requests, 0);
  if (requests < fewestPages) return 'unknown';
  const slow = pages.filter(({ p95 }) => p95 > slowMs).reduce((sum, page) => sum + page.requests, 0);
  return slow * 2 > requests ? 'slow' : 'fast';
}

const mailDelayedSeconds = 600;

function mailWord(detail: Known['detail']): SiteStatus['mail'] {
  if (!detail?.mailQueue) return 'unknown';
  const { oldestAge, deadLettersLately } = detail.mailQueue;
  return deadLettersLately > 0 || (oldestAge ?? 0) > mailDelayedSeconds ? 'delayed' : 'moving';
}

function failedShare(routes: RouteFigures[]): number {
  const requests = routes.reduce((sum, route) => sum + route.requests, 0);
  const failed = routes.reduce((sum, route) => sum + route.requests * route.errorRate, 0);
  return requests === 0 ? 0 : failed / requests;
}
