import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pinnedNode } from '../../commands/setup/pinned-node.mjs';

/** Runs a script that imports the project's TypeScript, with the Node that runs the site, and returns what it prints. */
export async function runTyped(root, script, words = []) {
  const command = ['--input-type=module', '-e', script, '--', ...words];
  const { stdout } = await promisify(execFile)(pinnedNode(root), command, { cwd: root, encoding: 'utf8' });
  return stdout;
}
