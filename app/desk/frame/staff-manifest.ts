import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const opening = 'window.__reactRouterManifest=';

/** Whether a route is one of the desk's pages, by the name of its module. */
export const isStaffRoute = (id: string) => id.startsWith('desk/');

/** Whether a route is not a page, so that no link inside the site leads there. */
const isFile = (id: string) => /^shell\/head\/(llms|sitemap)-route$/.test(id);

/** The file with the list of all routes, beside the list for visitors. */
export const staffManifest = (url: string) => url.replace(/\.js$/, '-staff.js');

/**
 * Moves the built list of all routes to a file for staff, and leaves the list of visitors' routes under the original
 * name. Should React Router write its list in another way, visitors get all of it: links to the desk work everywhere.
 */
export async function splitManifest(folder: string): Promise<void> {
  const name = (await readdir(folder)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`No list of routes in ${folder}: React Router writes it in another way now.`);
  const file = join(folder, name);
  const source = await readFile(file, 'utf8');
  await copyFile(file, staffManifest(file));
  const manifest = readManifest(source);
  if (!manifest) return;
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).flatMap(([id, route]) =>
      isStaffRoute(id) || isFile(id) ? [] : [[id, shortened(route, manifest.entry.imports)]],
    ),
  );
  await writeFile(file, `${opening}${JSON.stringify({ ...manifest, routes })};`);
}

interface Route {
  imports: string[];
}

/** Leaves out the scripts that every page has already, and what is false: React Router reads what is absent as false. */
function shortened(route: Route, common: string[]): Route {
  const told = Object.entries(route).filter(([, value]) => value !== false);
  return { ...Object.fromEntries(told), imports: route.imports.filter((script) => !common.includes(script)) };
}

function readManifest(source: string): { entry: Route; routes: Record<string, Route> } | undefined {
  if (!source.startsWith(opening)) return undefined;
  try {
    const { entry, routes, ...rest } = JSON.parse(source.slice(opening.length).replace(/;\s*$/, ''));
    const isKnown = [entry, ...Object.values(routes)].every((route) => Array.isArray(route.imports));
    return isKnown ? { ...rest, entry, routes } : undefined;
  } catch {
    return undefined;
  }
}
