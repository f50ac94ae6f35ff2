// The evening before a palace after a shower: the sky, the dark garden with one lamp, and wet stones that mirror it.
import { mix } from '../../kit/colour.mjs';
import { cypress, tree, treeline } from '../../kit/nature/trees.mjs';
import { f, lerp, range, rng } from '../../kit/numbers.mjs';
import { pathBox } from '../../kit/path-box.mjs';
import { box, circle, ellipse, line, open, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { mirroredArches } from '../buildings/lit-arcade.mjs';

const LEAF = { mid: '#171c46', dark: '#10143a' };
/** Where the lamp of the garden stands, as a part of the way to the far end of the front. */
const LAMP = 0.66;
/** The trees of the garden: where on that way, how high in units, and whether it is a broad one. */
const TREES = [
  [0.2, 300, true],
  [0.02, 430, true],
  [0.12, 330],
  [0.3, 250],
  [0.345, 205],
  [0.47, 214, true],
  [0.575, 168],
  [0.76, 150, true],
  [0.83, 122],
  [0.93, 104],
];
const SKY = ['#0b1130', '#16204e', '#332f66', '#6a426f', '#b0637a', '#dd9486'];

/** Returns the outline of a long thin cloud that the shower has left. */
function cloud(r, x, y, long, thick) {
  const points = (sign) =>
    range(13).map((i) => {
      const t = i / 12;
      return [x + long * t, y - 26 * t + sign * thick * Math.sin(Math.PI * t) ** 0.8 * (0.3 + 0.7 * r())];
    });
  const curve = (p) =>
    p
      .slice(1)
      .map(([a, b], i) => `Q${f(p[i][0])} ${f(p[i][1])} ${f((p[i][0] + a) / 2)} ${f((p[i][1] + b) / 2)}`)
      .join('');
  const [top, bottom] = [points(-1), points(0.5).toReversed()];
  return `M${f(x)} ${f(y)}${curve(top)}L${bottom[0].map(f).join(' ')}${curve(bottom)}Z`;
}

/** Draws the sky from midnight blue to rose, which is only left low by the end of the front. */
export function showerSky(S, hz, end) {
  const { W } = S;
  const r = rng(S.seed + 5);
  const clouds = S.by(
    [
      [0.02, 0.2, 0.42, 20],
      [0.3, 0.36, 0.36, 16],
      [-0.06, 0.52, 0.34, 18],
      [0.18, 0.66, 0.26, 12],
    ],
    [
      [-0.1, 0.5, 0.7, 20],
      [0.1, 0.66, 0.6, 18],
      [-0.1, 0.8, 0.5, 14],
    ],
  ).map(([x, y, long, thick], i) => {
    const d = cloud(r, x * W, y * hz, long * W, thick);
    return (
      path(d, mix('#2c2c62', '#6a4270', i / 3), 'opacity=".75"') +
      S.shade(d, '#e08a86', 0, 0.25 + 0.15 * i, [0.4, 0.2, 0.5, 1])
    );
  });
  const stars = range(S.by(46, 40)).map(() =>
    circle(W * r(), hz * 0.5 * r() ** 1.3, 0.8 + 1.3 * r(), '#f6ead0', `opacity="${f(0.25 + 0.5 * r())}"`),
  );
  return (
    rect(0, 0, W, hz + 4, S.lin(SKY.map((tone, i) => [[0, 0.24, 0.5, 0.74, 0.92, 1][i], tone]))) +
    S.glow(end, hz - 20, W * S.by(0.34, 0.6), '#f2a08a', 0.5) +
    S.shade(box(0, 0, W, hz * 0.8), SKY[0], 0.6, 0, [0, 0, 0.3, 1], 'b') +
    stars.join('') +
    clouds.join('')
  );
}

/** Draws the garden on the left: trees in two depths, a hedge, and a lamp far off. */
export function darkGarden(S, hz, end) {
  const lamp = [end * LAMP, hz - 62];
  const row = TREES.map(([t, h, broad], i) => {
    const tone = i % 2 ? LEAF : { ...LEAF, mid: '#1f2552' };
    return broad ? tree(S, t * end, hz + 6, h, tone, i) : cypress(S, t * end, hz + 4, h, h * 0.24, tone);
  });
  return (
    treeline(S, -60, end + 80, hz + 2, 88, '#4a3768', 4) +
    treeline(S, -60, end + 30, hz + 4, 54, '#2a2856', 7) +
    row.join('') +
    treeline(S, -60, end + 20, hz + 6, 22, LEAF.dark, 12) +
    line(`M${f(lamp[0])} ${f(hz + 4)}V${f(lamp[1])}`, LEAF.dark, 4) +
    S.glow(...lamp, 74, '#ffc477', 0.8) +
    circle(...lamp, 6, '#fff1cc')
  );
}

/** Draws the dark that comes in from the left, so that the letters of a wide picture's title stand on a calm tone. */
export function dimSide(S) {
  const dark = S.lin(
    [
      [0, '#0b1130', 0.56],
      [0.55, '#0b1130', 0.36],
      [1, '#0b1130', 0],
    ],
    0,
    0,
    1,
    0,
  );
  return rect(0, 0, S.W * 0.46, S.H, dark);
}

/** Draws the stones of the forecourt with the evening sky in them, and their joints. */
export function wetStones(S, hz, cam) {
  const tones = ['#b87480', '#704a72', '#3c3466', '#1d2150', '#10163a'];
  const across = [4, 5.2, 6.8, 9, 12, 17, 26].map((z) => open([cam.at(-30, 0, z), cam.at(30, 0, z)]));
  const along = range(24).map((i) => open([cam.at(-14 + i * 1.4, 0, 3), cam.at(-14 + i * 1.4, 0, 40)]));
  return (
    rect(0, hz, S.W, S.H - hz, S.lin(tones.map((tone, i) => [[0, 0.07, 0.24, 0.6, 1][i], tone]))) +
    S.shade(box(0, hz, S.W, S.H), '#0b1130', 0.75, 0, [0, 0.6, 0.7, 0.4], 'b') +
    line(across.join('') + along.join(''), '#0e1438', 1.8, 'opacity=".4"')
  );
}

/** Draws the strokes of light that the ripples make of one mirrored arch, longer and farther apart when near. */
function strokesOfArch(r, d, k) {
  const [x0, y0, x1, y1] = pathBox(d);
  const rows = Math.min(34, Math.ceil((y1 - y0) / 9));
  return range(rows)
    .map((i) => {
      const t = (i + 0.5) / rows;
      const x = (x0 + x1) / 2 + (r() - 0.5) * (x1 - x0) * (0.16 + 0.3 * t);
      const w = (x1 - x0) * (0.34 + 0.3 * r()) * (1 - 0.3 * t);
      const tone = ['#f7b866', '#ffd795', '#ea8c55'][i % 3];
      return ellipse(
        x,
        lerp(y0, y1, t),
        w,
        Math.max(1, k * 0.026 * (0.5 + r())),
        tone,
        `opacity="${f(0.75 - 0.4 * t)}"`,
      );
    })
    .join('');
}

/** Draws the arches upside down in the wet stones, drawn out downwards and broken into strokes. */
export function archesInStones(S, v) {
  const r = rng(S.seed + 30);
  const glow = S.lin([
    [0, '#f2a860', 0.75],
    [1, '#e0784f', 0.1],
  ]);
  const arches = mirroredArches(v).filter(({ k }) => k > 30);
  return (
    soft(S, arches.map(({ d }) => path(d, glow)).join(''), '9 15') +
    arches.map(({ d, k }) => strokesOfArch(r, d, k)).join('')
  );
}

/** Draws strokes that break what is mirrored: dark ones of bare stone, bright ones of light, wider when near. */
export function brokenStrokes(S, hz, [x0, x1], n, bright) {
  const r = rng(S.seed + (bright ? 21 : 20));
  return range(n)
    .map(() => {
      const t = 0.06 + 0.94 * r();
      const y = hz + (S.H - hz) * t;
      const w = (14 + 110 * r() ** 2) * (0.25 + t);
      const tone = bright ? ['#ffd9a0', '#f2a06a', '#ffe9c0'][Math.floor(r() * 3)] : '#171b48';
      return ellipse(
        lerp(x0, x1, r()),
        y,
        w,
        1.2 + 2.6 * t * r(),
        tone,
        `opacity="${f(bright ? 0.2 + 0.45 * r() : 0.42)}"`,
      );
    })
    .join('');
}

/** Draws the streak of the far lamp in the wet stones. */
export function lampStreak(S, hz, end) {
  const tone = S.lin([
    [0, '#ffc477', 0.75],
    [1, '#ffc477', 0],
  ]);
  return soft(S, rect(end * LAMP - 6, hz + 20, 14, 210, tone), '4 8');
}
