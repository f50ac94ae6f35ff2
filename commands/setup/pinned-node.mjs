import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const leastMajor = 24;

/**
 * Returns the Node that runs the site: the one that package.json pins for this system, else the running one if it is
 * new enough. Throws a sentence if there is neither.
 * @param {string} root the checkout
 */
export function pinnedNode(root) {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(root, 'node_modules', name);
  const program = join(folder, 'bin', 'node');
  const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).optionalDependencies?.[name];
  if (existsSync(program)) {
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (version === pinned) return program;
    throw new Error(`node_modules holds Node ${version} and package.json pins ${pinned}: run npm ci.`);
  }
  if (Number.parseInt(process.versions.node, 10) >= leastMajor) return process.execPath;
  throw new Error(
    pinned
      ? `Node ${pinned} is not in node_modules/${name}: run npm ci, or start with Node ${leastMajor} or later.`
      : `There is no packaged Node for ${process.platform}-${process.arch}: start with Node ${leastMajor} or later.`,
  );
}
