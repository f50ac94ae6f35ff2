import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { OpenServices } from '#app/open-services.server.ts';
import type { HonoEnv } from '#platform/http/ask-router.ts';
import { isNotModified, weakEtag } from '#platform/http/etag.ts';
import type { HttpHandlerParts } from '#platform/http/request-handler.ts';
import { clientNetwork } from '#platform/http/security/client-network.ts';
import { MinuteShares } from '#platform/http/security/minute-shares.ts';
import { refusal } from '#platform/http/security/refused-request.ts';
import type { LogLines, LogReader } from '#platform/telemetry/log-lines.ts';
import type { Monitoring } from './open-monitoring.server.ts';

/** Serves `POST /api/beacon`, where browsers report, `GET /api/monitoring` and `GET /api/logs`. */
export function createMonitoringApi(
  { services, monitoring }: OpenServices,
  { readAddress, logLines }: { readAddress: HttpHandlerParts['readAddress']; logLines: LogLines },
): Hono<HonoEnv> {
  const api = new Hono<HonoEnv>();
  const receiveBeacon = createReceiveBeacon({
    monitoring,
    async routeOf(path) {
      // A visitor's browser may send any path, also one that cannot be decoded.
      const address = await Promise.resolve(path)
        .then((text) => readAddress(text, ''))
        .catch(() => undefined);
      return address && 'route' in address && address.route !== '*' ? address.route : 'unknown address';
    },
  });

  api.post('/beacon', bodyLimit({ maxSize: beaconBytes }), async (context) => {
    const client = clientNetwork(context.env.facts.clientAddress);
    const isValid = await receiveBeacon(await context.req.json().catch(() => undefined), client);
    return isValid ? context.body(null, 204) : refusal(400, { id: context.env.facts.id, wantsJson: true });
  });

  api.get('/monitoring', async (context) => {
    const view = await services.monitoringView(context.req.raw.headers);
    if (view === 'closed') return refusal(404, { id: context.env.facts.id, wantsJson: true });
    return context.json(await services.readSiteStatus(view), 200, { 'cache-control': 'private, no-store' });
  });

  const logsResponses = {
    everybody: createLogsResponse(logLines, 'everybody'),
    administrators: createLogsResponse(logLines, 'administrators'),
  };
  api.get('/logs', async (context) => {
    const view = await services.monitoringView(context.req.raw.headers);
    if (view === 'closed') return refusal(404, { id: context.env.facts.id, wantsJson: true });
    const reader = view === 'detail' ? 'administrators' : 'everybody';
    return logsResponses[reader](context.req.header('if-none-match'));
  });
  return api;
}

/** For this many milliseconds the same text is sent again: on a busy site each request adds a line. */
const sameTextMs = 1_000;

/** Returns the response of `GET /api/logs`: the site's own log as text, or 304 for a browser that has it. */
function createLogsResponse(lines: LogLines, reader: LogReader): (ifNoneMatch: string | undefined) => Response {
  let made = { body: '', etag: '', version: -1, at: Number.NEGATIVE_INFINITY };

  function current() {
    if (made.version === lines.version(reader) || performance.now() - made.at < sameTextMs) return made;
    const version = lines.version(reader);
    const body = lines.text(reader);
    made = { body, etag: weakEtag(Buffer.from(body)), version, at: performance.now() };
    return made;
  }

  return (ifNoneMatch) => {
    const { body, etag } = current();
    const headers = { etag, 'cache-control': 'private, no-cache' };
    if (isNotModified(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
    return new Response(body, { headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });
  };
}

const beaconBytes = 16 * 1024;
/** A hotel full of guests shares an address, and opens a page or two a second. */
const visitsAMinute = { all: 1_200, perClient: 240 };
const errorsAMinute = { all: 60, perClient: 12 };
const time = z.number().min(0).max(600_000).optional();

const beaconSchema = z.object({
  page: z.string().startsWith('/').max(2_000),
  vitals: z.object({ lcp: time, inp: time, cls: z.number().min(0).max(100).optional() }),
  errors: z
    .array(z.object({ name: z.string().max(60), message: z.string().max(500), stack: z.string().max(2_000) }))
    .max(10),
});

interface Parts {
  monitoring: Pick<Monitoring, 'metrics' | 'errors' | 'places'>;
  /** Returns the pattern of the route that a path belongs to. */
  routeOf: (path: string) => string | Promise<string>;
  now?: () => number;
}

/**
 * Records the vitals and errors that a visitor's browser reports; returns false if the report has another form. Anyone
 * can send one, so the number per minute is bounded, in all and for one client, and only the page's route is recorded.
 */
export function createReceiveBeacon({
  monitoring,
  routeOf,
  now = Date.now,
}: Parts): (input: unknown, client: string) => Promise<boolean> {
  const { metrics, errors, places } = monitoring;
  const visits = new MinuteShares(visitsAMinute, now);
  const errorReports = new MinuteShares(errorsAMinute, now);

  return async (input, client) => {
    const read = beaconSchema.safeParse(input);
    if (!read.success) return false;
    if (!visits.take(client)) return true;

    const { page, vitals } = read.data;
    const route = await routeOf(page);
    if (vitals.lcp !== undefined) metrics.addVital('lcp', route, vitals.lcp);
    if (vitals.inp !== undefined) metrics.addVital('inp', route, vitals.inp);
    if (vitals.cls !== undefined) metrics.addVital('cls', route, vitals.cls);
    for (const { name, message, stack } of read.data.errors) {
      if (!errorReports.take(client)) break;
      errors.add({ side: 'browser', name: nameOf(name), message, ...(await places.ofBrowser(stack)) });
    }
    return true;
  };
}

/** Returns the name of a class of errors, such as "TypeError"; any other text is not worth storing. */
function nameOf(name: string): string {
  return /^[A-Z][A-Za-z]{0,50}$/.test(name) ? name : 'Error';
}
