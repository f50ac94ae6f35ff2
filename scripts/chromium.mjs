import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that tests and measurements drive; `CHROMIUM_PATH` wins. */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place));
}

/** Installs Debian's Chromium where no browser is found. Throws a sentence when that is not possible. */
export function ensureChromium() {
  if (chromiumPath()) return;
  const apt = (...parameters) =>
    spawnSync('apt-get', parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '--yes', '--no-install-recommends', 'chromium');
  if (!chromiumPath()) {
    throw new Error(
      'The browser tests need Chromium: install it (as root: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  }
}
