// haveli: heritage fort at sunset - elephant gate with guardian elephants, jharokhas, a great flight of steps.

import { merlons } from '../../kit/architecture/masonry.mjs';
import { mix } from '../../kit/colour.mjs';
import { hill } from '../../kit/nature/hills.mjs';
import { bandClouds, besideAxis, birds, sky } from '../../kit/nature/sky.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { stone } from '../../kit/palettes.mjs';
import { path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { greatStair } from '../../parts/buildings/great-stair.mjs';
import { guardianElephant } from '../../parts/buildings/guardian-elephant.mjs';
import { haveliGate } from '../../parts/buildings/haveli-gate.mjs';
import { haveliWing } from '../../parts/buildings/haveli-wing.mjs';
import { brazier } from '../../parts/landscape/brazier.mjs';

/** `sun` its offset from the axis, `torches` on the stair, `stars`. */
export function haveli({ sun, torches = true, stars = false, ...options } = {}) {
  const S = stage({ pal: 'marigold', seed: 51, ...options });
  const p = S.pal;
  const { H, cx } = S;
  const y = H * S.by(0.74, 0.715);
  const sand = { ...stone(p), base: mix(p.base, p.sky[3], 0.3), lite: mix(p.lite, p.sky[4], 0.3) };
  S.add(
    sky(S, p, y, cx + (sun ?? besideAxis(S)), y - 640, 250, { stars }),
    bandClouds(S, y * 0.44, y * 0.66, 6, [p.sky[3], p.sky[4], p.sky[2]]),
    birds(cx + 300, y - 760, 17, 6, p.sky[0], S.r),
    hill(S, y, 330, S.by(5, 3), mix(p.far, p.sky[3], 0.4), S.seed, p.sky[3]),
    ridgeFort(S, p, y),
    hill(S, y + 10, 150, S.by(6, 4), p.far, S.seed + 3, p.sky[3]),
    ...[-1, 1].map((s) => haveliWing(S, p, cx, y, s, sand, S.by(4, 2))),
    haveliGate(S, p, cx, y, sand),
    haveliCourt(S, p, y),
    greatStair(S, p, cx, y, sand),
    ...[-1, 1].map((s) => guardianElephant(S, p, cx + s * 352, y + 66, s, sand)),
  );
  if (torches) for (const s of [-1, 1]) S.add(brazier(S, p, cx + s * S.by(560, 446), y + 292, 1.75));
  return finish(S, options.framed);
}

function ridgeFort(S, p, y) {
  const c = mix(p.far, p.sky[3], 0.25);
  let o = '';
  for (const s of [-1, 1]) {
    const x = S.cx + s * 420;
    o += rect(Math.min(x - 150, x + 150), y - 330, 300, 220, c) + merlons(x - 150, x + 150, y - 330, 20, c);
    for (const t of [-1, 1])
      o +=
        path(
          `M${x + t * 140 - 46} ${y - 110}L${x + t * 140 - 38} ${y - 380}H${x + t * 140 + 38}L${x + t * 140 + 46} ${y - 110}Z`,
          c,
        ) + merlons(x + t * 140 - 42, x + t * 140 + 42, y - 380, 18, c);
  }
  return o;
}

function haveliCourt(S, p, y) {
  const d = `M0 ${y}H${S.W}V${S.H}H0Z`;
  const tone = mix(p.mid, p.sky[2], 0.3);
  return (
    path(
      d,
      S.lin([
        [0, mix(tone, p.lit.mid, 0.3)],
        [0.4, tone],
        [1, p.leaf],
      ]),
    ) +
    S.shade(d, p.leaf, 0, 0.9, [0, 0.1, 0, 1], 'b') +
    treeline(S, -20, S.cx - 330, y + 22, 40, p.leafm, 4) +
    treeline(S, S.cx + 330, S.W + 20, y + 22, 40, p.leafm, 9)
  );
}
