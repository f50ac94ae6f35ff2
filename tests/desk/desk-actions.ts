import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deskRouteFiles } from './desk-routes.ts';

/** Matches how a route compares the name of an action that was posted: `case 'undo':` or `text('do') === 'show'`. */
const comparison = /(?:\bcase |\btext\('do'\) [!=]== )'([a-z-]+)'/g;

/**
 * Returns every action that a post can name, such as `POST staff: invite`. The names are read in the code of the routes
 * that have an action, and of each `read…Change` that these import.
 */
export function namedActions(): string[] {
  return deskRouteFiles().flatMap(({ path, file }) => {
    const code = readFileSync(file, 'utf8');
    if (!code.includes('function action')) return [];
    const readers = [...code.matchAll(/import \{[^}]*\bread\w*Change\b[^}]*\} from '([^']+)'/g)].map(([, from = '']) =>
      from.startsWith('#') ? from.slice(1) : join(dirname(file), from),
    );
    const all = [code, ...readers.map((reader) => readFileSync(reader, 'utf8'))].join('\n');
    return [...all.matchAll(comparison)].map(([, name]) => `POST ${path}: ${name}`);
  });
}
