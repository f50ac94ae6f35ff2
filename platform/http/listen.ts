import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { type ConnectionBounds, ConnectionLimit } from '#platform/http/security/connection-limit.ts';
import { limits } from '#platform/http/security/limits.ts';
import { answerMalformedRequest } from './malformed-request.ts';
import { openPort } from './open-port.ts';
import type { HttpHandler } from './request-handler.ts';

export interface Listening {
  url: string;
  /** Takes requests as before, and makes each answer the last of its connection. */
  drain(): void;
  /** Stops taking requests, waits for those in flight (10 s at most), closes every socket. */
  close(): Promise<void>;
}

const newest = Symbol('the newest answer');
const sentAhead = Symbol('requests that came before the answers ahead of them');

interface Connection extends Socket {
  [newest]?: ServerResponse;
  [sentAhead]?: number;
}

interface Place {
  host: string;
  port: number;
  /** Another bound of connections than `limits.sockets`. */
  sockets?: ConnectionBounds | undefined;
  isProxy: (address: string) => boolean;
  /** Sockets that listen already, held by whoever started the site; then host and port are theirs. */
  inherited?: number[] | undefined;
}

/** Opens the socket. Rejects with Node's own error where the address cannot be had. */
export async function listen(
  edge: HttpHandler,
  log: Logger,
  { host, port, sockets, isProxy, inherited }: Place,
): Promise<Listening> {
  const connections = new ConnectionLimit({ ...(sockets ?? limits.sockets), isProxy });
  let isLeaving = false;
  const isStopping = () => isLeaving;
  let inFlight = 0;
  let onQuiet = () => {};
  const settle = () => {
    inFlight -= 1;
    if (inFlight === 0) onQuiet();
  };
  // Taken, and nothing was read from them yet.
  const unheard = new Set<Socket>();
  let onHeard = () => {};
  const heard = (socket: Socket) => {
    if (unheard.delete(socket) && unheard.size === 0) onHeard();
  };
  const server = createServer({
    // The URL counts as a header there; ours are judged one by one when the whole head has been read.
    maxHeaderSize: 2 * (limits.headerBytes + limits.urlBytes),
    headersTimeout: limits.headersTimeout,
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    connectionsCheckingInterval: limits.connectionCheck,
    requireHostHeader: false,
  });
  // A visitor who neither sends nor reads.
  server.timeout = limits.silence;

  const take = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const socket = incoming.socket as Connection;
    // The answer and the work for it may end in either order: a visitor can leave before the work is done.
    inFlight += 2;
    heard(socket);
    connections.busy(socket);
    outgoing.once('close', () => {
      if (socket[newest] === outgoing) connections.idle(socket);
      settle();
    });
    const before = socket[newest];
    const ahead = before && !before.closed ? (socket[sentAhead] ?? 0) + 1 : 0;
    socket[newest] = outgoing;
    socket[sentAhead] = ahead;
    // The kernel takes megabytes for a visitor who does not read: such a one is answered a few times, not every time.
    const isLast = ahead < limits.sentAhead ? isStopping : () => true;
    const begin = () => {
      const work = socket.destroyed ? undefined : edge(incoming, outgoing, isLast);
      if (work) void work.finally(settle);
      else settle();
    };
    if (before && ahead > 0) before.once('close', begin);
    else begin();
  };
  // Before Node reads from it.
  server.prependListener('connection', (socket) => {
    if (!connections.admit(socket)) {
      socket.destroy();
      return;
    }
    unheard.add(socket);
    socket.once('close', () => heard(socket));
  });
  server.on('request', take);
  // The edge decides whether a body is wanted before it asks for it.
  server.on('checkContinue', take);
  server.on('clientError', (error, socket) => answerMalformedRequest(log, error, socket));
  server.on('connect', (_incoming, socket) => {
    // From here on nobody else listens to this socket, and an error without a listener would end the process.
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
      // Whoever was let in a moment ago has sent a request that nobody has read yet.
      if (unheard.size > 0) {
        await Promise.race([new Promise<void>((resolve) => (onHeard = resolve)), wait(limits.stopUnheard)]);
      }
      if (inFlight > 0) {
        await Promise.race([new Promise<void>((resolve) => (onQuiet = resolve)), wait(limits.stop)]);
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

/** Where a person on this machine finds it. */
function urlOf(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::' || host === '';
  const name = isEverywhere ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
