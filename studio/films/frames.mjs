// What the frames of a film are made of: pictures as bytes of red, green and blue, moved and lit a little differently.
import { join } from 'node:path';
import sharp from 'sharp';
import { rng } from '../kit/numbers.mjs';

/** Pixels of a frame by its shape. */
export const SIZES = { wide: [960, 540], tall: [540, 960] };

const originals = join(import.meta.dirname, '../../content/pictures/originals');

/** Returns the master of a picture, cut about its middle to the size of a frame, as RGB bytes. */
export async function masterFrame({ bucket, path }, [width, height]) {
  const file = join(originals, bucket, path.replace(/\.\w{10}\./, '.'));
  return sharp(file).resize(width, height, { fit: 'cover', kernel: 'lanczos3' }).removeAlpha().raw().toBuffer();
}

/**
 * Returns a number between -1 and 1 that changes irregularly with `t` and comes back after a loop: for `t` 0 and 1 it is
 * the same. Each `seed` has a course of its own.
 */
export function unrest(t, seed, waves = 7) {
  const random = rng(seed * 7919 + 13);
  let sum = 0;
  let most = 0;
  for (let k = 1; k <= waves; k++) {
    const strength = 1 / Math.sqrt(k);
    sum += strength * Math.sin(2 * Math.PI * (k * 2 * t + random()));
    most += strength;
  }
  return (sum / most) * 1.6;
}

/** From 0 below `from` to 1 above `to`, slow at both ends. */
export function ramp(value, from, to) {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/**
 * Returns the picture as seen with each pixel taken from a little beside it. `move` returns for a pixel how far to the
 * right and below it is taken, and how much brighter it is; null leaves it alone.
 */
export function moved(picture, [width, height], move) {
  const frame = Buffer.from(picture);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const way = move(x, y);
      if (!way) continue;
      const [dx, dy, light = 1] = way;
      const [fx, fy] = [Math.max(0, Math.min(width - 1.001, x + dx)), Math.max(0, Math.min(height - 1.001, y + dy))];
      const [left, top] = [Math.floor(fx), Math.floor(fy)];
      const [right, below] = [fx - left, fy - top];
      const at = (top * width + left) * 3;
      const under = at + width * 3;
      for (let k = 0; k < 3; k++) {
        const upper = picture[at + k] * (1 - right) + picture[at + 3 + k] * right;
        const lower = picture[under + k] * (1 - right) + picture[under + 3 + k] * right;
        frame[(y * width + x) * 3 + k] = Math.max(0, Math.min(255, (upper * (1 - below) + lower * below) * light));
      }
    }
  return frame;
}
