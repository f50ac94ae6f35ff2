import { MutationCache, QueryClient } from '@tanstack/query-core';
import { cacheTimes } from '#app/catalogue/cache-times.ts';
import { DataError } from './fetch-data.ts';

/** The pauses before a failed call is repeated, in milliseconds. */
const retryRules = {
  queryRetries: 2,
  mutationRetries: 1,
  /** Repeating the call cannot change these statuses. */
  neverForStatus: [401, 404],
  firstDelay: 1_000,
  longestDelay: 5_000,
} as const;

const { queryRetries, mutationRetries, neverForStatus, firstDelay, longestDelay } = retryRules;

/** Milliseconds before a repetition, the first being 0: 1 s, doubling, 5 s at most. */
function retryDelay(failures: number): number {
  return Math.min(firstDelay * 2 ** failures, longestDelay);
}

/**
 * Whether to ask again after so many failures, the first being 0. It is never asked again if the answer would be the
 * same.
 */
function retry(failures: number, error: unknown): boolean {
  const isFinal = error instanceof DataError && neverForStatus.some((status) => status === error.status);
  return !isFinal && failures < queryRetries;
}

/**
 * Creates the browser's cache of data, with its times and its rules for trying again. `log` receives failed mutations.
 */
export function createQueryClient(log: (error: unknown) => void): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({ onError: (error) => log(error) }),
    defaultOptions: {
      queries: {
        staleTime: cacheTimes.everythingElse.fresh,
        gcTime: cacheTimes.everythingElse.stored,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        retry,
        retryDelay,
      },
      mutations: { retry: mutationRetries, retryDelay },
    },
  });
}
