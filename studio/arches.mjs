// Writes the style sheet of the two windows through which the home page's pictures are seen: their outlines as masks,
// which no style sheet could compute. Run with `node studio/arches.mjs` after a change to app/ui/pictures/arch.ts.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { archPath, tallWindow, wideWindow } from '../app/ui/pictures/arch.ts';

/** Returns the outline in a sheet four times as high as wide: a mask as wide as its picture then covers any height. */
function mask(shape) {
  const path = archPath(shape, { width: 1000, height: 4000, ratio: 4 });
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1000 4000'><path d='${path}'/></svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('#', '%23')}")`;
}

const css = `/* This file is written by studio/arches.mjs from app/ui/pictures/arch.ts. */
.window-opening {
  mask: ${mask(tallWindow)} top / 100% auto no-repeat;
}
@media (width >= 48rem) {
  .window-opening {
    mask-image: ${mask(wideWindow)};
  }
}
`;
await writeFile(join(import.meta.dirname, '..', 'app', 'ui', 'styles', 'window-openings.css'), css);
