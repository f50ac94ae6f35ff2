import { archFrame } from './architecture/arch-frame.mjs';
import { PALETTES } from './palettes.mjs';
import { Sheet } from './sheet.mjs';

/** Sheet sizes in units: 4:5, 16:10, and a phone's whole screen with sky for the words. */
const FORMATS = { portrait: [1200, 1500], wide: [2000, 1250], tall: [1000, 2083], social: [2000, 1050] };

/**
 * Returns an empty sheet for a composition. `pal` names a palette, `axis` is where the composition's middle stands
 * across the sheet (0 to 1), `seed` lets clouds, windows, petals and ripples fall differently, `zoom` draws everything
 * larger.
 */
export function stage({ format = 'portrait', pal, seed, axis, zoom = 1, dots, edge }) {
  const [width, height] = FORMATS[format].map((n) => Math.round(n / zoom));
  return new Sheet({ width, height, palette: PALETTES[pal], seed, axis, dots, edge });
}

/** Closes a composition; `framed` hangs an upright one behind a cusped arch with jaali spandrels. */
export function finish(S, framed = false) {
  return framed && !S.wide ? S.add(archFrame(S, { frame: S.pal.frame, gold: S.pal.gold })) : S;
}
