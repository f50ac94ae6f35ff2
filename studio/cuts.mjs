/**
 * Cuts the site's pictures from its renders.
 *
 *   node studio/cuts.mjs RENDERS OUT   reads RENDERS/<render>.png, writes OUT/<name>.webp for every cut of it
 */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { cuts } from './set/renders.mjs';

/** What an hour does to red, green and blue, how bright and how strong it leaves them. */
const GRADES = {
  none: { balance: [1, 1, 1], brightness: 1, saturation: 1 },
  night: { balance: [0.94, 0.96, 1.12], brightness: 0.94, saturation: 0.92 },
  rose: { balance: [1.07, 0.96, 1.02], brightness: 1.04, saturation: 1.04 },
  day: { balance: [0.97, 1.01, 1.1], brightness: 1.1, saturation: 0.86 },
  lamplit: { balance: [1.08, 1.05, 1.08], brightness: 1.24, saturation: 1.02 },
  candle: { balance: [1.05, 1.04, 1.05], brightness: 1.12, saturation: 1 },
  afterglow: { balance: [1.16, 1.02, 1.08], brightness: 1.26, saturation: 1.04 },
  dusk: { balance: [1.04, 0.95, 1.06], brightness: 0.98, saturation: 1.05 },
};

/**
 * Returns WebP of a cut. No finer than the render: `width` follows from the crop. `calm` takes the grain out of
 * polished metal.
 */
async function cut(file, { crop: [x, y, w, h] = [0, 0, 1, 1], mirror = false, grade = 'none', calm = false }, to) {
  const { width, height } = await sharp(file).metadata();
  const part = { left: Math.round(width * x), top: Math.round(height * y) };
  const size = { width: Math.round(width * w), height: Math.round(height * h) };
  const { balance, brightness, saturation } = GRADES[grade];
  const render = sharp(file).extract({ ...part, ...size });
  await (calm ? render.median(3) : render)
    .flop(mirror)
    .linear(balance, [0, 0, 0])
    .modulate({ brightness, saturation })
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(to);
}

const [from, out] = process.argv.slice(2);
if (!from || !out) throw new Error('Say where from and where to: cuts.mjs RENDERS OUT');
for (const [name, recipe] of Object.entries(cuts)) {
  const file = join(from, `${recipe.render}.png`);
  if (!existsSync(file)) {
    console.log(`${name} waits for ${recipe.render}`);
    continue;
  }
  const to = join(out, `${name}.webp`);
  mkdirSync(dirname(to), { recursive: true });
  await cut(file, recipe, to);
  console.log(name);
}
