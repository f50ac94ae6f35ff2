import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '#platform/config.ts';
import { createReadCachedOrigin } from '#platform/http/cache/cached-origin.ts';
import type { RenderQueue } from '#platform/http/cache/render-queue.ts';
import type { SharedPage, SharedPages } from '#platform/http/cache/shared-pages.ts';
import type { StaticFiles } from '#platform/http/files/static-files.ts';
import { createAddressHash } from '#platform/http/requests/address-hash.ts';
import { type Examined, examineRequest } from '#platform/http/requests/examine-request.ts';
import type { PageAddress } from '#platform/http/requests/page-address.ts';
import { createReadOrigin } from '#platform/http/requests/request-origin.ts';
import { withQuery } from '#platform/http/requests/with-query.ts';
import { clientNetwork } from '#platform/http/security/client-network.ts';
import { refusal, wantsJson } from '#platform/http/security/refused-request.ts';
import { deskNeedsTls, isOfDesk, isUnread } from '#platform/http/security/secure-desk.ts';
import { transportSecurity } from '#platform/http/security/security-headers.ts';
import { createReadSender, type IsProxy } from '#platform/http/security/trusted-proxies.ts';
import { createWarnOfUnnamedProxy, isNearby, isUnnamedProxy } from '#platform/http/security/unnamed-proxy.ts';
import { publicObjectRoot } from '#platform/images/picture-address.ts';
import type { ObjectServer } from '#platform/storage/object-server.ts';
import type { RecordResponse } from '#platform/telemetry/record-response.ts';
import type { Warnings } from '#platform/telemetry/warnings.ts';
import { isHealthCheck, logAccess } from './access-log.ts';
import { askRouter } from './ask-router.ts';
import type { Exchange } from './exchange.ts';
import type { HonoEnv } from './hono-env.ts';
import { asPrivate, moved, noContent, secured } from './plain-responses.ts';
import { sendCached, sendResponse } from './send-response.ts';

export const ownHeader = 'x-own-visit';

export interface HttpHandlerParts {
  config: Config;
  log: Logger;
  isProxy: IsProxy;
  warnings: Warnings;
  app: Hono<HonoEnv>;
  files: StaticFiles;
  recordResponse: RecordResponse;
  /** What the site's own visits carry in `ownHeader`; nobody else knows it. */
  ownMark: string;
  /** Stored files and pictures. */
  objects: ObjectServer;
  /** Hears of each request by somebody who looks at the site. */
  visited: () => void;
  pages: SharedPages;
  /** Everything that is rendered because somebody asks for it waits here for its turn. */
  renderings: RenderQueue;
  /** What a path is; undefined for what the app answers without the router, such as `/api/…`. */
  readAddress: (path: string, query: string) => PageAddress | undefined | Promise<PageAddress | undefined>;
}

/** Answers one request: at once, or in a promise that settles when the answer is on its way; it never rejects. */
export type HttpHandler = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  isStopping: () => boolean,
) => Promise<void> | undefined;

