import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { ServerDetail, SiteStatus } from '#app/monitoring/server-status.ts';
import { cacheFor } from '#platform/cache-for.ts';
import type { Database } from '#platform/database/open-database.ts';
import { createErrorCollector } from '#platform/telemetry/error-collector.ts';
import { ErrorGroups } from '#platform/telemetry/error-groups.ts';
import { flushFigures, forgetInstance, forgetOld } from '#platform/telemetry/flush-figures.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { Metrics, type RouteFigures } from '#platform/telemetry/metrics.ts';
import { watchInstance } from '#platform/telemetry/process-figures.ts';
import { createSourcePlaces } from '#platform/telemetry/source-map-places.ts';
import { Warnings } from '#platform/telemetry/warnings.ts';
import { mailDelayOf } from './enquiry-figures.server.ts';
import { readSharedDetail } from './server-figures.server.ts';

interface Parts {
  /** The value of MEASURES: whether anything is measured at all. */
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
const recentMinutes = 5;
const FRESH_MS = 3_000;

export type Monitoring = ReturnType<typeof openMonitoring>;

/** Opens the site's metrics, errors, warnings and status. */
export function openMonitoring({ isOn, database, checkContent, build, buildDir, log }: Parts) {
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
    const [data, recent] = await Promise.all([dataSource(), metrics.recent(recentMinutes)]);
    const groups = errors.take();
    try {
      await flushFigures(db, { groups, instance: instance.figures(data), recent }, new Date());
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
    void metrics.keepMinute();
    writeNext().catch((error: unknown) =>
      log.warn({ error: errorFields(error) }, 'errors and figures could not be written down'),
    );
  };
  const timer = isOn ? setInterval(writeRegularly, WRITE_EVERY_MS).unref() : undefined;

  const read = cacheFor(FRESH_MS, async (): Promise<SiteStatus> => {
    const takenAt = new Date();
    const data = await dataSource();
    const shared = await writeNext()
      .then(() => readSharedDetail(db))
      .catch(() => undefined);
    const own = { enquiries: null, mailQueue: null, errors: errors.waiting(), instances: [instance.figures(data)] };
    const [routes, vitals] = await Promise.all([metrics.requests(), metrics.vitals()]);
    const detail = { build, warnings: warnings.standing(), routes, vitals, ...(shared ?? own) };
    return deriveStatus({ takenAt, data, detail, isDatabaseUp: shared !== undefined });
  });

  return {
    isOn,
    metrics,
    errors,
    places,
    warnings,
    /** Is called for each line of the log and counts the errors. */
    collectErrors: createErrorCollector(errors, places),
    /**
     * Returns words for everybody, and figures for staff if `detail`. Never rejects; the answers of the last seconds
     * are returned again.
     */
    async readStatus(view: 'coarse' | 'detail'): Promise<SiteStatus> {
      // If many ask at once, it is read once.
      reading ??= read().finally(() => {
        reading = undefined;
      });
      const { detail, ...coarse } = await reading;
      return view === 'detail' && detail ? { ...coarse, detail } : coarse;
    },
    /** Stores this process's errors and how it is. Rejects while the database is away; no error is lost then. */
    flush: writeNext,
    async close(): Promise<void> {
      clearInterval(timer);
      instance.close();
      if (!isOn) return;
      await writeNext()
        .then(() => forgetInstance(db, id))
        .catch(() => {});
    },
  };
}

interface Known {
  takenAt: Date;
  data: SiteStatus['data'];
  detail: ServerDetail;
  isDatabaseUp: boolean;
}

const failingShare = 0.05;

/** Derives the status in words from the figures. */
export function deriveStatus({ takenAt, data, detail, isDatabaseUp }: Known): SiteStatus {
  const pages = pagesWord(detail.routes);
  const mailDelay = detail.mailQueue ? mailDelayOf(detail.mailQueue, takenAt) : undefined;
  const mail = mailDelay ? 'delayed' : detail.mailQueue ? 'moving' : 'unknown';
  const isFailing = failedShare(detail.routes) > failingShare;
  const isDegraded = data === 'fallback' || !isDatabaseUp || pages === 'slow' || mail === 'delayed' || isFailing;
  const status = isDegraded ? 'degraded' : 'healthy';
  return { takenAt: takenAt.toISOString(), status, data, pages, mail, ...(mailDelay && { mailDelay }), detail };
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

function failedShare(routes: RouteFigures[]): number {
  const requests = routes.reduce((sum, route) => sum + route.requests, 0);
  const failed = routes.reduce((sum, route) => sum + route.requests * route.errorRate, 0);
  return requests === 0 ? 0 : failed / requests;
}
