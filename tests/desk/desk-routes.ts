import routes from '#app/routes.ts';

interface Route {
  path?: string | undefined;
  file: string;
  children?: Route[] | undefined;
}

/** What stands for a parameter that is no id of an enquiry. */
const values: Record<string, string> = { kind: 'hotels', hotel: 'the-tivoli' };

/** Every address behind the desk's guard, from the routes themselves; `key` stands wherever an address has an id. */
export function deskRoutes(key: string): string[] {
  const behind = (routes as Route[]).find(({ file }) => file === 'desk/frame/desk-route.tsx');
  if (!behind?.children) throw new Error('The desk has no routes.');
  return behind.children.map(({ path = '' }) => {
    const filled = path.replace(/:(\w+)\??/g, (_, name: string) => values[name] ?? key);
    return filled ? `/desk/${filled}` : '/desk';
  });
}
