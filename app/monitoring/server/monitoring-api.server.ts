import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { OpenServices } from '#app/open-services.server.ts';
import { isNotModified, weakEtag } from '#platform/http/etag.ts';
import type { HonoEnv } from '#platform/http/hono-env.ts';
import type { HttpHandlerParts } from '#platform/http/request-handler.ts';
import { clientNetwork } from '#platform/http/security/client-network.ts';
import { refusal } from '#platform/http/security/refused-request.ts';
import type { LogLines, LogReader } from '#platform/telemetry/log-lines.ts';
import { beaconBytes, createReceiveBeacon } from './receive-beacon.server.ts';

/** The same text is sent again for so many milliseconds: on a busy site each request adds a line. */
const sameTextMs = 1_000;

/** Returns the response of `GET /api/logs`: the site's own log as text, or 304 for a browser that has it. */
function createLogsResponse(
  lines: LogLines,
  reader: LogReader,
  now = () => performance.now(),
): (ifNoneMatch: string | undefined) => Response {
  let made = { body: '', etag: '', version: -1, at: Number.NEGATIVE_INFINITY };

  function current() {
    if (made.version === lines.version(reader) || now() - made.at < sameTextMs) return made;
    const version = lines.version(reader);
    const body = lines.text(reader);
    made = { body, etag: weakEtag(Buffer.from(body)), version, at: now() };
    return made;
  }

  return (ifNoneMatch) => {
    const { body, etag } = current();
    const headers = { etag, 'cache-control': 'private, no-cache' };
    if (isNotModified(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
    return new Response(body, { headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });
  };
}

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
