// From a sheet to the bytes of a picture: resvg draws, the paper gets its grain, sharp encodes.
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { rng } from './numbers.mjs';

/**
 * Adds fine and coarse fibre noise in place, stronger in the darks, as ink on uncoated stock. It costs most of the
 * bytes: `strength` 1 is a print held in the hand, 0 is none.
 */
function paperGrain(data, width, height, strength) {
  const random = rng(7);
  const coarseWidth = Math.ceil(width / 3) + 2;
  const coarse = new Float32Array(coarseWidth * (Math.ceil(height / 3) + 2)).map(() => random() - 0.5);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fibre = coarse[Math.floor(y / 3) * coarseWidth + Math.floor(x / 3)];
      const noise = ((random() - 0.5) * 9 + fibre * 7) * strength;
      const i = (y * width + x) * 3;
      for (let k = i; k < i + 3; k++) {
        const v = data[k];
        data[k] = Math.max(0, Math.min(255, 6 + v * 0.965 + noise * (0.55 + 0.45 * (1 - v / 255))));
      }
    }
  }
}

/** Returns what `crop` [x, y, width, height], each 0 to 1, is in pixels of a picture, never beyond its edges. */
function region([x, y, w, h], width, height) {
  const [left, top] = [Math.round(width * x), Math.round(height * y)];
  return {
    left,
    top,
    width: Math.min(Math.round(width * w), Math.floor(width) - left),
    height: Math.min(Math.round(height * h), Math.floor(height) - top),
  };
}

/**
 * Returns a sheet, or the part of it given by `crop`, as WebP bytes `width` pixels wide. The sheet is drawn larger by
 * `over` and reduced, so that dots have soft rims and stay small in bytes.
 */
export async function print(sheet, { width, crop, mirror = false, quality = 76, grain = 0, over = 1.5 }) {
  const whole = Math.round(width / (crop?.[2] ?? 1));
  const drawn = new Resvg(sheet.svg(), {
    fitTo: { mode: 'width', value: Math.round(whole * over) },
    font: { loadSystemFonts: false },
  }).render();
  const reduced = sharp(drawn.asPng()).resize({ width: whole, kernel: 'lanczos3' });
  const part = crop ? reduced.extract(region(crop, whole, (whole * sheet.H) / sheet.W)) : reduced;
  const { data, info } = await part.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  paperGrain(data, info.width, info.height, grain);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .flop(mirror)
    .webp({ quality, effort: 6, smartSubsample: true })
    .toBuffer();
}
