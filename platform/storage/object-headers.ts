/**
 * How long a response may be cached: for ever, until it is checked again, until something better is made, or not at
 * all.
 */
export const cacheControl = {
  forever: 'public, max-age=31536000, immutable',
  current: 'public, max-age=300, stale-while-revalidate=86400',
  interim: 'private, max-age=60',
  none: 'no-store',
} as const;

export type CacheControl = (typeof cacheControl)[keyof typeof cacheControl];

/** A stored file must never run as a page of this site; e-mail programs and other sites may show it. */
export const objectHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
} as const;