export function createHttpHandler(parts: HttpHandlerParts): HttpHandler {
  const {
    config,
    log,
    isProxy,
    warnings,
    files,
    recordResponse,
    ownMark,
    objects,
    visited,
    pages,
    renderings,
    readAddress,
  } = parts;
  const readSender = createReadSender(isProxy);
  const readOrigin = createReadOrigin(config.publicUrl);
  const readKeptOrigin = createReadCachedOrigin(config);
  const mustBeSecure = config.publicUrl?.startsWith('https:') === true;
  const hashAddress = createAddressHash();
  const warnOfUnnamedProxy = createWarnOfUnnamedProxy(warnings, log);

  /** The way of nearly every request for a page. Promises would cost it a tenth of its time. */
  function sendFresh(exchange: Exchange, { method, query, address }: Examined): boolean {
    const kept = method === 'POST' || method === 'OPTIONS' ? undefined : pages.findFresh(exchange.keptOrigin, address);
    if (!kept) return false;
    exchange.served = 'kept';
    exchange.route = kept.route;
    sendCached(exchange, query ? withQuery(kept, query) : kept);
    return true;
  }

  function sendObject(exchange: Exchange, { origin, address }: Examined): Promise<void> | undefined {
    exchange.served = 'object';
    if (origin.startsWith('https:')) exchange.headers.push(...transportSecurity);
    const { incoming, outgoing, headers, clientAddress } = exchange;
    return objects({ incoming, outgoing, headers, clientAddress, target: address });
  }

  async function answer(exchange: Exchange, examined: Examined): Promise<void> {
    const { method, origin, path, query } = examined;
    if (method === 'OPTIONS') return sendResponse(exchange, secured(noContent(), origin));
    const isRead = method !== 'POST';
    if (isRead) {
      const file = await files.find(path);
      if (file) {
        exchange.served = 'file';
        return sendCached(exchange, file);
      }
    }
    const address = await readAddress(path, query);
    exchange.route = address && 'route' in address ? address.route : undefined;
    if (mustBeSecure && isOfDesk(exchange.route) && !exchange.isUnread)
      return refuse(exchange, 403, origin, deskNeedsTls(origin));
    if (isRead && address?.kind === 'redirect') return sendResponse(exchange, secured(moved(address.location), origin));
    if (isRead && address?.kind === 'shared') return answerShared(exchange, examined, address);
    const turn =
      isRead && isRendered(address, path) ? await renderings.enter(clientOf(exchange), exchange.outgoing) : null;
    if (turn && 'refused' in turn) return refuseTurn(exchange, turn.refused, origin);
    const response = await askRouter(parts, exchange, examined, address).finally(() => turn?.end());
    if (typeof response === 'number') return refuse(exchange, response, origin);
    return sendResponse(exchange, address ? asPrivate(response) : response);
  }

  async function answerShared(exchange: Exchange, { origin, query }: Examined, address: SharedPage): Promise<void> {
    const { id, outgoing, keptOrigin } = exchange;
    const shared = await pages.answer({ id, origin: keptOrigin, client: clientOf(exchange), outgoing }, address);
    if ('refused' in shared) return refuseTurn(exchange, shared.refused, origin);
    if ('alone' in shared) return sendResponse(exchange, asPrivate(shared.alone));
    exchange.served = shared.served;
    sendCached(exchange, withQuery(shared.page, query));
  }

  /** Whoever has left needs no answer. */
  async function refuseTurn(exchange: Exchange, why: 429 | 503 | 'left', origin: string): Promise<void> {
    if (why !== 'left') await refuse(exchange, why, origin);
  }

  function refuse(
    exchange: Exchange,
    status: number,
    origin = config.publicUrl ?? '',
    words?: [title: string, text: string],
  ): Promise<void> {
    const { incoming, id } = exchange;
    exchange.served = 'refused';
    const asJson = wantsJson(incoming.url ?? '', incoming.headers.accept);
    return sendResponse(exchange, secured(refusal(status, { id, wantsJson: asJson, ...(words && { words }) }), origin));
  }

  async function fail(exchange: Exchange, error: unknown): Promise<void> {
    const { outgoing, id } = exchange;
    if (outgoing.destroyed) return;
    log.error({ err: error, id }, 'answering failed');
    if (outgoing.headersSent) outgoing.destroy();
    else await refuse(exchange, 500).catch(() => outgoing.destroy());
  }

  return (incoming, outgoing, isStopping) => {
    const started = performance.now();
    const { socket } = incoming;
    const sentBefore = socket.bytesWritten;
    const sender = readSender(socket.remoteAddress ?? '', incoming.headers);
    const isHidden = isUnnamedProxy(sender, incoming.headers);
    if (isHidden) warnOfUnnamedProxy();
    const id = sender.requestId ?? randomUUID();
    const exchange: Exchange = {
      incoming,
      outgoing,
      id,
      clientAddress: sender.address,
      senderAddress: isHidden && isNearby(sender.address) ? '' : sender.address,
      isUnread: isUnread(sender),
      keptOrigin: '',
      headers: ['x-request-id', id],
      path: '',
      route: undefined,
      served: 'app',
      isStopping,
    };
    const isOwn = incoming.headers[ownHeader] === ownMark;
    outgoing.once('close', () => {
      // It is nobody's, and would be among the visitors' in the log and in every figure.
      if (isOwn) return;
      const client = hashAddress(sender.address);
      const ms = performance.now() - started;
      if (!isHealthCheck(exchange)) logAccess(log, exchange, { client, ms, bytes: socket.bytesWritten - sentBefore });
      recordResponse(exchange, ms);
    });
    try {
      const examined = examineRequest(incoming, sender, readOrigin);
      if (typeof examined === 'number') return refuse(exchange, examined).catch((error) => fail(exchange, error));
      exchange.path = examined.path;
      exchange.keptOrigin = readKeptOrigin(examined.origin, sender, socket);
      // A balancer asks for health all day.
      if (!isOwn && !examined.path.startsWith('/api/')) visited();
      if (isOfObject(examined)) return sendObject(exchange, examined);
      if (sendFresh(exchange, examined)) return undefined;
      return answer(exchange, examined).catch((error) => fail(exchange, error));
    } catch (error) {
      return fail(exchange, error);
    }
  };
}

function clientOf({ clientAddress }: Exchange): string {
  return clientNetwork(clientAddress);
}

/** What costs a page's work: pages, and the searches that a page asks for. A form that is sent never waits. */
function isRendered(address: PageAddress | undefined, path: string): boolean {
  return address !== undefined || path === '/api/search' || path === '/api/hotels';
}

function isOfObject({ method, path }: Examined): boolean {
  return (method === 'GET' || method === 'HEAD') && path.startsWith(`${publicObjectRoot}/`);
}
