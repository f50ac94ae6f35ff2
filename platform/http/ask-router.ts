import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { RequestFacts } from '#platform/http/request-facts.ts';
import type { Examined } from '#platform/http/requests/examine-request.ts';
import type { PageAddress } from '#platform/http/requests/page-address.ts';
import { receivePost } from '#platform/http/requests/receive-post.ts';
import type { Exchange } from './exchange.ts';
import type { HonoEnv } from './hono-env.ts';

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Returns the headers of a Node request as the web's own kind, without those that concern one connection only. */
function toHeaders(rawHeaders: string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (!hopByHop.has(name.toLowerCase())) headers.append(name, rawHeaders[at + 1] ?? '');
  }
  return headers;
}

/** The app and what it logs to. */
interface App {
  app: Hono<HonoEnv>;
  log: Logger;
}

/**
 * Answers a request whose response is made for one visitor: the app gets the whole request, at the site's own origin.
 * Returns the status to refuse it with if the app must not see it.
 */
export async function askRouter(
  { app, log }: App,
  exchange: Exchange,
  examined: Examined,
  address: PageAddress | undefined,
): Promise<Response | number> {
  const { method, origin, path, query } = examined;
  const headers = toHeaders(exchange.incoming.rawHeaders);
  const { id, clientAddress, senderAddress } = exchange;
  const facts: RequestFacts = {
    id,
    origin,
    clientAddress,
    senderAddress,
    foreignOrigin: false,
    log: log.child({ id }),
  };
  let body: Buffer<ArrayBuffer> | ReadableStream<Uint8Array> | null = null;
  if (method === 'POST') {
    const policy = address && ('policy' in address ? address.policy : {});
    const post = await receivePost(exchange, examined, headers, policy);
    if (typeof post === 'number') return post;
    body = post.body;
    facts.foreignOrigin = post.foreignOrigin;
    // The router compares Origin with the URL. `receivePost` has checked it already, and an action reads
    // `foreignOrigin`.
    if (headers.has('origin')) headers.set('origin', origin);
  }
  let isFallback = false;
  const noteFallback = () => {
    isFallback = true;
  };
  const url = `${origin}${path}${query && `?${query}`}`;
  const request = new Request(url, {
    method: method === 'HEAD' ? 'GET' : method,
    headers,
    body,
    // `fetch` demands this for a body that is a stream, and its type does not know it yet.
    duplex: 'half',
  } as RequestInit);
  const response = await app.fetch(request, { facts, noteFallback });
  if (isFallback) response.headers.set('x-content-source', 'fallback');
  return response;
}
