import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { type ConnectionBounds, ConnectionLimit } from '#platform/http/security/connection-limit.ts';
import { limits } from '#platform/http/security/limits.ts';
import { refusal } from '#platform/http/security/refused-request.ts';
import { addSecurityHeaders } from '#platform/http/security/security-headers.ts';
import { openPort } from './open-port.ts';
import type { HttpHandler } from './request-handler.ts';

export interface Listening {
  url: string;
  /** Answers requests as before, and makes each response the last on its connection. */
  drain(): void;
  /** Stops accepting requests, waits for those in flight (10 s at most), closes every socket. */
  close(): Promise<void>;
}

const latestResponse = Symbol('the latest response');
const pipelined = Symbol('requests that came before the answers to earlier ones');

interface Connection extends Socket {
  [latestResponse]?: ServerResponse;
  [pipelined]?: number;
}

interface Place {
  host: string;
  port: number;
  /** Another bound of connections than `limits.sockets`. */
  sockets?: ConnectionBounds | undefined;
  isProxy: (address: string) => boolean;
  /** Listening sockets that were opened by the program that started the site; then host and port are theirs. */
  inherited?: number[] | undefined;
}

/** Opens the socket. Rejects with Node's own error if the address cannot be had. */
export async function listen(
  handler: HttpHandler,
  log: Logger,
  { host, port, sockets, isProxy, inherited }: Place,
): Promise<Listening> {
  const connections = new ConnectionLimit({ ...(sockets ?? limits.sockets), isProxy });
  let isLeaving = false;
  const isStopping = () => isLeaving;
  let inFlight = 0;
  let onIdle = () => {};
  const settle = () => {
    inFlight -= 1;
    if (inFlight === 0) onIdle();
  };
  // These were accepted, and nothing was read from them yet.
  const newSockets = new Set<Socket>();
  let onNoneNew = () => {};
  const endNew = (socket: Socket) => {
    if (newSockets.delete(socket) && newSockets.size === 0) onNoneNew();
  };
  const server = createServer({
    // Node counts the URL as a header there; ours are checked one by one when the whole head has been read.
    maxHeaderSize: 2 * (limits.headerBytes + limits.urlBytes),
    headersTimeout: limits.headersTimeout,
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    connectionsCheckingInterval: limits.connectionCheck,
    requireHostHeader: false,
  });
  // This ends connections whose visitor neither sends nor reads.
  server.timeout = limits.silence;

  const take = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const socket = incoming.socket as Connection;
    // The response and the work for it count separately: a visitor can leave before the work is done.
    inFlight += 2;
    endNew(socket);
    connections.busy(socket);
    outgoing.once('close', () => {
      if (socket[latestResponse] === outgoing) connections.idle(socket);
      settle();
    });
    const before = socket[latestResponse];
    const ahead = before && !before.closed ? (socket[pipelined] ?? 0) + 1 : 0;
    socket[latestResponse] = outgoing;
    socket[pipelined] = ahead;
    // The kernel stores megabytes for a visitor who does not read, so such a visitor is answered a few times only.
    const isLast = ahead < limits.pipelined ? isStopping : () => true;
    const begin = async () => {
      if (!socket.destroyed) await handler(incoming, outgoing, isLast);
      settle();
    };
    if (before && ahead > 0) before.once('close', () => void begin());
    else void begin();
  };
  // A connection must be admitted before Node reads from it.
  server.prependListener('connection', (socket) => {
    if (!connections.admit(socket)) {
      socket.destroy();
      return;
    }
    newSockets.add(socket);
    socket.once('close', () => endNew(socket));
  });
  server.on('request', take);
  // The handler decides whether it wants the body before it asks for it.
  server.on('checkContinue', take);
  server.on('clientError', (error, socket) => {
    const latest = (socket as Connection)[latestResponse];
    const hasBegun = latest !== undefined && !latest.closed && latest.headersSent;
    answerMalformedRequest({ log, error, socket, hasBegun });
  });
  server.on('connect', (_incoming, socket) => {
    // From here on nobody else listens for errors of this socket, and an error without a listener would end the
    // process.
    socket.on('error', () => socket.destroy());
    socket.end(connectRefusal);
  });

  const open = await openPort(server, { host, port, backlog: limits.backlog, inherited });
  return {
    url: urlOf(host, open.port),
    drain() {
      isLeaving = true;
    },
    async close() {
      isLeaving = true;
      const closed = open.close();
      server.closeIdleConnections();
      // A connection that was accepted a moment ago may hold a request that nobody has read yet.
      if (newSockets.size > 0) {
        await Promise.race([new Promise<void>((resolve) => (onNoneNew = resolve)), wait(limits.stopNewConnections)]);
      }
      if (inFlight > 0) {
        await Promise.race([new Promise<void>((resolve) => (onIdle = resolve)), wait(limits.stop)]);
      }
      server.closeAllConnections();
      await closed;
    },
  };
}

const connectRefusal = [
  'HTTP/1.1 405 Method Not Allowed',
  'Allow: GET, HEAD, POST',
  'Connection: close',
  'Content-Length: 0',
  '\r\n',
].join('\r\n');

/** Returns the address at which a person on this machine finds the site. */
function urlOf(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::' || host === '';
  const name = isEverywhere ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

interface Malformed {
  log: Logger;
  error: ParserError;
  socket: Duplex;
  /** Whether a response on this connection has begun and is not complete. */
  hasBegun: boolean;
}

/**
 * Answers a request that Node's parser could not read: 400, 408 for one that never ended, 431 or 414 for a head beyond
 * all limits. A connection on which a response has begun is only closed.
 */
function answerMalformedRequest({ log, error, socket, hasBegun }: Malformed): void {
  if (error.code === 'ECONNRESET' || !socket.writable || hasBegun) {
    socket.destroy();
    return;
  }
  const id = randomUUID();
  const status = statusOf(error);
  log.info({ id, status, reason: error.code, served: 'refused' }, 'broken request');
  void writeAnswer(status, id).then((answer) => {
    if (!socket.writable) return;
    socket.end(answer);
    // Whatever else arrives is read and dropped, because a reset would lose the answer.
    socket.resume();
    setTimeout(() => socket.destroy(), 1000).unref();
  });
}

function statusOf({ code, rawPacket }: ParserError): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  if (code !== 'HPE_HEADER_OVERFLOW') return 400;
  return rawPacket && !rawPacket.includes('\r\n') ? 414 : 431;
}

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
  414: 'URI Too Long',
  431: 'Request Header Fields Too Large',
};

async function writeAnswer(status: number, id: string): Promise<string> {
  const response = refusal(status, { id, wantsJson: false });
  addSecurityHeaders(response.headers, '');
  response.headers.set('x-request-id', id);
  const head = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const body = await response.text();
  const length = `connection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return `HTTP/1.1 ${status} ${reasons[status]}\r\n${head}${length}\r\n${body}`;
}
