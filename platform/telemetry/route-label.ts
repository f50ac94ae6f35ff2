import type { Exchange } from '#platform/http/exchange.ts';

/**
 * Returns the label under which a request is counted: its route's pattern, or a fixed name. It never contains a
 * visitor's input.
 */
export function routeLabel({ route, served, path, outgoing }: Exchange): string {
  if (route !== undefined) return route === '*' ? 'unknown address' : route;
  if (served === 'file') return 'files';
  if (served === 'object') return 'pictures';
  if (served === 'refused') return 'refused';
  if (!path.startsWith('/api/')) return 'other';
  return outgoing.statusCode !== 404 && /^\/api\/[a-z/-]{1,40}$/.test(path) ? path : 'unknown address';
}
