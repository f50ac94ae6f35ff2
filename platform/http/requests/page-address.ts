import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteMatch, type RouteObject, type ServerBuild } from 'react-router';
import { builtRoot } from '#platform/http/files/static-files.ts';
import { textFiles } from '#platform/http/files/text-files.ts';

export type PageAddress =
  | { kind: 'page'; policy: PagePolicy; route: string }
  /** The page has another, canonical address. */
  | { kind: 'redirect'; location: string; policy: PagePolicy; route: string }
  /** Only built files lie there. */
  | { kind: 'file'; route: '*' }
  | ({ kind: 'shared'; policy: PagePolicy; route: string } & SharedAddress);

export interface SharedAddress {
  /** Path and known parameters in a fixed order: the URL that is rendered, and the name in the cache. */
  address: string;
  /** False for a value that no route listed. */
  mayCache: boolean;
}

/** All addresses without a route share this one, so that the 404 page and its data are cached once each. */
const notFoundAddress = (pattern: string) => `/${pattern.replace('*', 'not-found')}`;

/** They are matched like every page, so that no other spelling of an address is taken for something else. */
const apiRoute: RouteObject = { id: 'api', path: 'api/*' };
const fileRoute: RouteObject = { id: 'files', path: `${builtRoot}*` };
/** The text files are the same for everybody, as shared pages are; only data they have none. */
const textRoutes: RouteObject[] = [...textFiles.keys()].map((path) => ({ id: path, path: path.slice(1) }));

/** Reads a build's routes once and finds out what is at any path; undefined if the app answers without the router. */
export function createReadAddress(build: ServerBuild): (path: string, query: string) => PageAddress | undefined {
  const routes = [apiRoute, fileRoute, ...textRoutes, ...routeTree(build)];
  const policyOf = (id: string): PagePolicy => {
    if (textFiles.has(id)) return { shared: true };
    return (build.routes[id]?.module as { handle?: RouteHandle } | undefined)?.handle?.page ?? {};
  };

  // The router would read all patterns again for each address that it is asked about.
  const match = new LRUCache<string, RouteMatch[]>({ max: 500, memoMethod: (path) => matchRoutes(routes, path) ?? [] });

  return (path, query) => {
    const isData = path.endsWith('.data');
    const page = isData ? pageOfData(path) : path;
    const clean = page.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
    const matches = match.memo(clean);
    const leaf = matches.at(-1)?.route;
    if (leaf === apiRoute) return undefined;
    if (leaf === fileRoute) return { kind: 'file', route: '*' };
    const routeIds = isData ? matches.flatMap((match) => match.route.id ?? []) : [];
    const isUnknown = !leaf?.id || leaf.path?.endsWith('*');
    if (!leaf?.id || isUnknown || (isData && textFiles.has(leaf.id))) {
      const policy = leaf?.id ? policyOf(leaf.id) : {};
      const shared = notFoundAddress(isUnknown ? (leaf?.path ?? '*') : '*');
      const address = isData ? dataOfPage(shared) : shared;
      return { kind: 'shared', policy, route: '*', ...sharedAddress(address, query, policy, routeIds) };
    }
    const policy = policyOf(leaf.id);
    const route = `/${matches.flatMap((match) => match.route.path || []).join('/')}`;
    // The one address of this page follows from its route and its parameters. Every other spelling leads there.
    const canonicalPage = policy.shared ? canonicalPath(clean) : clean;
    const canonical = isData ? dataOfPage(canonicalPage) : canonicalPage;
    if (canonical !== path) return { kind: 'redirect', policy, route, location: canonical + (query && `?${query}`) };
    if (!policy.shared) return { kind: 'page', policy, route };
    return { kind: 'shared', policy, route, ...sharedAddress(canonical, query, policy, routeIds) };
  };
}

function routeTree(build: ServerBuild, parentId = ''): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && (route.parentId ?? '') === parentId)
    .map((route) => {
      const { id, path, index, caseSensitive } = route as NonNullable<typeof route>;
      const shape = { id, ...(path !== undefined && { path }), ...(caseSensitive && { caseSensitive }) };
      return index ? { ...shape, index: true } : { ...shape, children: routeTree(build, id) };
    });
}

/** The path of the page whose data are asked for, as React Router reads it. */
function pageOfData(path: string): string {
  return path.endsWith('/_.data') ? path.slice(0, -'_.data'.length) : path.slice(0, -'.data'.length);
}

function sharedAddress(path: string, query: string, policy: PagePolicy, routeIds: string[]): SharedAddress {
  if (!query) return { address: path, mayCache: true };
  const asked = new URLSearchParams(query);
  const known = new URLSearchParams();
  let mayCache = true;
  for (const [name, values] of Object.entries(policy.query ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const value = asked.get(name);
    if (!value) continue;
    known.set(name, value);
    if (values === 'any' ? value.length > 64 : !values.includes(value)) mayCache = false;
  }
  const wanted = asked.get('_routes');
  if (wanted && routeIds.length > 0) {
    const ids = wanted.split(',').sort();
    known.set('_routes', ids.join(','));
    if (!ids.every((id) => routeIds.includes(id)) || new Set(ids).size < ids.length) mayCache = false;
  }
  const text = known.toString();
  return { address: text ? `${path}?${text}` : path, mayCache };
}

/** Returns the path in lower case, with nothing encoded that need not be: the addresses of shared pages are slugs. */
function canonicalPath(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(decodeURIComponent(segment).toLowerCase()))
    .join('/');
}

/** The path at which React Router's script asks for a page's data. */
function dataOfPage(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`;
}

/** Declared by a route module: `export const handle = { page: { shared: true } } satisfies RouteHandle;` */
export interface RouteHandle {
  page?: PagePolicy;
}

export interface PagePolicy {
  /** The same for every visitor: rendered without cookies and address, and cached. Others are `private, no-store`. */
  shared?: true;
  /**
   * The parameters that change a shared page, each with its values, or `any` (at most 64 characters). Others never
   * reach the page; a value that is not listed is rendered but not cached. At most 16 variants of a path are cached.
   */
  query?: Record<string, readonly string[] | 'any'>;
  /** The action reads `foreignOrigin` and answers 403 with the form and its values. Otherwise a plain 403 is sent. */
  answersForeignOrigin?: true;
  /** The action reads the posted body by itself, without `readPostedForm`, and must expect a body that is not a form. */
  streamsBody?: true;
  /** The most bytes of a posted body; 65,536 unless told otherwise. Only a multipart form may have more. */
  maxBodyBytes?: number;
}
