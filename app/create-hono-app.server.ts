import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { createMonitoringApi } from '#app/monitoring/server/monitoring-api.server.ts';
import type { OpenServices } from '#app/open-services.server.ts';
import { createPageRenderer } from '#app/page-renderer.server.ts';
import { choosePages, type SitePages } from '#app/site-pages.server.ts';
import { textFiles } from '#platform/http/files/text-files.ts';
import { createDeepHealth, readinessAnswer } from '#platform/http/health.ts';
import type { HonoEnv } from '#platform/http/hono-env.ts';
import type { HttpHandlerParts } from '#platform/http/request-handler.ts';
import { cspReportPath } from '#platform/http/security/content-security-policy.ts';
import { createLogReports, readCspReports } from '#platform/http/security/csp-reports.ts';
import { refusal, wantsJson } from '#platform/http/security/refused-request.ts';
import { addSecurityHeaders } from '#platform/http/security/security-headers.ts';
import type { LogLines } from '#platform/telemetry/log-lines.ts';

const reportBytes = 16 * 1024;

export interface Router {
  /** The pages of each language; the site's own come first. */
  pages: readonly SitePages[];
  /** Vite adds inline styles and a socket of its own, so there is no policy then. */
  isDevelopment: boolean;
  readAddress: HttpHandlerParts['readAddress'];
  /** The log that `/api/logs` shows. */
  logLines: LogLines;
  /** Returns true from the signal to stop on: then the balancer is told to send nobody here any more. */
  isDraining: () => boolean;
}

/** Answers everything that is neither a cached page nor a file: `/api/*`, and otherwise a page. */
export function createHonoApp(opened: OpenServices, router: Router): Hono<HonoEnv> {
  const { pages, isDevelopment, readAddress, logLines, isDraining } = router;
  const { services, checks, readiness } = opened;
  const mode = isDevelopment ? 'development' : 'production';
  const renderers = pages.map((each) => ({
    prefix: each.prefix,
    renderPage: createPageRenderer(opened, each, mode),
  }));
  const deepHealth = createDeepHealth(checks);
  const logReports = createLogReports(services.log);
  const app = new Hono<HonoEnv>();

  app.use(async (context, next) => {
    await next();
    addSecurityHeaders(context.res.headers, context.env.facts.origin);
    if (isDevelopment) context.res.headers.delete('content-security-policy');
  });

  app.on(['GET', 'HEAD'], '/api/health', async (context) => {
    const isDeep = context.req.query('deep') === '1';
    if (isDeep && (await services.monitoringView(context.req.raw.headers)) !== 'detail') {
      return refusal(401, { id: context.env.facts.id, wantsJson: true });
    }
    const health = isDeep ? await deepHealth() : { status: isDraining() ? ('draining' as const) : ('ok' as const) };
    return context.json(health, health.status === 'ok' ? 200 : 503, { 'cache-control': 'no-store' });
  });
  app.on(['GET', 'HEAD'], '/api/health/ready', (context) => {
    const answer = readinessAnswer({ isDraining: isDraining(), lack: readiness.lack() });
    return context.json(answer, answer.status === 'ready' ? 200 : 503, { 'cache-control': 'no-store' });
  });
  app.on('ALL', ['/api/health', '/api/health/ready'], (context) => {
    const response = refusal(405, { id: context.env.facts.id, wantsJson: true });
    response.headers.set('allow', 'GET, HEAD');
    return response;
  });
  for (const { prefix, language, createDataApi } of pages)
    app.route(`/api${prefix}`, createDataApi(opened.catalogueIn(language)));
  app.route('/api', createMonitoringApi(opened, { readAddress, logLines }));
  app.post(cspReportPath, bodyLimit({ maxSize: reportBytes }), async (context) => {
    const reports = readCspReports(await context.req.json().catch(() => undefined));
    if (!reports) return refusal(400, { id: context.env.facts.id, wantsJson: true });
    logReports(reports);
    return context.body(null, 204);
  });
  if (isDevelopment) app.route('/api/mail', opened.mailPreviews);
  app.all('/api/*', (context) => refusal(404, { id: context.env.facts.id, wantsJson: true }));
  const { securityContact } = services.config;
  for (const [path, write] of Object.entries(textFiles)) {
    app.get(path, (context) =>
      context.text(write({ origin: context.env.facts.origin, securityContact }), 200, {
        'cache-control': 'public, max-age=3600',
      }),
    );
  }

  app.all('*', async (context) => {
    const { facts } = context.env;
    const { renderPage } = choosePages(renderers, context.req.path);
    const response = await renderPage(context.req.raw, context.env);
    // The router refuses a post to a page that takes none, and does not say what the page does take.
    if (response.status === 405) response.headers.set('allow', 'GET, HEAD');
    // React Router answers so if even its error page failed.
    const isBare = response.status >= 500 && !context.req.path.endsWith('.data') && !isOurs(response);
    return isBare ? refusal(500, { id: facts.id, wantsJson: false }) : response;
  });

  app.onError((error, context) => {
    const { facts } = context.env;
    const status = error instanceof HTTPException ? error.status : 500;
    if (status >= 500) facts.log.error({ err: error }, 'request failed');
    return refusal(status, { id: facts.id, wantsJson: wantsJson(context.req.path, context.req.header('accept')) });
  });
  return app;
}

/** A page, or data that a form's script asked for. React Router's own last error text is plain text. */
function isOurs(response: Response): boolean {
  return /^(text\/html|application\/json)\b/.test(response.headers.get('content-type') ?? '');
}
