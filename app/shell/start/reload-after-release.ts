import { isRouteErrorResponse } from 'react-router';

declare global {
  interface Window {
    /** React Router's list of the routes of the build that made this page. */
    __reactRouterManifest: { version: string };
  }
}

/**
 * Loads the page again if a release came since this tab was opened: the scripts here may not understand the data of the
 * new build, whose page names another list of routes. A page that names none is no page of a build, so it does not count.
 * A response with a status means the same in each build.
 */
export async function reloadAfterRelease(error: unknown): Promise<void> {
  if (isRouteErrorResponse(error)) return;
  try {
    const page = await fetch(location.href, { headers: { accept: 'text/html' } });
    const version = page.ok && /\/manifest-(\w+)/.exec(await page.text())?.[1];
    if (version && version !== window.__reactRouterManifest.version) location.reload();
  } catch {
    // The page of the error stays where the site cannot be reached.
  }
}
