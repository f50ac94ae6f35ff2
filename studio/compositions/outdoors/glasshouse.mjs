// glasshouse: an oval glass house, city lights or trees behind, strings of bulbs above.
import { mix } from '../../kit/colour.mjs';
import { stringLights } from '../../kit/furnishings/lamps.mjs';
import { hill } from '../../kit/nature/hills.mjs';
import { bandClouds, birds, sky } from '../../kit/nature/sky.mjs';
import { topiary, tree, treeline } from '../../kit/nature/trees.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { cityRoofs } from '../../parts/buildings/city-roofs.mjs';
import { glassDome, glassDomeTop } from '../../parts/buildings/glass-dome.mjs';
import { tank } from '../../parts/landscape/lotus-tank.mjs';

function walk(S, p, cx, y) {
  const path0 = P([
    [cx - 60, y],
    [cx + 60, y],
    [cx + 330, S.H],
    [cx - 330, S.H],
  ]);
  const glow = S.lin([
    [0, p.lit.hi],
    [0.35, p.lit.mid],
    [1, p.lit.deep],
  ]);
  const joints = range(8).map((i) => {
    const t = ((i + 1) / 9) ** 1.6;
    const half = lerp(60, 330, t);
    return line(`M${cx - half} ${lerp(y, S.H, t)}H${cx + half}`, p.leaf, 1.5 + 3 * t, 'opacity=".4"');
  });
  return path(path0, glow) + S.shade(path0, p.leaf, 0, 1, [0, 0.1, 0, 1], 'b') + joints.join('');
}

function shrubs(S, p, cx, y) {
  const green = { mid: mix(p.leafm, p.lit.mid, 0.18), dark: p.leaf, lite: p.lit.mid };
  let o = '';
  for (const s of [-1, 1])
    for (const i of range(5)) {
      const t = (i / 4) ** 1.3;
      const x = cx + s * lerp(120, 420, t);
      const at = y + 14 + (S.H - y) * 0.62 * t;
      const r = 16 + 34 * t;
      o += S.glow(x, at - r * 0.5, r * 2.6, p.lit.mid, 0.5) + topiary(S, x, at + r * 0.5, r * 1.1, green);
    }
  return o;
}

function garden(S, p, cx, y) {
  const green = S.lin([
    [0, mix(p.lit.deep, p.leaf, 0.35)],
    [0.25, p.leafm],
    [1, p.leaf],
  ]);
  return (
    rect(0, y, S.W, 10, p.gold) +
    rect(0, y + 10, S.W, S.H - y, green) +
    walk(S, p, cx, y + 10) +
    shrubs(S, p, cx, y + 10)
  );
}

function bulbs(S, p, cx, y) {
  const wires = { gap: 44, r: 5.5, wire: p.leaf, glow: p.lit.mid };
  const mast = S.H * S.by(0.29, 0.285, 0.4);
  const reach = Math.max(cx, S.W - cx) + 20;
  return (
    line(`M${cx} ${glassDomeTop(y)}V${mast}`, p.gold, 4) +
    [-1, 1].map((s) => stringLights(S, [cx, mast + 4], [cx + s * reach, mast + S.H * 0.14], 60, wires)).join('')
  );
}

function grove(S, p, cx, hz) {
  const green = { mid: mix(p.leafm, p.lit.mid, 0.1), dark: p.leaf, lite: p.lit.mid };
  return [-1, 1]
    .flatMap((s) =>
      [
        [440, 300],
        [560, 380],
        [760, 330],
        [930, 400],
      ].map(([dx, h]) => tree(S, cx + s * dx, hz + 50, h, green, dx + s)),
    )
    .join('');
}

/**
 * `behind` 'city' or 'trees', `light` 'moon' or 'sun' with its offset [dx, dy] in units from the dome's top,
 * `ground` 'garden' or 'water', `strings` of bulbs.
 */
export function glasshouse({
  behind = 'city',
  light = 'moon',
  orb = [270, -240],
  ground = 'garden',
  strings = true,
  ...options
} = {}) {
  const S = stage({ pal: 'night', seed: 9, ...options });
  const p = S.pal;
  const { W, cx } = S;
  const hz = S.H * S.by(0.72, 0.74, 0.78);
  const foot = hz + 62;
  const day = light === 'sun';
  S.add(
    sky(S, p, hz * 1.02, cx + orb[0], foot - 480 + orb[1], day ? 130 : 92, { stars: !day }),
    bandClouds(S, hz * 0.38, hz * 0.62, 6, [p.sky[3], p.sky[2]]),
  );
  if (behind === 'city') S.add(cityRoofs(S, p, hz));
  else S.add(hill(S, hz, 150, 5, p.far, S.seed, p.sky[3]), birds(cx - 420, foot - 620, 17, 6, p.sky[0], S.r));
  S.add(treeline(S, -20, W + 20, hz + 6, 46, p.leafm, 5));
  if (behind === 'trees') S.add(grove(S, p, cx, hz));
  const house = glassDome(S, p, cx, foot);
  S.add(house, ground === 'water' ? tank(S, p, foot, house) : garden(S, p, cx, foot));
  if (strings) S.add(bulbs(S, p, cx, foot));
  return finish(S, options.framed);
}
