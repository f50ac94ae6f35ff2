import type { Socket } from 'node:net';
import { clientNetwork } from './client-network.ts';

export interface ConnectionBounds {
  /** The most connections at one time. */
  all: number;
  /** The most of one client (`clientNetwork`); proxies may take them all. */
  perClient: number;
}

interface Parts extends ConnectionBounds {
  /** Whether connections from this address carry the requests of many visitors. */
  isProxy: (address: string) => boolean;
}

/**
 * Decides who keeps a connection when there are too many. A new one is accepted as long as another can be closed: the
 * oldest connection that waits for no response, else the oldest of the client that has most. A proxy's connections
 * stay, because one that looks idle may be carrying a visitor's form.
 */
export class ConnectionLimit {
  readonly #parts: Parts;
  readonly #places = new Map<Socket, { client: string; isProxy: boolean }>();
  readonly #byClient = new Map<string, Set<Socket>>();
  /** The connection on which nothing has happened for longest comes first. */
  readonly #idle = new Set<Socket>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#places.size;
  }

  /** Admits a new connection and closes another if needed; returns false if the new one must be closed itself. */
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

  /** Is called when a request has arrived on it. */
  busy(socket: Socket): void {
    this.#idle.delete(socket);
  }

  /** Is called when it waits for no response any more. */
  idle(socket: Socket): void {
    if (this.#places.get(socket)?.isProxy === false) this.#idle.add(socket);
  }

  #firstIdle(sockets: Set<Socket>): Socket | undefined {
    for (const socket of sockets) if (this.#idle.has(socket)) return socket;
    return undefined;
  }

  /** Returns the oldest connection of the client that has most, if those are more than the new client has. */
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
