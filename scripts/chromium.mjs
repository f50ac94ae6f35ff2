import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same browser without its windows: a page opens in a third of the time. */
const shells = ['/usr/bin/chromium-headless-shell'];

function find(places) {
  return process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place));
}

function install(debianPackage) {
  const apt = (...parameters) =>
    spawnSync('apt-get', parameters, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const now = () => apt('install', '--yes', '--no-install-recommends', debianPackage);
  // The list of packages may be missing or old.
  if (!now() && apt('update')) now();
}

/** The browser that measurements drive; `CHROMIUM_PATH` wins. */
export function chromiumPath() {
  return find(browsers);
}

/** Installs Debian's Chromium where no browser is found. Throws a sentence when that is not possible. */
export function ensureChromium() {
  if (chromiumPath()) return;
  install('chromium');
  if (!chromiumPath()) {
    throw new Error(
      'The browser tests need Chromium: install it (as root: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  }
}

/** Installs what browser tests drive: Debian's headless shell, or Chromium itself where that cannot be had. */
export function ensureTestBrowser() {
  if (find(shells)) return;
  install('chromium-headless-shell');
  if (!find(shells)) ensureChromium();
}
