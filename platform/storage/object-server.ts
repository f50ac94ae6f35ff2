import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { NobodyWaits, QueueFull } from '#platform/fair-queue.ts';
import { clientNetwork } from '#platform/http/security/client-network.ts';
import { MinuteShares } from '#platform/http/security/csp-reports.ts';
import { acceptedFormats } from '#platform/images/accepted-formats.ts';
import { UnreadablePicture } from '#platform/images/create-encoder.ts';
import type { Original, Originals } from '#platform/images/originals.ts';
import { type PictureRequest, readPictureRequest } from '#platform/images/picture-request.ts';
import type { Pictures, Rendered } from '#platform/images/picture-service.ts';
import type { ResponseCache } from '#platform/images/response-cache.ts';
import { refuse, sendMissing } from '#platform/images/send-missing-picture.ts';
import { contentTypeOf, headLength, type ObjectKind } from './content-type.ts';
import { readObjectAddress } from './object-address.ts';
import {
  type CacheControl,
  cacheControl,
  isKnown,
  type ObjectExchange,
  send,
  whileConnected,
  writeHead,
} from './object-exchange.ts';
import type { ByteRange } from './object-store.ts';

interface ObjectServerParts {
  originals: Originals;
  pictures: Pictures;
  responses: ResponseCache;
  log: Logger;
}

/** Answers one request under `/storage/`. It settles when the response is on its way, and never rejects. */
export type ObjectServer = (exchange: ObjectExchange) => Promise<void>;

/** An address that may lead to other bytes later is answered for so many milliseconds without checking. */
const hotFor = 10_000;
/** A client whose pictures filled its line asks again after so many seconds. */
const fullQueueRetrySeconds = 30;

/** Answers GET and HEAD for public objects and their renderings. */
export function createObjectServer({ originals, pictures, responses, log }: ObjectServerParts): ObjectServer {
  const kinds = new LRUCache<string, ObjectKind>({ max: 2_000 });
  const warnOfBucket = createUnknownBucketWarning(log);

  async function answer(exchange: ObjectExchange): Promise<void> {
    const { incoming, target } = exchange;
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return refuse(exchange, 405, { Allow: 'GET, HEAD' });
    const address = readObjectAddress(target);
    if (address === 'malformed') return refuse(exchange, 400);
    if (address === 'elsewhere') return refuse(exchange, 404);
    if (address.unknownBucket !== undefined) warnOfBucket(address.unknownBucket);
    const original = await originals.find(address.bucket, address.path);
    if (!original) return sendMissing(exchange, address);
    const kind = await kindOf(original);
    const request = kind.isPicture && readPictureRequest(address.query);
    if (!request) return sendOriginal(exchange, original, kind);
    const rendered = await whileConnected(exchange, (signal) => render(exchange, original, request, signal));
    if (rendered === 'gone') return;
    if (rendered === 'refused') return refuse(exchange, 429, { 'Retry-After': String(fullQueueRetrySeconds) });
    if (typeof rendered === 'object') sendRendered(exchange, original, request, rendered);
    else await sendOriginal(exchange, original, kind, rendered);
  }

  async function kindOf(original: Original): Promise<ObjectKind> {
    const before = kinds.get(original.identity);
    if (before) return before;
    const to = Math.min(headLength, original.facts.bytes) - 1;
    const kind = contentTypeOf(to < 0 ? Buffer.alloc(0) : await buffer(await original.read({ from: 0, to })));
    kinds.set(original.identity, kind);
    return kind;
  }

  /**
   * How long the original may replace the rendering: for good if the file only begins like a picture, but shortly if
   * the encoder broke down, because the next request shall get the small picture.
   */
  async function render(
    { incoming, clientAddress }: ObjectExchange,
    original: Original,
    request: PictureRequest,
    signal: AbortSignal,
  ): Promise<Rendered | CacheControl | 'gone' | 'refused'> {
    const asker = { client: clientNetwork(clientAddress), signal };
    try {
      return await pictures.render(original, request, acceptedFormats(incoming.headers.accept), asker);
    } catch (error) {
      if (error instanceof NobodyWaits) return 'gone';
      if (error instanceof QueueFull) return 'refused';
      log.warn({ object: original.identity, error: (error as Error).message }, 'a picture could not be rendered');
      return error instanceof UnreadablePicture ? cacheControl.current : cacheControl.interim;
    }
  }

  function sendRendered(
    exchange: ObjectExchange,
    original: Original,
    request: PictureRequest,
    rendered: Rendered,
  ): void {
    const { bytes, format, isFinal } = rendered;
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const lasting = original.isImmutable ? cacheControl.forever : cacheControl.current;
    const isNegotiated = request.format === 'auto' || request.format === 'avif';
    const headers = {
      'Content-Type': `image/${format}`,
      'Cache-Control': isFinal ? lasting : cacheControl.interim,
      ETag: etag,
      ...(isNegotiated && { Vary: 'Accept' }),
    };
    const until = original.isImmutable ? Number.POSITIVE_INFINITY : Date.now() + hotFor;
    if (isFinal) responses.keep(exchange, headers, { body: bytes, etag, until });
    if (isKnown(exchange, etag)) send(exchange, 304, headers);
    else send(exchange, 200, headers, bytes);
  }

  return async (exchange) => {
    try {
      if (!responses.send(exchange)) await answer(exchange);
    } catch (error) {
      log.error({ error: (error as Error).message }, 'a stored object could not be read');
      if (exchange.outgoing.headersSent) exchange.outgoing.destroy();
      else refuse(exchange, 503, { 'Retry-After': '5' });
    }
  };
}

/** Warns of names that are no buckets: of each once a minute and 20 in all, because anybody can invent them. */
function createUnknownBucketWarning(log: Logger): (bucket: string) => void {
  const shares = new MinuteShares({ all: 20, perClient: 1 });
  return (bucket) => {
    if (shares.take(bucket)) log.warn({ bucket }, 'unknown bucket, homepage_image is used instead');
  };
}

/** Sends an object as it is stored, or the part that a Range asks for, as browsers do for clips. */
async function sendOriginal(
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
