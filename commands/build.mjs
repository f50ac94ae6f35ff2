/**
 * `npm run build` installs and builds as `npm start` does before it serves, for a release that a service manager runs.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './setup/packages.mjs';
import { pinnedNode } from './setup/pinned-node.mjs';
import { ensureBuilt } from './setup/site-build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

/** The service cannot write into the release, so the embedded PostgreSQL's links are made now. */
const completeDatabase = `import { findBinaries } from '#platform/database/embedded/binaries.ts'; findBinaries();`;

try {
  await ensureInstalled(root);
  const node = pinnedNode(root);
  await ensureBuilt(root, node);
  execFileSync(node, ['--input-type=module', '-e', completeDatabase], { stdio: 'inherit' });
} catch (error) {
  console.error(error.message);
  process.exit(error.exitCode ?? 1);
}
