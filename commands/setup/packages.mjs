import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './step.mjs';

/** Returns a hash of what the installed packages depend on: package.json, the lockfile and this system. */
function wantedStamp(root) {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(root, file)));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

/**
 * These are npm's words to install what the lockfile names and nothing else. No package needs its install script,
 * because the site completes PostgreSQL's files itself when it starts the database.
 * @public The test of the container file compares its own npm command with this one.
 */
export const installation = [
  'ci',
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
 * Throws a sentence if the lockfile is not the whole truth about what would be installed: if package.json asks for
 * something else, or if a package could be exchanged because it has no hash or comes from elsewhere than the registry.
 */
function checkLockfile(root) {
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const wanted = read('package.json');
  const { '': named = {}, ...packages } = read('package-lock.json').packages ?? {};
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    const [ours, locked] = [wanted[kind] ?? {}, named[kind] ?? {}];
    const other = Object.keys({ ...ours, ...locked }).find((name) => ours[name] !== locked[name]);
    if (other)
      throw new Error(
        `package.json and package-lock.json of ${root} differ about ${other}: nothing is installed. Take both from the same commit, or bring the lockfile up to date with npm install --package-lock-only.`,
      );
  }
  for (const [folder, { integrity = '', resolved, inBundle }] of Object.entries(packages)) {
    // The hash of the package that brings a bundled one along includes it.
    if (inBundle || (integrity.startsWith('sha512-') && !resolved)) continue;
    throw new Error(
      `package-lock.json of ${root} has no SHA-512 for ${folder}, or takes it from elsewhere than the registry: nothing is installed. Take the lockfile from the repository.`,
    );
  }
}

/**
 * Installs the packages of the lockfile, each with the hash that stands there. Does nothing when they are installed
 * already, or when `node_modules` is a link to another checkout's folder.
 * @param {string} root the checkout, or a folder in it that has packages of its own
 */
export async function ensureInstalled(root) {
  const folder = join(root, 'node_modules');
  const stampFile = join(folder, '.installed-for');
  if (existsSync(folder) && lstatSync(folder).isSymbolicLink()) return;
  const stamp = wantedStamp(root);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  checkLockfile(root);
  // npm removes the whole folder first. An interrupted installation has no stamp and is begun again.
  rmSync(stampFile, { force: true });
  await step('Installing the packages', [...npmCommand(), ...installation, '--prefix', root], {
    ...process.env,
    NODE_ENV: '',
  });
  writeFileSync(stampFile, stamp);
}
