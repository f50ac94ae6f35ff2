/** The asker of a piece of work. */
export interface Asker {
  /** Clients take turns. A visitor's client is the result of `clientNetwork`. */
  client: string;
  /** Is aborted as soon as this asker waits no more. */
  signal?: AbortSignal;
}

/** The client has as many pieces of work waiting as are allowed. */
export class QueueFull extends Error {}

/** Nobody waits for the piece of work any more. */
export class NobodyWaits extends Error {}

export interface FairQueue {
  /**
   * Does a piece of work when its turn has come, once for all who ask for the same key meanwhile. It is dropped if the
   * last of them leaves before it began. Rejects with QueueFull, with NobodyWaits, or as the work does.
   */
  ask<T>(key: string, asker: Asker, work: () => Promise<T>): Promise<T>;
  /** The pieces of work that have not begun. */
  waiting(): number;
  close(): void;
}

interface FairQueueOptions {
  /** So many pieces of work run at once. */
  parallel: number;
  /** So many pieces of work may wait for one client, and for all of them. */
  most: { perClient: number; inAll: number };
  /** Returns the milliseconds until the next piece may begin; at once if absent. */
  delay?: () => number;
}

interface Job {
  key: string;
  begin: () => void;
  reject: (error: Error) => void;
  result: Promise<unknown>;
  hasBegun: boolean;
  /** Counts how many wait for it, by client. */
  askers: Map<string, number>;
}

const closed = 'The site is stopping';

/**
 * Lets clients take turns, one piece of work each: a client that asks for a thousand delays another by one. Work that
 * several clients wait for stands in the line of each, and begins with the first turn that reaches it.
 */
export function createFairQueue({ parallel, most, delay = () => 0 }: FairQueueOptions): FairQueue {
  /** The waiting and the running pieces of work, by key. */
  const jobs = new Map<string, Job>();
  /** The waiting work, by client; the client whose turn it is stands first. No line is empty. */
  const lines = new Map<string, Set<Job>>();
  let running = 0;
  let waiting = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function create(key: string, work: () => Promise<unknown>): Job {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    // Where everybody has left, nobody handles the rejection.
    promise.catch(() => {});
    const begin = () => {
      running += 1;
      work()
        .then(resolve, reject)
        .finally(() => {
          running -= 1;
          jobs.delete(key);
          next();
        });
    };
    return { key, begin, reject, result: promise, hasBegun: false, askers: new Map() };
  }

  function joinLine(job: Job, client: string): void {
    const line = lines.get(client) ?? new Set();
    if (line.has(job)) return;
    if (line.size >= most.perClient)
      throw new QueueFull(`${most.perClient} pieces of work wait for this client already`);
    lines.set(client, line.add(job));
  }

  function leaveLine(job: Job, client: string): void {
    const line = lines.get(client);
    line?.delete(job);
    if (line?.size === 0) lines.delete(client);
  }

  function leave(job: Job, client: string): void {
    const others = (job.askers.get(client) ?? 1) - 1;
    if (others > 0) job.askers.set(client, others);
    else job.askers.delete(client);
    if (job.hasBegun || others > 0) return;
    leaveLine(job, client);
    if (job.askers.size === 0) drop(job, new NobodyWaits('Nobody waits for this any more'));
  }

  function drop(job: Job, reason: Error): void {
    waiting -= 1;
    jobs.delete(job.key);
    job.reject(reason);
  }

  /** Takes the oldest piece of the client whose turn it is, who then stands last. */
  function take(): Job | undefined {
    for (const [client, line] of lines) {
      const [job] = line;
      if (!job) continue;
      for (const one of job.askers.keys()) leaveLine(job, one);
      if (lines.delete(client)) lines.set(client, line);
      return job;
    }
    return undefined;
  }

  function next(): void {
    clearTimeout(timer);
    while (!isClosed && waiting > 0 && running < parallel) {
      const milliseconds = delay();
      if (milliseconds > 0) {
        timer = setTimeout(next, milliseconds).unref();
        return;
      }
      const job = take();
      if (!job) return;
      waiting -= 1;
      job.hasBegun = true;
      job.begin();
    }
  }

  async function ask<T>(key: string, { client, signal }: Asker, work: () => Promise<T>): Promise<T> {
    if (isClosed) throw new Error(closed);
    if (signal?.aborted) throw new NobodyWaits('The one who asked has gone');
    const underway = jobs.get(key);
    if (!underway && waiting >= most.inAll) throw new QueueFull(`${most.inAll} pieces of work wait already`);
    const job = underway ?? create(key, work);
    if (!job.hasBegun) joinLine(job, client);
    job.askers.set(client, (job.askers.get(client) ?? 0) + 1);
    if (!underway) {
      jobs.set(key, job);
      waiting += 1;
      next();
    }
    const gone = Promise.withResolvers<never>();
    const onAbort = () => {
      leave(job, client);
      gone.reject(new NobodyWaits('The one who asked has gone'));
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      return (await Promise.race([job.result, gone.promise])) as T;
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  }

  return {
    ask,
    waiting: () => waiting,
    close() {
      isClosed = true;
      clearTimeout(timer);
      lines.clear();
      for (const job of [...jobs.values()]) if (!job.hasBegun) drop(job, new Error(closed));
    },
  };
}
