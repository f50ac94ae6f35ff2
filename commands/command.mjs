/** Runs one of the operator's commands (`commands/`) with the site's own Node and settings. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pinnedNode } from './setup/pinned-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const [name, ...words] = process.argv.slice(2);
try {
  const settings = existsSync('.env') ? ['--env-file=.env'] : [];
  const program = [...settings, `commands/${name}.ts`, ...words];
  process.exit(spawnSync(pinnedNode(root), program, { stdio: 'inherit' }).status ?? 1);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
