// delhi: the old city at sunset across the river - a victory tower, a garden tomb, gates and domes in layers.
import { archPath } from '../../kit/architecture/arches.mjs';
import { domedRoofs } from '../../kit/architecture/skyline.mjs';
import { mix } from '../../kit/colour.mjs';
import { lotus } from '../../kit/nature/flowers.mjs';
import { bandClouds, besideAxis, birds, sky } from '../../kit/nature/sky.mjs';
import { cypress, treeline } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { ellipse, line, mirrored, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { gardenTomb } from '../../parts/buildings/garden-tomb.mjs';
import { minar } from '../../parts/buildings/minar.mjs';
import { riverBoat } from '../../parts/landscape/river-boat.mjs';

/** `sun` its offset from the axis, `boats` on the river, `stars`. */
export function delhi({ sun, boats = true, stars = false, ...options } = {}) {
  const S = stage({ pal: 'rose', seed: 121, ...options });
  const p = S.pal;
  const { W, H, cx } = S;
  const hz = H * S.by(0.7, 0.705);
  const tower = cx + S.by(330, 236);
  const tomb = cx - S.by(330, 176);
  S.add(
    sky(S, p, hz, cx + (sun ?? besideAxis(S)), hz - 505, 168, { stars }),
    bandClouds(S, hz * 0.3, hz * 0.72, 8, [p.sky[3], p.sky[4], p.sky[2]]),
    birds(cx - 250, hz - 650, 18, 7, p.sky[0], S.r),
  );
  const beside = [
    [-330, 150],
    [-366, 124],
    [296, 150],
    [330, 124],
  ].map(([dx, h]) => cypress(S, tomb + dx, hz, h, 30, { dark: p.leaf, mid: p.leafm }));
  const city = [
    domedRoofs(S, p, hz, mix(p.far, p.sky[3], 0.6), 300, 3, 0.18),
    gateway(p, cx + S.by(760, 60), hz - 36, mix(p.far, p.sky[3], 0.35)),
    domedRoofs(S, p, hz, mix(p.far, p.sky[3], 0.25), 200, 8, 0.3),
    S.wide ? gardenTomb(S, p, cx - 860, hz - 6, 0.55) : '',
    treeline(S, -20, W + 20, hz - 4, 70, p.far, 6),
    minar(S, p, tower, hz, S.by(690, 800)),
    domedRoofs(S, p, hz, p.mid, 92, 14, 0.45),
    gardenTomb(S, p, tomb, hz, 1),
    ...beside,
    treeline(S, -20, tomb - 300, hz, 40, p.leafm, 2),
    treeline(S, tomb + 290, W + 20, hz, 34, p.leafm, 9),
  ].join('');
  S.add(city, river(S, p, hz, city), ghat(S, p, hz));
  if (boats) S.add(riverBoat(S, p, cx + S.by(60, 96), hz + 178, 1), riverBoat(S, p, cx - S.by(520, 300), hz + 92, 0.5));
  return finish(S.add(bank(S, p)), options.framed);
}

// a war memorial arch, far off
const gateway = (p, x, y, c) =>
  path(
    P([
      [x - 84, y],
      [x - 84, y - 214],
      [x - 96, y - 220],
      [x - 96, y - 234],
      [x - 64, y - 246],
      [x - 64, y - 262],
      [x + 64, y - 262],
      [x + 64, y - 246],
      [x + 96, y - 234],
      [x + 96, y - 220],
      [x + 84, y - 214],
      [x + 84, y],
    ]),
    c,
  ) +
  path(archPath(x, y, 72, 112, 40, 0), p.sky[4]) +
  line(`M${x - 96} ${y - 220}H${x + 96}`, p.gold, 1.4, 'opacity=".6"');

function river(S, p, y, city) {
  const d = `M0 ${y}H${S.W}V${S.H}H0Z`;
  let o =
    path(
      d,
      S.lin([
        [0, p.sky[4]],
        [0.3, p.sky[3]],
        [0.65, p.sky[2]],
        [1, p.sky[0]],
      ]),
    ) +
    mirrored(city, y, 0.55) +
    S.shade(d, p.sky[0], 0, 0.85, [0, 0.2, 0, 1], 'b');
  for (const i of range(64)) {
    const t = (i / 64) ** 1.4;
    const w = (24 + 190 * S.r()) * (0.35 + t);
    const x = S.r() * S.W;
    o += line(
      `M${f(x - w / 2)} ${f(y + 8 + (S.H - y) * t)}h${f(w)}`,
      [p.lit.mid, p.sky[1], p.sky[4], p.sky[0]][i % 4],
      1.6 + 4.6 * t,
      `opacity="${f(0.3 + 0.4 * S.r())}"`,
    );
  }
  return S.inside(d, o);
}

const ghat = (S, p, y) =>
  range(3)
    .map((i) => rect(0, y - 4 + i * 6, S.W, 6, mix(p.lite, p.sky[2], i * 0.25)))
    .join('') + rect(0, y + 14, S.W, 2, p.gold);

// lotus and reeds close to the viewer
function bank(S, p) {
  let o = '';
  for (const [u, v, r] of [
    [0.15, 0.9, 58],
    [0.28, 0.93, 44],
    [0.72, 0.925, 50],
    [0.86, 0.89, 60],
    [0.6, 0.945, 34],
    [0.4, 0.955, 32],
  ]) {
    const x = S.W * u;
    const y = S.H * (v - (S.wide ? 0 : 0.01));
    o +=
      ellipse(x, y, r, r * 0.26, p.leafm) + ellipse(x - r * 0.1, y - 2, r * 0.8, r * 0.18, mix(p.leafm, p.sky[2], 0.2));
    if (r > 48) o += lotus(x, y - 2, r * 0.19, p.sky[3]);
  }
  return o;
}
