// delhi: the old city at sunset beyond a dry garden - a victory tower, a garden tomb, gates and domes in layers.
import { archPath } from '../../kit/architecture/arches.mjs';
import { domedRoofs } from '../../kit/architecture/skyline.mjs';
import { mix } from '../../kit/colour.mjs';
import { bandClouds, besideAxis, birds, sky } from '../../kit/nature/sky.mjs';
import { cypress, treeline } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { line, P, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { gardenTomb } from '../../parts/buildings/garden-tomb.mjs';
import { minar } from '../../parts/buildings/minar.mjs';

/** `sun` is its offset from the axis; `stars` are drawn if asked for. */
export function delhi({ sun, stars = false, ...options } = {}) {
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
  return finish(S.add(city, garden(S, p, hz)), options.framed);
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

// dry grass between sandstone paths, cut hedges beside them
function garden(S, p, y) {
  const d = `M0 ${y}H${S.W}V${S.H}H0Z`;
  const grass = mix('#a8945a', p.sky[1], p.dim ?? 0.2);
  const stone = mix(p.lite, p.sky[2], 0.25);
  const from = [S.cx + S.by(40, 20), y - 30];
  const ray = (x, t) => [from[0] + (x - from[0]) * t, from[1] + (S.H + 20 - from[1]) * t];
  let o =
    path(d, grass) + S.shade(d, p.leaf, 0, 0.75, [0, 0.1, 0, 1], 'b') + S.shade(d, p.sky[4], 0.6, 0, [0, 0, 0, 0.6]);
  for (const _ of range(260)) {
    const t = S.r() ** 0.7;
    const [x, v] = [S.r() * S.W, y + 12 + (S.H - y) * t];
    o += line(
      `M${f(x)} ${f(v)}l${f((S.r() - 0.5) * 10)} ${f(-6 - 16 * t)}`,
      S.r() > 0.5 ? p.leafm : p.sky[4],
      1.6 + 2 * t,
      'opacity=".6"',
    );
  }
  const [a, b] = [S.W * 0.3, S.W * 0.56];
  o +=
    path(P([ray(a, 0.1), ray(b, 0.1), ray(b, 1), ray(a, 1)]), stone) +
    S.shade(P([ray(a, 0.1), ray(b, 0.1), ray(b, 1), ray(a, 1)]), p.dark, 0, 0.6, [0, 0, 0.2, 1]);
  for (const i of range(9)) {
    const t = 0.14 + (i / 9) ** 1.4 * 0.86;
    o += line(`M${ray(a, t).map(f).join(' ')}L${ray(b, t).map(f).join(' ')}`, p.dark, 1 + 3 * t, 'opacity=".4"');
  }
  for (const [x, w] of [
    [a - S.W * 0.1, S.W * 0.07],
    [b + S.W * 0.03, S.W * 0.07],
  ]) {
    const top = P([ray(x, 0.12), ray(x + w, 0.12), ray(x + w, 0.96), ray(x, 0.96)]);
    o += path(top, p.leafm) + S.shade(top, p.leaf, 0, 0.9, [0.3, 0, 1, 0.3]);
  }
  for (const [u, k] of [
    [0.06, 1.2],
    [0.16, 0.8],
    [0.78, 0.9],
    [0.9, 1.3],
  ])
    o += cypress(S, S.W * u, y + 90 + 150 * k, 260 * k, 62 * k, { dark: p.leaf, mid: p.leafm });
  return S.inside(`M0 ${y - 400}H${S.W}V${S.H}H0Z`, o);
}
