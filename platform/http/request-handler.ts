import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '#platform/config.ts';
import type { FairQueue } from '#platform/fair-queue.ts';
import { createReadCachedOrigin } from '#platform/http/cache/cached-origin.ts';
import type { SharedPage, SharedPages } from '#platform/http/cache/shared-pages.ts';
import type { StaticFiles } from '#platform/http/files/static-files.ts';
import { type Examined, examineRequest } from '#platform/http/requests/examine-request.ts';
import type { PageAddress } from '#platform/http/requests/page-address.ts';
import { createReadOrigin } from '#platform/http/requests/request-origin.ts';
import { clientNetwork } from '#platform/http/security/client-network.ts';
import { type RefusalWords, refusal, wantsJson } from '#platform/http/security/refused-request.ts';
import { addSecurityHeaders, transportSecurity } from '#platform/http/security/security-headers.ts';
import { createReadSender, type IsProxy, type Sender } from '#platform/http/security/trusted-proxies.ts';
import { publicObjectRoot } from '#platform/images/picture-sizes.ts';
import type { ObjectServer } from '#platform/storage/object-server.ts';
import type { RecordResponse } from '#platform/telemetry/metrics.ts';
import type { Warnings } from '#platform/telemetry/warnings.ts';
import { askRouter, type HonoEnv } from './ask-router.ts';
import { createBeginExchange } from './begin-exchange.ts';
import type { CachedPage } from './cache/cached-page.ts';
import { type Exchange, whenGone } from './exchange.ts';
import { sendCached, sendResponse } from './send-response.ts';

export interface HttpHandlerParts {
  config: Config;
  log: Logger;
  isProxy: IsProxy;
  warnings: Warnings;
  app: Hono<HonoEnv>;
  files: StaticFiles;
  recordResponse: RecordResponse;
  internalVisitToken: string;
  objects: ObjectServer;
  /** Is called for each request of a visitor. */
  visited: () => void;
  pages: SharedPages;
  /** Every request that reaches the app waits for its turn here. */
  renderings: FairQueue;
  /** What is sent waits in a line of its own: readers keep no form waiting. */
  forms: FairQueue;
  /** The text that refuses a page over a connection which others can read; undefined for pages that may be sent so. */
  refuseWithoutTls: (route: string, origin: string) => RefusalWords | undefined;
  /** The words, in the language of a page's address, in which it is refused before the page itself is asked. */
  refusalWords: (status: number, asked: { method: string; path: string }) => RefusalWords | undefined;
  /** Returns the kind of page at a path; undefined if the app answers without the router, such as `/api/…`. */
  readAddress: (path: string, query: string) => PageAddress | undefined | Promise<PageAddress | undefined>;
}

/** Answers one request. It settles when the response is on its way, and never rejects. */
export type HttpHandler = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  isStopping: () => boolean,
) => Promise<void>;

