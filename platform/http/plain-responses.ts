import { addSecurityHeaders } from '#platform/http/security/security-headers.ts';

/** With the headers that every answer carries. */
export function secured(response: Response, origin: string): Response {
  addSecurityHeaders(response.headers, origin);
  return response;
}

/** For one visitor only, where the page does not say otherwise. */
export function asPrivate(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
  return response;
}

/** What OPTIONS is answered with. */
export function noContent(): Response {
  return new Response(null, { status: 204, headers: { allow: 'GET, HEAD, POST' } });
}

/** For good, to the one address of a page. */
export function moved(location: string): Response {
  return new Response(null, { status: 308, headers: { location, 'cache-control': 'public, max-age=3600' } });
}
