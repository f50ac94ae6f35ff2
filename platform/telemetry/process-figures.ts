import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface InstanceFigures {
  id: string;
  build: string;
  /** Seconds. */
  uptime: number;
  /** Resident memory in MiB. */
  memory: number;
  /** Used heap in MiB. */
  heap: number;
  /** 99 % of the timers were late by at most so many milliseconds, in the last minute. */
  loopDelay: number;
  data: 'database' | 'fallback';
}

const MIB = 2 ** 20;
/** Milliseconds between two samples of the event loop: enough samples for a p99 of a minute, at no noticeable cost. */
const SAMPLE_EVERY = 100;

/** Measures this process: its uptime, its memory and the delay of its event loop. */
export function watchInstance({ id, build, isOn }: { id: string; build: string; isOn: boolean }) {
  const startedAt = new Date();
  const delay = monitorEventLoopDelay({ resolution: SAMPLE_EVERY });
  if (isOn) delay.enable();
  let since = performance.now();

  return {
    figures(data: InstanceFigures['data']): InstanceFigures & { startedAt: Date } {
      // The delay is computed from the samples of about a minute, which are then discarded.
      const loopDelay = Math.max(0, delay.percentile(99) / 1e6 - SAMPLE_EVERY);
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
        loopDelay: Math.round(loopDelay * 10) / 10,
        data,
      };
    },
    close: () => delay.disable(),
  };
}
