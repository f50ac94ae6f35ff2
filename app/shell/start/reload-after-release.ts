import { isRouteErrorResponse } from 'react-router';

declare global {
  interface Window {
    /** React Router's list of the routes of the build that made this page. */
    __reactRouterManifest: { version: string };
  }
}

/**
 * Loads the page anew where a release came since this tab was opened: the scripts here may not understand the data of
 * the new build, whose page names another list of routes. An answer with a status says the same in each build.
 */
export async function reloadAfterRelease(error: unknown): Promise<void> {
  if (isRouteErrorResponse(error)) return;
  try {
    const page = await fetch(location.href, { headers: { accept: 'text/html' } });
    if (page.ok && !(await page.text()).includes(`manifest-${window.__reactRouterManifest.version}`)) location.reload();
  } catch {
    // The page of the error stays where the site cannot be reached.
  }
}
