import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface InstanceFigures {
  id: string;
  build: string;
  /** Seconds. */
  uptime: number;
  /** MiB that the process holds. */
  memory: number;
  /** MiB of used heap. */
  heap: number;
  /** Milliseconds that 99 of 100 timers were late at most, in the last minute. */
  loopDelay: number;
  data: 'database' | 'fallback';
}

const MIB = 2 ** 20;
/** Milliseconds between two looks at the event loop: often enough for a p99 of a minute, seldom enough to cost nothing. */
const LOOK_EVERY = 100;

export interface WatchedInstance {
  figures(data: InstanceFigures['data']): InstanceFigures & { startedAt: Date };
  close(): void;
}

/** This process: how long it runs, what it holds, how late its timers are. */
export function watchInstance({ id, build, isOn }: { id: string; build: string; isOn: boolean }): WatchedInstance {
  const startedAt = new Date();
  const delay = monitorEventLoopDelay({ resolution: LOOK_EVERY });
  if (isOn) delay.enable();
  let since = performance.now();
  let lastDelay = 0;

  return {
    figures(data) {
      // A delay is told from its looks of about a minute, and the next minute begins anew.
      lastDelay = Math.max(0, delay.percentile(99) / 1e6 - LOOK_EVERY);
      if (performance.now() - since > 60_000) {
        delay.reset();
        since = performance.now();
      }
      const { rss, heapUsed } = process.memoryUsage();
      return {
        id,
        build,
        startedAt,
        uptime: Math.round((Date.now() - startedAt.getTime()) / 1000),
        memory: Math.round(rss / MIB),
        heap: Math.round(heapUsed / MIB),
        loopDelay: Math.round(lastDelay * 10) / 10,
        data,
      };
    },
    close: () => delay.disable(),
  };
}
