import { readFileSync } from 'node:fs';

/**
 * Starts to measure. The returned function gives the milliseconds since then, without those in which this process was
 * ready to run and waited for a processor, so that an upper limit holds on a busy machine too. It is no lower limit.
 */
export function stopwatch(): () => number {
  const begun = performance.now();
  const waitedBefore = waitedForProcessor();
  return () => performance.now() - begun - (waitedForProcessor() - waitedBefore);
}

/** Returns the milliseconds since the process started; 0 where the system does not tell. */
function waitedForProcessor(): number {
  try {
    const [, waited = '0'] = readFileSync('/proc/self/schedstat', 'utf8').split(' ');
    return Number(waited) / 1_000_000;
  } catch {
    return 0;
  }
}
