import { queryClient } from './query-client.ts';
import { requestLimits } from './request-limits.ts';

export interface Question<T> {
  /** The name of the answer in the cache. */
  key: readonly unknown[];
  /** How long the answer is fresh and how long it is kept, in milliseconds. */
  times: { fresh: number; stored: number };
  load: () => Promise<T>;
  /** Whether `load` itself tries again after a failure. */
  repeatsItself?: boolean;
}

/**
 * Answers from the browser's cache while it is fresh, else by asking the server; where that takes five seconds or fails,
 * with the answer that is kept from before. Rejects if there is none.
 */
export async function loadKept<T>({ key, times, load, repeatsItself }: Question<T>): Promise<T> {
  // The router aborts the request of a navigation that another one replaces, so the same page is asked for anew.
  if (repeatsItself) await queryClient.cancelQueries({ queryKey: key, exact: true });
  const kept = queryClient.getQueryData<T>(key);
  const asked = queryClient.fetchQuery<T>({
    queryKey: key,
    queryFn: load,
    staleTime: times.fresh,
    gcTime: times.stored,
    ...(repeatsItself && { retry: false }),
  });
  if (kept === undefined) return asked;
  const late = new Promise<T>((resolve) => setTimeout(() => resolve(kept), requestLimits.attempt));
  return Promise.race([asked, late]).catch((error: unknown) => {
    if (error instanceof Error) return kept;
    throw error;
  });
}
