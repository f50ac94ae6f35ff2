import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { publicObjectRoot } from '#domain/picture-address.ts';
import type { Config } from '#server/config.ts';
import type { RequestFacts } from '#server/services.ts';
import type { ObjectServer } from '#server/storage/object-server.ts';
import { logAccess } from './access-log.ts';
import { createAddressHash } from './address-hash.ts';
import type { EdgeEnv } from './edge-env.ts';
import { type Examined, examineRequest } from './examine-request.ts';
import { closeAfter, type Exchange } from './exchange.ts';
import type { PageAddress } from './page-address.ts';
import type { SharedPages } from './pages.ts';
import { receivePost } from './receive-post.ts';
import { refusal, wantsJson } from './refusal.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { sendKept, sendResponse } from './send.ts';
import type { StaticFiles } from './static-files.ts';
import { toHeaders } from './to-headers.ts';
import { createReadSender, type Sender } from './trusted-proxies.ts';

export interface EdgeParts {
  config: Config;
  log: Logger;
  app: Hono<EdgeEnv>;
  files: StaticFiles;
  /** Stored files and pictures. */
  objects: ObjectServer;
  pages: SharedPages;
  /** What a path is; undefined for what the app answers without the router, such as `/api/…`. */
  readAddress: (path: string, query: string) => PageAddress | undefined | Promise<PageAddress | undefined>;
}

/** Answers one request. Settles when the answer is on its way; never rejects. */
export type Edge = (incoming: IncomingMessage, outgoing: ServerResponse, isLast: boolean) => Promise<void>;

export function createEdge({ config, log, app, files, objects, pages, readAddress }: EdgeParts): Edge {
  const readSender = createReadSender(config.trustedProxies);
  const publicOrigin = config.publicUrl && new URL(config.publicUrl).origin;
  const hashAddress = createAddressHash();

  async function answer(exchange: Exchange, sender: Sender): Promise<void> {
    const examined = examineRequest(exchange.incoming, sender, publicOrigin);
    if (typeof examined === 'number') return refuse(exchange, examined);
    exchange.path = examined.path;
    const { method, origin, path, query } = examined;
    if (method === 'OPTIONS') return sendResponse(exchange, secured(noContent(), origin));
    const isRead = method !== 'POST';
    if (isRead && path.startsWith(`${publicObjectRoot}/`)) {
      exchange.served = 'object';
      const { incoming, outgoing, headers } = exchange;
      return objects({ incoming, outgoing, headers, target: query ? `${path}?${query}` : path });
    }
    if (isRead) {
      const kept = pages.findFresh(origin, query ? `${path}?${query}` : path);
      const file = kept ?? (await files.find(path));
      if (file) {
        exchange.served = kept ? 'kept' : 'file';
        return sendKept(exchange, file);
      }
    }
    const address = await readAddress(path, query);
    exchange.route = address && 'route' in address ? address.route : undefined;
    if (isRead && address?.kind === 'redirect') return sendResponse(exchange, secured(moved(address.location), origin));
    if (!isRead || address?.kind !== 'shared') return askApp(exchange, examined, sender, address);
    const shared = await pages.answer(exchange.id, origin, address);
    if ('alone' in shared) return sendResponse(exchange, asPrivate(shared.alone));
    exchange.served = shared.served;
    sendKept(exchange, shared.page);
  }

  /** The way of everything that is one visitor's own. */
  async function askApp(exchange: Exchange, examined: Examined, sender: Sender, address: PageAddress | undefined) {
    const { method, origin, path, query } = examined;
    const headers = toHeaders(exchange.incoming.rawHeaders);
    let body: Buffer<ArrayBuffer> | null = null;
    let foreignOrigin = false;
    if (method === 'POST') {
      const policy = address && ('policy' in address ? address.policy : {});
      const post = await receivePost(exchange, examined, headers, policy);
      if (typeof post === 'number') return refuse(exchange, post, origin);
      ({ body, foreignOrigin } = post);
      // The router compares Origin with the URL; we have judged it already, and an action reads `foreignOrigin`.
      if (headers.has('origin')) headers.set('origin', origin);
    }
    let isFallback = false;
    const { id } = exchange;
    const facts: RequestFacts = { id, origin, clientAddress: sender.address, foreignOrigin, log: log.child({ id }) };
    const env = {
      facts,
      noteFallback: () => {
        isFallback = true;
      },
    };
    const url = `${origin}${path}${query && `?${query}`}`;
    const response = await app.fetch(
      new Request(url, { method: method === 'HEAD' ? 'GET' : method, headers, body }),
      env,
    );
    if (isFallback) response.headers.set('x-content-source', 'fallback');
    return sendResponse(exchange, address ? asPrivate(response) : response);
  }

  function refuse(exchange: Exchange, status: number, origin = publicOrigin ?? ''): Promise<void> {
    const { incoming, id } = exchange;
    exchange.served = 'refused';
    const asJson = wantsJson(incoming.url ?? '', incoming.headers.accept);
    return sendResponse(exchange, secured(refusal(status, { id, wantsJson: asJson }), origin));
  }

  return async (incoming, outgoing, isLast) => {
    const started = performance.now();
    const { socket } = incoming;
    const sentBefore = socket.bytesWritten;
    const sender = readSender(socket.remoteAddress ?? '', incoming.headers);
    const id = sender.requestId ?? randomUUID();
    const headers = ['x-request-id', id];
    const exchange: Exchange = { incoming, outgoing, id, headers, path: '', route: undefined, served: 'app' };
    if (isLast) closeAfter(exchange);
    outgoing.once('close', () => {
      const client = hashAddress(sender.address);
      logAccess(log, exchange, { client, ms: performance.now() - started, bytes: socket.bytesWritten - sentBefore });
    });
    try {
      await answer(exchange, sender);
    } catch (error) {
      if (outgoing.destroyed) return;
      log.error({ err: error, id }, 'answering failed');
      if (outgoing.headersSent) outgoing.destroy();
      else await refuse(exchange, 500).catch(() => outgoing.destroy());
    }
  };
}

function secured(response: Response, origin: string): Response {
  addSecurityHeaders(response.headers, origin);
  return response;
}

function asPrivate(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
  return response;
}

function noContent(): Response {
  return new Response(null, { status: 204, headers: { allow: 'GET, HEAD, POST' } });
}

function moved(location: string): Response {
  return new Response(null, { status: 308, headers: { location, 'cache-control': 'public, max-age=3600' } });
}
