import { createQueryClient } from './create-query-client.ts';

/** One for the page's whole life. Load it, and what uses it, with `import()`: arrival does not pay for it. */
export const queryClient = createQueryClient((error) => {
  // biome-ignore lint/suspicious/noConsole: the specification has failed mutations logged there
  console.error(error);
});
