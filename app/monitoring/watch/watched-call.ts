import type { MeasuredCall } from '#app/monitoring/store/monitor.ts';
import { readDataCall } from '#app/monitoring/watch/read-data-call.ts';

/** The environment that the watchers of calls need. */
export interface CallRecorder {
  /** The page's origin, such as "https://tivoli.example". */
  origin: string;
  /** Takes a function that reads the call; it may be called later. */
  record: (read: () => MeasuredCall | undefined) => void;
}

interface Outcome {
  status?: number;
  /** Absent if a response came, or if the page itself aborted the call. */
  error?: string;
}

/**
 * Starts to time a call. Returns the function to call at its end; the monitor finds out later whether it is a data
 * call.
 */
export function beginCall(
  { origin, record }: CallRecorder,
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
