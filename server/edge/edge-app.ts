import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Config } from '#server/config.ts';
import type { OpenServices } from '#server/open-services.ts';
import { requestContext, servicesContext } from '#server/services.ts';
import type { SiteBuild } from '#server/site.ts';

interface EdgeParts {
  config: Config;
  log: Logger;
  build: SiteBuild;
  opened: OpenServices;
}

export function createEdgeApp({ config, log, build, opened }: EdgeParts): Hono {
  const renderPage = createRequestHandler(build);
  const app = new Hono();
  app.get('/api/health', (context) => context.json({ status: 'ok' }));
  app.all('*', (context) => {
    const provider = new RouterContextProvider();
    const origin = config.publicUrl ?? new URL(context.req.url).origin;
    const id = randomUUID();
    provider.set(servicesContext, opened.services);
    provider.set(requestContext, { id, origin, clientAddress: '', foreignOrigin: false, log: log.child({ id }) });
    return renderPage(context.req.raw, provider);
  });
  return app;
}
