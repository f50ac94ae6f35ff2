import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../until.mjs';

const longestMs = 900_000;

/**
 * Takes over the pictures that another site made, if `PREPARED_PICTURES` names its data folder: making them takes
 * minutes and is measured by another proof. Call it before the site starts.
 * @param {string} dataDir of the site
 */
export function takeOverPictures(dataDir) {
  const { PREPARED_PICTURES: from } = process.env;
  if (from) cpSync(join(from, 'cache'), join(dataDir, 'cache'), { recursive: true });
}

/**
 * Resolves when the pictures of all pages are made: until then a site that has just started has other work, too.
 * @param {string} dataDir of the site
 */
export async function picturesPrepared(dataDir) {
  const note = join(dataDir, 'cache/prepared-pictures');
  if ((await until(() => existsSync(note), longestMs, 1_000)) === null)
    throw new Error('The pictures were not prepared within 15 minutes');
}
