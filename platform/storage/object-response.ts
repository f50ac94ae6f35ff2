/** How long a response may be cached. */
export const cacheControl = {
  forever: 'public, max-age=31536000, immutable',
  current: 'public, max-age=300, stale-while-revalidate=86400',
  /** Until something better is made. */
  interim: 'private, max-age=60',
  none: 'no-store',
} as const;

export type CacheControl = (typeof cacheControl)[keyof typeof cacheControl];

/** A stored file must never run as a page of this site; e-mail programs and other sites may show it. */
const everyObject = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
};

export function objectResponse(
  status: number,
  headers: Record<string, string>,
  body: BodyInit | null = null,
): Response {
  return new Response(body, { status, headers: { ...everyObject, ...headers } });
}

const words = {
  400: 'Malformed address\n',
  404: 'Not found\n',
  405: 'Method not allowed\n',
  429: 'Too many pictures are being made for your network. Try again in half a minute.\n',
  503: 'Not available at the moment\n',
};

export function refusedObject(status: keyof typeof words, more: Record<string, string> = {}): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl.none, ...more };
  return objectResponse(status, headers, words[status]);
}
