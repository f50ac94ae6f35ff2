import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './step.mjs';

/** Returns a hash of what the installed packages depend on: package.json, the lockfile and this system. */
function wantedStamp(root) {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(root, file)));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

/**
 * These are npm's words to install the packages. No package needs its install script, because the site completes
 * PostgreSQL's files itself when it starts the database. It is not `npm ci` because the lockfile leaves out what only
 * other systems have.
 * @public The test of the container file compares its own npm command with this one.
 */
export const installation = [
  'install',
  '--no-save',
  '--no-audit',
  '--no-fund',
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
];

/** Returns the npm that belongs to the running program, so that no other version of npm installs the packages. */
function npmCommand() {
  const { npm_execpath: path } = process.env;
  return path && /npm-cli\.c?js$/.test(path) ? [process.execPath, path] : ['npm'];
}

/**
 * Installs the packages of the lockfile, and never changes it. Does nothing when they are installed already, or when
 * `node_modules` is a link to another checkout's folder.
 * @param {string} root the checkout, or a folder in it that has packages of its own
 */
export async function ensureInstalled(root) {
  const folder = join(root, 'node_modules');
  const stampFile = join(folder, '.installed-for');
  if (existsSync(folder) && lstatSync(folder).isSymbolicLink()) return;
  // npm fails over the remains of an interrupted installation.
  const unfinished = join(folder, '.unfinished');
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  const stamp = wantedStamp(root);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, '');
  try {
    await step('Installing the packages', [...npmCommand(), ...installation, '--prefix', root], {
      ...process.env,
      NODE_ENV: '',
    });
  } catch (error) {
    // If npm failed by itself, for example without a network, it has restored everything.
    if (!error.stopped) rmSync(unfinished);
    throw error;
  }
  writeFileSync(stampFile, stamp);
  rmSync(unfinished);
}
