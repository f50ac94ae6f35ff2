import { compositions } from './compositions.mjs';
import { print } from './kit/print.mjs';

/** Pixels across a picture of each shape. */
const WIDTHS = { wide: 1440, portrait: 960, tall: 1080, social: 1200 };

/**
 * Returns the sheet of a recipe: its `composition` drawn in its `palette` with the composition's own options beside
 * them.
 * @throws Error where there is no such composition.
 */
export function sheetOf({ composition, palette, ...options }) {
  const draw = compositions[composition];
  if (!draw)
    throw new Error(`There is no composition '${composition}': expected ${Object.keys(compositions).join(', ')}.`);
  return draw({ ...(palette && { pal: palette }), ...options });
}

/**
 * Returns WebP bytes of a recipe. `crop` [x, y, width, height] takes a part of the sheet (each 0 to 1), `mirror` turns
 * it left to right, `width` is in pixels.
 */
export function drawPicture({ width, crop, mirror, quality, grain, over, ...scene }) {
  const sheet = sheetOf(scene);
  return print(sheet, { width: width ?? WIDTHS[scene.format ?? 'portrait'], crop, mirror, quality, grain, over });
}