export function createHttpHandler(parts: HttpHandlerParts): HttpHandler {
  const { config, log, isProxy, files, objects, visited, pages, readAddress } = parts;
  const { publicUrl = '' } = config;
  const mustBeSecure = publicUrl.startsWith('https:');
  const readSender = createReadSender(isProxy);
  const readOrigin = createReadOrigin(config.publicUrl);
  const readCachedOrigin = createReadCachedOrigin(config);
  const beginExchange = createBeginExchange(parts);

  /** The site's own visits, and a balancer that asks for health all day, are nobody's. */
  function noteVisit({ isInternal }: Exchange): void {
    if (!isInternal) visited();
  }

  async function sendObject(exchange: Exchange, { method, origin, address: target }: Examined): Promise<void> {
    exchange.served = 'object';
    noteVisit(exchange);
    const { incoming, outgoing, clientAddress } = exchange;
    const { headers } = incoming;
    const response = await objects({ method, target, headers, clientAddress, gone: whenGone(outgoing) });
    if (origin.startsWith('https:')) response.headers.set(...transportSecurity);
    return sendResponse(exchange, response);
  }

  async function answer(exchange: Exchange, examined: Examined): Promise<void> {
    const { method, origin, path, query } = examined;
    if (method === 'OPTIONS') {
      const allowed = new Response(null, { status: 204, headers: { allow: 'GET, HEAD, POST' } });
      return sendResponse(exchange, secured(allowed, origin));
    }
    const isRead = method !== 'POST';
    const file = isRead ? await files.find(path) : undefined;
    if (file) return sendFile(exchange, file);
    const address = await readAddress(path, query);
    exchange.route = address && 'route' in address ? address.route : undefined;
    if (address) noteVisit(exchange);
    const isReadable = mustBeSecure && !exchange.isPrivateConnection;
    const words = isReadable ? parts.refuseWithoutTls(exchange.route ?? '', origin) : undefined;
    if (words) return refuse(exchange, { status: 403, origin, words });
    if (address?.kind === 'file') {
      const earlier = isRead ? await files.findEarlier(path) : undefined;
      if (earlier) return sendFile(exchange, earlier);
      exchange.served = 'refused';
      return sendResponse(exchange, secured(noSuchFile(), origin));
    }
    if (isRead && address?.kind === 'redirect') return sendResponse(exchange, secured(moved(address.location), origin));
    if (isRead && address?.kind === 'shared') return answerShared(exchange, examined, address);
    const response = await askRouter(parts, exchange, examined, address);
    if (typeof response === 'number') {
      const pageWords = address && parts.refusalWords(response, examined);
      return refuse(exchange, { status: response, origin, words: pageWords });
    }
    return sendResponse(exchange, address ? asPrivate(response) : response);
  }

  function sendFile(exchange: Exchange, file: CachedPage): Promise<void> {
    exchange.served = 'file';
    noteVisit(exchange);
    return sendCached(exchange, file);
  }

  async function answerShared(exchange: Exchange, examined: Examined, address: SharedPage): Promise<void> {
    const { id, outgoing, cachedOrigin, clientAddress } = exchange;
    const { origin, query } = examined;
    const asker = { id, origin: cachedOrigin, client: clientNetwork(clientAddress), gone: whenGone(outgoing) };
    const shared = await pages.answer(asker, address);
    if ('refused' in shared) {
      // A visitor who has left needs no response.
      if (shared.refused === 'left') return;
      const words = parts.refusalWords(shared.refused, examined);
      return refuse(exchange, { status: shared.refused, origin, words });
    }
    if ('alone' in shared) return sendResponse(exchange, asPrivate(shared.alone));
    exchange.served = shared.served;
    return sendCached(exchange, withQuery(shared.page, query));
  }

  async function begin(exchange: Exchange, sender: Sender): Promise<void> {
    const examined = examineRequest(exchange.incoming, sender, readOrigin);
    if (typeof examined === 'number') {
      const { method = 'GET', url = '/' } = exchange.incoming;
      const words = parts.refusalWords(examined, { method, path: url.split('?', 1)[0] ?? '/' });
      return refuse(exchange, { status: examined, origin: publicUrl, words });
    }
    exchange.path = examined.path;
    exchange.cachedOrigin = readCachedOrigin(examined.origin, sender, exchange.incoming.socket);
    const { method, path } = examined;
    if (['GET', 'HEAD'].includes(method) && path.startsWith(`${publicObjectRoot}/`)) {
      return sendObject(exchange, examined);
    }
    return answer(exchange, examined);
  }

  return async (incoming, outgoing, isStopping) => {
    let exchange: Exchange | undefined;
    try {
      const sender = readSender(incoming.socket.remoteAddress ?? '', incoming.headers);
      exchange = beginExchange({ incoming, outgoing, isStopping }, sender);
      await begin(exchange, sender);
    } catch (error) {
      if (exchange) return answerFailure(exchange, error, log, publicUrl);
      log.error({ err: error }, 'a request could not be read');
      outgoing.destroy();
    }
  };
}

interface Refused {
  status: number;
  origin?: string;
  words?: RefusalWords | undefined;
}

function refuse(exchange: Exchange, { status, origin = '', words }: Refused): Promise<void> {
  const { incoming, id } = exchange;
  exchange.served = 'refused';
  const asJson = wantsJson(incoming.url ?? '', incoming.headers.accept);
  return sendResponse(exchange, secured(refusal(status, { id, wantsJson: asJson, words }), origin));
}

/** Answers a request whose response failed, if one can still be sent. */
async function answerFailure(exchange: Exchange, error: unknown, log: Logger, origin: string): Promise<void> {
  const { outgoing, id } = exchange;
  if (outgoing.destroyed) return;
  log.error({ err: error, id }, 'answering failed');
  if (outgoing.headersSent) outgoing.destroy();
  else await refuse(exchange, { status: 500, origin }).catch(() => outgoing.destroy());
}

function secured(response: Response, origin: string): Response {
  addSecurityHeaders(response.headers, origin);
  return response;
}

/** Makes a response for one visitor only, unless the page says otherwise. */
function asPrivate(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
  return response;
}

/** Answers for a file that no release built. A cache may not keep it, because the file may come with the next one. */
function noSuchFile(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function moved(location: string): Response {
  return new Response(null, { status: 308, headers: { location, 'cache-control': 'public, max-age=3600' } });
}

/** Adds the query, such as a campaign's names, to a cached redirect, which is cached once for all queries. */
export function withQuery(page: CachedPage, query: string): CachedPage {
  if (!query || page.status < 300 || page.status > 399) return page;
  const at = page.headers.findIndex((text, place) => place % 2 === 0 && text === 'location') + 1;
  const location = page.headers[at];
  if (at === 0 || !location || /[?#]/.test(location)) return page;
  return { ...page, headers: page.headers.with(at, `${location}?${query}`) };
}
