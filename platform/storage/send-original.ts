import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Original } from '#platform/images/originals.ts';
import { readRange } from './byte-range.ts';
import type { ObjectKind } from './content-type.ts';
import { isKnown, type ObjectExchange, send, writeHead } from './object-exchange.ts';
import { type CacheControl, cacheControl } from './object-headers.ts';

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
