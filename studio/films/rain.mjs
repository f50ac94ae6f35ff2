import { picture } from '../../content/pictures/picture.ts';
import { rng } from '../kit/numbers.mjs';
import { masterFrame, moved, SIZES, unrest } from './frames.mjs';

const turn = 2 * Math.PI;
const drops = 34;

/** How far a drop has come after a part of its way: it clings, lets go, and clings again; from 0 to 1. */
const cling = (way, seed) =>
  way - (0.9 * Math.sin(turn * 3 * way + seed)) / (turn * 3) + (0.9 * Math.sin(seed)) / (turn * 3);

/** Rain runs down a window before a lit glass house: each drop is a lens that leaves a bright track. */
export async function rainOnPane() {
  const size = SIZES.wide;
  const [width, height] = size;
  const still = await masterFrame(picture('tivoli-royal-palace/gallery-3'), size);
  const random = rng(71);
  const sill = height * 0.845;
  const isFrame = (x, y) => Math.abs(x - width * 0.3) < 12 || Math.abs(y - height * 0.138) < 8;
  const running = Array.from({ length: drops }, (_, seed) => ({
    x: random() * width,
    seed: random() * 6,
    late: random(),
    times: seed % 3 === 0 ? 2 : 1,
    r: 3.2 + 4.6 * random() ** 1.6,
  }));
  return async (t) => {
    const frame = moved(still, size, (x, y) => {
      // The lamps behind the wet pane shimmer a little.
      const [gx, gy] = [(x - width * 0.62) / (width * 0.27), (y - height * 0.62) / (height * 0.34)];
      const near = 1 - Math.hypot(gx, gy);
      return near > 0 && y < sill ? [0, 0, 1 + 0.06 * near * unrest(t, Math.floor(x / 90), 4)] : null;
    });
    for (const { x: middle, seed, late, times, r } of running) {
      const way = (late + times * t) % 1;
      const y = -20 + (sill + 60) * cling(way, seed);
      const at = (height_) => middle + 5 * Math.sin(height_ / 38 + seed) + 2 * Math.sin(height_ / 13 + seed * 3);
      const tail = 70 + 9 * r;
      for (let q = Math.max(0, Math.floor(y - tail)); q < Math.min(sill, y); q++) {
        const strength = (1 - (y - q) / tail) * 0.3;
        const track = at(q);
        for (let p = Math.ceil(track - r * 0.55); p <= track + r * 0.55; p++) {
          if (p < 0 || p >= width || isFrame(p, q)) continue;
          const i = (q * width + p) * 3;
          const light = p < track ? 34 : -16;
          for (let k = 0; k < 3; k++) frame[i + k] = Math.max(0, Math.min(255, frame[i + k] + light * strength));
        }
      }
      for (let q = Math.floor(y - r * 1.3); q <= y + r * 1.3; q++)
        for (let p = Math.floor(at(y) - r); p <= at(y) + r; p++) {
          const [u, v] = [(p - at(y)) / r, (q - y) / (r * 1.25)];
          const inside = u * u + v * v;
          if (inside > 1 || p < 0 || p >= width || q < 0 || q >= sill || isFrame(p, q)) continue;
          // A drop shows what is behind it upside down.
          const sx = Math.max(0, Math.min(width - 1, Math.round(at(y) - u * r * 7)));
          const sy = Math.max(0, Math.min(sill - 1, Math.round(y - v * r * 7)));
          const [from, to] = [(sy * width + sx) * 3, (q * width + p) * 3];
          const gloss = u < -0.15 && u > -0.6 && v < -0.2 && v > -0.7 ? 90 : v > 0.45 ? 26 : -30 * inside;
          for (let k = 0; k < 3; k++) frame[to + k] = Math.max(0, Math.min(255, still[from + k] * 1.02 + gloss));
        }
    }
    return frame;
  };
}
