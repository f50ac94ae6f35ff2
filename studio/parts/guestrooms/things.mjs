import { mix } from '../../kit/colour.mjs';
import { BLOOM, flower } from '../../kit/nature/flowers.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, path } from '../../kit/shapes.mjs';
import { boxes, lightedFace } from './blocks.mjs';
import { direction, placed } from './view.mjs';

/** Draws a rug [x0, z0, x1, z1] with borders: its `kind` is 'lozenge', 'stripe', 'grid' or 'plain'. */
export function rug(V, [x0, z0, x1, z1], { tone, border, kind = 'lozenge', mark = border }) {
  const inset = (k) =>
    V.face([
      [x0 + k, 0.008, z0 + k],
      [x1 - k, 0.008, z0 + k],
      [x1 - k, 0.008, z1 - k],
      [x0 + k, 0.008, z1 - k],
    ]);
  const [w, d] = [x1 - x0, z1 - z0];
  const q = (u, v) => [x0 + u * w, 0.01, z0 + v * d];
  const lozenge = (u, v, a) =>
    V.face([
      [u - a, 0.01, v],
      [u, 0.01, v - a],
      [u + a, 0.01, v],
      [u, 0.01, v + a],
    ]);
  // each ring is drawn inside the last one, so that every second one is a hole
  const medallion = (k) =>
    V.face(
      range(96).map((i) => {
        const a = (i / 96) * Math.PI * 2;
        const r = k * (1 + 0.07 * Math.cos(a * 12));
        return [(x0 + x1) / 2 + w * r * Math.cos(a), 0.01, (z0 + z1) / 2 + d * r * Math.sin(a)];
      }),
    );
  const marks = {
    lozenge: () =>
      range(Math.floor(w / 0.22))
        .flatMap((i) => [z0 + 0.2, z1 - 0.2].map((z) => lozenge(x0 + 0.2 + i * 0.22, z, 0.06)))
        .join('') +
      range(Math.floor(d / 0.22))
        .flatMap((i) => [x0 + 0.2, x1 - 0.2].map((x) => lozenge(x, z0 + 0.2 + i * 0.22, 0.06)))
        .join('') +
      [0.29, 0.275, 0.19, 0.175, 0.07].map((k) => medallion(k)).join(''),
    stripe: () =>
      range(9)
        .filter((i) => i % 2)
        .map((i) => V.face([q(0, i / 9), q(1, i / 9), q(1, (i + 1) / 9), q(0, (i + 1) / 9)]))
        .join(''),
    grid: () =>
      range(8)
        .flatMap((i) =>
          range(8)
            .filter((j) => (i + j) % 2)
            .map((j) =>
              V.face([q(i / 8, j / 8), q((i + 1) / 8, j / 8), q((i + 1) / 8, (j + 1) / 8), q(i / 8, (j + 1) / 8)]),
            ),
        )
        .join(''),
    plain: () => '',
  };
  return (
    path(inset(-0.02), mix(tone, V.dark, 0.5)) +
    path(inset(0), border) +
    path(inset(0.09), V.lit(tone, [0, 1, 0])) +
    V.S.inside(inset(0.09), path(marks[kind](), mark, 'fill-rule="evenodd"')) +
    line(inset(0.34), border, 2) +
    V.shade(inset(0), V.dark, 0, 0.4, [0, 0, 0, 1])
  );
}

/** Draws flowers in a vase whose foot is at a point. */
export function flowers(
  V,
  point,
  { high = 0.4, tones = [BLOOM.cream, BLOOM.blush], vase = V.p.gold, leaf = V.p.leafm } = {},
) {
  const [x, y] = V.at(point);
  const k = V.scale(point) * high;
  const d = `M${f(x - k * 0.13)} ${f(y)}Q${f(x - k * 0.26)} ${f(y - k * 0.26)} ${f(x - k * 0.07)} ${f(y - k * 0.44)}H${f(x + k * 0.07)}Q${f(x + k * 0.26)} ${f(y - k * 0.26)} ${f(x + k * 0.13)} ${f(y)}Z`;
  const heads = [
    [-0.3, -0.66],
    [0.28, -0.68],
    [-0.12, -0.86],
    [0.14, -0.92],
    [0, -0.62],
    [-0.24, -0.98],
    [0.32, -0.94],
  ];
  return (
    ellipse(x, y, k * 0.2, k * 0.04, V.dark, 'opacity=".5"') +
    heads
      .map(([a, b]) =>
        line(
          `M${f(x)} ${f(y - k * 0.4)}Q${f(x + a * k * 0.3)} ${f(y - k * 0.6)} ${f(x + a * k)} ${f(y + b * k)}`,
          leaf,
          Math.max(2, k * 0.03),
        ),
      )
      .join('') +
    heads
      .map(([a, b], i) =>
        flower(x + a * k, y + b * k, k * 0.15, tones[i % tones.length], tones[(i + 1) % tones.length]),
      )
      .join('') +
    path(d, vase) +
    V.shade(d, V.dark, 0, 0.7, [0.3, 0, 1, 0.2])
  );
}

