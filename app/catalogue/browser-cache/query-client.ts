import { createQueryClient } from './create-query-client.ts';

/** There is one for the page's whole life. It is loaded with `import()`, so that the first page does not wait for it. */
export const queryClient = createQueryClient((error) => {
  // The router aborts the request of a navigation that another one replaces.
  if (error instanceof DOMException && error.name === 'AbortError') return;
  // biome-ignore lint/suspicious/noConsole: errors of data are logged in the browser's console
  console.error(error);
});
