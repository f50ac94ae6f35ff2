import { createRequestHandler } from 'react-router';
import { watchSources } from '#app/catalogue/server/watch-sources.server.ts';
import type { OpenServices } from '#app/open-services.server.ts';
import type { HonoEnv } from '#platform/http/hono-env.ts';
import type { RenderPage } from './services.server.ts';
import type { SitePages } from './site-pages.server.ts';

/** Renders pages in one language; React Router answers with a page for every error that its own pages can show. */
export function createPageRenderer(opened: OpenServices, { build, createContext, ...pages }: SitePages, mode: string) {
  const handle = createRequestHandler(build, mode);
  const services = opened.servicesFor(pages);
  return async (request: Request, { facts, noteFallback }: HonoEnv['Bindings']): Promise<Response> => {
    const renderPage: RenderPage = (path, answers) => {
      const catalogue = { ...services.catalogue, ...answers };
      const context = createContext({ services: { ...services, catalogue }, facts });
      return handle(new Request(new URL(path, facts.origin)), context);
    };
    const catalogue = watchSources(services.catalogue, noteFallback);
    const response = await handle(request, createContext({ services: { ...services, catalogue }, facts, renderPage }));
    const isSendersFault = response.status === 500 && facts.hasUnreadableValue;
    return isSendersFault ? new Response(response.body, { status: 400, headers: response.headers }) : response;
  };
}
