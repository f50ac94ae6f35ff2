// lotus-pool: a lotus pool from straight above at dawn, a flame in each blossom.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** One ring of n petals of length `len`, wide by `wide`, turned by `turn`. */
function petals(S, x, y, n, r0, len, wide, turn, fill, dark) {
  let o = '';
  for (const i of range(n)) {
    const a = turn + (i * 2 * Math.PI) / n;
    const q = (rr, off) =>
      `${f(x + Math.cos(a) * rr - Math.sin(a) * off)} ${f(y + Math.sin(a) * rr + Math.cos(a) * off)}`;
    const d = `M${q(r0, 0)}C${q(r0 + len * 0.2, wide)} ${q(r0 + len * 0.75, wide * 0.9)} ${q(r0 + len, 0)}C${q(r0 + len * 0.75, -wide * 0.9)} ${q(r0 + len * 0.2, -wide)} ${q(r0, 0)}Z`;
    const east = Math.cos(a) < 0;
    o +=
      path(d, fill) +
      S.shade(d, dark, east ? 0.85 : 0.25, 0, [
        0.5 - Math.cos(a) / 2,
        0.5 - Math.sin(a) / 2,
        0.5 + Math.cos(a) / 2,
        0.5 + Math.sin(a) / 2,
      ]) +
      line(d, mix(fill, '#ffffff', 0.5), 1.2);
  }
  return o;
}

function blossom(S, x, y, R, { outer, inner, dark }) {
  return (
    S.pooled(x + R * 0.18, y + R * 0.22, R * 1.16, R * 1.12, '#1d0f30', 0.55) +
    petals(S, x, y, 12, R * 0.3, R * 0.74, R * 0.19, 0.1, outer, dark) +
    petals(S, x, y, 11, R * 0.22, R * 0.56, R * 0.17, 0.36, mix(outer, inner, 0.4), dark) +
    petals(S, x, y, 9, R * 0.14, R * 0.4, R * 0.14, 0.2, mix(outer, inner, 0.75), dark) +
    petals(S, x, y, 7, R * 0.06, R * 0.26, R * 0.1, 0.5, inner, dark) +
    S.glow(x, y, R * 0.85, '#ffd98a', 0.75) +
    S.glow(x, y, R * 0.3, '#fff6d8', 1) +
    circle(x, y, R * 0.1, '#fffbe8')
  );
}

/** A leaf with its notch; `turn` in degrees. */
function pad(S, x, y, R, turn, fill) {
  const a = (turn * Math.PI) / 180;
  const edge = (t, k = 1) => [x + Math.cos(a + t) * R * k, y + Math.sin(a + t) * R * k].map(f).join(' ');
  const d = `M${edge(0, 0.12)}L${edge(0.16)}A${f(R)} ${f(R)} 0 1 1 ${edge(-0.16)}Z`;
  const veins = range(13)
    .map((i) => `M${edge(0, 0.05)}L${edge(0.42 + i * 0.46, 0.92)}`)
    .join('');
  return (
    S.pooled(x + R * 0.1, y + R * 0.14, R * 1.1, R * 1.08, '#0b1a2c', 0.5) +
    path(d, fill) +
    S.shade(d, '#0b2a33', 0.9, 0, [1, 1, 0.2, 0.2]) +
    S.shade(d, '#d8e0a0', 0, 0.6, [0.5, 0.5, 0, 0]) +
    line(veins, mix(fill, '#e8ecb8', 0.4), 1.6, 'opacity=".7"') +
    line(d, mix(fill, '#f2e8b8', 0.45), 2)
  );
}

const PADS = [
  [0.07, 0.2, 170, 20],
  [0.22, 0.06, 120, 100],
  [0.3, 0.36, 150, 200],
  [0.9, 0.1, 150, 300],
  [0.97, 0.44, 190, 150],
  [0.46, 0.1, 96, 260],
  [0.49, 0.58, 130, 40],
  [0.88, 0.8, 170, 220],
  [0.66, 0.88, 150, 100],
  [0.36, 0.84, 180, 320],
  [0.1, 0.62, 130, 70],
  [0.12, 0.97, 190, 10],
  [0.79, 0.62, 100, 120],
];
const BLOSSOMS = [
  [0.64, 0.34, 1],
  [0.9, 0.28, 0.42],
  [0.36, 0.2, 0.5],
  [0.14, 0.4, 0.36],
  [0.5, 0.76, 0.44],
  [0.84, 0.7, 0.58],
  [0.24, 0.72, 0.3],
];

export function lotusPool({
  outer = '#e98aa2',
  inner = '#fff0dc',
  deep = '#2a1f4e',
  water = '#6a4a7e',
  leaf = '#3f7a66',
  ...options
} = {}) {
  const S = stage({ pal: 'rose', seed: 351, ...options });
  const { W, H } = S;
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin(
        [
          [0, '#f0a890'],
          [0.3, '#b06a8a'],
          [0.65, water],
          [1, deep],
        ],
        0.9,
        0,
        0.1,
        1,
      ),
    ),
    S.shade(`M0 0H${W}V${H}H0Z`, deep, 0, 0.9, [0.9, 0, 0, 1]),
    S.shade(`M0 0H${W}V${H}H0Z`, '#ffdca8', 0.7, 0, [1, 0, 0.45, 0.5]),
  );
  const size = S.by(330, 330);
  const [bx, by] = [W * S.by(0.64, 0.58), H * S.by(0.34, 0.36)];
  for (const i of range(7))
    S.add(
      circle(
        bx,
        by,
        size * (1.15 + i * 0.22),
        'none',
        `stroke="#ffe6c4" stroke-width="${f(3 - i * 0.3)}" opacity="${f(0.4 - i * 0.05)}"`,
      ),
    );
  for (const [x, y, r, turn] of PADS)
    S.add(pad(S, W * x, H * y, r * S.by(1, 0.92), turn, S.r() > 0.5 ? leaf : mix(leaf, '#7a9a5a', 0.45)));
  for (const [i, [x, y, k]] of BLOSSOMS.entries())
    S.add(
      blossom(S, i ? W * x : bx, i ? H * y : by, size * k, {
        outer: i % 3 === 1 ? '#f6d3cc' : outer,
        inner,
        dark: '#8a2a5c',
      }),
    );
  for (const _ of range(46)) {
    const [x, y, a] = [S.r() * W, S.r() * H, S.r() * 360];
    S.add(
      `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(a)})">${path('M-16 0Q0 -11 16 0Q0 11 -16 0Z', S.r() > 0.5 ? '#f9c7c4' : '#e98aa2', 'opacity=".9"')}</g>`,
    );
  }
  return finish(S, options.framed);
}
