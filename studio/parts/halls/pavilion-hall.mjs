// A tall hall with sage-green panelled walls, seen at a slant: floor, far wall, right wall with lamps, flower wall.
import { mix } from '../../kit/colour.mjs';
import { f, range, rng } from '../../kit/numbers.mjs';
import { circle, line, open, P, path, rect } from '../../kit/shapes.mjs';

export const HALL = { left: -3.8, right: 8, far: 22, height: 6 };
const SAGE = '#8b9b68';
const DEEP = '#1d2c1c';
const IVORY = '#f3e2b8';
const GILT = '#d9a648';

/** Returns the camera of the hall: metres in (right, up, along the hall), units of the sheet out. */
export function hallView({ focal = 1300, cx = 1000, horizon = 480, eye = 1.55, turn = 20 } = {}) {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const depth = (x, z) => x * s + z * c;
  const at = (x, y, z) => [cx + ((x * c - z * s) * focal) / depth(x, z), horizon - ((y - eye) * focal) / depth(x, z)];
  return { at, scale: (x, z) => focal / depth(x, z) };
}

/** Draws the polished floor: dark, with joints that run away, and the light of the far end in it. */
export function hallFloor(S, { at }) {
  const top = at(0, 0, HALL.far)[1] - 10;
  const tone = S.lin([
    [0, '#94682e'],
    [0.14, '#5c4023'],
    [0.42, '#2c2017'],
    [1, '#17120f'],
  ]);
  const along = range(19).map((i) => open([at(i * 1.2 - 12, 0, i < 9 ? 13 : 3), at(i * 1.2 - 12, 0, HALL.far)]));
  const across = range(17).map((i) => open([at(-12, 0, 5 + i), at(HALL.right, 0, 5 + i)]));
  return rect(0, top, S.W, S.H - top, tone) + line([...along, ...across].join(''), '#0e0a08', 1.8, 'opacity=".4"');
}

/** Draws a panel of the wall whose corners `point(u, v)` gives: a sunk field in a gilt moulding. */
const panel = (S, point, [u0, u1], [v0, v1], tone) => {
  const field = (a, b) =>
    P([point(u0 + a, v0 + b), point(u1 - a, v0 + b), point(u1 - a, v1 - b), point(u0 + a, v1 - b)]);
  return (
    path(field(0, 0), mix(tone, IVORY, 0.18)) +
    path(field(0.07, 0.07), mix(tone, DEEP, 0.2)) +
    S.shade(field(0.07, 0.07), DEEP, 0.55, 0, [0, 0, 0.2, 0.7]) +
    line(field(0, 0), mix(GILT, DEEP, 0.15), 2) +
    line(field(0.17, 0.17), GILT, 1.4, 'opacity=".75"')
  );
};

/** Draws a lamp on the wall: a gilt arm with two shaded lights, `k` units to the metre. */
const wallLamp = (S, [x, y], k) =>
  S.glow(x, y - 0.15 * k, 1.5 * k, '#ffcf78', 0.85) +
  line(`M${f(x)} ${f(y + 0.3 * k)}V${f(y - 0.1 * k)}`, GILT, 0.05 * k) +
  [-1, 1]
    .map((side) => {
      const u = x + side * 0.17 * k;
      return (
        line(`M${f(x)} ${f(y + 0.14 * k)}Q${f(u)} ${f(y + 0.2 * k)} ${f(u)} ${f(y)}`, GILT, 0.03 * k) +
        path(
          `M${f(u - 0.06 * k)} ${f(y - 0.24 * k)}H${f(u + 0.06 * k)}L${f(u + 0.12 * k)} ${f(y)}H${f(u - 0.12 * k)}Z`,
          '#fff3cf',
        )
      );
    })
    .join('');

/** Draws the evening on a wall: it is dark under the ceiling and warm where the candles of the tables reach. */
const evening = (S, d, [top, low]) =>
  path(
    d,
    S.lin(
      [
        [0, '#142016', 0.78],
        [0.5, '#1d2a18', 0.34],
        [0.86, '#e09a3a', 0.1],
        [1, '#ffb84e', 0.4],
      ],
      0,
      top,
      0,
      low,
      'gradientUnits="userSpaceOnUse"',
    ),
  );

/** Draws the mouldings along a wall from u0 to u1: dado, rail, cornice. */
const mouldings = (point, u0, u1) => {
  const band = (v0, v1, tone) => path(P([point(u0, v0), point(u1, v0), point(u1, v1), point(u0, v1)]), tone);
  const rail = (v, width) => line(open([point(u0, v), point(u1, v)]), GILT, width);
  return (
    band(0, 1.05, '#56684a') +
    band(0, 0.22, '#33402e') +
    band(1.05, 1.15, '#b7c19a') +
    band(5.2, 5.4, '#b7c19a') +
    rail(0.22, 1.4) +
    rail(1.15, 2) +
    rail(5.2, 2)
  );
};

