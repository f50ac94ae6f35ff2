import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Postmaster } from './postmaster.ts';

/** The pauses, in milliseconds, before a server that ended by itself is started again; the last one repeats. */
const pauses = [0, 500, 1_000, 2_000, 5_000, 10_000, 30_000] as const;
/** If a server ran this many milliseconds, its start was good and the pauses begin anew. */
const healthyAfter = 60_000;

async function pause(failures: number, signal: AbortSignal): Promise<void> {
  const milliseconds = pauses[Math.min(failures, pauses.length - 1)] ?? 0;
  // An abort ends the pause early and is not an error.
  await wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
}

/** Starts the server, and again whenever it ends without being asked to. Rejects if the first start fails. */
export async function keepRunning(launch: () => Promise<Postmaster>, log: Logger): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let server = await launch();

  const relaunch = async (earlierFailures: number): Promise<number> => {
    for (let failures = earlierFailures; ; failures += 1) {
      await pause(failures, stopping.signal);
      if (stopping.signal.aborted) return failures;
      try {
        server = await launch();
        log.info({ part: 'postgres' }, 'the database runs again');
        return failures + 1;
      } catch (error) {
        log.error({ part: 'postgres', err: error }, 'the database did not start again');
      }
    }
  };

  const live = async (): Promise<void> => {
    for (let failures = 0; !stopping.signal.aborted; ) {
      const born = Date.now();
      await server.ended;
      if (stopping.signal.aborted) return;
      log.error({ part: 'postgres' }, 'the database ended by itself; starting it again');
      failures = await relaunch(Date.now() - born > healthyAfter ? 0 : failures);
    }
    // Somebody asked for a stop while it was starting.
    await server.stop();
  };

  // This ends the server if the program exits without asking us to stop.
  const stopNow = (): void => server.interrupt();
  process.once('exit', stopNow);
  const life = live();
  return {
    stop: async () => {
      stopping.abort();
      process.off('exit', stopNow);
      await server.stop();
      await life;
    },
  };
}
