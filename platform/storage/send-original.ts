import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Original } from '#platform/images/originals.ts';
import type { ObjectKind } from './content-type.ts';
import { isKnown, type ObjectExchange, send, writeHead } from './object-exchange.ts';
import { type CacheControl, cacheControl } from './object-headers.ts';
import type { ByteRange } from './object-store.ts';

/** Sends an object as it is stored, or the part that a Range asks for, as browsers do for clips. */
export async function sendOriginal(
  exchange: ObjectExchange,
  original: Original,
  kind: ObjectKind,
  lasting: CacheControl = original.isImmutable ? cacheControl.forever : cacheControl.current,
): Promise<void> {
  const { incoming, outgoing } = exchange;
  const { bytes, modified, version } = original.facts;
  const etag = `"${version}"`;
  const headers = {
    'Content-Type': kind.type,
    'Cache-Control': lasting,
    'Accept-Ranges': 'bytes',
    'Last-Modified': modified.toUTCString(),
    ETag: etag,
    ...(!kind.isInline && { 'Content-Disposition': 'attachment' }),
  };
  if (isKnown(exchange, etag)) return send(exchange, 304, headers);
  const ifRange = incoming.headers['if-range'];
  const isSame = ifRange === undefined || ifRange === etag || ifRange === headers['Last-Modified'];
  const range = isSame ? readRange(incoming.headers.range, bytes) : undefined;
  if (range === 'unsatisfiable') return send(exchange, 416, { 'Content-Range': `bytes */${bytes}` });
  const length = range ? range.to - range.from + 1 : bytes;
  const isEmpty = incoming.method === 'HEAD' || length === 0;
  const body = isEmpty ? Readable.from([]) : await original.read(range);
  writeHead(exchange, range ? 206 : 200, {
    ...headers,
    'Content-Length': String(length),
    ...(range && { 'Content-Range': `bytes ${range.from}-${range.to}/${bytes}` }),
  });
  // A visitor who leaves in the middle of a clip is not an error.
  await pipeline(body, outgoing).catch(() => outgoing.destroy());
}

/**
 * Reads a Range header for an object of that many bytes. Undefined means to send the whole object, which is also the
 * answer to several ranges at once and to unknown units (RFC 9110, section 14.2).
 */
function readRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const found = header && /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (!found) return undefined;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== '' && last !== '' && Number(last) < from) return undefined;
  return from >= bytes || to < from ? 'unsatisfiable' : { from, to };
}
