import { mix } from '../../kit/colour.mjs';
import { mughalLantern } from '../../kit/furnishings/lamps.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, path } from '../../kit/shapes.mjs';
import { outlined, square } from './openings.mjs';

const lampshade = (V, x, y, w0, w1, h, tone) => {
  const d = `M${f(x - w1)} ${f(y)}Q${f(x)} ${f(y + w1 * 0.22)} ${f(x + w1)} ${f(y)}L${f(x + w0)} ${f(y - h)}Q${f(x)} ${f(y - h + w0 * 0.2)} ${f(x - w0)} ${f(y - h)}Z`;
  const light = V.S.lin([
    [0, mix(tone, V.p.lit.hi, 0.2)],
    [0.6, mix(tone, V.p.lit.hi, 0.7)],
    [1, V.p.lit.hi],
  ]);
  return (
    path(d, light) +
    V.shade(d, V.p.lit.deep, 0, 0.5, [0.5, 0, 1, 0.1]) +
    ellipse(x, y, w1 * 0.96, w1 * 0.13, V.p.lit.hi)
  );
};

/** Draws a table lamp whose foot is at a point: `foot` 'urn', 'stick' or 'cube', its shade and brass. */
export function tableLamp(
  V,
  point,
  { high = 0.55, shade = '#f3d9a4', base = V.p.gold, foot = 'urn', glow = 0.75 } = {},
) {
  const [x, y] = V.at(point);
  const k = V.scale(point) * high;
  const feet = {
    urn: `M${f(x - k * 0.1)} ${f(y)}Q${f(x - k * 0.24)} ${f(y - k * 0.3)} ${f(x - k * 0.05)} ${f(y - k * 0.5)}H${f(x + k * 0.05)}Q${f(x + k * 0.24)} ${f(y - k * 0.3)} ${f(x + k * 0.1)} ${f(y)}Z`,
    stick: `M${f(x - k * 0.17)} ${f(y)}Q${f(x - k * 0.02)} ${f(y - k * 0.05)} ${f(x - k * 0.02)} ${f(y - k * 0.5)}H${f(x + k * 0.02)}Q${f(x + k * 0.02)} ${f(y - k * 0.05)} ${f(x + k * 0.17)} ${f(y)}Z`,
    cube: `M${f(x - k * 0.16)} ${f(y)}V${f(y - k * 0.42)}H${f(x + k * 0.16)}V${f(y)}Z`,
  };
  return (
    V.S.glow(x, y - k * 0.7, k * 2.4, V.p.lit.mid, glow) +
    path(feet[foot], base) +
    V.shade(feet[foot], V.dark, 0, 0.7, [0.3, 0, 1, 0.2]) +
    lampshade(V, x, y - k * 0.52, k * 0.22, k * 0.38, k * 0.46, shade)
  );
}

/** Draws a standing lamp: its foot on the floor, its shade at `high` metres. */
export function floorLamp(V, point, { high = 1.55, shade = '#f3d9a4', base = V.p.gold } = {}) {
  const [x, y] = V.at(point);
  const k = V.scale(point);
  return (
    V.S.glow(x, y - k * high, k * 1.1, V.p.lit.mid, 0.7) +
    ellipse(x, y, k * 0.16, k * 0.04, mix(base, V.dark, 0.4)) +
    line(`M${f(x)} ${f(y)}V${f(y - k * high)}`, base, Math.max(3, k * 0.022)) +
    lampshade(V, x, y - k * (high - 0.16), k * 0.17, k * 0.24, k * 0.34, shade)
  );
}

/** Draws a lamp that hangs from the ceiling at a point: 'lantern', 'drum', 'globe', 'dome' or 'bulb', `drop` metres down. */
export function pendant(
  V,
  [x, y, z],
  { kind = 'globe', drop = 0.8, size = 0.2, tone = '#f3d9a4', cord = V.p.gold } = {},
) {
  const [cx, top] = V.at([x, y, z]);
  const k = V.scale([x, y, z]);
  const low = top + k * drop;
  const s = k * size;
  const dome = `M${f(cx - s)} ${f(low)}Q${f(cx - s)} ${f(low - s * 1.1)} ${f(cx)} ${f(low - s * 1.15)}Q${f(cx + s)} ${f(low - s * 1.1)} ${f(cx + s)} ${f(low)}Z`;
  const kinds = {
    lantern: () => mughalLantern(V.S, cx, low - s * 1.2, s * 0.62, V.p),
    drum: () => lampshade(V, cx, low, s * 0.94, s, s * 0.8, tone),
    globe: () =>
      circle(cx, low - s * 0.5, s * 0.55, V.p.lit.hi) +
      V.shade(
        `M${f(cx - s * 0.55)} ${f(low - s * 0.5)}a${f(s * 0.55)} ${f(s * 0.55)} 0 1 1 ${f(s * 1.1)} 0a${f(s * 0.55)} ${f(s * 0.55)} 0 1 1 ${f(-s * 1.1)} 0Z`,
        V.p.lit.mid,
        0,
        0.7,
        [0.3, 0.2, 1, 0.9],
      ),
    dome: () =>
      path(dome, tone) +
      V.shade(dome, V.dark, 0, 0.7, [0.3, 0, 1, 0.3]) +
      line(
        range(9)
          .map(
            (i) =>
              `M${f(cx)} ${f(low - s * 1.15)}Q${f(cx + (i - 4) * s * 0.3)} ${f(low - s * 0.9)} ${f(cx + (i - 4) * s * 0.25)} ${f(low)}`,
          )
          .join(''),
        mix(tone, V.dark, 0.3),
        1.8,
      ) +
      ellipse(cx, low, s, s * 0.14, V.p.lit.hi),
    bulb: () => circle(cx, low, s * 0.3, V.p.lit.hi),
  };
  return (
    V.S.glow(cx, low, s * 4.2, V.p.lit.mid, 0.6) +
    line(`M${f(cx)} ${f(top)}V${f(low - s)}`, cord, Math.max(2, k * 0.012)) +
    kinds[kind]()
  );
}

/** Draws a lamp on a wall and its light on it. */
export function sconce(V, wall, u, v, { tone = '#f3d9a4', reach = 1.1 } = {}) {
  const point = wall(u, v, 0.12);
  const [x, y] = V.at(point);
  const k = V.scale(point);
  const pool = outlined(V, wall, square(u - reach, v - reach, u + reach, v + reach), 0.01);
  return (
    V.S.pool(pool, x, y, k * reach, V.p.lit.mid, 0.85) +
    V.S.glow(x, y, k * 0.5, V.p.lit.hi, 0.7) +
    line(`M${f(x)} ${f(y + k * 0.16)}V${f(y + k * 0.3)}`, V.p.gold, Math.max(3, k * 0.03)) +
    lampshade(V, x, y + k * 0.12, k * 0.06, k * 0.11, k * 0.24, tone)
  );
}

/** Draws a lit strip along a wall or a niche, and the light that it throws down. */
export const lightLine = (V, wall, [u0, u1], v, reach = 0.9) => {
  const d = outlined(V, wall, square(u0, v - reach, u1, v), 0.012);
  return (
    V.shade(d, V.p.lit.mid, 0.8, 0, [0, 0, 0, 1], 'b') +
    line(V.edge([wall(u0, v, 0.02), wall(u1, v, 0.02)]), V.p.lit.hi, 6)
  );
};
