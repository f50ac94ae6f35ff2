import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pictureWidths } from '../../platform/images/picture-sizes.ts';
import { requestObject } from './request-object.mjs';
import { runSite } from './site.mjs';

const root = '/storage/v1/object/public/homepage_image';

/**
 * Checks a site whose cache lies on a disk of 64 KB: originals and renderings are still served.
 * @param {{ root: string, dataDir: string, port: number }} place
 */
export async function diskFull(place) {
  const cache = join(place.dataDir, 'cache');
  mkdirSync(cache, { recursive: true });
  const site = await runSite({ ...place, before: `mount -t tmpfs -o size=64k tmpfs '${cache}'` });
  try {
    const statuses = [];
    for (const width of pictureWidths) {
      const query = `?width=${width}&format=webp`;
      for (const target of [`${root}/brand/tivoli.webp${query}`, `${root}/brand/wedcation.webp`]) {
        const { status, body } = await requestObject(place.port, { target, method: 'GET', headers: {} });
        statuses.push(body.length > 1_000 ? status : 0);
      }
    }
    return { served: statuses.filter((status) => status === 200).length, of: statuses.length };
  } finally {
    await site.stop();
  }
}
