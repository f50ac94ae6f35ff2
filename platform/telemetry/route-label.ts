import type { Exchange } from '#platform/http/exchange.ts';

/** What a request counts under: a route's pattern, or a name for what has none. Never what a visitor made up. */
export function routeLabel({ route, served, path, outgoing }: Exchange): string {
  if (route !== undefined) return route === '*' ? 'unknown address' : route;
  if (served === 'file') return 'files';
  if (served === 'object') return 'pictures';
  if (served === 'refused') return 'refused';
  if (!path.startsWith('/api/')) return 'other';
  return outgoing.statusCode !== 404 && /^\/api\/[a-z/-]{1,40}$/.test(path) ? path : 'unknown address';
}