/** Draws the right wall: bays of a tall panel each, between them lamps. */
export function rightWall(S, { at, scale }) {
  const point = (z, y) => at(HALL.right, y, z);
  const whole = P([point(4.4, 0), point(4.4, 6.4), point(HALL.far, 6.4), point(HALL.far, 0)]);
  const bays = range(8).map((i) => HALL.far - 2.2 * (i + 1) + 0.1);
  return (
    path(whole, SAGE) +
    S.shade(whole, DEEP, 0.75, 0, [0.6, 0, 0.6, 0.75]) +
    mouldings(point, 4.4, HALL.far) +
    bays.map((z) => panel(S, point, [z + 0.4, z + 1.8], [1.4, 4.95], SAGE)).join('') +
    bays.map((z) => panel(S, point, [z + 0.4, z + 1.8], [0.36, 0.92], '#56684a')).join('') +
    evening(S, whole, [-60, 640]) +
    bays.map((z) => wallLamp(S, point(z, 2.75), scale(HALL.right, z))).join('')
  );
}

/** Draws the far wall with its panels, and the short piece of the left wall. */
export function farWall(S, { at, scale }) {
  const point = (x, y) => at(x, y, HALL.far);
  const side = (z, y) => at(HALL.left, y, z);
  const whole = P([point(HALL.left, 0), point(HALL.left, 6.4), point(HALL.right, 6.4), point(HALL.right, 0)]);
  const left = P([side(10, 0), side(10, 6.4), side(HALL.far, 6.4), side(HALL.far, 0)]);
  const bays = [-3.6, -1.4, 0.8].map((x) => x + 0.2);
  return (
    path(left, mix(SAGE, DEEP, 0.45)) +
    mouldings(side, 10, HALL.far) +
    panel(S, side, [17.6, 21.4], [1.4, 4.95], mix(SAGE, DEEP, 0.45)) +
    S.shade(left, DEEP, 0.2, 0.6, [1, 0, 0, 0]) +
    path(whole, mix(SAGE, IVORY, 0.12)) +
    mouldings(point, HALL.left, HALL.right) +
    bays.map((x) => panel(S, point, [x, x + 1.5], [1.4, 4.95], mix(SAGE, IVORY, 0.12))).join('') +
    S.shade(whole, DEEP, 0.6, 0, [0.3, 0, 0.36, 0.7]) +
    evening(S, left, [60, 620]) +
    evening(S, whole, [150, 600]) +
    bays.map((x) => wallLamp(S, point(x - 0.3, 2.75), scale(x, HALL.far))).join('')
  );
}

/** Draws the wall of flowers at the far end, and the low dais before it. */
export function flowerWall(S, { at }) {
  const [x0, x1, y1] = [2.7, 7.5, 4.4];
  const point = (u, v) => at(x0 + (x1 - x0) * u, 0.3 + (y1 - 0.3) * v, HALL.far - 0.3);
  const field = P([point(0, 0), point(0, 1), point(1, 1), point(1, 0)]);
  const random = rng(31);
  const blooms = range(936).map((i) => {
    const [u, v] = [(i % 36) / 35, Math.floor(i / 36) / 25];
    const [x, y] = point(u + (random() - 0.5) * 0.05, v + (random() - 0.5) * 0.06);
    const edge = Math.min(u, 1 - u, 1 - v);
    const other = random();
    const [tone, heart] =
      other > 0.88
        ? ['#71803f', '#8a9a52']
        : other < 0.07
          ? ['#93233a', '#b5394e']
          : edge < 0.05 + random() * 0.13
            ? ['#ee8a1c', '#f9b23c']
            : ['#f0d6a2', '#fff2d6'];
    const r = 4.4 + random() * 3.2;
    return circle(x, y, r, tone) + circle(x - r * 0.15, y + r * 0.15, r * 0.55, heart);
  });
  const [cx, cy] = point(0.5, 0.4);
  const step = (y0, y1, near) =>
    path(P([at(1.7, y1, near), at(7.9, y1, near), at(7.9, y0, near), at(1.7, y0, near)]), '#5c141f') +
    path(P([at(1.7, y1, near), at(7.9, y1, near), at(7.9, y1, HALL.far), at(1.7, y1, HALL.far)]), '#93283a');
  return (
    path(field, '#b98f4c') +
    blooms.join('') +
    S.glow(cx, cy, 240, '#ffe7ac', 0.65) +
    step(0, 0.15, 19.4) +
    step(0.15, 0.3, 20) +
    line(open([at(1.7, 0.3, 20), at(7.9, 0.3, 20)]), GILT, 1.6)
  );
}
