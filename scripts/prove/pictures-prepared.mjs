import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const patienceSeconds = 900;

/**
 * Resolves when the pictures of all pages are made: until then a site that has just started has other work, too.
 * @param {string} dataDir of the site
 */
export async function picturesPrepared(dataDir) {
  const note = join(dataDir, 'cache/prepared-pictures');
  for (let waited = 0; !existsSync(note); waited += 1) {
    if (waited > patienceSeconds) throw new Error('The pictures were not prepared within 15 minutes');
    await wait(1_000);
  }
}
