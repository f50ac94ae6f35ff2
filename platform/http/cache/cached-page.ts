import { weakEtag } from '#platform/http/etag.ts';
import { brotli, type Coding, isCompressible } from '#platform/http/requests/content-coding.ts';

/** A whole response, ready to be sent to anyone: status, headers and bodies together. */
export interface CachedPage {
  status: number;
  etag: string;
  /** Name, value, name, value; without Content-Length and Content-Encoding. */
  headers: string[];
  bodies: Record<'identity', Buffer> & Partial<Record<Coding, Buffer>>;
  /** The page shows built-in content, so it is cached for a short time only. */
  isFallback: boolean;
  /** The pattern of a page's route; undefined for a file. */
  route?: string;
}

/** Times of `performance.now()` until which a page is fresh, served while rendered again, and served after an error. */
export interface Lifetime {
  freshUntil: number;
  staleUntil: number;
  usableUntil: number;
}

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

/** The bytes of a letter of a JavaScript text, at most, and of an entry's objects. */
const letterBytes = 2;
const entryBytes = 2048;

/** What an entry takes in memory; a gzip body that it may get later is counted as half again of the brotli body. */
export function weigh(page: CachedPage, key: string): number {
  const { identity, br, gzip } = page.bodies;
  const heldBy = (body: Buffer | undefined) => body?.buffer.byteLength ?? 0;
  const letters = page.headers.reduce((sum, text) => sum + text.length, key.length);
  const compressed = heldBy(br) + (heldBy(gzip) || Math.ceil(1.5 * heldBy(br)));
  return heldBy(identity) + compressed + letterBytes * letters + entryBytes;
}
