import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { CachedPage } from '#platform/http/cache/cached-page.ts';
import { brotli, chooseCoding, gzipped, isCompressible } from '#platform/http/requests/content-coding.ts';
import { hasBody } from '#platform/http/requests/stream-body.ts';
import { limits } from '#platform/http/security/limits.ts';
import { isNotModified } from './etag.ts';
import { closeAfter, type Exchange } from './exchange.ts';

/** Sends a cached page or file: 304 if the visitor has it, else the body in the best coding. */
export async function sendCached(exchange: Exchange, page: CachedPage): Promise<void> {
  const { incoming, outgoing, headers } = exchange;
  if (exchange.isStopping()) closeAfter(exchange);
  if (page.status === 200 && isNotModified(incoming.headers['if-none-match'], page.etag)) {
    outgoing.writeHead(304, [...withoutContentType(page.headers), ...headers]).end();
    return;
  }
  const { identity, br } = page.bodies;
  const coding = br ? chooseCoding(incoming.headers['accept-encoding']) : 'identity';
  if (coding === 'gzip') page.bodies.gzip ??= await gzipped(identity);
  const body = page.bodies[coding] ?? identity;
  const ofBody = ['content-length', String(body.length), ...(body === identity ? [] : ['content-encoding', coding])];
  outgoing.writeHead(page.status, [...page.headers, ...ofBody, ...headers]);
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

function withoutContentType(headers: string[]): string[] {
  const at = headers.indexOf('content-type');
  return at < 0 ? headers : headers.toSpliced(at, 2);
}

type Sending = Pick<Exchange, 'incoming' | 'outgoing' | 'headers' | 'isStopping'>;

/** Sends a response of the app: texts are compressed, everything else is streamed. */
export async function sendResponse(exchange: Sending, response: Response): Promise<void> {
  const { incoming, outgoing } = exchange;
  // A visitor who has left needs no response.
  if (outgoing.destroyed) return response.body?.cancel();
  const hasUnreadBody = hasBody(incoming) && !incoming.complete;
  if (hasUnreadBody || exchange.isStopping()) closeAfter(exchange);
  const type = response.headers.get('content-type');
  // A file may be larger than memory, so it is sent as it is read, and its ranges are those of its own bytes.
  const isFile =
    response.headers.has('accept-ranges') || response.headers.get('content-disposition')?.startsWith('attachment');
  const isText = !isFile && isCompressible(type, Number.POSITIVE_INFINITY) && !response.headers.has('content-encoding');
  const headers = [...response.headers].flat().concat(exchange.headers);
  if (response.body === null || incoming.method === 'HEAD') {
    await response.body?.cancel();
    outgoing.writeHead(response.status, headers);
    finish(exchange, hasUnreadBody, '');
  } else if (isText) {
    const identity = Buffer.from(await response.arrayBuffer());
    const coding = isCompressible(type, identity.length)
      ? chooseCoding(incoming.headers['accept-encoding'])
      : 'identity';
    const body = await encode(identity, coding);
    headers.push('vary', 'accept-encoding', 'content-length', String(body.length));
    if (coding !== 'identity') headers.push('content-encoding', coding);
    outgoing.writeHead(response.status, headers);
    finish(exchange, hasUnreadBody, body);
  } else {
    outgoing.writeHead(response.status, headers);
    await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
    incoming.resume();
  }
}

function finish({ incoming, outgoing }: Sending, hasUnreadBody: boolean, body: Buffer | string): void {
  if (hasUnreadBody) {
    drainRequestBody(incoming, outgoing, body);
    return;
  }
  outgoing.end(body);
  // A body that has arrived and that nobody wanted would keep the next request of this connection waiting.
  incoming.resume();
}

async function encode(identity: Buffer, coding: ReturnType<typeof chooseCoding>): Promise<Buffer> {
  if (coding === 'br') return brotli(identity, 4);
  return coding === 'gzip' ? gzipped(identity) : identity;
}

/**
 * Ends a response whose request body was not read to its end. The sender may still be writing, and a socket that is
 * closed at once is reset, which loses the response. So the rest of the body is read and dropped for a while before
 * the end. The head must already be sent, with `Connection: close`.
 */
function drainRequestBody(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer | string): void {
  outgoing.write(body);
  let drained = 0;
  const timer = setTimeout(end, limits.drainTimeout);
  function end() {
    clearTimeout(timer);
    incoming.off('data', onData);
    outgoing.end();
  }
  function onData(chunk: Buffer) {
    drained += chunk.length;
    if (drained > limits.drainBytes) end();
  }
  incoming.on('data', onData).once('end', end).once('close', end).resume();
}
