// palace: across the water, its arcades doubled in the lotus tank.

import { hill } from '../../kit/nature/hills.mjs';
import { bandClouds, birds, sky } from '../../kit/nature/sky.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { range } from '../../kit/numbers.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { palaceFront } from '../../parts/buildings/palace-front.mjs';
import { forecourt } from '../../parts/landscape/forecourt.mjs';
import { islandPalm, lilies, tank } from '../../parts/landscape/lotus-tank.mjs';

const PALMS = [
  [0.12, 620, 0.04],
  [0.9, 520, -0.05],
];

/**
 * `wings` bays on each side, `sunx` where the sun stands across the sheet, `ground` 'tank' or 'court',
 * `palms` any of 'left', 'right'; `stars` for the night.
 */
export function palace({
  wings,
  cypresses,
  domes,
  sunx,
  ground = 'tank',
  palms = 'left right',
  stars = false,
  ...options
} = {}) {
  const S = stage({ pal: 'bluehour', seed: 4, ...options });
  const p = S.pal;
  const hz = S.H * S.by(0.7, 0.69, 0.76);
  const front = palaceFront(S, p, S.cx, hz, { wings: wings ?? S.by(5, 3), cypresses, domes });
  S.add(
    sky(S, p, hz, S.W * (sunx ?? (S.seed % 2 ? 0.2 : 0.8)), hz - 470, 150, { stars }),
    bandClouds(S, hz * 0.34, hz * 0.7, 7, [p.sky[3], p.sky[4], p.sky[2]]),
    hill(S, hz + 6, 120, 5, p.far, S.seed, p.sky[3]),
    birds(S.cx - 250, hz - 590, 20, 6, p.sky[0], S.r),
    front,
    treeline(S, -20, S.W + 20, hz, 26, p.leafm, S.seed + 2),
  );
  if (ground === 'court') return finish(S.add(forecourt(S, p, S.cx, hz)), options.framed);
  S.add(tank(S, p, hz, front), lilies(S, p));
  for (const i of range(2)) {
    const [x, height, lean] = PALMS[i];
    if (palms.includes(i ? 'right' : 'left')) S.add(islandPalm(S, p, x, 0.9, height, lean));
  }
  return finish(S, options.framed);
}
