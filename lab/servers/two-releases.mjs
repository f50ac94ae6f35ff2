import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { picturesPrepared, takeOverPictures } from '../visitors/pictures-prepared.mjs';
import { freePort, startSite } from './site-process.mjs';

/**
 * Starts the site of an earlier commit and this one beside it, and waits until both have made their pictures.
 * @param {string} root the checkout
 * @param {string} commit the earlier one
 * @param {NodeJS.ProcessEnv} settings more of both sites' environment
 * @returns {Promise<{ earlier: string, now: string, stop(): Promise<void> }>} their origins
 */
export async function startTwoReleases(root, commit, settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-releases-'));
  const started = [];
  const stop = async () => {
    await Promise.allSettled(started.map(({ site }) => site.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const clone = join(folder, 'site');
    execFileSync('git', ['clone', '--quiet', '--no-checkout', root, clone]);
    execFileSync('git', ['-C', clone, 'checkout', '--quiet', commit]);
    takeOverPictures(join(folder, 'now'));
    for (const [name, cwd] of Object.entries({ earlier: clone, now: root })) {
      const port = await freePort();
      const dataDir = join(folder, name);
      const env = { ...process.env, ...settings, PORT: String(port), DATA_DIR: dataDir };
      started.push({ site: startSite({ cwd, env }), dataDir, origin: `http://127.0.0.1:${port}` });
    }
    for (const { site, dataDir } of started) {
      await site.ready;
      await picturesPrepared(dataDir);
    }
    const [earlier, now] = started.map(({ origin }) => origin);
    return { earlier, now, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
