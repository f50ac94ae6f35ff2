import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ConnectionLimit } from '#platform/http/security/connection-limit.ts';
import { type Limits, limits as usualLimits } from '#platform/http/security/limits.ts';
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

interface Place {
  host: string;
  port: number;
  /** Tests wait for other limits than visitors. */
  limits?: Partial<Limits> | undefined;
  isProxy: (address: string) => boolean;
  /** Listening sockets that were opened by the program that started the site; then host and port are theirs. */
  inherited?: number[] | undefined;
}

/** Opens the socket. Rejects with Node's own error if the address cannot be had. */
export async function listen(
  handler: HttpHandler,
  log: Logger,
  { host, port, isProxy, inherited, ...place }: Place,
): Promise<Listening> {
  const limits = { ...usualLimits, ...place.limits };
  const connections = new ConnectionLimit({ ...limits.sockets, isProxy });
  /** The latest response of each connection, and how many requests came before the answers to earlier ones. */
  const latest = new WeakMap<Duplex, { response: ServerResponse; ahead: number }>();
  /** These connections were accepted, and no request has arrived on them yet. */
  const untouched = new Set<Duplex>();
  let inFlight = 0;
  let isLeaving = false;
  const isStopping = () => isLeaving;
  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersTimeout,
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    connectionsCheckingInterval: limits.connectionCheck,
    // Such a request gets our own 400.
    requireHostHeader: false,
  });
  // This ends connections whose visitor neither sends nor reads.
  server.timeout = limits.silence;

  const take = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { socket } = incoming;
    // The response and the work for it count separately: a visitor can leave before the work is done.
    inFlight += 2;
    untouched.delete(socket);
    connections.busy(socket);
    const before = latest.get(socket);
    const isAhead = before !== undefined && !before.response.closed;
    const ahead = isAhead ? before.ahead + 1 : 0;
    latest.set(socket, { response: outgoing, ahead });
    outgoing.once('close', () => {
      if (latest.get(socket)?.response === outgoing) connections.idle(socket);
      inFlight -= 1;
    });
    // The kernel stores megabytes for a visitor who does not read, so such a visitor is answered a few times only.
    const isLast = ahead < limits.pipelined ? isStopping : () => true;
    const begin = async () => {
      if (!socket.destroyed) await handler(incoming, outgoing, isLast);
      inFlight -= 1;
    };
    if (isAhead) before.response.once('close', () => void begin());
    else void begin();
  };
  // A connection must be admitted before Node reads from it.
  server.prependListener('connection', (socket) => {
    if (!connections.admit(socket)) {
      socket.destroy();
      return;
    }
    untouched.add(socket);
    socket.once('close', () => untouched.delete(socket));
  });
  server.on('request', take);
  // The handler decides whether it wants the body before it asks for it.
  server.on('checkContinue', take);
  server.on('clientError', (error, socket) => {
    const response = latest.get(socket)?.response;
    const hasBegun = response !== undefined && !response.closed && response.headersSent;
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
      // A connection that was accepted a moment ago may hold a request that nobody has read yet.
      await until(() => untouched.size === 0, limits.stopNewConnections);
      await until(() => inFlight === 0, limits.stop);
      server.closeAllConnections();
      await closed;
    },
  };
}

async function until(condition: () => boolean, most: number): Promise<void> {
  for (const end = performance.now() + most; !condition() && performance.now() < end; ) await wait(10);
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

/** Answers what Node's parser could not read; a connection on which a response has begun is only closed. */
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
  const lineEnd = rawPacket?.indexOf('\r\n') ?? 0;
  return lineEnd < 0 || lineEnd > usualLimits.urlBytes ? 414 : 431;
}

async function writeAnswer(status: number, id: string): Promise<string> {
  const response = refusal(status, { id, wantsJson: false });
  addSecurityHeaders(response.headers, '');
  response.headers.set('x-request-id', id);
  const head = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const body = await response.text();
  const length = `connection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}${length}\r\n${body}`;
}
