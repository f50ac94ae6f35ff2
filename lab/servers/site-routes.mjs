import { runTyped } from './run-typed.mjs';

/** Reads the table of routes, and the addresses that programs post to, from the sources. */
const readTable = `
  import { readFileSync } from 'node:fs';
  import routes from '#app/routes.ts';
  const found = [];
  const walk = (list, above) => {
    for (const { path = '', file, children = [] } of list) {
      const pattern = path === '' ? above : above + '/' + path;
      const takesPost = /^export (async )?(function|const) action\\b|^export \\{[^}]*\\baction\\b/m.test(readFileSync('app/' + file, 'utf8'));
      found.push({ pattern: pattern || '/', takesPost });
      walk(children, pattern);
    }
  };
  walk(routes, '');
  const programs = { 'app/create-hono-app.server.ts': '', 'app/monitoring/server/monitoring-api.server.ts': '/api' };
  for (const [file, above] of Object.entries(programs))
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/\\.post\\(\\s*(['"\\w/-]+)/g)) {
      const pattern = path === 'cspReportPath' ? '/api/csp-report' : above + path.replaceAll(/['"]/g, '');
      found.push({ pattern, takesPost: true });
    }
  console.log(JSON.stringify(found));
`;

/** What stands for the parameters of a route. */
const values = {
  ':reference': 'TV-7K3M9Q',
  ':hotelSlug': 'the-tivoli',
  ':hotel': 'the-tivoli',
  ':room?': '',
  ':brand?': '',
  ':location?': '',
  ':form': 'contact',
  ':function': 'FN-AAAAA1',
  ':kind?': 'offers',
  ':kind': 'offers',
  ':id': 'new',
  '*': 'not-there',
};

/**
 * Returns the site's addresses, each with words in the place of its parameters.
 * @returns {Promise<{ path: string, takesPost: boolean }[]>}
 */
export async function siteRoutes(root) {
  const table = JSON.parse(await runTyped(root, readTable));
  const filled = (pattern) =>
    pattern
      .split('/')
      .map((segment) => values[segment] ?? segment.replace(/^:.*/, 'x'))
      .join('/')
      .replace(/(.)\/$/, '$1');
  return table.map(({ pattern, takesPost }) => ({ path: filled(pattern), takesPost }));
}
