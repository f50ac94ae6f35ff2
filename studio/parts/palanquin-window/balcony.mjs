import { mix } from '../../kit/colour.mjs';
import { petalThrower } from '../../kit/figures/farewell/petal-thrower.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { group, line, open, P, path } from '../../kit/shapes.mjs';

/** The front of the balcony runs from x = 1196 to 1424; its lines run to the end of the lane. */
const [NEAR, FAR, BACK] = [1196, 1424, 1060];
const SHADE = '#3a0c26';
const at = (x, v) => [x, 520 + 0.45 * (1640 - x) * (2.1 - v)];
const strip = (x0, x1, v0, v1) => P([at(x0, v0), at(x1, v0), at(x1, v1), at(x0, v1)]);
/** Draws on the end of the balcony that faces the eye. */
const end = (v0, v1) => P([[BACK, at(NEAR, v0)[1]], at(NEAR, v0), at(NEAR, v1), [BACK, at(NEAR, v1)[1]]]);

const WOMEN = [
  { x: 1380, k: 0.46, sari: '#2f7a78', blouse: '#f0a030', pose: 'waves', veiled: false, tilt: -2, skin: '#8f5a3a' },
  { x: 1306, k: 0.58, sari: '#f0a52c', blouse: '#a81f50', pose: 'strews', veiled: true, tilt: 10, laughs: false },
  { x: 1218, k: 0.72, sari: '#d8305a', blouse: '#f2b83c', pose: 'throws', veiled: false, tilt: 6, skin: '#b87a4c' },
];

/** Draws the room behind the women: warm light, and a pale arch in it. */
const room = (S) => {
  const d = P([
    [BACK, at(NEAR, 2.4)[1]],
    at(NEAR, 2.4),
    at(FAR, 2.4),
    at(FAR, 4.6),
    at(NEAR, 4.6),
    [BACK, at(NEAR, 4.6)[1]],
  ]);
  return (
    path(d, '#d8702e') +
    S.shade(d, '#ffdc8c', 0.95, 0, [0.5, 0.4, 1, 0.9]) +
    S.shade(d, SHADE, 0.85, 0, [0, 0, 0.5, 0.4])
  );
};

/** Draws the parapet with its carved panels and the slab it stands on, which brackets carry. */
function parapet(S) {
  const front = strip(NEAR, FAR, 2.5, 3.3);
  const side = end(2.5, 3.3);
  const panels = [
    [1210, 1262],
    [1272, 1316],
    [1324, 1362],
    [1369, 1398],
    [1403, 1420],
  ].map(([a, b]) => strip(a, b, 2.64, 3.14));
  const brackets = [
    [1204, 30],
    [1290, 22],
    [1362, 15],
    [1410, 10],
  ].map(([x, w]) => {
    const [, y] = at(x, 2.4);
    const k = 0.45 * (1640 - x);
    return `M${x} ${f(y)}H${x + w}Q${x + w * 0.8} ${f(y + k * 0.3)} ${f(x - w * 0.6)} ${f(y + k * 0.44)}Z`;
  });
  return (
    brackets.map((d) => path(d, '#c8644a') + S.shade(d, SHADE, 0.9, 0, [0, 1, 0.8, 0])).join('') +
    path(side, '#9a2f34') +
    S.shade(side, SHADE, 0.9, 0, [0, 0.5, 1, 0.4]) +
    path(front, '#c24a36') +
    S.shade(front, '#ffb878', 0, 0.8, [0, 0.2, 1, 0.6]) +
    panels.map((d) => path(d, '#8a2432') + line(d, '#f0b880', 2)).join('') +
    path(end(2.4, 2.52) + strip(NEAR, FAR, 2.4, 2.52), '#f0b884') +
    path(end(3.26, 3.4) + strip(NEAR - 6, FAR + 4, 3.26, 3.4), '#f6c890')
  );
}

/** Draws garlands of marigolds in bows along the parapet. */
const bows = () =>
  [
    [1198, 1258],
    [1258, 1312],
    [1312, 1358],
    [1358, 1394],
    [1394, 1422],
  ]
    .map(([a, b]) => {
      const [[x0, y0], [x1, y1]] = [at(a, 3.3), at(b, 3.3)];
      const d = `M${f(x0)} ${f(y0)}Q${f((x0 + x1) / 2)} ${f((y0 + y1) / 2 + (b - a) * 0.9)} ${f(x1)} ${f(y1)}`;
      const w = (b - a) * 0.2;
      return line(d, '#d8661a', w) + line(d, '#ffc24a', w * 0.8, `stroke-dasharray="0.1 ${f(w * 0.95)}"`);
    })
    .join('');

/** Draws the slender pillars of the balcony. */
function pillars(S) {
  const posts = [
    [1190, 13],
    [1334, 9],
    [1420, 6],
  ].map(([x, w]) => P([at(x, 3.36), at(x + w, 3.36), at(x + w, 4.5), at(x, 4.5)]));
  return posts.map((post) => path(post, '#f0b884') + S.shade(post, SHADE, 0.8, 0, [0, 0, 1, 0])).join('');
}

/** Draws the curved roof above the women. */
function roof(S) {
  const edge = range(13).map((i) => {
    const t = i / 12;
    const x = 1172 + t * 276;
    return at(x, 4.66 + 0.5 * Math.sin(Math.PI * t) ** 0.8);
  });
  const d = P([...edge, at(1448, 4.44), at(1172, 4.44)]);
  const ribs = range(9).map((i) => open([edge[i + 2], at(1200 + i * 27, 4.5)]));
  return (
    path(P([[BACK, at(1172, 4.44)[1]], at(1172, 4.44), edge[0], edge[3], [BACK, at(1172, 5.3)[1]]]), '#6a1c2c') +
    path(d, '#c8543a') +
    S.shade(d, '#ffc890', 0, 0.85, [0.2, 0.3, 1, 0.5]) +
    line(ribs.join(''), mix('#c8543a', SHADE, 0.5), 2.4) +
    line(open([at(1172, 4.44), at(1448, 4.44)]), '#ffd8a4', 8)
  );
}

/** Draws the balcony on the left wall of the lane, with the women on it. */
export const balcony = (S) =>
  room(S) +
  pillars(S) +
  WOMEN.map(({ x, k, ...woman }) =>
    group(petalThrower(S, woman), `transform="translate(${x} ${f(at(x, 3.32)[1] + 12 * k)}) scale(${k})"`),
  ).join('') +
  parapet(S) +
  bows() +
  roof(S);
