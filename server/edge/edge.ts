import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { publicObjectRoot } from '#domain/picture-address.ts';
import type { Config } from '#server/config.ts';
import type { NoteAnswer } from '#server/monitoring/note-answer.ts';
import type { ObjectServer } from '#server/storage/object-server.ts';
import { logAccess } from './access-log.ts';
import { createAddressHash } from './address-hash.ts';
import { askApp } from './ask-app.ts';
import type { EdgeEnv } from './edge-env.ts';
import { examineRequest } from './examine-request.ts';
import type { Exchange } from './exchange.ts';
import type { PageAddress } from './page-address.ts';
import { refusal, wantsJson } from './refusal.ts';
import { createReadOrigin } from './request-origin.ts';
import { addSecurityHeaders, transportSecurity } from './security-headers.ts';
import { sendKept, sendResponse } from './send.ts';
import type { SharedPages } from './shared-pages.ts';
import type { StaticFiles } from './static-files.ts';
import { createReadSender, type Sender } from './trusted-proxies.ts';
import { withQuery } from './with-query.ts';

export interface EdgeParts {
  config: Config;
  log: Logger;
  app: Hono<EdgeEnv>;
  files: StaticFiles;
  noteAnswer: NoteAnswer;
  /** Stored files and pictures. */
  objects: ObjectServer;
  pages: SharedPages;
  /** What a path is; undefined for what the app answers without the router, such as `/api/…`. */
  readAddress: (path: string, query: string) => PageAddress | undefined | Promise<PageAddress | undefined>;
}

/** Answers one request. Settles when the answer is on its way; never rejects. */
export type Edge = (incoming: IncomingMessage, outgoing: ServerResponse, isStopping: () => boolean) => Promise<void>;

export function createEdge(parts: EdgeParts): Edge {
  const { config, log, files, noteAnswer, objects, pages, readAddress } = parts;
  const readSender = createReadSender(config.trustedProxies);
  const readOrigin = createReadOrigin(config.publicUrl);
  const hashAddress = createAddressHash();

  async function answer(exchange: Exchange, sender: Sender): Promise<void> {
    const examined = examineRequest(exchange.incoming, sender, readOrigin);
    if (typeof examined === 'number') return refuse(exchange, examined);
    const { method, origin, path, query } = examined;
    exchange.path = path;
    if (method === 'OPTIONS') return sendResponse(exchange, secured(noContent(), origin));
    const isRead = method !== 'POST';
    if (isRead && path.startsWith(`${publicObjectRoot}/`)) {
      exchange.served = 'object';
      if (origin.startsWith('https:')) exchange.headers.push(...transportSecurity);
      const { incoming, outgoing, headers } = exchange;
      return objects({ incoming, outgoing, headers, target: query ? `${path}?${query}` : path });
    }
    if (isRead) {
      const kept = pages.findFresh(origin, query ? `${path}?${query}` : path);
      const file = kept ?? (await files.find(path));
      if (file) {
        exchange.served = kept ? 'kept' : 'file';
        exchange.route = kept?.route;
        return sendKept(exchange, withQuery(file, query));
      }
    }
    const address = await readAddress(path, query);
    exchange.route = address && 'route' in address ? address.route : undefined;
    if (isRead && address?.kind === 'redirect') return sendResponse(exchange, secured(moved(address.location), origin));
    if (!isRead || address?.kind !== 'shared') {
      const response = await askApp(parts, exchange, examined, address);
      if (typeof response === 'number') return refuse(exchange, response, origin);
      return sendResponse(exchange, address ? asPrivate(response) : response);
    }
    const shared = await pages.answer(exchange.id, origin, address);
    if ('alone' in shared) return sendResponse(exchange, asPrivate(shared.alone));
    exchange.served = shared.served;
    sendKept(exchange, withQuery(shared.page, query));
  }

  function refuse(exchange: Exchange, status: number, origin = config.publicUrl ?? ''): Promise<void> {
    const { incoming, id } = exchange;
    exchange.served = 'refused';
    const asJson = wantsJson(incoming.url ?? '', incoming.headers.accept);
    return sendResponse(exchange, secured(refusal(status, { id, wantsJson: asJson }), origin));
  }

  return async (incoming, outgoing, isStopping) => {
    const started = performance.now();
    const { socket } = incoming;
    const sentBefore = socket.bytesWritten;
    const sender = readSender(socket.remoteAddress ?? '', incoming.headers);
    const id = sender.requestId ?? randomUUID();
    const exchange: Exchange = {
      incoming,
      outgoing,
      id,
      clientAddress: sender.address,
      headers: ['x-request-id', id],
      path: '',
      route: undefined,
      served: 'app',
      isStopping,
    };
    outgoing.once('close', () => {
      const client = hashAddress(sender.address);
      const ms = performance.now() - started;
      logAccess(log, exchange, { client, ms, bytes: socket.bytesWritten - sentBefore });
      noteAnswer(exchange, ms);
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
