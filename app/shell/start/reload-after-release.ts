import { isRouteErrorResponse } from 'react-router';

/** Returns the first of the scripts that a page lists for its start: the build's own list of routes. */
function listOfRoutes(page: string | undefined): string | undefined {
  return /\/manifest-\w+/.exec(page ?? '')?.[0];
}

const ofThisTab = listOfRoutes(document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts);

/**
 * Loads the page again if a release came since this tab was opened: the scripts here may not understand the data of the
 * new build, whose page names another list of routes. A page that names none is no page of a build, so it does not count.
 * A response with a status means the same in each build.
 */
export async function reloadAfterRelease(error: unknown): Promise<void> {
  if (isRouteErrorResponse(error) || !ofThisTab) return;
  try {
    const page = await fetch(location.href, { headers: { accept: 'text/html' } });
    const now = page.ok && listOfRoutes(await page.text());
    if (now && now !== ofThisTab) location.reload();
  } catch {
    // The page of the error stays where the site cannot be reached.
  }
}
