import { mix } from '../../kit/colour.mjs';
import { line, open, path } from '../../kit/shapes.mjs';

/** Draws polished marble with joints, and a carpet down the aisle unless there is none. */
export function hallFloor(S, p, cam, { w, back }, tone, { carpet = mix(p.sky[3], p.sky[2], 0.3) } = {}) {
  const d = cam.floor(-w, 2.4, w, back);
  const marble = mix(tone.wall, p.lite, 0.22);
  const polish = S.lin([
    [0, mix(p.lit.mid, marble, 0.35)],
    [0.3, marble],
    [1, tone.deep],
  ]);
  let o = path(d, polish) + S.shade(d, tone.deep, 0, 0.95, [0, 0.15, 0, 1], 'b');
  for (const z of [3.4, 4.2, 5.2, 6.5, 8.1, 10.2, 13, 16].filter((z) => z < back))
    o += line(open([cam.at(-w, 0, z), cam.at(w, 0, z)]), p.gold, 1.2, 'opacity=".3"');
  for (let x = -Math.floor(w); x <= w; x += 1.3)
    o += line(open([cam.at(x, 0, 2.4), cam.at(x, 0, back)]), p.gold, 1.1, 'opacity=".22"');
  if (!carpet) return o + S.pool(d, S.cx, cam.at(0, 0, back * 0.6)[1], 520, p.lit.mid, 0.7);
  const aisle = cam.floor(-0.8, 2.4, 0.8, back);
  o +=
    path(aisle, carpet) +
    S.shade(aisle, p.dark, 0, 0.9, [0, 0.1, 0, 1], 'b') +
    S.pool(aisle, S.cx, cam.at(0, 0, back * 0.74)[1], 260, p.lit.hi, 0.8);
  for (const s of [-1, 1])
    for (const [edge, width] of [
      [0.8, 3],
      [0.68, 1.2],
    ])
      o += line(open([cam.at(s * edge, 0, 2.4), cam.at(s * edge, 0, back)]), p.gold, width);
  for (let z = 4; z < back - 2; z *= 1.22) {
    const lozenge = [
      [0, z],
      [0.26, z * 1.07],
      [0, z * 1.14],
      [-0.26, z * 1.07],
    ];
    o += path(cam.onFloor(lozenge), 'none', `stroke="${p.gold}" stroke-width="1.6" opacity=".7"`);
  }
  return o;
}
