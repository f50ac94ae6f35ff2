import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { RenderQueue } from '#platform/http/cache/render-queue.ts';
import type { RequestFacts } from '#platform/http/request-facts.ts';
import type { Examined } from '#platform/http/requests/examine-request.ts';
import type { PageAddress } from '#platform/http/requests/page-address.ts';
import { receivePost } from '#platform/http/requests/receive-post.ts';
import { bodyArrived } from '#platform/http/requests/stream-body.ts';
import { clientNetwork } from '#platform/http/security/client-network.ts';
import { limits } from '#platform/http/security/limits.ts';
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

interface Parts {
  app: Hono<HonoEnv>;
  log: Logger;
  /** What is asked for, and what is sent, waits here for its turn. */
  renderings: RenderQueue;
  forms: RenderQueue;
}

/**
 * Answers a request whose response is made for one visitor: the app gets the whole request, at the site's own origin.
 * Returns the status to refuse it with if the app must not see it.
 */
export async function askRouter(
  { app, log, renderings, forms }: Parts,
  exchange: Exchange,
  examined: Examined,
  address: PageAddress | undefined,
): Promise<Response | number> {
  const { method, origin, path, query } = examined;
  const { incoming, outgoing, id, clientAddress, senderAddress } = exchange;
  const headers = toHeaders(incoming.rawHeaders);
  const policy = address && ('policy' in address ? address.policy : {});
  const post = method === 'POST' ? receivePost(exchange, examined, headers, policy) : undefined;
  if (typeof post === 'number') return post;
  // The router compares Origin with the URL. `receivePost` has checked it already, and `foreignOrigin` tells.
  if (post && headers.has('origin')) headers.set('origin', origin);
  const foreignOrigin = post?.foreignOrigin ?? false;
  const facts: RequestFacts = { id, origin, clientAddress, senderAddress, foreignOrigin, log: log.child({ id }) };
  let isFallback = false;
  const env: HonoEnv['Bindings'] = {
    facts,
    answersForeignOrigin: policy?.answersForeignOrigin ?? false,
    async takeTurn() {
      if (post && !headers.has('expect')) await bodyArrived(incoming, limits.bodyArrival);
      const turn = await (post ? forms : renderings).enter(clientNetwork(clientAddress), outgoing);
      if ('refused' in turn) exchange.served = 'refused';
      return turn;
    },
    noteRoute(pattern) {
      if (exchange.route !== undefined || exchange.served === 'refused') return;
      exchange.route = pattern;
      exchange.served = 'api';
    },
    noteFallback() {
      isFallback = true;
    },
  };
  const url = `${origin}${path}${query && `?${query}`}`;
  const request = new Request(url, {
    method: method === 'HEAD' ? 'GET' : method,
    headers,
    body: post?.body ?? null,
    // `fetch` demands this for a body that is a stream, and its type does not know it yet.
    duplex: 'half',
  } as RequestInit);
  const response = await app.fetch(request, env);
  if (isFallback) response.headers.set('x-content-source', 'fallback');
  return response;
}
