// Chairs, tables and lamps of a dining room, in the metres of its camera.
import { block } from '../../kit/block.mjs';
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { ellipse, line, open, P, path } from '../../kit/shapes.mjs';

/** Where the back of a chair stands, seen from its seat. */
const BACKS = { away: [0, -1], facing: [0, 1], left: [-1, 0], right: [1, 0] };

/**
 * Draws a chair whose back stands at `turn` of its seat: 'away' shows the eye its back, 'facing' its front. Colours
 * c = { wood, seat, back, dark }; `h` is how high it is, `cane` weaves its back.
 */
export function diningChair(S, cam, x, z, turn, c, { h = 0.95, w = 0.24, cane = false } = {}) {
  const [dx, dz] = BACKS[turn];
  const k = cam.scale(z);
  const corner = (a, b, y) => cam.at(x + a * w, y, z + b * w);
  const leg = (a, b) => line(open([corner(a, b, 0), corner(a * 0.9, b * 0.9, 0.44)]), c.wood, k * 0.035);
  const [from, to] = dz
    ? [
        [-1, dz],
        [1, dz],
      ]
    : [
        [dx, -1],
        [dx, 1],
      ];
  const lean = (a, b, y) => corner(a + dx * (y - 0.44) * 0.4, b + dz * (y - 0.44) * 0.4, y);
  const [a, b, d, e] = [lean(...from, 0.44), lean(...to, 0.44), lean(...to, h - 0.08), lean(...from, h - 0.08)];
  const crown = lean((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, h + 0.05);
  const back = `M${a.map(f).join(' ')}L${e.map(f).join(' ')}Q${crown.map(f).join(' ')} ${d.map(f).join(' ')}L${b.map(f).join(' ')}Z`;
  const weave = range(9).map((i) => {
    const t = (i + 0.5) / 9;
    const low = lean(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, 0.5);
    const high = lean(from[0] + (to[0] - from[0]) * (1 - t), from[1] + (to[1] - from[1]) * (1 - t), h - 0.08);
    return open([low, high]);
  });
  const rest =
    path(back, c.back) +
    S.shade(back, c.dark, 0.05, 0.75, [0.2, 0, 1, 0.6]) +
    (cane ? line(weave.join(''), mix(c.back, c.dark, 0.5), Math.max(1, k * 0.01)) : '') +
    line(back, c.wood, Math.max(1.5, k * 0.03));
  const seat = P([corner(-1, -1, 0.46), corner(1, -1, 0.46), corner(1, 1, 0.46), corner(-1, 1, 0.46)]);
  const edge = P([corner(-1, -1, 0.38), corner(1, -1, 0.38), corner(1, -1, 0.46), corner(-1, -1, 0.46)]);
  const body =
    [
      [-1, 1],
      [1, 1],
      [-1, -1],
      [1, -1],
    ]
      .map(([u, v]) => leg(u, v))
      .join('') +
    path(seat, mix(c.seat, '#ffffff', 0.12)) +
    S.shade(seat, c.dark, 0, 0.5, [0.2, 0, 1, 1]) +
    path(edge, mix(c.seat, c.dark, 0.4));
  const shadow = ellipse(...cam.at(x, 0, z), k * w * 1.5, (k * w * cam.eye) / z, c.dark, 'opacity=".35"');
  return shadow + (turn === 'away' ? body + rest : rest + body);
}

/** Draws a round table under a cloth that hangs `drop` metres. */
export function clothTable(S, cam, x, z, r, { y = 0.75, linen = '#fff6e6', dark, drop = 0.55, edge }) {
  const [top, hem] = [cam.ring(x, z, r, y), cam.ring(x, z, r * 1.04, y - drop)];
  const skirt = P([top[24], ...hem.slice(24), hem[0], top[0]]);
  const folds = range(9).map((i) => open([top[26 + i * 2 + (i % 2)], hem[26 + i * 2]]));
  return (
    ellipse(
      ...cam.at(x, 0, z),
      cam.scale(z) * r * 1.15,
      (cam.scale(z) * r * 1.15 * cam.eye) / z,
      dark,
      'opacity=".4"',
    ) +
    path(skirt, mix(linen, dark, 0.14)) +
    S.shade(skirt, dark, 0, 0.75, [0.1, 0, 1, 0.5]) +
    line(folds.join(''), mix(linen, dark, 0.4), 1.6) +
    path(P(top), linen) +
    S.shade(P(top), dark, 0, 0.3, [0.3, 0, 1, 1]) +
    (edge ? line(P(top), edge, 2) : '')
  );
}

/** Draws a table of wood or stone on four legs; [x0, x1] across, [z0, z1] in depth. */
export function plainTable(S, cam, [x0, x1], [z0, z1], c, y = 0.75) {
  const legs = [
    [x0, z1],
    [x1, z1],
    [x0, z0],
    [x1, z0],
  ].map(([x, z]) =>
    line(
      open([cam.at(x * 0.98 + 0.01, 0, z), cam.at(x * 0.98 + 0.01, y, z)]),
      mix(c.base, c.dark, 0.5),
      cam.scale(z) * 0.05,
    ),
  );
  return legs.join('') + block(S, cam, [x0, x1], [y - 0.05, y], [z0, z1], c);
}

/** Draws a lamp under a shade that hangs from (x, top) to (x, y), its rim `r` half as wide. */
export function shadeLamp(S, x, top, y, r, { shade, cord, glow = '#ffd48a', strong = 0.8, tall = 0.7 }) {
  const d = `M${f(x - r)} ${f(y)}Q${f(x - r * 0.9)} ${f(y - r * tall)} ${f(x - r * 0.22)} ${f(y - r * tall * 1.25)}H${f(x + r * 0.22)}Q${f(x + r * 0.9)} ${f(y - r * tall)} ${f(x + r)} ${f(y)}Z`;
  return (
    line(`M${f(x)} ${f(top)}V${f(y - r * tall)}`, cord, Math.max(1.6, r * 0.04)) +
    S.glow(x, y, r * 4, glow, strong) +
    path(d, shade) +
    S.shade(d, mix(shade, '#1a0c14', 0.7), 0, 0.85, [0.25, 0, 1, 0]) +
    ellipse(x, y, r, r * 0.22, '#fff4cf') +
    ellipse(x, y, r, r * 0.22, 'none', `stroke="${cord}" stroke-width="${f(Math.max(1.4, r * 0.03))}"`)
  );
}

/** Returns the path data of glazing bars on a surface: `at` (u, v) gives its points, `du` and `dv` half a bar's width. */
export const glazingBars = (at, { cols, rows, du, dv }) =>
  range(cols + 1)
    .map((i) => P([at(i / cols - du, 0), at(i / cols + du, 0), at(i / cols + du, 1), at(i / cols - du, 1)]))
    .join('') +
  range(rows + 1)
    .map((j) => P([at(0, j / rows - dv), at(1, j / rows - dv), at(1, j / rows + dv), at(0, j / rows + dv)]))
    .join('');

/** Draws a tiled or boarded floor from the depth `far` to the eye: squares of `size` metres in two colours. */
export function tiledFloor(S, cam, [x0, x1], [z0, far], size, [light, dark, shadow]) {
  const all = cam.floor(x0, z0, x1, far);
  let d = '';
  for (const i of range(Math.ceil((x1 - x0) / size)))
    for (const j of range(Math.ceil((far - z0) / size)))
      if ((i + j) % 2)
        d += cam.floor(x0 + i * size, z0 + j * size, x0 + (i + 1) * size, Math.min(far, z0 + (j + 1) * size));
  return path(all, light) + path(d, dark) + S.shade(all, shadow, 0, 0.7, [0, 0, 0, 1], 'b');
}
