import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The browser without windows opens a page in a third of the time. */
const shells = ['/usr/bin/chromium-headless-shell'];

function find(places) {
  return process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place));
}

async function apt(...parameters) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('apt-get', parameters, { stdio: 'ignore', env });
  const [code, signal] = await once(child, 'exit').catch(() => []);
  if (signal) throw new Error(`Installing ${parameters.at(-1)} was stopped by ${signal}.`);
  return code === 0;
}

async function install(debianPackage) {
  const now = () => apt('install', '--yes', '--no-install-recommends', debianPackage);
  // The list of packages may be missing or old.
  if (!(await now()) && (await apt('update'))) await now();
}

/** The browser that measurements use; `CHROMIUM_PATH` takes precedence. */
export function chromiumPath() {
  return find(browsers);
}

/** Installs Debian's Chromium where no browser is found. Throws a sentence when that is not possible. */
export async function ensureChromium() {
  if (chromiumPath()) return;
  await install('chromium');
  if (!chromiumPath()) {
    throw new Error(
      'The browser tests need Chromium: install it (as root: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  }
}

/** Installs the browser of the tests: Debian's headless shell, or Chromium itself if there is none. */
export async function ensureTestBrowser() {
  if (find(shells)) return;
  await install('chromium-headless-shell');
  if (!find(shells)) await ensureChromium();
}
