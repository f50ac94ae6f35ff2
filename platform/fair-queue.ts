export interface QueueBounds {
  /** Pieces of work at one time: of all clients, and of one. */
  atOnce: number;
  atOncePerClient?: number;
  /** Pieces that wait for their turn: of all clients, and of one. No bound if absent. */
  waiting?: number;
  waitingPerClient?: number;
  /** After this many milliseconds a piece probably waits for something else, and the next one begins. */
  turn?: number;
  /** Is awaited at the beginning of each turn. */
  beforeTurn?: () => Promise<void>;
  /** Returns the milliseconds until the next piece may begin; at once if absent. */
  delay?: () => number;
}

/** A turn, to be ended once; or why there is none: 429 too many of this client, 503 of all, or nobody waits. */
export type Turn = { end(): void } | { refused: 429 | 503 | 'left' };

export interface Asker {
  /** Clients take turns. A visitor's client is the result of `clientNetwork`. */
  client: string;
  /** Is aborted as soon as this asker waits no more. */
  signal?: AbortSignal;
}

export class QueueFull extends Error {}

export class NobodyWaits extends Error {}

interface Waiting {
  begin: () => void;
  refuse: (why: 429 | 503) => void;
}

interface Line {
  running: number;
  waiting: Set<Waiting>;
}

/** A piece of work that several may wait for; it stands in the line of each of their clients. */
interface Job {
  running?: Promise<unknown>;
  places: Map<string, Place>;
}

interface Place {
  askers: number;
  leave: AbortController;
  result: Promise<unknown>;
}

/**
 * Works on a few things at a time and takes clients in turn, so that a client with a thousand requests delays only itself.
 * Whoever leaves is taken out of the queue. Once as many wait as may, the client with the longest line gives up its newest
 * request for each further one.
 */
export class FairQueue {
  readonly #bounds: QueueBounds;
  /** The client whose turn was longest ago comes first. */
  readonly #lines = new Map<string, Line>();
  readonly #jobs = new Map<string, Job>();
  #running = 0;
  #waiting = 0;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  /** The pieces of work that have not begun. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Waits for a turn. `gone` is aborted when the client has left; absent where nobody waits. */
  enter(client: string, gone?: AbortSignal): Promise<Turn> {
    const { waiting = Number.POSITIVE_INFINITY, waitingPerClient = Number.POSITIVE_INFINITY } = this.#bounds;
    if (gone?.aborted) return Promise.resolve({ refused: 'left' });
    const line = this.#lines.get(client) ?? { running: 0, waiting: new Set<Waiting>() };
    if (line.waiting.size >= waitingPerClient) return Promise.resolve({ refused: 429 });
    this.#lines.set(client, line);
    return new Promise((resolve) => {
      const endWait = () => {
        gone?.removeEventListener('abort', leave);
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
          if (!this.#bounds.beforeTurn) return resolve(turn);
          void this.#bounds.beforeTurn().then(() => {
            if (!gone?.aborted) return resolve(turn);
            turn.end();
            resolve({ refused: 'left' });
          });
        },
      };
      gone?.addEventListener('abort', leave, { once: true });
      line.waiting.add(entry);
      this.#waiting += 1;
      this.#next();
      if (this.#waiting > waiting) this.#refuseOne(line);
    });
  }

  /**
   * Does a piece of work when its turn has come, once for all who ask for the same key meanwhile: it begins with the first
   * turn of any of their clients, and never if all have left before. Rejects with QueueFull, with NobodyWaits, or as the
   * work does.
   */
  async ask<T>(key: string, { client, signal }: Asker, work: () => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new Error(closed);
    if (signal?.aborted) throw new NobodyWaits(gone);
    const job = this.#jobs.get(key) ?? { places: new Map<string, Place>() };
    this.#jobs.set(key, job);
    const place = job.places.get(client) ?? this.#join(key, job, client, work);
    place.askers += 1;
    const left = Promise.withResolvers<never>();
    const onAbort = () => {
      left.reject(new NobodyWaits(gone));
      place.askers -= 1;
      if (place.askers > 0) return;
      this.#leave(key, job, client, place);
      place.leave.abort();
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      return (await Promise.race([place.result, left.promise])) as T;
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /** Begins nothing more. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const { waiting } of [...this.#lines.values()]) for (const entry of [...waiting]) entry.refuse(503);
  }

  #join(key: string, job: Job, client: string, work: () => Promise<unknown>): Place {
    const place: Place = { askers: 0, leave: new AbortController(), result: Promise.resolve() };
    job.places.set(client, place);
    const begin = (turn: { end(): void }) => {
      job.running = work().finally(() => {
        this.#jobs.delete(key);
        turn.end();
      });
      for (const other of job.places.values()) if (other !== place) other.leave.abort();
      return job.running;
    };
    const join = async () => {
      const turn = await this.enter(client, place.leave.signal);
      if (!job.running && 'end' in turn) return begin(turn);
      if ('end' in turn) turn.end();
      if (job.running) return job.running;
      this.#leave(key, job, client, place);
      if (this.#isClosed) throw new Error(closed);
      throw 'refused' in turn && turn.refused === 'left' ? new NobodyWaits(gone) : new QueueFull(full);
    };
    place.result = job.running ?? join();
    // Where everybody has left, nobody handles the rejection.
    place.result.catch(() => {});
    return place;
  }

  #leave(key: string, job: Job, client: string, place: Place): void {
    if (job.running) return;
    if (job.places.get(client) === place) job.places.delete(client);
    if (job.places.size === 0 && this.#jobs.get(key) === job) this.#jobs.delete(key);
  }

  /** Refuses the newest request of the longest line, which is `latest` unless another one is longer. */
  #refuseOne(latest: Line): void {
    let longest = latest;
    for (const line of this.#lines.values()) if (line.waiting.size > longest.waiting.size) longest = line;
    // A client with nothing else in the queue has not asked for too much: there are too many clients.
    [...longest.waiting].at(-1)?.refuse(longest.waiting.size > 1 ? 429 : 503);
  }

  #begin(client: string, line: Line): { end(): void } {
    line.running += 1;
    this.#running += 1;
    let hasEnded = false;
    const end = () => {
      clearTimeout(timer);
      if (hasEnded) return;
      hasEnded = true;
      line.running -= 1;
      this.#running -= 1;
      this.#forget(client, line);
      this.#next();
    };
    const timer = this.#bounds.turn && setTimeout(end, this.#bounds.turn);
    return { end };
  }

  #next(): void {
    const { atOnce, atOncePerClient = atOnce, delay } = this.#bounds;
    clearTimeout(this.#timer);
    while (!this.#isClosed && this.#waiting > 0 && this.#running < atOnce) {
      const milliseconds = delay?.() ?? 0;
      if (milliseconds > 0) {
        this.#timer = setTimeout(() => this.#next(), milliseconds).unref();
        return;
      }
      const found = [...this.#lines].find(([, { running, waiting }]) => running < atOncePerClient && waiting.size > 0);
      if (!found) return;
      const [client, line] = found;
      this.#lines.delete(client);
      this.#lines.set(client, line);
      const [first] = line.waiting;
      first?.begin();
    }
  }

  #forget(client: string, line: Line): void {
    if (line.running === 0 && line.waiting.size === 0) this.#lines.delete(client);
  }
}

const closed = 'The site is stopping';
const gone = 'The one who asked has gone';
const full = 'As much work as is allowed waits already';
