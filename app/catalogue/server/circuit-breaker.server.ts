import { TimedOut, withTimeout } from '#platform/database/with-timeout.ts';
import { databaseTrouble } from '#platform/startup/database-trouble.ts';

interface Options {
  /** One read may take so many milliseconds. */
  limitMs: number;
  /** An open breaker checks at this interval, in milliseconds, whether the database is back. */
  probeEveryMs: number;
  /** Rejects while the database is away. */
  probe: () => Promise<unknown>;
  onOpen: (reason: string) => void;
  onClose: () => void;
}

export interface CircuitBreaker {
  /** Runs the read within the limit. While the breaker is open it rejects at once. */
  run<T>(read: () => Promise<T>): Promise<T>;
  readonly isOpen: boolean;
  /** Ends the probes. */
  stop(): void;
}

/**
 * Opens at the first read that finds the database away, so that only the visitors of that moment wait. Closes when its
 * own probe in the background succeeds. A read that the database refuses does not open it.
 */
export function createCircuitBreaker(options: Options): CircuitBreaker {
  let isOpen = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function open(error: unknown) {
    if (isOpen || stopped) return;
    isOpen = true;
    options.onOpen(error instanceof Error ? error.message || error.name : String(error));
    askLater();
  }

  function askLater() {
    timer = setTimeout(ask, options.probeEveryMs).unref();
  }

  async function ask() {
    try {
      await withTimeout(options.limitMs, options.probe());
      isOpen = false;
      if (!stopped) options.onClose();
    } catch {
      if (!stopped) askLater();
    }
  }

  return {
    get isOpen() {
      return isOpen;
    },
    async run(read) {
      if (isOpen) throw new BreakerOpen('the database was away a moment ago');
      try {
        return await withTimeout(options.limitMs, read());
      } catch (error) {
        if (error instanceof TimedOut || databaseTrouble(error) !== 'broken') open(error);
        throw error;
      }
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** The read was not even tried. */
export class BreakerOpen extends Error {}
