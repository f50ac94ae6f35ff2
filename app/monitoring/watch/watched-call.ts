import type { MadeCall } from '#app/monitoring/store/monitor.ts';
import { readDataCall } from '#app/monitoring/watch/read-data-call.ts';

/** Where watched calls come from and go to. */
export interface Watched {
  /** Of the page, e.g. "https://tivoli.example". */
  origin: string;
  /** Takes how a call is read, which need not be at once. */
  record: (read: () => MadeCall | undefined) => void;
}

interface Outcome {
  status?: number;
  /** Absent for an answer, and for a call that the page itself gave up. */
  error?: string;
}

/** Begins to time a call. Gives what to call at its end; whether it is one for data is read when the monitor has time. */
export function beginCall(
  { origin, record }: Watched,
  { address, method }: { address: string; method: string },
): (outcome: Outcome) => void {
  const begun = performance.now();
  return (outcome) => {
    const duration = performance.now() - begun;
    record(() => {
      const call = readDataCall(address, origin);
      return call && { ...call, method: String(method).toUpperCase(), duration, ...outcome };
    });
  };
}
