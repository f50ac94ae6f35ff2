import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, line, path } from '../../kit/shapes.mjs';
import { openings, outlined, round, square } from './openings.mjs';
import { facing } from './view.mjs';

/** Draws a bathroom door in a wall from u0 to u1 that stands open by `open` (0 to 1): tiles, a basin, a round mirror. */
export function bathroomDoor(V, wall, [u0, u1], { tone, tiles, open = 0.7, high = 2.15 }) {
  const deep = (u, v, out = 0) => wall(u, v, out - 1.6);
  const inside = (view, [x0, y0, x1, y1]) => {
    const rows = range(12).map((i) => view.edge([deep(u0 - 2, i * 0.25), deep(u1 + 2, i * 0.25)]));
    const ups = range(26).map((i) => view.edge([deep(u0 - 2 + i * 0.25, 0), deep(u0 - 2 + i * 0.25, 3)]));
    const basin = view.face([
      deep(u0 - 0.6, 0.78, 0.5),
      deep(u1 + 0.6, 0.78, 0.5),
      deep(u1 + 0.6, 0.9, 0.5),
      deep(u0 - 0.6, 0.9, 0.5),
    ]);
    const [mx, my] = view.at(deep((u0 + u1) / 2, 1.6));
    return (
      path(`M${f(x0)} ${f(y0)}H${f(x1)}V${f(y1)}H${f(x0)}Z`, mix(tiles, view.p.lit.hi, 0.35)) +
      line(rows.join('') + ups.join(''), mix(tiles, view.dark, 0.16), 1.6) +
      path(outlined(view, deep, round((u0 + u1) / 2, 1.6, 0.34)), '#f6efe2') +
      line(outlined(view, deep, round((u0 + u1) / 2, 1.6, 0.34)), view.p.gold, 6) +
      path(basin, '#fffaf0') +
      view.S.glow(mx, my - 40, 260, view.p.lit.hi, 0.7)
    );
  };
  const swing = (t, v) => {
    const a = open * 1.9;
    return wall(u1 - t * (u1 - u0) * Math.cos(a), v, t * (u1 - u0) * Math.sin(a));
  };
  const leaf = V.face([swing(0, 0.02), swing(1, 0.02), swing(1, high), swing(0, high)]);
  const field = (v0, v1) =>
    V.edge([swing(0.14, v0), swing(0.86, v0), swing(0.86, v1), swing(0.14, v1), swing(0.14, v0)]);
  const [hx, hy] = V.at(swing(0.9, 1));
  return (
    openings(V, wall, [square(u0, 0, u1, high)], inside, {
      deep: 0.14,
      jamb: tone,
      frame: mix(tone, V.dark, 0.12),
      frameWide: 0.08,
      bar: mix(tone, V.dark, 0.3),
      barWide: 1,
    }) +
    path(
      leaf,
      V.lit(
        tone,
        facing(wall).map((n) => -n),
      ),
    ) +
    V.shade(leaf, V.dark, 0, 0.2) +
    line(field(0.2, 0.95) + field(1.1, 2), mix(tone, V.dark, 0.35), 3) +
    circle(hx, hy, V.scale(swing(0.9, 1)) * 0.03, V.p.gold)
  );
}

/** Draws scarves that hang from pegs on a wall: [u, colour] each, on a rail v metres up. */
export const pegs = (V, wall, scarves, v, wood) =>
  line(
    V.edge([
      wall(Math.min(...scarves.map(([u]) => u)) - 0.3, v, 0.03),
      wall(Math.max(...scarves.map(([u]) => u)) + 0.3, v, 0.03),
    ]),
    wood,
    9,
  ) +
  scarves
    .map(([u, tone], i) => {
      const at = (a, b) =>
        V.at(wall(u + a, v + b, 0.08))
          .map(f)
          .join(' ');
      const low = -0.75 - 0.14 * (i % 3);
      const d = `M${at(-0.02, 0.03)}Q${at(-0.13, -0.2)} ${at(-0.13, low)}L${at(-0.02, low + 0.05)}L${at(0.02, low - 0.1)}L${at(0.13, low)}Q${at(0.12, -0.2)} ${at(0.02, 0.03)}Z`;
      return (
        path(d, tone) +
        V.shade(d, V.dark, 0, 0.6, [0.3, 0, 1, 0.4]) +
        line(`M${at(0, 0)}L${at(0.01, low)}M${at(-0.05, -0.1)}L${at(-0.07, low)}`, mix(tone, V.dark, 0.4), 2.4) +
        circle(...V.at(wall(u, v + 0.02, 0.1)), V.scale(wall(u, v)) * 0.022, V.p.gold)
      );
    })
    .join('');

/** Draws a wall across the room at depth z with an opening in it: what is behind it is drawn before. */
export function wallWithOpening(V, { w, h, z, tone, thick = 0.25, jamb, skirting, from = 0 }, outline) {
  const near = (u, v, out = 0) => [u, v, z - out];
  const hole = outlined(V, near, outline);
  const behind = outlined(V, near, outline, -thick);
  const wall = V.face([near(from, 0), near(w, 0), near(w, h), near(from, h)]);
  const cheeks = outline
    .map(([u, v], i) => {
      const [a, b] = outline[(i + 1) % outline.length];
      const floor = v < 0.01 && b < 0.01;
      return floor
        ? ''
        : path(
            V.face([near(u, v), near(a, b), near(a, b, -thick), near(u, v, -thick)]),
            mix(jamb ?? tone, V.dark, lerp(0.1, 0.4, Math.min(1, v / h))),
          );
    })
    .join('');
  const foot = (a, b) =>
    skirting && b > a
      ? path(V.face([near(a, 0, 0.02), near(b, 0, 0.02), near(b, 0.12, 0.02), near(a, 0.12, 0.02)]), skirting)
      : '';
  const us = outline.map(([u]) => u);
  return (
    V.S.inside(hole, cheeks) +
    path(`${wall}${hole}`, V.lit(tone, [0, 0, -1]), 'fill-rule="evenodd"') +
    line(hole, jamb ?? tone, 5) +
    (behind ? '' : '') +
    foot(from, Math.min(...us)) +
    foot(Math.max(...us), w)
  );
}
