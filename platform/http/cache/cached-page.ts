import { weakEtag } from '#platform/http/etag.ts';
import { brotli, type Coding, isCompressible } from '#platform/http/requests/content-coding.ts';

/**
 * A whole response, ready to be sent to anyone: status, headers (policy and validator among them) and bodies together.
 */
export interface CachedPage {
  status: number;
  etag: string;
  /** Name, value, name, value; without Content-Length and Content-Encoding. */
  headers: string[];
  bodies: Record<'identity', Buffer> & Partial<Record<Coding, Buffer>>;
  /** The whole head that goes with a body, after it was sent once. */
  heads?: Partial<Record<Coding, { body: Buffer; headers: string[] }>>;
  /** The page shows built-in content, so it is cached for a short time only. */
  isFallback: boolean;
  /** The pattern of a page's route; undefined for a file. */
  route?: string;
}

/**
 * Times of `performance.now()` until which a page is fresh, served while it is rendered again, and served after an
 * error.
 */
export interface Lifetime {
  freshUntil: number;
  staleUntil: number;
  usableUntil: number;
}

/** Reads a response to its end and makes a page for the cache of it. */
export async function cachePage(response: Response, isFallback: boolean): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => name !== 'content-length' && name !== 'etag');
  const etag = weakEtag(body, String(response.status), response.headers.get('content-security-policy') ?? '');
  headers.push(['etag', etag]);
  const page: CachedPage = {
    status: response.status,
    etag,
    headers: headers.flat(),
    bodies: { identity: body },
    isFallback,
  };
  if (isCompressible(response.headers.get('content-type'), body.length)) {
    page.headers.push('vary', 'accept-encoding');
    // Somebody waits, so this is quick. A page that is cached gets its smallest body later, and gzip when it is asked
    // for.
    page.bodies.br = await brotli(body, 4);
  }
  return page;
}

/**
 * Returns roughly what a page takes in memory, including a gzip body that it may get later, in whole bytes as the
 * caches demand.
 */
export function weigh(page: CachedPage): number {
  const { identity, br } = page.bodies;
  return Math.ceil(identity.length + 2.5 * (br?.length ?? 0) + 2048);
}
