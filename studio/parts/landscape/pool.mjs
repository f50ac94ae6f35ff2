import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { line, mirrored, open, P, path, rect } from '../../kit/shapes.mjs';

/** Draws the paved deck. */
export function deck(S, p, cam, hz) {
  const d = `M0 ${hz + 30}H${S.W}V${S.H}H0Z`;
  const tone = mix(p.base, p.sky[2], 0.45);
  let o =
    path(`M0 ${hz + 10}H${S.W}V${S.H}H0Z`, p.leafm) +
    path(
      d,
      S.lin([
        [0, mix(tone, p.lit.mid, 0.25)],
        [1, mix(tone, p.sky[0], 0.55)],
      ]),
    ) +
    S.shade(d, p.sky[0], 0, 0.75, [0, 0.1, 0, 1], 'b');
  for (const z of [4.5, 5.2, 6, 7, 8.2, 9.8, 12, 15, 19])
    o += line(`M0 ${f(cam.at(0, 0, z)[1])}H${S.W}`, p.dark, 1.3, 'opacity=".3"');
  for (const i of range(13))
    for (const s of [-1, 1])
      o += line(
        open([cam.at(s * (1 + i * 0.95), 0, 30), cam.at(s * (1 + i * 0.95), 0, 3.6)]),
        p.dark,
        1.2,
        'opacity=".22"',
      );
  return o;
}

/** Draws the pool with house and palms doubled in it. */
export function poolWater(S, p, cam, half, head, shore, house, palms) {
  const region = cam.floor(-half, 3.4, half, head);
  const base = path(
    region,
    S.lin([
      [0, p.sky[4]],
      [0.18, p.sky[3]],
      [0.5, p.sky[2]],
      [1, p.sky[0]],
    ]),
  );
  const sun = S.pooled(S.cx, shore + 190, 150, 260, p.sun, 0.8);
  let inner = base + sun + mirrored(house, shore - 4, 0.72) + palms.map((k) => mirrored(k.art, k.y, 0.55)).join('');
  inner += S.shade(region, p.sky[0], 0, 0.85, [0, 0.25, 0, 1], 'b');
  for (const i of range(46)) {
    // ripples: short bars, longer towards the viewer, following the light
    const t = (i / 46) ** 1.5;
    const y = shore + 14 + (S.H - shore) * t;
    const w = (16 + 120 * S.r()) * (0.35 + 1.3 * t);
    const spread = 70 + 420 * t;
    const x = S.cx + (S.r() - 0.5) * 2 * spread;
    inner += line(
      `M${f(x - w / 2)} ${f(y)}H${f(x + w / 2)}`,
      [p.lit.hi, p.sky[1], p.sky[4], p.sky[0]][i % 4],
      1.6 + 4.5 * t,
      `opacity="${f(0.35 + 0.4 * S.r())}"`,
    );
  }
  return S.inside(region, inner);
}

/** Its stone edge. */
export function coping(p, cam, half, head) {
  let o = '';
  for (const s of [-1, 1])
    o +=
      path(
        P([
          cam.at(s * half, 0, 3.4),
          cam.at(s * (half + 0.26), 0, 3.4),
          cam.at(s * (half + 0.26), 0, head),
          cam.at(s * half, 0, head),
        ]),
        p.lite,
      ) + line(open([cam.at(s * half, 0, 3.4), cam.at(s * half, 0, head)]), p.gold, 2.4);
  const [x0, y] = cam.at(-half - 0.26, 0, head);
  const [x1] = cam.at(half + 0.26, 0, head);
  return o + rect(x0, y - 7, x1 - x0, 8, p.lite) + rect(x0, y, x1 - x0, 2, p.gold);
}
