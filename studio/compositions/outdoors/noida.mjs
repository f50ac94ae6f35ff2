// noida: glass towers over a lit garden and its fountain, or over water.

import { skyline } from '../../kit/architecture/skyline.mjs';
import { mix } from '../../kit/colour.mjs';
import { bandClouds, birds, sky } from '../../kit/nature/sky.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { rng } from '../../kit/numbers.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { CITY_HOTELS } from '../../parts/buildings/city-hotel.mjs';
import { glassTower } from '../../parts/buildings/glass-tower.mjs';
import { islandPalm, lilies, tank } from '../../parts/landscape/lotus-tank.mjs';
import { metro } from '../../parts/landscape/metro.mjs';

const KINDS = ['slant', 'sail', 'step', 'slab'];
// offset from the axis, width, height, outline
const UPRIGHT = [
  [-400, 128, 440, 0],
  [398, 132, 500, 1],
  [-262, 120, 560, 2],
  [262, 122, 430, 0],
];
const FLANKS = [
  [-820, 140, 430, 1],
  [-610, 130, 560, 2],
  [820, 140, 470, 2],
  [610, 126, 420, 0],
];

// `shuffle` 0 keeps the towers as drawn; any other number deals heights and outlines anew
function towers(S, p, hz, shuffle, spread) {
  const r = rng(shuffle);
  const spots = S.wide ? [...FLANKS, ...UPRIGHT] : UPRIGHT;
  return spots
    .map(([dx, w, h, kind]) => {
      const height = shuffle ? h * (0.7 + 0.45 * r()) : h;
      const outline = KINDS[shuffle ? Math.floor(r() * KINDS.length) : kind];
      return glassTower(S, p, S.cx + dx * spread, hz, w, Math.round(height), outline, dx > 0 ? -1 : 1);
    })
    .join('');
}

const hedges = (S, p, hz, gap) =>
  treeline(S, -20, S.cx - gap, hz + 20, 64, p.leafm, 5) + treeline(S, S.cx + gap, S.W + 20, hz + 20, 64, p.leafm, 7);

/**
 * `hotel` one of CITY_HOTELS, `shuffle` deals the towers anew, `spread` moves
 * them apart, `rail` the elevated line, `sun` its offset from the axis.
 */
export function noida({ hotel = 'crown', shuffle = 0, spread, rail = true, sun, stars = true, ...options } = {}) {
  const S = stage({ pal: 'bluehour', seed: 151, ...options });
  const p = S.pal;
  const { H, cx } = S;
  const hz = H * S.by(0.64, 0.62, 0.68);
  const apart = spread ?? { crown: 1, arcade: 1, gate: 1.25 }[hotel];
  S.add(
    sky(S, p, hz, cx + (sun ?? S.by(-420, -262)), hz - 330, 128, { stars }),
    bandClouds(S, hz * 0.4, hz * 0.8, 8, [p.sky[3], p.sky[4], p.sky[2]]),
    birds(cx + 290, hz - 600, 16, 5, p.sky[0], S.r),
    skyline(S, p, hz, mix(p.far, p.sky[3], 0.5), 330, 3 + shuffle, 0.1),
    skyline(S, p, hz, mix(p.far, p.sky[3], 0.2), 250, 9 + shuffle, 0.22),
    towers(S, p, hz, shuffle, apart),
  );
  if (rail) S.add(metro(S, p, hz));
  const house = CITY_HOTELS[hotel](S, p, cx, hz + 14);
  const gap = hotel === 'arcade' ? 430 : 190;
  S.add(house, hedges(S, p, hz - 10, gap), tank(S, p, hz + 14, house), lilies(S, p, 8));
  return finish(S.add(islandPalm(S, p, 0.1, 0.92, 560, 0.04)), options.framed);
}
