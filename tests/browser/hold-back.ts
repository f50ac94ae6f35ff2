import type { Page } from 'playwright-core';

/** Lets what a page asks for at these addresses wait until the function that is given back is called. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await mayCome;
    await route.continue();
  });
  return letCome;
}