/** Draws books that lie one on another at a point. */
export const books = (V, [x, y, z], tones, turn = 12) =>
  tones
    .map((tone, i) =>
      boxes(V, placed(x, z, turn + i * 9, y + i * 0.035), [
        { u: [-0.13 + i * 0.01, 0.13 - i * 0.01], y: [0, 0.033], w: [-0.09, 0.09], tone, shade: 0 },
      ]),
    )
    .join('');

/** Draws a cup on its saucer, with steam. */
export function cup(V, point, { tone = '#fffaf0', tea = '#a8622a', steam = true, k = V.scale(point) } = {}) {
  const [x, y] = V.at(point);
  const s = k * 0.045;
  return (
    ellipse(x, y, s * 1.9, s * 0.6, mix(tone, V.dark, 0.16)) +
    path(
      `M${f(x - s)} ${f(y - s * 1.5)}Q${f(x - s * 0.9)} ${f(y)} ${f(x)} ${f(y)}Q${f(x + s * 0.9)} ${f(y)} ${f(x + s)} ${f(y - s * 1.5)}Z`,
      tone,
    ) +
    line(
      `M${f(x + s * 0.9)} ${f(y - s * 1.3)}q${f(s * 0.8)} ${f(s * 0.1)} ${f(-s * 0.1)} ${f(s * 0.9)}`,
      tone,
      s * 0.22,
    ) +
    ellipse(x, y - s * 1.5, s, s * 0.32, tone) +
    ellipse(x, y - s * 1.48, s * 0.84, s * 0.24, tea) +
    (steam
      ? line(
          `M${f(x)} ${f(y - s * 2)}q${f(s)} ${f(-s)} 0 ${f(-s * 2)}t0 ${f(-s * 2)}`,
          '#ffffff',
          s * 0.24,
          'opacity=".5"',
        )
      : '')
  );
}

/** Where the cups stand on a tray, in its half widths. */
const CUPS = [
  [0.5, -0.1],
  [0.05, -0.6],
  [0.45, 0.5],
];

/** Draws a round tray with a teapot and cups at a point. */
export function teaTray(V, point, { r = 0.24, metal = V.p.gold, cups = 2 } = {}) {
  const [x, y, z] = point;
  const ring = (k, h) =>
    V.face(
      range(40).map((i) => [x + r * k * Math.cos((i / 40) * 6.283), y + h, z + r * k * Math.sin((i / 40) * 6.283)]),
    );
  const [px, py] = V.at([x - r * 0.35, y + 0.02, z + r * 0.2]);
  const s = V.scale(point) * 0.09;
  const pot = `M${f(px - s)} ${f(py - s * 0.2)}Q${f(px - s * 1.15)} ${f(py - s * 1.2)} ${f(px)} ${f(py - s * 1.35)}Q${f(px + s * 1.15)} ${f(py - s * 1.2)} ${f(px + s)} ${f(py - s * 0.2)}Q${f(px)} ${f(py + s * 0.25)} ${f(px - s)} ${f(py - s * 0.2)}Z`;
  return (
    path(ring(1.04, 0), V.dark, 'opacity=".35"') +
    path(ring(1, 0.015), mix(metal, V.dark, 0.35)) +
    path(ring(0.9, 0.02), metal) +
    V.shade(ring(0.9, 0.02), V.dark, 0, 0.5, [0, 0, 1, 0.6]) +
    line(`M${f(px - s * 0.9)} ${f(py - s)}q${f(-s * 0.9)} 0 ${f(-s * 0.1)} ${f(s * 0.8)}`, '#fff8ea', s * 0.2) +
    path(
      `M${f(px + s * 0.8)} ${f(py - s * 0.4)}Q${f(px + s * 1.5)} ${f(py - s * 0.7)} ${f(px + s * 1.7)} ${f(py - s * 1.35)}L${f(px + s * 1.45)} ${f(py - s * 1.4)}Q${f(px + s * 1.2)} ${f(py - s)} ${f(px + s * 0.7)} ${f(py - s)}Z`,
      '#fff8ea',
    ) +
    path(pot, '#fff8ea', `stroke="${mix('#fff8ea', V.dark, 0.25)}" stroke-width="2"`) +
    V.shade(pot, V.dark, 0, 0.55, [0.3, 0, 1, 0.4]) +
    ellipse(px, py - s * 1.34, s * 0.4, s * 0.12, metal) +
    circle(px, py - s * 1.5, s * 0.14, metal) +
    CUPS.slice(0, cups)
      .map(([u, w]) => cup(V, [x + r * u, y + 0.02, z + r * w]))
      .join('')
  );
}

