import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, line, open, path } from '../../kit/shapes.mjs';

function streetLamp(S, p, cam, s, z) {
  const k = cam.scale(z);
  const [x, y] = cam.at(s * 7.6, 0, z);
  const [hx, hy] = cam.at(s * 6.2, 5, z);
  const [px, py] = cam.at(s * 6.2, 0, z);
  return (
    S.pooled(px, py, k * 2.6, k * 0.4, p.lit.mid, 0.5) +
    line(
      `M${f(x)} ${f(y)}V${f(hy + k * 0.3)}Q${f(x)} ${f(hy)} ${f(hx)} ${f(hy)}`,
      mix(p.gold, p.dark, 0.3),
      Math.max(1.6, k * 0.07),
    ) +
    S.glow(hx, hy, k * 1.1, p.lit.hi, 0.85) +
    circle(hx, hy, Math.max(2, k * 0.1), '#fffbe8')
  );
}

/** Draws an expressway down the axis, lamps at its sides, the lights of cars drawn out into lines. */
export function expressway(S, p, cam, hz) {
  const verge = `M0 ${f(hz + 14)}H${S.W}V${S.H}H0Z`;
  const road = cam.floor(-6.2, 2.2, 6.2, 120);
  const dark = S.lin([
    [0, mix(p.sky[2], p.lit.mid, 0.3)],
    [0.3, mix(p.mid, p.sky[2], 0.4)],
    [1, mix(p.sky[0], p.mid, 0.4)],
  ]);
  let o =
    path(verge, p.leafm) +
    S.shade(verge, p.leaf, 0, 0.9, [0, 0.1, 0, 1], 'b') +
    path(road, dark) +
    S.shade(road, p.sky[0], 0, 0.8, [0, 0.2, 0, 1], 'b');
  for (const x of [-6, 6, -0.3, 0.3])
    o += line(open([cam.at(x, 0, 2.2), cam.at(x, 0, 110)]), p.lite, 3, 'opacity=".9"');
  for (const x of [-4.1, -2.2, 2.2, 4.1])
    for (let z = 2.6; z < 60; z *= 1.25)
      o += line(open([cam.at(x, 0, z), cam.at(x, 0, z * 1.1)]), p.lite, 2, 'opacity=".7"');
  for (const i of range(14)) {
    const right = i % 2 === 0;
    const x = (right ? 1 : -1) * (1 + 4.4 * S.r());
    const z = 4 + 12 * S.r();
    const from = cam.at(x, 0.6, z);
    const to = cam.at(x, 0.6, z * (2 + 2 * S.r()));
    const tone = right ? '#fff2cf' : '#ff7a4a'; // traffic keeps left: who is on the right comes towards us
    o += line(open([from, to]), tone, Math.max(1.6, cam.scale(z) * 0.035), 'opacity=".75"');
    o += S.glow(from[0], from[1], cam.scale(z) * 0.4, tone, 0.8);
  }
  for (const z of [60, 38, 25, 17, 12, 8.6]) for (const s of [-1, 1]) o += streetLamp(S, p, cam, s, z);
  return o;
}
