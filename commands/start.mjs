/** `npm start` installs what is missing, builds what has changed, then serves. Any Node from 20 on runs it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './setup/packages.mjs';
import { pinnedNode } from './setup/pinned-node.mjs';
import { runProgram } from './setup/program.mjs';
import { serverEnvironment, serverFlags } from './setup/server-flags.mjs';
import { ensureBuilt } from './setup/site-build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

try {
  await ensureInstalled(root);
  const node = pinnedNode(root);
  await ensureBuilt(root, node);
  const env = { NODE_ENV: 'production', ...serverEnvironment, ...process.env };
  const settings = existsSync('.env') ? ['--env-file=.env'] : [];
  runProgram(node, [...serverFlags, ...settings, 'build/server/index.js'], env);
} catch (error) {
  console.error(error.message);
  process.exit(error.exitCode ?? 1);
}