/** Draws a potted plant with long leaves on the floor at a point. */
export function plant(V, point, { high = 1.3, pot = '#b9683c', leaf = V.p.leafm } = {}) {
  const [x, y] = V.at(point);
  const k = V.scale(point) * high;
  const d = `M${f(x - k * 0.12)} ${f(y)}L${f(x - k * 0.16)} ${f(y - k * 0.28)}H${f(x + k * 0.16)}L${f(x + k * 0.12)} ${f(y)}Z`;
  const leaves = range(11).map((i) => {
    const a = lerp(-1.15, 1.15, i / 10);
    const l = k * (0.62 - 0.16 * Math.abs(a));
    const [tx, ty] = [x + Math.sin(a) * l, y - k * 0.28 - Math.cos(a) * l];
    const [bx, by] = [Math.cos(a) * k * 0.05, Math.sin(a) * k * 0.05];
    return path(
      `M${f(x)} ${f(y - k * 0.26)}Q${f((x + tx) / 2 - bx)} ${f((y - k * 0.28 + ty) / 2 - by)} ${f(tx)} ${f(ty)}Q${f((x + tx) / 2 + bx)} ${f((y - k * 0.28 + ty) / 2 + by)} ${f(x)} ${f(y - k * 0.26)}Z`,
      mix(leaf, i % 2 ? V.dark : V.bright, 0.16),
    );
  });
  return (
    ellipse(x, y, k * 0.2, k * 0.04, V.dark, 'opacity=".4"') +
    leaves.join('') +
    path(d, pot) +
    V.shade(d, V.dark, 0, 0.6, [0.3, 0, 1, 0.2])
  );
}

/** Draws a suitcase that stands or lies: its corner boxes with brass. */
export const suitcase = (V, x, z, turn, { tone = '#8a4a2c', floor = 0, wide = 0.62, high = 0.22, deep = 0.42 } = {}) =>
  boxes(V, placed(x, z, turn, floor), [{ u: [-wide / 2, wide / 2], y: [0, high], w: [0, deep], tone, round: 0.012 }]) +
  boxes(
    V,
    placed(x, z, turn, floor),
    [-0.2, 0.2].map((u) => ({
      u: [u - 0.025, u + 0.025],
      y: [0, high + 0.006],
      w: [-0.004, deep + 0.004],
      tone: mix(tone, V.dark, 0.5),
      shade: 0,
    })),
  );

/** Draws an open laptop on a desk `floor` metres high; `turn` as `placed` says, its screen towards its front. */
export function laptop(V, x, z, turn, floor, [metal, screen]) {
  const local = placed(x, z, turn, floor);
  const lid = (u, t) => local(u, 0.02 + 0.22 * t, -0.07 * t);
  const face = (k) => [
    lid(-0.16 * k, 0.5 - 0.5 * k),
    lid(0.16 * k, 0.5 - 0.5 * k),
    lid(0.16 * k, 0.5 + 0.5 * k),
    lid(-0.16 * k, 0.5 + 0.5 * k),
  ];
  const toFront = V.faces(direction(local, 0, 0, 1), local(0, 0.1, 0));
  return (
    boxes(V, local, [{ u: [-0.16, 0.16], y: [0, 0.015], w: [0, 0.23], tone: metal, shade: 0 }]) +
    lightedFace(V, face(1), [0, 0, 1], metal, { shade: 0 }) +
    (toFront ? lightedFace(V, face(0.9), [0, 0, 1], screen, { shade: 0 }) : '')
  );
}
