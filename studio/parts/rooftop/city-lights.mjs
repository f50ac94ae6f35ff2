import { bezier } from '../../kit/curves.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, P, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';

/** Where the top of the parapet is at x: the eye is tilted, so it falls to the right. */
export const parapetAt = (x) => 836 + x * 0.075;

/** Returns the path of a disc that is not quite round. */
function unevenDisc(S, x, y, r) {
  const points = range(7).map((i) => {
    const a = (i / 7) * 2 * Math.PI;
    const q = r * (0.9 + S.r() * 0.2);
    return [x + Math.cos(a) * q, y + Math.sin(a) * q];
  });
  const middle = (i) => [0, 1].map((k) => f((points[i % 7][k] + points[(i + 1) % 7][k]) / 2));
  const parts = range(7).map((i) => `Q${points[(i + 1) % 7].map(f).join(' ')} ${middle(i + 1).join(' ')}`);
  return `M${middle(0).join(' ')}${parts.join('')}Z`;
}

/** Draws the night sky, warm above the city. */
export function roofSky(S) {
  const [zenith, high, mid, low, glow] = S.pal.sky;
  const tones = [
    [0, zenith],
    [0.2, high],
    [0.42, mid],
    [0.56, low],
    [0.66, glow],
  ];
  return rect(0, 0, S.W, S.H, S.lin(tones, 0.1, 0, 0, 1));
}

/** Draws towers far off, out of focus. */
function farTowers(S) {
  const towers = [
    [-40, 110, 250],
    [60, 90, 150],
    [520, 90, 190],
    [640, 120, 120],
    [760, 80, 260],
    [850, 130, 170],
    [1010, 90, 300],
    [1110, 140, 200],
  ].map(([x, w, h]) => {
    const y = parapetAt(x) + 40;
    return path(
      P([
        [x + h * 0.07, y - h],
        [x + w + h * 0.07, y - h + w * 0.07],
        [x + w, y],
        [x, y],
      ]),
      '#1d2050',
      'opacity=".85"',
    );
  });
  return soft(S, towers.join(''), 7);
}

const TONES = ['#ffc46a', '#ff9a5a', '#ffe2a0', '#f07a8a', '#7fd6e0', '#ffd48a', '#c98ae0'];

/** Draws the lights of the city as soft discs, thick near the parapet and few above. */
function discs(S) {
  const many = range(96).map((i) => {
    const x = S.r() * 1280 - 40;
    const up = S.r() ** 2.1 * 380;
    const y = parapetAt(x) - 4 - up;
    const r = 10 + S.r() * 24 + up * 0.05;
    const d = unevenDisc(S, x, y, r);
    const tone = TONES[Math.floor(S.r() * TONES.length)];
    const alpha = f(0.3 + S.r() * 0.5);
    return path(d, tone, `opacity="${alpha}"`) + (i % 3 ? '' : line(d, tone, 2, 'opacity=".7"'));
  });
  return soft(S, many.join(''), 1.6);
}

export const cityLights = (S) => farTowers(S) + discs(S);

/** Draws the string of bulbs that comes from near the eye, on the right, and leads far away behind the bartender. */
export function bulbString(S) {
  const points = bezier([1260, -40], [1150, 300], [980, 500], [700, 552], 60);
  const wire = 'M1260 -40C1150 300 980 500 700 552';
  const bulbs = [];
  for (const i of range(12)) {
    const t = 57 - 54 * 0.84 ** i;
    const [x, y] = points[Math.round(t)];
    const k = 1.5 * (1 - t / 60) ** 1.25 + 0.2;
    bulbs.push(
      S.glow(x, y + 34 * k, 84 * k, '#ffb878', 0.5) +
        group(
          rect(-8, -4, 16, 18, '#2a1a30') +
            path('M-9 14C-26 30 -20 58 0 60C20 58 26 30 9 14Z', '#ffdf9a') +
            ellipse(0, 38, 10, 14, '#fffbe8') +
            circle(-9, 30, 3, '#ffffff'),
          `transform="translate(${f(x)} ${f(y)}) rotate(4) scale(${f(k)})"`,
        ),
    );
  }
  return line(wire, '#5d4f86', 3) + bulbs.join('');
}
