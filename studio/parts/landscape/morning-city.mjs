// A city of towers in the haze of early morning, in three distances, and the sun low behind it.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, P, path, rect } from '../../kit/shapes.mjs';

/** Returns the outline of a tower from the left to the right of its roof; `kind` is the shape of its head. */
function tower(x, w, foot, h, kind) {
  const y = foot - h;
  const heads = [
    [
      [x, y],
      [x + w, y],
    ],
    [
      [x, y + w * 0.3],
      [x + w * 0.3, y + w * 0.3],
      [x + w * 0.3, y],
      [x + w, y],
    ],
    [
      [x, y],
      [x + w * 0.62, y],
      [x + w * 0.62, y + w * 0.42],
      [x + w, y + w * 0.42],
    ],
    [
      [x, y + w * 0.34],
      [x + w, y],
    ],
    [
      [x, y + 14],
      [x + w * 0.2, y + 14],
      [x + w * 0.2, y],
      [x + w * 0.8, y],
      [x + w * 0.8, y + 14],
      [x + w, y + 14],
    ],
  ];
  return P([[x, foot], ...heads[kind], [x + w, foot]]);
}

/** Draws the floors of a tower as rows of small panes, a few of them lit. */
function floors(S, x, w, foot, h, tone, lit) {
  const [gap, rise] = [13, 17];
  return range(Math.floor((h - 40) / rise))
    .flatMap((b) =>
      range(Math.floor((w - 12) / gap)).map((a) => {
        const q = S.r();
        if (q < 0.34) return '';
        return rect(
          x + 8 + a * gap,
          foot - h + 34 + b * rise,
          7,
          9,
          q > 0.955 ? lit : tone,
          q > 0.955 ? '' : 'opacity=".55"',
        );
      }),
    )
    .join('');
}

/** Draws one row of towers; `spans` are [left, width, height, head]: left is a part of the sheet's width. */
function row(S, spans, foot, { tone, haze, panes, glow }) {
  let o = '';
  for (const [u, v, h, kind] of spans) {
    const [x, w] = [u * S.W, v];
    const d = tower(x, w, foot, h, kind);
    o += path(
      d,
      S.lin([
        [0, tone],
        [1, haze],
      ]),
    );
    if (panes) o += floors(S, x, w, foot, h, panes, '#ffe2a6');
    o += S.shade(box(x, foot - h, x + Math.min(w, 26), foot), glow, 0.75, 0, [0, 0, 1, 0]);
    if (kind === 1) o += rect(x + w * 0.6, foot - h - 46, 3, 46, tone);
  }
  return o;
}

/** Returns the outline of a thin cloud that begins at x, y. */
function thinCloud(x, y, long) {
  const p = (u, v) => `${f(x + long * u)} ${f(y + v)}`;
  return `M${p(0, 0)}C${p(0.3, -9)} ${p(0.6, -12)} ${p(1, -2)}C${p(0.7, 4)} ${p(0.3, 5)} ${p(0, 0)}Z`;
}

/** Draws the sky with its thin clouds and the sun at sun = [x, y, r]. */
export function morningSky(S, hz, [sx, sy, r]) {
  let o = rect(
    0,
    0,
    S.W,
    hz + 320,
    S.lin([
      [0, '#5d7f9f'],
      [0.3, '#9db2bf'],
      [0.52, '#e3cdb6'],
      [0.66, '#fbd3a4'],
      [1, '#f3c49c'],
    ]),
  );
  o += S.shade(box(0, 0, S.W, hz * 0.6), '#4a6c8f', 0.75, 0, [0.7, 0, 0.5, 1], 'b');
  for (const i of range(9)) {
    const [x, y, long] = [S.W * (S.r() * 1.1 - 0.1), hz * (0.16 + 0.08 * i), 180 + 300 * S.r()];
    o += path(thinCloud(x, y, long), mix('#ffeeda', '#f7b98c', i / 9), 'opacity=".32"');
  }
  return (
    o + S.glow(sx, sy, 620, '#ffdfb2', 0.95) + S.glow(sx, sy, r * 2.6, '#fffaf0', 0.9) + circle(sx, sy, r, '#fffdf4')
  );
}

/** The towers in the middle distance and the nearer ones, on a wide sheet and on an upright one. */
const MIDDLE = {
  wide: [
    [0.205, 60, 380, 2],
    [0.262, 52, 330, 0],
    [0.395, 72, 450, 1],
    [0.425, 60, 520, 4],
    [0.492, 68, 420, 2],
    [0.548, 92, 540, 1],
    [0.575, 68, 420, 0],
    [0.628, 68, 470, 3],
    [0.66, 100, 640, 4],
    [0.722, 68, 520, 2],
    [0.752, 92, 600, 1],
  ],
  upright: [
    [0.02, 88, 340, 0],
    [0.3, 72, 330, 2],
    [0.41, 88, 470, 1],
    [0.53, 100, 560, 2],
    [0.63, 72, 430, 0],
    [0.72, 104, 640, 4],
    [0.83, 80, 500, 3],
    [0.91, 100, 590, 1],
  ],
};
const NEAR = {
  wide: [
    [0.425, 100, 210, 0],
    [0.5, 120, 260, 2],
    [0.585, 100, 230, 4],
  ],
  upright: [
    [0.36, 100, 210, 0],
    [0.47, 120, 270, 2],
    [0.6, 100, 240, 4],
  ],
};

/** Draws the towers over the horizon, and the haze at their feet. */
export function morningCity(S, hz) {
  const far = range(15).map((i) => [i * 0.072 - 0.02 + 0.02 * S.r(), 60 + 52 * S.r(), 190 + 180 * S.r(), i % 5]);
  const shape = S.wide ? 'wide' : 'upright';
  const foot = hz + 250;
  return (
    row(S, far, foot, { tone: '#c9b3ab', haze: '#f8cfa4', glow: '#ffe6c0' }) +
    row(S, MIDDLE[shape], foot, { tone: '#9aa5b0', haze: '#eec3a0', panes: '#7f8ea0', glow: '#ffe0b4' }) +
    row(S, NEAR[shape], foot, { tone: '#7d8fa3', haze: '#d9b49c', panes: '#5d7088', glow: '#ffdcae' }) +
    rect(
      0,
      hz + 20,
      S.W,
      300,
      S.lin([
        [0, '#fbd2a6', 0],
        [0.5, '#f6caa2', 0.75],
        [1, '#d9b296', 0.9],
      ]),
    )
  );
}
