import type { FailedLoad } from '#app/shell/load-page.ts';

/**
 * Remembers the page of a kind as it is shown last, so that its tabs can stay if the data of another one cannot be
 * loaded. `without` makes the page without its list.
 */
export function createPageMemory<Page extends { kind: 'found' }>() {
  let last: Page | undefined;
  return {
    remember(page: Page) {
      last = page;
    },
    orWithoutList<Other extends { kind: string }>(
      loaded: Page | Other | FailedLoad,
      without: (page: Page, problem: string) => Page,
    ): Page | Other | FailedLoad {
      return loaded.kind === 'failed' && last ? without(last, (loaded as FailedLoad).problem) : loaded;
    },
  };
}
