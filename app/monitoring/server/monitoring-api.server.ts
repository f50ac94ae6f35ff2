import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { OpenServices } from '#app/open-services.server.ts';
import type { HonoEnv } from '#platform/http/hono-env.ts';
import type { HttpHandlerParts } from '#platform/http/request-handler.ts';
import { refusal } from '#platform/http/security/refused-request.ts';
import type { LogLines } from '#platform/telemetry/log-lines.ts';
import { createLogsAnswer } from './logs-answer.server.ts';
import { beaconBytes, createTakeBeacon } from './receive-beacon.server.ts';

interface Heard {
  readAddress: HttpHandlerParts['readAddress'];
  logLines: LogLines;
}

/** What browsers tell (`POST /api/beacon`), and what may be asked (`GET /api/monitoring`, `GET /api/logs`). */
export function createMonitoringApi(
  { services, monitoring }: OpenServices,
  { readAddress, logLines }: Heard,
): Hono<HonoEnv> {
  const api = new Hono<HonoEnv>();
  const takeBeacon = createTakeBeacon({
    monitoring,
    async routeOf(path) {
      // A path may hold anything, also what cannot be decoded.
      const address = await Promise.resolve(path)
        .then((text) => readAddress(text, ''))
        .catch(() => undefined);
      return address && 'route' in address && address.route !== '*' ? address.route : 'unknown address';
    },
  });

  api.post('/beacon', bodyLimit({ maxSize: beaconBytes }), async (context) => {
    const isTaken = await takeBeacon(await context.req.json().catch(() => undefined));
    return isTaken ? context.body(null, 204) : refusal(400, { id: context.env.facts.id, wantsJson: true });
  });

  api.get('/monitoring', async (context) => {
    const view = await services.monitoringView(context.req.raw.headers);
    if (view === 'closed') return refusal(404, { id: context.env.facts.id, wantsJson: true });
    return context.json(await services.readSiteStatus(view), 200, { 'cache-control': 'private, no-store' });
  });

  const logsAnswers = {
    everybody: createLogsAnswer(logLines, 'everybody'),
    administrators: createLogsAnswer(logLines, 'administrators'),
  };
  api.get('/logs', async (context) => {
    const view = await services.monitoringView(context.req.raw.headers);
    if (view === 'closed') return refusal(404, { id: context.env.facts.id, wantsJson: true });
    const reader = view === 'detail' ? 'administrators' : 'everybody';
    return logsAnswers[reader](context.req.header('if-none-match'));
  });
  return api;
}
