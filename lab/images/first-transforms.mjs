import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const masters = 21;

/**
 * Measures how long the first request for a rendering takes, over originals of 2400 px that nobody has asked for
 * before.
 * @param {{ port: number, dataDir: string, root: string }} site
 */
export async function firstTransforms({ port, dataDir, root }) {
  const folder = join(dataDir, 'storage/experience/proof');
  mkdirSync(folder, { recursive: true });
  const scene = join(root, 'content/pictures/originals/homepage_image/home/story.webp');
  for (let number = 0; number < masters; number += 1) {
    const hue = (number * 17) % 360;
    const master = sharp(scene).resize(2400).modulate({ hue }).webp({ quality: 90, effort: 1 });
    await master.toFile(join(folder, `${number}.webp`));
  }
  const times = [];
  for (let number = 0; number < masters; number += 1) {
    const begun = performance.now();
    const address = `http://127.0.0.1:${port}/storage/v1/object/public/experience/proof/${number}.webp?width=720&format=webp`;
    const response = await fetch(address);
    await response.arrayBuffer();
    if (response.headers.get('content-type') !== 'image/webp') throw new Error(`${address}: ${response.status}`);
    times.push(performance.now() - begun);
  }
  // The first one also starts the encoder.
  const [cold = 0, ...warm] = times;
  warm.sort((one, other) => one - other);
  return { median: Math.round(warm[warm.length >> 1]), slowest: Math.round(warm.at(-1)), withStart: Math.round(cold) };
}
