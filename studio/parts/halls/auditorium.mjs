import { mix } from '../../kit/colour.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { line, open, P, path, rect } from '../../kit/shapes.mjs';

/** Draws nested coffers with light in their edges and a round lamp. */
export function auditoriumCeiling(S, p, cam, { w, h, back }, tone) {
  const d = cam.floor(-w, 2.2, w, back, h);
  let o =
    rect(0, 0, S.W, S.H, tone.deep) +
    path(
      d,
      S.lin([
        [0, tone.deep],
        [1, mix(tone.wall, p.sky[3], 0.35)],
      ]),
    ) +
    S.shade(d, tone.deep, 0.9, 0, [0, 0, 0, 1], 'b');
  for (const [i, k] of [0.9, 0.66, 0.42].entries()) {
    // nested coffers with light in their edges
    const z0 = lerp(3.1, 5.2, i / 2);
    const z1 = lerp(back - 0.8, back - 3.4, i / 2);
    const q = cam.floor(-w * k, z0, w * k, z1, h);
    o +=
      path(q, mix(tone.wall, p.sky[3], 0.1 + i * 0.14)) +
      S.shade(q, tone.deep, 0.75, 0, [0, 0, 0, 1], 'b') +
      line(q, p.lit.mid, 14, 'opacity=".25"') +
      line(q, p.lit.hi, 3.4);
  }
  const c = [0, 8.2];
  const star = cam.ring(...c, 1.05, h);
  o +=
    S.glow(...cam.at(0, h, 8.2), 190, p.lit.mid, 0.6) +
    path(P(star), p.lit.hi) +
    S.shade(P(star), p.lit.mid, 0.9, 0, [0, 0, 0, 1]) +
    line(P(star), p.gold, 3) +
    range(12)
      .map((i) =>
        line(
          open([
            cam.at(0, h, 8.2),
            cam.at(1.05 * Math.cos((i * Math.PI) / 6), h, 8.2 + 1.05 * Math.sin((i * Math.PI) / 6)),
          ]),
          p.gold,
          1.6,
        ),
      )
      .join('');
  return o;
}

/** Draws panelled walls with lattices lit from behind. */
export function auditoriumWalls(S, p, cam, { w, h, back }, tone) {
  let o = '';
  for (const s of [-1, 1]) {
    const d = cam.wall(s * w, 2.2, back, 0, h);
    o += path(d, tone.wall) + S.shade(d, tone.deep, 0.9, 0, s > 0 ? [1, 0, 0, 0] : [0, 0, 1, 0], 'b');
    for (let z = back - 0.5; z > 3; z -= 2.1) {
      const z0 = z - 1.5;
      const panel = cam.wall(s * w, z0, z, 0.9, h - 1.4);
      const [lx, ly] = cam.at(s * w, h - 1.4, (z + z0) / 2);
      let jaali = '';
      for (let v = 0; v < 14; v++)
        for (let u = 0; u < 5; u++) {
          const zc = z0 + 0.15 + u * 0.3;
          const yc = 1.1 + (v * (h - 2.6)) / 13;
          jaali += line(
            P(
              [
                [zc - 0.13, 0],
                [zc, 0.17],
                [zc + 0.13, 0],
                [zc, -0.17],
              ].map(([a, b]) => cam.at(s * w, yc + b, a)),
            ),
            p.gold,
            1.3,
          );
        }
      o +=
        path(
          panel,
          S.lin([
            [0, p.lit.mid],
            [0.6, p.lit.deep],
            [1, mix(p.lit.deep, tone.deep, 0.5)],
          ]),
        ) +
        S.shade(panel, tone.warm, 0, 0.95, [0, 0, 0, 1], 'b') +
        S.inside(panel, S.glow(lx, ly, cam.scale(z) * 1.7, p.lit.hi, 0.8)) +
        jaali +
        line(panel, p.gold, 2.4);
    }
    for (const y of [0.55, h - 0.7, h])
      o += line(open([cam.at(s * w, y, 2.2), cam.at(s * w, y, back)]), p.gold, y === h ? 3.4 : 1.8);
  }
  return o;
}

/** Draws a dark floor with a carpet down the aisle. */
export function auditoriumFloor(S, p, cam, { w, back }, tone) {
  const d = cam.floor(-w, 2, w, back);
  const aisle = cam.floor(-0.62, 2, 0.62, 12.4);
  let o =
    path(
      d,
      S.lin([
        [0, mix(tone.warm, p.lit.mid, 0.25)],
        [1, tone.deep],
      ]),
    ) +
    S.shade(d, tone.deep, 0, 0.9, [0, 0.1, 0, 1], 'b') +
    path(aisle, mix(p.sky[3], p.dark, 0.5)) +
    S.shade(aisle, tone.deep, 0, 0.9, [0, 0.1, 0, 1], 'b') +
    S.pool(aisle, S.cx, cam.at(0, 0, 12)[1], 240, p.lit.hi, 0.85);
  for (const s of [-1, 1])
    o +=
      line(open([cam.at(s * 0.62, 0, 2), cam.at(s * 0.62, 0, 12.4)]), p.gold, 3) +
      line(open([cam.at(s * 0.54, 0, 2), cam.at(s * 0.54, 0, 12.4)]), p.gold, 1.2);
  for (let z = 2.8; z < 12; z *= 1.2)
    o += path(
      cam.onFloor([
        [0, z],
        [0.2, z * 1.06],
        [0, z * 1.12],
        [-0.2, z * 1.06],
      ]),
      'none',
      `stroke="${p.gold}" stroke-width="1.6" opacity=".75"`,
    );
  return o;
}
