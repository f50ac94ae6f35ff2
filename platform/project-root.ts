import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the folder of the checkout, from the source as well as from the built bundle. */
export function projectRoot(from = import.meta.dirname): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const above = dirname(from);
  if (above === from) throw new Error('No package.json above the running program');
  return projectRoot(above);
}
