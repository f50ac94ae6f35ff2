// mandap: a domed wedding pavilion hung with flowers, petals along the aisle.

import { skyline } from '../../kit/architecture/skyline.mjs';
import { mix } from '../../kit/colour.mjs';
import { chair } from '../../kit/furnishings/banquet-table.mjs';
import { lanternStand } from '../../kit/furnishings/lamps.mjs';
import { flower, GARLANDS } from '../../kit/nature/flowers.mjs';
import { hill } from '../../kit/nature/hills.mjs';
import { palm } from '../../kit/nature/palms.mjs';
import { besideAxis, sky } from '../../kit/nature/sky.mjs';
import { topiary, tree, treeline } from '../../kit/nature/trees.mjs';
import { range } from '../../kit/numbers.mjs';
import { circle, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { glassDome } from '../../parts/buildings/glass-dome.mjs';
import { mandapPavilion } from '../../parts/ceremonies/mandap-pavilion.mjs';

function ground(S, p, hz) {
  const d = `M0 ${hz}H${S.W}V${S.H}H0Z`;
  const earth = S.lin([
    [0, mix(p.mid, p.sky[2], 0.35)],
    [1, p.leaf],
  ]);
  return path(d, earth) + S.shade(d, p.leaf, 0, 0.9, [0, 0, 0, 1], 'b');
}

function aisle(S, p, cx, y, { main, turn, accent }) {
  const d = `M${cx - 120} ${y}H${cx + 120}L${cx + 330} ${S.H}H${cx - 330}Z`;
  const colours = [main[0], turn[0], accent[0], accent[1]];
  let o = path(d, p.lite) + S.shade(d, p.sky[2], 0, 0.9, [0, 0, 0, 1], 'b');
  for (const s of [-1, 1])
    for (const i of range(150)) {
      const t = S.r() ** 0.8;
      const x = cx + s * (126 + 212 * t) + (S.r() - 0.5) * (26 + 46 * t);
      o += circle(x, y + (S.H - y) * t, (3 + 8 * t) * (0.6 + 0.6 * S.r()), colours[i % 4]);
    }
  return o;
}

// rows of chairs on both sides of the aisle, far to near
function chairs(S, p, cx, y) {
  let o = '';
  for (const t of [0.06, 0.16, 0.3, 0.48, 0.72, 1]) {
    const half = 120 + 210 * t;
    const k = half / 120;
    for (const s of [-1, 1])
      for (const j of range(S.by(9, 5))) {
        const x = cx + s * (half + 58 * k + j * 50 * k);
        o += chair(x, y + (S.H - y) * t, 32 * k, p.gold, mix(p.lite, '#ffffff', 0.4));
      }
  }
  return o;
}

const lanterns = (S, p, cx, y) =>
  [
    [0.1, 1],
    [0.42, 1.5],
    [0.82, 2.2],
  ]
    .flatMap(([t, k]) => [-1, 1].map((s) => lanternStand(S, cx + s * (170 + 235 * t), y + (S.H - y) * t, k, p)))
    .join('');

// strings of flowers from above the picture, longest at the sides
function curtain(S, { main, turn, accent }) {
  const top = 0;
  const count = S.by(23, 15, 13);
  const middle = (count - 1) / 2;
  let o = '';
  for (const i of range(count)) {
    const x = S.W * (0.04 + (0.92 * i) / (count - 1));
    const length = Math.round(S.by(3, 6, 4) + (S.by(11, 15, 16) * Math.abs(i - middle)) / middle + 3 * S.r());
    for (const k of range(length)) {
      const [petal, heart] = k % 5 === 4 ? accent : k % 2 ? main : turn;
      o += flower(x, top + k * 23, 11.5, petal, heart);
    }
  }
  return o;
}

const BEHIND = {
  palms: (S, p, hz) =>
    [
      [-0.37, 470, 0.06],
      [-0.255, 360, 0.02],
      [0.37, 500, -0.05],
      [0.265, 350, -0.02],
    ]
      .map(([x, h, lean]) => palm(S, S.cx + 1200 * x * S.by(1.25, 1), hz + 30, h, { dark: p.leaf, mid: p.leafm }, lean))
      .join(''),
  trees: (S, p, hz) =>
    [
      [-600, 420],
      [-440, 330],
      [460, 350],
      [640, 430],
    ]
      .map(([dx, h]) =>
        tree(S, S.cx + dx, hz + 40, h, { mid: mix(p.leafm, p.lit.mid, 0.1), dark: p.leaf, lite: p.lit.mid }, dx),
      )
      .join(''),
  towers: (S, p, hz) =>
    skyline(S, p, hz, mix(p.far, p.sky[3], 0.45), 460, S.seed, 0.16) + skyline(S, p, hz, p.far, 300, S.seed + 3, 0.24),
  glass: (S, p, hz) => {
    const x = S.cx + S.by(640, 420);
    const green = { mid: mix(p.leafm, p.lit.mid, 0.14), dark: p.leaf, lite: p.lit.mid };
    const grove = [
      [-560, 360],
      [-400, 300],
      [430, 330],
      [540, 400],
    ].map(([dx, h]) => tree(S, x + dx, hz + 30, h, green, dx));
    const bushes = range(9).map((i) => topiary(S, x - 400 + i * 100, hz + 14, i % 2 ? 46 : 58, green));
    return grove.join('') + glassDome(S, p, x, hz + 4) + bushes.join('');
  },
  nothing: () => '',
};

/**
 * `garland` one of GARLANDS, `cloth` and `shadow` of the drapes, `behind` 'palms', 'trees', 'towers', 'glass' or
 * 'nothing', `strings` of flowers from above, `stars`, `sun` its offset from the axis, `seats` rows of chairs before
 * it.
 */
export function mandap({
  garland = 'marigold',
  cloth,
  shadow,
  behind = 'palms',
  strings = true,
  stars = false,
  sun,
  seats = false,
  ...options
} = {}) {
  const S = stage({ pal: 'marigold', seed: 12, ...options });
  const p = S.pal;
  const flowers = GARLANDS[garland];
  const hz = S.H * S.by(0.68, 0.7, 0.74);
  const { cx } = S;
  S.add(
    sky(S, p, hz, cx + (sun ?? besideAxis(S)), hz - 330, 250, { stars }),
    hill(S, hz + 4, 90, 4, p.far, 5, p.sky[3]),
    behind === 'towers' ? BEHIND.towers(S, p, hz) : '',
    treeline(S, -20, S.W + 20, hz - 6, 62, p.mid, 8),
    behind === 'towers' ? '' : BEHIND[behind](S, p, hz),
    ground(S, p, hz),
    aisle(S, p, cx, hz + 92, flowers),
    mandapPavilion(S, p, cx, hz + 96, { garland: flowers, cloth, dark: shadow }),
    seats ? chairs(S, p, cx, hz + 100) : lanterns(S, p, cx, hz + 100),
  );
  if (strings) S.add(curtain(S, flowers));
  return finish(S, options.framed);
}
