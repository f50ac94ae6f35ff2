import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './step.mjs';

/** The files and folders that the build reads. The running server reads the migrations. */
const inputs = [
  'app',
  'content',
  'platform',
  'public',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];
const tests = /\.(test|db\.test|browser\.test)\.tsx?$/;
/** The build does not read these pictures, only the running server does. */
const pictures = join('content', 'pictures', 'originals');

/** @returns {string[]} */
function filesUnder(path) {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const inner = join(path, entry.name);
    if (inner.endsWith(pictures)) return [];
    return entry.isDirectory() ? filesUnder(inner) : [inner];
  });
}

function hashOfInputs(root, node) {
  const hash = createHash('sha1').update(node);
  for (const input of inputs) {
    const path = join(root, input);
    const files = /\.(json|ts)$/.test(input) ? [path] : filesUnder(path);
    for (const file of files.filter((name) => !tests.test(name))) {
      hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/**
 * Builds the site when what it is built from has changed.
 * @param {string} root the checkout
 * @param {string} node the program that builds
 */
export async function ensureBuilt(root, node) {
  const stampFile = join(root, 'build', '.built-from');
  const stamp = hashOfInputs(root, node);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  rmSync(stampFile, { force: true });
  const command = [node, join(root, 'node_modules', '.bin', 'react-router'), 'build'];
  const env = { ...process.env, NODE_ENV: 'production' };
  await step('Building the site', command, { ...env, SITE_LANGUAGE: '' });
  // This build adds its files to those of the first one.
  await step('Building the pages in Hindi', command, { ...env, SITE_LANGUAGE: 'hi' });
  writeFileSync(stampFile, stamp);
}
