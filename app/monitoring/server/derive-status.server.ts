import type { RouteFigures, ServerDetail, SiteStatus } from '#app/monitoring/server-status.ts';
import type { ErrorGroup } from '#platform/telemetry/error-groups.ts';
import type { InstanceFigures } from '#platform/telemetry/process-figures.ts';

interface Known {
  takenAt: Date;
  data: SiteStatus['data'];
  /** Undefined while the database is away. */
  detail: Omit<ServerDetail, 'warnings'> | undefined;
  /** The facts that this process knows without the database. */
  own: { build: string; warnings: string[]; instance: InstanceFigures; errors: ErrorGroup[] };
}

const slowMs = 1_000;
/** With fewer requests, the slow first ones after a start would decide. */
const fewestPages = 20;
const failingShare = 0.05;
const mailDelayedSeconds = 600;

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

/** Only pages are counted, because large files may take longer. */
function pagesWord(routes: RouteFigures[]): SiteStatus['pages'] {
  const pages = routes.filter(({ route }) => route.startsWith('/') && !route.startsWith('/api/'));
  const requests = pages.reduce((sum, page) => sum + page.requests, 0);
  if (requests < fewestPages) return 'unknown';
  const slow = pages.filter(({ p95 }) => p95 > slowMs).reduce((sum, page) => sum + page.requests, 0);
  return slow * 2 > requests ? 'slow' : 'fast';
}

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
