/** `npm start`: installs what is missing, builds what has changed, then serves. Any Node from 20 on runs it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './packages.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { runProgram } from './program.mjs';
import { ensureBuilt } from './site-build.mjs';

/** Keeps V8 from holding on to memory that an idle site does not use: half as much after a minute (`npm run prove memory`). */
const sparing = '--max-semi-space-size=8';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

try {
  await ensureInstalled(root);
  const node = pinnedNode(root);
  await ensureBuilt(root, node);
  const env = { NODE_ENV: 'production', ...process.env };
  const settings = existsSync('.env') ? ['--env-file=.env'] : [];
  runProgram(node, [sparing, ...settings, 'build/server/index.js'], env);
} catch (error) {
  console.error(error.message);
  process.exit(error.exitCode ?? 1);
}
