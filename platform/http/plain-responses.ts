import { addSecurityHeaders } from '#platform/http/security/security-headers.ts';

/** Makes a response with the headers that every response has. */
export function secured(response: Response, origin: string): Response {
  addSecurityHeaders(response.headers, origin);
  return response;
}

/** Makes a response for one visitor only, unless the page says otherwise. */
export function asPrivate(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
  return response;
}

/** Answers OPTIONS. */
export function noContent(): Response {
  return new Response(null, { status: 204, headers: { allow: 'GET, HEAD, POST' } });
}

/** Answers for a file that no release built. A cache may not keep it, because the file may come with the next one. */
export function noSuchFile(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** Redirects permanently to the canonical address of a page. */
export function moved(location: string): Response {
  return new Response(null, { status: 308, headers: { location, 'cache-control': 'public, max-age=3600' } });
}
