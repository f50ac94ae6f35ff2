import { MutationCache, QueryCache, QueryClient } from '@tanstack/query-core';
import { cacheTimes } from '#app/catalogue/cache-times.ts';
import { retry, retryDelay } from './retry-rules.ts';

const mutationRetries = 1;

/** There is one for the page's whole life. It is loaded with `import()`, so that the first page does not wait for it. */
export const queryClient = createQueryClient((error) => {
  // The router aborts the request of a navigation that another one replaces.
  if (error instanceof DOMException && error.name === 'AbortError') return;
  // biome-ignore lint/suspicious/noConsole: errors of data are logged in the browser's console
  console.error(error);
});

/**
 * Creates the browser's cache of data, with its times and its rules for trying again. `log` receives the errors of queries
 * and mutations.
 */
export function createQueryClient(log: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => log(error) }),
    mutationCache: new MutationCache({ onError: (error) => log(error) }),
    defaultOptions: {
      queries: {
        staleTime: cacheTimes.everythingElse.fresh,
        gcTime: cacheTimes.everythingElse.stored,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        retry,
        retryDelay,
        // Otherwise a query would wait without an end while the browser believes to be offline.
        networkMode: 'always',
      },
      mutations: { retry: mutationRetries, retryDelay, networkMode: 'always' },
    },
  });
}
