import { DataError } from './data-error.ts';

/** The pauses before a failed request is repeated, in milliseconds. */
const retryRules = {
  repetitions: 2,
  /** Repeating the request cannot change these statuses. */
  neverForStatus: [401, 404],
  firstDelay: 1_000,
  longestDelay: 5_000,
} as const;

const { repetitions, neverForStatus, firstDelay, longestDelay } = retryRules;

/** Milliseconds before a repetition, the first being 0: 1 s, doubling, 5 s at most. */
export function retryDelay(failures: number): number {
  return Math.min(firstDelay * 2 ** failures, longestDelay);
}

/**
 * Whether to ask again after so many failures, the first being 0. It is never asked again if the answer would be the
 * same.
 */
export function retry(failures: number, error: unknown): boolean {
  const isFinal = error instanceof DataError && neverForStatus.some((status) => status === error.status);
  return !isFinal && failures < repetitions;
}
