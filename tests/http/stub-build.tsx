import { type ReactNode, use } from 'react';
import { data, Outlet, redirect, Scripts, type ServerBuild, useLoaderData, useRouteError } from 'react-router';
import * as entry from '#app/entry.server.tsx';
import { servicesContext } from '#app/services.server.ts';
import { CspNonce } from '#app/ui/head-script.tsx';
import { requestContext } from '#platform/http/ask-router.ts';
import type { RouteHandle } from '#platform/http/requests/page-address.ts';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';

/** Records what the stub's pages saw, so that a test can tell what was rendered and what came from the cache. */
export interface Seen {
  /** URL and cookie of each rendering, in order. */
  renderings: { url: string; cookie: string | null; foreignOrigin: boolean }[];
  /** What `/turn` does next. */
  turn: 'works' | 'fails';
  /** The page `/slow` answers when this resolves. */
  slow: Promise<void>;
}

export function emptyRecord(): Seen {
  return { renderings: [], turn: 'works', slow: Promise.resolve() };
}

type Route = NonNullable<ServerBuild['routes'][string]>;
type Module = Partial<Route['module']> & { handle?: RouteHandle };

function Text() {
  return <p>{String(useLoaderData())}</p>;
}

/** Values that the page at `/filter` lists. */
export const places = Array.from({ length: 300 }, (_, at) => `place-${at}`);

const shared = { page: { shared: true } } satisfies RouteHandle;

/** A build with a few pages of each kind: the HTTP server must not depend on our own pages. */
export function stubBuild(seen: Seen): ServerBuild {
  type Arguments = Parameters<NonNullable<Module['loader']>>[0];
  const note = ({ request, context }: Arguments) => {
    const { foreignOrigin } = context.get(requestContext);
    const { url, headers } = request;
    seen.renderings.push({
      url: new URL(url).pathname + new URL(url).search,
      cookie: headers.get('cookie'),
      foreignOrigin,
    });
  };
  const page = (loader: (input: Arguments) => unknown, more: Module = {}): Module => ({
    default: Text,
    loader: (input: Arguments) => {
      note(input);
      return loader(input);
    },
    ...more,
  });
  const post: Module['action'] = async (input) => {
    note(input);
    const form = await readPostedForm(input.request);
    const status = input.context.get(requestContext).foreignOrigin ? 403 : 422;
    return data([...form.keys()].join(), { status });
  };
  const upload: Module['action'] = async ({ request }) => {
    const body = await request.text().catch((error: Error) => error);
    return typeof body === 'string' ? data(body.length) : data(body.message, { status: 413 });
  };

  const modules: Record<string, Module> = {
    '': page(() => 'home', { handle: shared }),
    filter: page(({ request }) => new URL(request.url).search, {
      handle: { page: { shared: true, query: { brand: ['omnia', 'tivoli'], place: places, venue: 'any' } } },
    }),
    turn: page(
      () => {
        if (seen.turn === 'fails') throw new Error('turned bad for asha@example.com');
        return `turn ${seen.renderings.length}`;
      },
      { handle: shared },
    ),
    'hotel/:slug': page(
      ({ params }) => {
        if (params.slug !== 'the-tivoli') throw data(null, { status: 404 });
        return params.slug;
      },
      { handle: shared },
    ),
    brands: page(
      async ({ context }) =>
        (await context.get(servicesContext).catalogue.brands()).value.map(({ slug }) => slug).join(),
      { handle: shared },
    ),
    own: page(({ request }) => request.headers.get('cookie') ?? 'nobody'),
    cookie: page(() => data('a cookie', { headers: { 'set-cookie': 'who=you' } }), { handle: shared }),
    secret: page(() => data('secret', { headers: { 'cache-control': 'private' } }), {
      handle: shared,
      headers: ({ loaderHeaders }) => loaderHeaders,
    }),
    alias: page(() => redirect('/hotel/the-tivoli', 301), { handle: shared }),
    slow: page(() => seen.slow.then(() => 'slow'), {
      action: async (input) => {
        note(input);
        await seen.slow;
        return data('slow');
      },
    }),
    busy: page(() => {
      const end = performance.now() + 20;
      while (performance.now() < end);
      return 'busy';
    }),
    form: page(() => 'form', { action: post, handle: { page: { answersForeignOrigin: true } } }),
    plain: page(() => 'plain', { action: post }),
    upload: page(() => 'upload', { action: upload, handle: { page: { streamsBody: true, maxBodyBytes: 100 * 1024 } } }),
    guarded: page(() => 'guarded', {
      action: post,
      middleware: [
        () => {
          throw redirect('/desk/sign-in');
        },
      ],
      handle: { page: { maxBodyBytes: 4 * 1024 * 1024 } },
    }),
    'desk/sign-in': page(() => 'sign in', { action: post }),
    thrown: page(() => {
      throw new Error('thrown');
    }),
    '*': page(({ request }) => data(new URL(request.url).search, { status: 404 }), {
      handle: { page: { shared: true, query: { q: 'any' } } },
    }),
    hopeless: page(() => 'hopeless', {
      default: Hopeless,
      ErrorBoundary: Hopeless,
    }),
  };

  const root = { default: Outlet, Layout, ErrorBoundary } as Module;
  const routes = { root: routeOf('root', undefined, '', root) };
  for (const [path, module] of Object.entries(modules)) {
    Object.assign(routes, { [path || 'index']: routeOf(path || 'index', 'root', path, module) });
  }
  return {
    entry: { module: entry as ServerBuild['entry']['module'] },
    routes,
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: Object.fromEntries(Object.keys(routes).map((id) => [id, manifestOf(id, routes)])),
      url: '/assets/manifest.js',
      version: '1',
    } as unknown as ServerBuild['assets'],
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {} as ServerBuild['future'],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

function routeOf(id: string, parentId: string | undefined, path: string, module: Module): Route {
  const place = path === '' && parentId ? { index: true } : { path };
  return { id, ...(parentId && { parentId }), ...place, module: module as Route['module'] };
}

function manifestOf(id: string, routes: ServerBuild['routes']) {
  const route = routes[id];
  return {
    id,
    parentId: route?.parentId,
    path: route?.path,
    index: route?.index,
    module: `/assets/${id}.js`,
    hasLoader: route?.module.loader !== undefined,
  };
}

function Hopeless(): never {
  throw new Error('cannot render');
}

function ErrorBoundary() {
  const error = useRouteError();
  return <main>{error instanceof Error ? 'an error' : `status ${(error as { status: number }).status}`}</main>;
}

function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <title>Stub</title>
        <style nonce={use(CspNonce)}>{'p{color:#222}'}</style>
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: this is the markup that slipped in from data */}
        <div dangerouslySetInnerHTML={{ __html: '<script>slippedIn()</script>' }} />
        {children}
        <Scripts />
      </body>
    </html>
  );
}
