import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFull } from '../../images/disk-full.mjs';
import { firstTransforms } from '../../images/first-transforms.mjs';
import { hostile } from '../../images/hostile.mjs';
import { rateRatio } from '../../images/rate-ratio.mjs';
import { residentSlope } from '../../images/resident-memory.mjs';
import { runSite } from '../../images/site.mjs';
import { picturesPrepared, takeOverPictures } from '../../visitors/pictures-prepared.mjs';

const object = '/storage/v1/object/public/homepage_image/brand/tivoli.webp';
const targets = [`${object}?width=400&height=500&quality=85&format=webp`, `${object}?width=720&format=webp`];

/** The columns of its results. */
export const keyFigures = {
  'of a bare server': ({ rate }) => rate?.map(({ ratio }) => ratio).join('; '),
  'first transform (ms)': 'firstTransformMs.median',
  'slowest (ms)': 'firstTransformMs.slowest',
  'memory (MiB)': 'memory.mebibytes',
  'hostile requests hold': 'hostile.holds',
  leaks: 'hostile.leaks',
  'served with a full disk': 'diskFull.served',
};

/**
 * Measures the image service of the built site: speed of cached and of first renderings, memory, hostile requests, a
 * full disk. Words choose parts: rate, first, memory, hostile, disk.
 */
export async function prove({ root, words }) {
  const wants = (part) => words.length === 0 || words.includes(part);
  const folder = mkdtempSync(join(tmpdir(), 'prove-images-'));
  const dataDir = join(folder, 'data');
  const figures = {};
  const verdicts = [];
  try {
    takeOverPictures(dataDir);
    const site = await runSite({ root, dataDir, port: 4877 });
    const place = { ...site, root, dataDir };
    try {
      if (wants('rate')) {
        await picturesPrepared(dataDir);
        figures.rate = [];
        for (const target of targets) figures.rate.push(await rateRatio({ port: site.port, target }));
        verdicts.push(figures.rate.every(({ ratio }) => ratio >= 0.8));
      }
      if (wants('first')) {
        figures.firstTransformMs = await firstTransforms(place);
        verdicts.push(figures.firstTransformMs.median <= 150);
      }
      if (wants('memory')) {
        figures.memory = await residentSlope(place);
        verdicts.push(figures.memory.mebibytesPerMinute <= 1);
      }
      if (wants('hostile')) {
        figures.hostile = await hostile(place);
        verdicts.push(figures.hostile.holds);
      }
    } finally {
      await site.stop();
    }
    if (wants('disk')) {
      figures.diskFull = await diskFull({ root, dataDir: join(folder, 'full'), port: 4878 });
      verdicts.push(figures.diskFull.served === figures.diskFull.of);
    }
    return { holds: verdicts.every(Boolean), ...figures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
