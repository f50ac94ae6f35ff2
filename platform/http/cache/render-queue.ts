import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

const second = 1000;

/**
 * How many pages are rendered, and how many wait. A few at a time keep the processor at work while one waits for the
 * database. A client may be a whole office or hostel behind one address, whose people all ask at once.
 */
export const renderLimits = {
  atOnce: 3,
  atOncePerClient: 2,
  waiting: 1_000,
  waitingPerClient: 200,
  turn: second / 4,
} as const;

/**
 * How much of what is sent is worked on, and how much waits: one that waits costs 64 KB at most. A refused form is a
 * page that is rendered, so a client has no more of them at once than pages.
 */
export const formLimits = {
  atOnce: 4,
  atOncePerClient: 3,
  waiting: 1_000,
  waitingPerClient: 600,
  turn: second / 4,
} as const;

export interface RenderBounds {
  /** Pages that are rendered at one time: of all clients, and of one. */
  atOnce: number;
  atOncePerClient: number;
  /** Requests that wait for their turn: of all clients, and of one. */
  waiting: number;
  waitingPerClient: number;
  /**
   * After so many milliseconds a page that is not ready is probably waiting for something else, and the next one
   * begins.
   */
  turn: number;
}

/**
 * A turn to render, to be ended once; or the reason why there is none: 429 too many of this client, 503 too many
 * clients, or nobody waits.
 */
export type Turn = { end(): void } | { refused: 429 | 503 | 'left' };

interface Waiting {
  begin: () => void;
  refuse: (why: 429 | 503) => void;
}

interface Line {
  rendering: number;
  waiting: Set<Waiting>;
}

const acceptedBeforeTurn = 32;

/**
 * Lets waiting connections in. Node accepts one connection for each turn of the event loop, and a rendering makes a turn
 * long: behind 400 connections that all ask for something costly, a visitor would wait for as many long turns.
 */
async function acceptConnections(): Promise<void> {
  for (let accepted = 0; accepted < acceptedBeforeTurn; accepted += 1) await nextTurn();
}

/**
 * Renders a few pages at a time, because rendering blocks the event loop, and takes clients in turn, so that a client
 * with a thousand requests delays only itself. A request whose visitor leaves is taken out of the queue. Once as many
 * wait as may, the client with the longest line gives up its newest request for each further one.
 */
export class RenderQueue {
  readonly #bounds: RenderBounds;
  /** The client whose turn was longest ago comes first. */
  readonly #lines = new Map<string, Line>();
  #rendering = 0;
  #waiting = 0;

  constructor(bounds: RenderBounds) {
    this.#bounds = bounds;
  }

  /** `outgoing` tells when the client has left; absent where nobody waits for the page. */
  enter(client: string, outgoing?: ServerResponse): Promise<Turn> {
    const { waiting, waitingPerClient } = this.#bounds;
    if (outgoing?.destroyed) return Promise.resolve({ refused: 'left' });
    const line = this.#lines.get(client) ?? { rendering: 0, waiting: new Set<Waiting>() };
    if (line.waiting.size >= waitingPerClient) return Promise.resolve({ refused: 429 });
    this.#lines.set(client, line);
    return new Promise((resolve) => {
      const endWait = () => {
        outgoing?.off('close', leave);
        line.waiting.delete(entry);
        this.#waiting -= 1;
      };
      const refuse = (refused: 429 | 503 | 'left') => {
        endWait();
        this.#forget(client, line);
        resolve({ refused });
      };
      const leave = () => refuse('left');
      const entry: Waiting = {
        refuse,
        begin: () => {
          endWait();
          const turn = this.#begin(client, line);
          void acceptConnections().then(() => {
            if (!outgoing?.destroyed) return resolve(turn);
            turn.end();
            resolve({ refused: 'left' });
          });
        },
      };
      outgoing?.once('close', leave);
      line.waiting.add(entry);
      this.#waiting += 1;
      this.#next();
      if (this.#waiting > waiting) this.#refuseOne(line);
    });
  }

  /** Refuses the newest request of the longest line, which is `latest` unless another one is longer. */
  #refuseOne(latest: Line): void {
    let longest = latest;
    for (const line of this.#lines.values()) if (line.waiting.size > longest.waiting.size) longest = line;
    // A client with nothing else in the queue has not asked for too much: there are too many clients.
    [...longest.waiting].at(-1)?.refuse(longest.waiting.size > 1 ? 429 : 503);
  }

  #begin(client: string, line: Line): { end(): void } {
    line.rendering += 1;
    this.#rendering += 1;
    let hasEnded = false;
    const end = () => {
      clearTimeout(timer);
      if (hasEnded) return;
      hasEnded = true;
      line.rendering -= 1;
      this.#rendering -= 1;
      this.#forget(client, line);
      this.#next();
    };
    const timer = setTimeout(end, this.#bounds.turn);
    return { end };
  }

  #next(): void {
    const { atOnce, atOncePerClient } = this.#bounds;
    while (this.#rendering < atOnce) {
      const found = [...this.#lines].find(
        ([, { rendering, waiting }]) => rendering < atOncePerClient && waiting.size > 0,
      );
      if (!found) return;
      const [client, line] = found;
      this.#lines.delete(client);
      this.#lines.set(client, line);
      const [first] = line.waiting;
      first?.begin();
    }
  }

  #forget(client: string, line: Line): void {
    if (line.rendering === 0 && line.waiting.size === 0) this.#lines.delete(client);
  }
}
