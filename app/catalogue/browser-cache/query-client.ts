import { createQueryClient } from './create-query-client.ts';

/** There is one for the page's whole life. It is loaded with `import()`, so that the first page does not wait for it. */
export const queryClient = createQueryClient((error) => {
  // biome-ignore lint/suspicious/noConsole: failed mutations are logged in the browser's console
  console.error(error);
});
