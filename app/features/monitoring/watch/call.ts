import type { ApiHit } from '../store/records.ts';
import { type DataCall, readDataCall } from './read-data-call.ts';

/** Where watched calls come from and go to. */
export interface Watched {
  /** Of the page, e.g. "https://tivoli.example". */
  origin: string;
  record: (call: Omit<ApiHit, 'id' | 'timestamp'>) => void;
}

interface Outcome {
  status?: number;
  /** Absent for an answer, and for a call that the page itself gave up. */
  error?: string;
}

/** Begins to time a call. Gives what to call at its end; undefined where it is none for data. */
export function beginCall(
  { origin, record }: Watched,
  { address, method }: { address: string; method: string },
): ((outcome: Outcome) => void) | undefined {
  const call = knownCall(address, origin);
  if (!call) return undefined;
  const begun = performance.now();
  return (outcome) => {
    record({ ...call, method: String(method).toUpperCase(), duration: performance.now() - begun, ...outcome });
  };
}

/** Addresses that were read, of the one origin that a page has; most are asked again and again. */
const read = new Map<string, DataCall | undefined>();
const mostRead = 100;
const longestRead = 500;

function knownCall(address: string, origin: string): DataCall | undefined {
  if (read.has(address)) return read.get(address);
  const call = readDataCall(address, origin);
  if (address.length > longestRead) return call;
  if (read.size >= mostRead) read.clear();
  read.set(address, call);
  return call;
}
