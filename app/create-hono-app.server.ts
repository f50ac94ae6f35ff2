import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { createRequestHandler } from 'react-router';
import { watchSources } from '#app/catalogue/server/catalogue.server.ts';
import { createMonitoringApi } from '#app/monitoring/server/monitoring-api.server.ts';
import type { OpenServices } from '#app/open-services.server.ts';
import type { HonoEnv, RequestFacts } from '#platform/http/ask-router.ts';
import { textFiles } from '#platform/http/files/text-files.ts';
import { createDeepHealth, readinessAnswer } from '#platform/http/health.ts';
import type { HttpHandlerParts } from '#platform/http/request-handler.ts';
import { refusedBodyHeader } from '#platform/http/requests/read-posted-form.ts';
import { clientNetwork } from '#platform/http/security/client-network.ts';
import { cspReportPath } from '#platform/http/security/content-security-policy.ts';
import { createLogReports, readCspReports } from '#platform/http/security/csp-reports.ts';
import { type RefusalWords, refusal, wantsJson } from '#platform/http/security/refused-request.ts';
import { addSecurityHeaders } from '#platform/http/security/security-headers.ts';
import type { LogLines } from '#platform/telemetry/log-lines.ts';
import type { RenderPage } from './services.server.ts';
import { choosePages, type SitePages } from './site-pages.server.ts';

const reportBytes = 16 * 1024;

export interface Router {
  pages: readonly SitePages[];
  /** Vite adds inline styles and a socket of its own, so there is no policy then. */
  isDevelopment: boolean;
  readAddress: HttpHandlerParts['readAddress'];
  refusalWords: HttpHandlerParts['refusalWords'];
  logLines: LogLines;
  /** Returns true from the signal to stop on: then the balancer is told to send nobody here any more. */
  isDraining: () => boolean;
}

/** Answers everything that is neither a cached page nor a file: `/api/*`, and otherwise a page. */
export function createHonoApp(opened: OpenServices, router: Router): Hono<HonoEnv> {
  const { pages, isDevelopment, readAddress, refusalWords, logLines, isDraining } = router;
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
    const pattern = routePath(context);
    context.env.noteRoute(pattern.endsWith('*') ? '*' : pattern);
    addSecurityHeaders(context.res.headers, context.env.facts.origin);
    if (isDevelopment) context.res.headers.delete('content-security-policy');
  });

  // A balancer asks for these all day, and a site under load must not look as if it were down.
  app.on(['GET', 'HEAD'], '/api/health', (context, next) => {
    if (context.req.query('deep') === '1') return next();
    const health = { status: isDraining() ? 'draining' : 'ok' };
    return Promise.resolve(context.json(health, isDraining() ? 503 : 200, { 'cache-control': 'no-store' }));
  });
  app.on(['GET', 'HEAD'], '/api/health/ready', (context) => {
    const answer = readinessAnswer(isDraining(), readiness.lack());
    return context.json(answer, answer.status === 'ready' ? 200 : 503, { 'cache-control': 'no-store' });
  });

  // This is the one place that decides what a request costs: whatever is registered below renders a page or asks the
  // database, and waits for its turn. Hono has matched the request by then, however its address is written.
  app.use(async (context, next) => {
    const { isPage, takeTurn } = context.env;
    const turn = await takeTurn();
    if (!('refused' in turn)) return next().finally(() => turn.end());
    if (turn.refused === 'left') return context.body(null, 503);
    return refuse(context, turn.refused, isPage ? refusalWords(turn.refused, context.req) : undefined);
  });
  app.post(cspReportPath, bodyLimit({ maxSize: reportBytes }), async (context) => {
    const { facts } = context.env;
    const reports = readCspReports(await context.req.json().catch(() => undefined));
    if (!reports) return refusal(400, { id: facts.id, wantsJson: true });
    logReports(reports, clientNetwork(facts.clientAddress));
    return context.body(null, 204);
  });
  // A browser sends the reports above from wherever it is; everything below is posted by the site's own pages.
  app.use((context, next) => {
    const { facts, answersForeignOrigin } = context.env;
    if (!facts.foreignOrigin || answersForeignOrigin) return next();
    return Promise.resolve(refuse(context, 403));
  });
  app.on(['GET', 'HEAD'], '/api/health', async (context) => {
    const { facts } = context.env;
    if ((await services.monitoringView(context.req.raw.headers)) !== 'detail') {
      return refusal(401, { id: facts.id, wantsJson: true });
    }
    const health = await deepHealth();
    return context.json(health, health.status === 'ok' ? 200 : 503, { 'cache-control': 'no-store' });
  });
  const { securityContact } = services.config;
  for (const [path, write] of textFiles) {
    app.get(path, ({ env, body }) =>
      body(write({ origin: env.facts.origin, securityContact }), 200, { 'content-type': 'text/plain; charset=utf-8' }),
    );
  }
  app.on('ALL', ['/api/health', '/api/health/ready', ...textFiles.keys()], (context) => {
    const response = refusal(405, { id: context.env.facts.id, wantsJson: true });
    response.headers.set('allow', 'GET, HEAD');
    return response;
  });
  for (const { prefix, language, createDataApi } of pages)
    app.route(`/api${prefix}`, createDataApi(opened.catalogueIn(language)));
  app.route('/api', createMonitoringApi(opened, { readAddress, logLines }));
  if (isDevelopment) app.route('/api/mail', opened.mailPreviews);

  app.all('*', async (context) => {
    const { facts, isPage } = context.env;
    if (!isPage) return refuse(context, 404);
    const { renderPage } = choosePages(renderers, context.req.path);
    const response = await renderPage(context.req.raw, facts);
    const refusedBody = Number(response.headers.get(refusedBodyHeader));
    if (refusedBody) return refuse(context, refusedBody, refusalWords(refusedBody, context.req));
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
    return refuse(context, status);
  });
  return app;
}

function refuse({ req, env }: Context<HonoEnv>, status: number, words?: RefusalWords): Response {
  return refusal(status, { id: env.facts.id, wantsJson: wantsJson(req.path, req.header('accept')), words });
}

/** A page, or data that a form's script asked for. React Router's own last error text is plain text. */
function isOurs(response: Response): boolean {
  return /^(text\/html|application\/json)\b/.test(response.headers.get('content-type') ?? '');
}

/** Renders pages in one language; React Router answers with a page for every error that its own pages can show. */
function createPageRenderer(opened: OpenServices, { build, createContext, ...pages }: SitePages, mode: string) {
  const handle = createRequestHandler(build, mode);
  const services = opened.servicesFor(pages);
  return async (request: Request, facts: RequestFacts): Promise<Response> => {
    const renderPage: RenderPage = (path, answers) => {
      const catalogue = { ...services.catalogue, ...answers };
      const context = createContext({ services: { ...services, catalogue }, facts });
      return handle(new Request(new URL(path, facts.origin)), context);
    };
    const catalogue = watchSources(services.catalogue, facts);
    const response = await handle(request, createContext({ services: { ...services, catalogue }, facts, renderPage }));
    const isSendersFault = response.status === 500 && facts.hasUnreadableValue;
    return isSendersFault ? new Response(response.body, { status: 400, headers: response.headers }) : response;
  };
}
