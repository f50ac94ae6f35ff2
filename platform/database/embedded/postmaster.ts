import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { pauseAfterFailures } from '#platform/startup/pause-after-failures.ts';
import type { RunAs } from './run-as.ts';

/** Limits in milliseconds. Recovery after a crash replays at most max_wal_size of log, which takes seconds. */
const limits = { ready: 120_000, fastStop: 8_000, immediateStop: 2_000 };

type Postmaster = Awaited<ReturnType<typeof launchPostmaster>>;

/** Starts the server. Resolves once it accepts connections, rejects if it ends before. */
export async function launchPostmaster(
  data: string,
  command: { program: string; runAs: RunAs; settings: Record<string, string> },
  life: { log: Logger; onSpawn: (pid: number) => void },
) {
  const options = Object.entries(command.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [first = '', ...rest] = [...command.runAs.prefix, command.program, '-D', data, ...options];
  // The server has a session of its own: Ctrl-C in a terminal must reach us, who finish the requests, and not the
  // database as well.
  const child = spawn(first, rest, { cwd: data, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  let running = true;
  let lastWords = '';
  /** Settles when the server has ended, for whatever reason. */
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      running = false;
      resolve();
    };
    child.once('close', end);
    child.once('error', end);
  });
  child.stderr?.on('data', (text: Buffer | string) => {
    lastWords = String(text).trim();
  });
  forwardLog(child, life.log);

  const endBefore = async (signal: NodeJS.Signals, limit: number): Promise<boolean> => {
    if (!running) return true;
    child.kill(signal);
    await Promise.race([ended, wait(limit, undefined, { ref: false })]);
    return !running;
  };
  /** Ends the server: cleanly, else with recovery at the next start, else by force. */
  const stop = async (): Promise<void> => {
    if (await endBefore('SIGINT', limits.fastStop)) return;
    if (await endBefore('SIGQUIT', limits.immediateStop)) return;
    await endBefore('SIGKILL', limits.immediateStop);
  };

  const { pid } = child;
  if (pid !== undefined) life.onSpawn(pid);
  const latest = Date.now() + limits.ready;
  while (pid === undefined || !isReady(data, pid)) {
    if (!running || pid === undefined) throw new Error(`PostgreSQL ended while it started: ${lastWords}`);
    if (Date.now() > latest) {
      await stop();
      throw new Error(`PostgreSQL took no connections within ${limits.ready / 1000} s: ${lastWords}`);
    }
    await wait(5);
  }
  return { ended, stop, interrupt: () => void child.kill('SIGINT') };
}

function forwardLog(child: ChildProcess, log: Logger): void {
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n').filter((part) => part.trim() !== '')) {
      const grave = /^(FATAL|PANIC):/.test(line);
      log[grave ? 'warn' : 'debug']({ part: 'postgres' }, line);
    }
  });
}

/** PostgreSQL writes "ready" into its lock file once it accepts connections. */
function isReady(data: string, pid: number): boolean {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

/** Milliseconds before a server that ended by itself is started again. */
const pauses = [0, 500, 1_000, 2_000, 5_000, 10_000, 30_000];
/** A server that ran for this many milliseconds had a good start, and the pauses begin anew. */
const healthyAfter = 60_000;

/** Starts the server, and again whenever it ends without being asked to. Rejects if the first start fails. */
export async function keepRunning(launch: () => Promise<Postmaster>, log: Logger): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let server = await launch();

  const live = async (): Promise<void> => {
    let failures = 0;
    let born = Date.now();
    while (!stopping.signal.aborted) {
      await server.ended;
      if (Date.now() - born > healthyAfter) failures = 0;
      if (!stopping.signal.aborted) log.error({ part: 'postgres' }, 'the database ended by itself; starting it again');
      await pauseAfterFailures(failures, pauses, stopping.signal);
      if (stopping.signal.aborted) break;
      failures += 1;
      born = Date.now();
      try {
        server = await launch();
        log.info({ part: 'postgres' }, 'the database runs again');
      } catch (error) {
        log.error({ part: 'postgres', err: error }, 'the database did not start again');
      }
    }
    // Somebody may have asked for a stop while it was starting.
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
