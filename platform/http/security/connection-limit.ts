import type { Socket } from 'node:net';
import { clientNetwork } from './client-network.ts';

export interface ConnectionBounds {
  /** Connections at one time. */
  all: number;
  /** Of one client (`clientNetwork`); proxies may take them all. */
  perClient: number;
}

interface Parts extends ConnectionBounds {
  /** Whether connections from this address carry the requests of many visitors. */
  isProxy: (address: string) => boolean;
}

interface Place {
  client: string;
  isProxy: boolean;
}

/**
 * Decides who keeps a connection when there are too many. A newcomer is served as long as anything can go: the oldest
 * connection on which no answer is due, else the oldest of the client that holds most. A proxy's connections stay, for
 * it may be sending a visitor's form over one that looks idle.
 */
export class ConnectionLimit {
  readonly #parts: Parts;
  readonly #places = new Map<Socket, Place>();
  readonly #byClient = new Map<string, Set<Socket>>();
  /** The connection on which nothing has happened for longest comes first. */
  readonly #idle = new Set<Socket>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Connections that are open. */
  get size(): number {
    return this.#places.size;
  }

  /** Admits a new connection and closes another where that is needed; false where the new one must be closed itself. */
  admit(socket: Socket): boolean {
    const { all, perClient, isProxy } = this.#parts;
    const address = socket.remoteAddress ?? '';
    const place = { client: clientNetwork(address), isProxy: isProxy(address) };
    const own = this.#byClient.get(place.client) ?? new Set<Socket>();
    if (!place.isProxy && own.size >= perClient && !this.#close(this.#firstIdle(own))) return false;
    if (this.#places.size >= all && !this.#close(this.#firstIdle(this.#idle) ?? this.#firstOfLargest(own.size))) {
      return false;
    }
    this.#places.set(socket, place);
    own.add(socket);
    this.#byClient.set(place.client, own);
    this.idle(socket);
    socket.once('close', () => this.#forget(socket));
    return true;
  }

  /** A request has arrived on it. */
  busy(socket: Socket): void {
    this.#idle.delete(socket);
  }

  /** No answer is due on it. */
  idle(socket: Socket): void {
    if (this.#places.get(socket)?.isProxy === false) this.#idle.add(socket);
  }

  #firstIdle(sockets: Set<Socket>): Socket | undefined {
    for (const socket of sockets) if (this.#idle.has(socket)) return socket;
    return undefined;
  }

  /** The oldest connection of the client that holds most, if that is more than the newcomer holds. */
  #firstOfLargest(ofNewcomer: number): Socket | undefined {
    let largest: Set<Socket> | undefined;
    for (const sockets of this.#byClient.values()) {
      const [first] = sockets;
      if (first && this.#places.get(first)?.isProxy) continue;
      if (sockets.size > (largest?.size ?? ofNewcomer + 1)) largest = sockets;
    }
    return largest?.values().next().value;
  }

  #close(socket: Socket | undefined): boolean {
    if (!socket) return false;
    this.#forget(socket);
    socket.destroy();
    return true;
  }

  #forget(socket: Socket): void {
    const place = this.#places.get(socket);
    if (!place) return;
    this.#places.delete(socket);
    this.#idle.delete(socket);
    const own = this.#byClient.get(place.client);
    own?.delete(socket);
    if (own?.size === 0) this.#byClient.delete(place.client);
  }
}
