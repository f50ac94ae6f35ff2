import { DataError, debugText, loadKept } from '#app/catalogue/browser-data.ts';

/** Why a page could not be loaded. */
export interface FailedLoad {
  kind: 'failed';
  problem: string;
}

interface Navigation<T> {
  request: Request;
  times: { fresh: number; stored: number };
  load: () => Promise<T>;
}

/**
 * Loads the data of a page for a navigation inside the site, unless they are kept. An answer that failed or did not come
 * within eight seconds is a value; anything else is thrown: redirects, and data that the scripts of this tab do not
 * understand.
 */
export async function loadPage<T>({ request, times, load }: Navigation<T>): Promise<T | FailedLoad> {
  const { pathname, search } = new URL(request.url);
  try {
    return await loadKept({ key: pathname + search, times, load });
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return { kind: 'failed', problem: debugText(error) };
  }
}

/**
 * Remembers the page of a kind as it is shown last, so that its tabs can stay if the data of another one cannot be
 * loaded. `without` makes the page without its list.
 */
export function createPageMemory<Page extends object>() {
  let last: Page | undefined;
  return {
    shown: () => last,
    remember(page: Page) {
      last = page;
    },
    orWithoutList<Loaded extends object>(
      loaded: Loaded,
      without: (page: Page, problem: string) => Page,
    ): Loaded | Page {
      return 'kind' in loaded && loaded.kind === 'failed' && last && 'problem' in loaded
        ? without(last, String(loaded.problem))
        : loaded;
    },
  };
}
