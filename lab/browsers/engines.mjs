import { existsSync } from 'node:fs';
import { chromiumPath, ensureTestBrowser } from '../../commands/setup/chromium.mjs';
import { ensureProgram } from '../servers/debian-program.mjs';

/** Debian's packages and the programs that we start of them. */
export const programs = {
  firefox: '/usr/bin/firefox-esr',
  webkitDriver: '/usr/bin/WebKitWebDriver',
  display: '/usr/bin/Xvfb',
};

const needed = {
  chromium: [],
  firefox: [['firefox-esr', programs.firefox]],
  webkit: [
    ['webkit2gtk-driver', programs.webkitDriver],
    ['xvfb', programs.display],
  ],
};

export const engines = Object.keys(needed);

/** Whether an engine can be started here without installing anything. */
export function isInstalled(engine) {
  if (engine === 'chromium') return Boolean(chromiumPath());
  return needed[engine].every(([, program]) => existsSync(program));
}

/** Installs Debian's package of an engine where it is not there. */
export async function ensureEngine(engine) {
  if (isInstalled(engine)) return;
  if (engine === 'chromium') await ensureTestBrowser();
  for (const [name, program] of needed[engine]) ensureProgram(name, program);
}

/**
 * Starts an engine. Its `open` gives a page of a new visitor, of which each driver has the same few functions.
 * @param {'chromium' | 'firefox' | 'webkit'} engine
 * @param {{ scripts: 'run' | 'off' }} options `off`: as in a browser whose owner has turned JavaScript off
 */
export async function startEngine(engine, options) {
  if (engine === 'webkit') {
    const { startWebKit } = await import('./webkit.mjs');
    return startWebKit(options);
  }
  const { startPuppeteer } = await import('./puppeteer.mjs');
  return startPuppeteer(engine, options);
}
