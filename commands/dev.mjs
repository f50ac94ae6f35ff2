/** `npm run dev` serves the sources, with hot reload. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './setup/packages.mjs';
import { pinnedNode } from './setup/pinned-node.mjs';
import { runProgram } from './setup/program.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

try {
  await ensureInstalled(root);
  const settings = existsSync('.env') ? ['--env-file=.env'] : [];
  const env = { ...process.env, NODE_ENV: 'development' };
  runProgram(pinnedNode(root), [...settings, 'commands/setup/dev-server.mjs'], env);
} catch (error) {
  console.error(error.message);
  process.exit(error.exitCode ?? 1);
}
