/**
 * Cuts from the first panorama of each tour what a screen shows of it first, so that the page can show it before the
 * panorama has come: node studio/panorama-stills.mjs
 * `wide` is for screens of 3:2 and wider, `tall` for phones; both are exact for any screen that is still wider or taller.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { screenOf } from '../app/hotels/tour/panorama/directions.ts';
import { tours } from '../content/tours/tours.ts';

const folder = join(import.meta.dirname, '../content/tours');
/** Pixels, and the most bytes: a phone must not wait for its first picture. */
const shapes = {
  wide: { width: 1440, height: 960, most: 100_000 },
  tall: { width: 810, height: 1080, most: 58_000 },
};

/** Returns the raw pixels that the viewer shows of the middle of a panorama. */
function project({ data, info }, width, height) {
  const { focal } = screenOf(width, height, 1);
  const seen = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [right, up] = [(x + 0.5 - width / 2) / focal, (height / 2 - y - 0.5) / focal];
      const across = (Math.atan(right) / (2 * Math.PI) + 0.5) * info.width - 0.5;
      const down = (0.5 - Math.atan(up / Math.hypot(right, 1)) / Math.PI) * info.height - 0.5;
      const [left, top] = [Math.floor(across), Math.floor(down)];
      const [nearRight, nearBottom] = [across - left, down - top];
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (column, row) => data[(row * info.width + column) * 3 + channel];
        const above = at(left, top) * (1 - nearRight) + at(left + 1, top) * nearRight;
        const below = at(left, top + 1) * (1 - nearRight) + at(left + 1, top + 1) * nearRight;
        seen[(y * width + x) * 3 + channel] = Math.round(above * (1 - nearBottom) + below * nearBottom);
      }
    }
  return sharp(seen, { raw: { width, height, channels: 3 } });
}

for (const { panorama, largePanorama = panorama } of tours.map(({ stations }) => stations[0])) {
  const file = join(folder, 'panoramas', `${largePanorama}.avif`);
  const pixels = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const [shape, { width, height, most }] of Object.entries(shapes)) {
    const still = project(pixels, width, height);
    for (const quality of [60, 54, 48, 42, 36, 30]) {
      const { size } = await still
        .clone()
        .avif({ quality, effort: 4 })
        .toFile(join(folder, 'stills', `${panorama}-${shape}.avif`));
      if (size > most) continue;
      console.log(panorama, shape, size, `quality ${quality}`);
      break;
    }
  }
}
