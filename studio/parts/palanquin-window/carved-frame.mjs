import { petalRing } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path } from '../../kit/shapes.mjs';

const WOOD = '#35101f';
const DARK = '#16040e';
const GOLD = '#d89a44';
/** The opening of the window: its sides, where the arch springs, the sill, and how high the arch is. */
const [X0, X1, SPRING, SILL, RISE] = [900, 1896, 320, 1092, 262];

/** Returns the path of the cusped arch from its right spring to its left one; `grow` makes it wider. */
function cusps(grow) {
  const middle = (X0 + X1) / 2;
  const point = (a, k) => [middle + ((X1 - X0) / 2 + grow) * Math.cos(a) * k, SPRING - (RISE + grow) * Math.sin(a) * k];
  return range(11)
    .map((i) => {
      const [a, b] = [(i * Math.PI) / 11, ((i + 1) * Math.PI) / 11];
      const [c, e] = [point((a + b) / 2, 1.12), point(b, 1)];
      return `Q${f(c[0])} ${f(c[1])} ${f(e[0])} ${f(e[1])}`;
    })
    .join('');
}

const outline = (grow) => `M${X1 + grow} ${SILL}V${SPRING}${cusps(grow)}V${SILL}`;

/** Draws a painted flower with two leaves. */
const painted = (x, y, k, turn = 0) =>
  group(
    path('M0 8C-10 34 -44 40 -58 22C-40 10 -18 8 0 8ZM0 8C10 34 44 40 58 22C40 10 18 8 0 8Z', '#1f5250') +
      petalRing(0, 0, 5, 7, 24, 11, '#b8442e') +
      circle(0, 0, 9, GOLD),
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`,
  );

/** Draws the sill with its row of carved lotus petals. */
function sill(S) {
  const petals = range(26).map((i) => {
    const x = 1010 + i * 40;
    return `M${x - 19} 1146C${x - 16} 1118 ${x - 6} 1112 ${x} 1104C${x + 6} 1112 ${x + 16} 1118 ${x + 19} 1146Z`;
  });
  const face = box(900, SILL, 2000, 1250);
  return (
    path(face, WOOD) +
    path(box(900, SILL - 16, 2000, SILL + 6), '#6a2a2a') +
    S.shade(box(900, SILL - 16, 2000, SILL + 6), '#ffc88a', 0, 0.9, [0, 0.5, 0.7, 0.3]) +
    petals.map((d) => path(d, '#5a1c28') + line(d, GOLD, 2.4, 'opacity=".7"')).join('') +
    line('M900 1152H2000M900 1230H2000', GOLD, 3, 'opacity=".6"') +
    range(7)
      .map((i) => painted(1080 + i * 150, 1188, 0.7))
      .join('') +
    S.shade(face, DARK, 0, 0.9, [0.4, 0.1, 0.6, 1])
  );
}

/** Draws the frame of the window: the arch, the post at the right, the sill; all of it dark against the lane. */
export function carvedFrame(S) {
  const wood = `M860 -10H2010V1260H860Z${outline(0)}Z`;
  return (
    path(wood, WOOD, 'fill-rule="evenodd"') +
    line(outline(0), '#8a3a2c', 12) +
    line(outline(0), '#ffc98a', 3.4) +
    line(outline(22), GOLD, 3, 'opacity=".75"') +
    line('M1974 0V1092', GOLD, 3, 'opacity=".6"') +
    painted(1810, 66, 1.15, -32) +
    painted(1922, 150, 0.8, -20) +
    range(5)
      .map((i) => painted(1946, 400 + i * 150, 0.62, 90))
      .join('') +
    S.shade(box(1896, 0, 2000, 1092), DARK, 0, 0.9, [0, 0.4, 1, 0.5]) +
    sill(S)
  );
}

/** Draws the carved post at the far left, and the brass rail with the rings of the curtains. */
export function postAndRail(S) {
  const post = 'M-10 -10H66V250L56 262L66 274V980L56 992L66 1004V1260H-10Z';
  return (
    path(box(-10, -10, 2010, 30), DARK) +
    line('M-10 26H2010', '#7a4a1c', 20) +
    line('M-10 21H2010', '#f0bd5e', 5, 'opacity=".8"') +
    range(15)
      .map((i) => ellipse(90 + i * 74, 30, 9, 16, 'none', 'stroke="#c8913c" stroke-width="5"'))
      .join('') +
    path(post, WOOD) +
    S.shade(post, DARK, 0.9, 0, [0, 0.5, 1, 0.4]) +
    line('M60 290V966M20 290V966M-10 262H56M-10 992H56', GOLD, 2.6, 'opacity=".5"') +
    range(4)
      .map((i) => painted(40, 390 + i * 160, 0.32))
      .join('')
  );
}
