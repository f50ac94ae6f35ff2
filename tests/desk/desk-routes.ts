import { join } from 'node:path';
import routes from '#app/routes.ts';

interface Route {
  path?: string | undefined;
  file: string;
  children?: Route[] | undefined;
}

/** This replaces a parameter that is not an enquiry's id. */
const values: Record<string, string> = { kind: 'hotels', hotel: 'the-tivoli' };

/** Returns the routes behind the desk's sign-in, with the file of each. */
export function deskRouteFiles(): { path: string; file: string }[] {
  const behind = (routes as Route[]).find(({ file }) => file === 'desk/frame/desk-route.tsx');
  if (!behind?.children) throw new Error('The desk has no routes.');
  return behind.children.map(({ path = '', file }) => ({ path, file: join('app', file) }));
}

/** Returns every address behind the desk's sign-in, taken from the routes; `key` replaces each id. */
export function deskRoutes(key: string): string[] {
  return deskRouteFiles().map(({ path }) => {
    const filled = path.replace(/:(\w+)\??/g, (_, name: string) => values[name] ?? key);
    return filled ? `/desk/${filled}` : '/desk';
  });
}
