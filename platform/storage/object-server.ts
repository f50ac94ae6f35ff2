import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { NobodyWaits, QueueFull } from '#platform/fair-queue.ts';
import { isNotModified } from '#platform/http/etag.ts';
import { clientNetwork } from '#platform/http/security/client-network.ts';
import { MinuteShares } from '#platform/http/security/minute-shares.ts';
import { acceptedFormats } from '#platform/images/accepted-formats.ts';
import { UnreadablePicture } from '#platform/images/create-encoder.ts';
import { missingPicture } from '#platform/images/missing-picture.ts';
import type { Original, Originals } from '#platform/images/originals.ts';
import { type PictureRequest, readPictureRequest } from '#platform/images/picture-request.ts';
import type { Pictures, Rendered } from '#platform/images/picture-service.ts';
import { contentTypeOf, headLength, type ObjectKind } from './content-type.ts';
import { readObjectAddress } from './object-address.ts';
import { type CacheControl, cacheControl, objectResponse, refusedObject } from './object-response.ts';
import type { ByteRange } from './object-store.ts';

interface ObjectServerParts {
  originals: Originals;
  pictures: Pictures;
  log: Logger;
}

export interface ObjectRequest {
  method: string;
  /** Path and query as sent. */
  target: string;
  headers: IncomingHttpHeaders;
  clientAddress: string;
  /** Is aborted when the visitor has left. */
  gone: AbortSignal;
}

/** Answers one request under `/storage/`; never rejects. */
export type ObjectServer = (request: ObjectRequest) => Promise<Response>;

/** A client whose pictures filled its line asks again after this time. */
const fullQueueRetrySeconds = 30;

/** Answers GET and HEAD for public objects and their renderings. */
export function createObjectServer({ originals, pictures, log }: ObjectServerParts): ObjectServer {
  const kinds = new LRUCache<string, ObjectKind>({ max: 2_000 });
  const warnOfBucket = createUnknownBucketWarning(log);

  async function answer(request: ObjectRequest): Promise<Response> {
    const { method, target, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return refusedObject(405, { Allow: 'GET, HEAD' });
    const address = readObjectAddress(target);
    if (address === 'malformed') return refusedObject(400);
    if (address === 'elsewhere') return refusedObject(404);
    if (address.unknownBucket !== undefined) warnOfBucket(address.unknownBucket);
    const original = await originals.find(address.bucket, address.path);
    if (!original) return missingPicture(headers, address);
    const kind = await kindOf(original);
    const asked = kind.isPicture && readPictureRequest(address.query);
    return asked ? rendering(request, original, kind, asked) : originalResponse(request, original, kind);
  }

  async function kindOf(original: Original): Promise<ObjectKind> {
    const before = kinds.get(original.identity);
    if (before) return before;
    const to = Math.min(headLength, original.facts.bytes) - 1;
    const kind = contentTypeOf(to < 0 ? Buffer.alloc(0) : await buffer(await original.read({ from: 0, to })));
    kinds.set(original.identity, kind);
    return kind;
  }

  /** The original replaces a rendering that cannot be made. */
  async function rendering(request: ObjectRequest, original: Original, kind: ObjectKind, asked: PictureRequest) {
    const { headers, clientAddress, gone } = request;
    try {
      const asker = { client: clientNetwork(clientAddress), signal: gone };
      const rendered = await pictures.render(original, asked, acceptedFormats(headers.accept), asker);
      return renderedResponse(request, original, asked, rendered);
    } catch (error) {
      // Nobody reads the answer to a visitor who has left.
      if (error instanceof NobodyWaits) return refusedObject(503);
      if (error instanceof QueueFull) return refusedObject(429, { 'Retry-After': String(fullQueueRetrySeconds) });
      log.warn({ object: original.identity, error: (error as Error).message }, 'a picture could not be rendered');
      // Where the encoder broke down, the next request shall get the small picture.
      const lasting = error instanceof UnreadablePicture ? cacheControl.current : cacheControl.interim;
      return originalResponse(request, original, kind, lasting);
    }
  }

  return (request) =>
    answer(request).catch((error: Error) => {
      log.error({ error: error.message }, 'a stored object could not be read');
      return refusedObject(503, { 'Retry-After': '5' });
    });
}

function renderedResponse(
  { headers: { 'if-none-match': known } }: ObjectRequest,
  original: Original,
  asked: PictureRequest,
  { bytes, format, isFinal }: Rendered,
): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const lasting = original.isImmutable ? cacheControl.forever : cacheControl.current;
  const isNegotiated = asked.format === 'auto' || asked.format === 'avif';
  const headers = {
    'Content-Type': `image/${format}`,
    'Cache-Control': isFinal ? lasting : cacheControl.interim,
    ETag: etag,
    ...(isNegotiated && { Vary: 'Accept' }),
  };
  if (isNotModified(known, etag)) return objectResponse(304, headers);
  return objectResponse(200, { ...headers, 'Content-Length': String(bytes.length) }, new Uint8Array(bytes));
}

/** Warns of names that are no buckets: of each once a minute and 20 in all, because anybody can invent them. */
function createUnknownBucketWarning(log: Logger): (bucket: string) => void {
  const shares = new MinuteShares({ all: 20, perClient: 1 });
  return (bucket) => {
    if (shares.take(bucket)) log.warn({ bucket }, 'unknown bucket, homepage_image is used instead');
  };
}

/** Returns an object as it is stored, or the part that a Range asks for, as browsers do for clips. */
async function originalResponse(
  { method, headers: asked }: ObjectRequest,
  original: Original,
  kind: ObjectKind,
  lasting: CacheControl = original.isImmutable ? cacheControl.forever : cacheControl.current,
): Promise<Response> {
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
  if (isNotModified(asked['if-none-match'], etag)) return objectResponse(304, headers);
  const ifRange = asked['if-range'];
  const isSame = ifRange === undefined || ifRange === etag || ifRange === headers['Last-Modified'];
  const range = isSame ? readRange(asked.range, bytes) : undefined;
  if (range === 'unsatisfiable') return objectResponse(416, { 'Content-Range': `bytes */${bytes}` });
  const length = range ? range.to - range.from + 1 : bytes;
  const isEmpty = method === 'HEAD' || length === 0;
  return objectResponse(
    range ? 206 : 200,
    {
      ...headers,
      'Content-Length': String(length),
      ...(range && { 'Content-Range': `bytes ${range.from}-${range.to}/${bytes}` }),
    },
    isEmpty ? null : (Readable.toWeb(await original.read(range)) as ReadableStream),
  );
}

/** Undefined means the whole object, also for several ranges at once and unknown units (RFC 9110, section 14.2). */
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
