import { mix } from '../../kit/colour.mjs';
import { sagging } from '../../kit/curves.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, open, P, path, rect } from '../../kit/shapes.mjs';

/** What the parallel lines of the lane run to, and how high above the ground the eye is, in metres. */
const VANISHING = [1600, 520];
const EYE = 2.1;
/** Units to a metre on the left wall at x, and on the right one. */
const leftScale = (x) => 0.4 * (VANISHING[0] - x);
const rightScale = (x) => 0.42 * (x - VANISHING[0]);
const SHADE = '#3a0c26';

/** Returns what places a point on a wall: x of the sheet, v metres above the ground. */
const wallPoint = (scale) => (x, v) => [x, VANISHING[1] + scale(x) * (EYE - v)];
const left = wallPoint(leftScale);
const right = wallPoint(rightScale);

const strip = (at, x0, x1, v0, v1) => P([at(x0, v0), at(x1, v0), at(x1, v1), at(x0, v1)]);

/** Returns the outline of a pointed and cusped opening on a wall. */
function opening(at, x0, x1, v0, v1) {
  const middle = (x0 + x1) / 2;
  const spring = lerp(v0, v1, 0.62);
  const arch = range(13).map((i) => {
    const a = Math.PI * (1 - i / 12);
    const lobe = 1 - 0.09 * Math.abs(Math.cos(a * 3));
    return at(middle + ((x1 - x0) / 2) * Math.cos(a) * lobe, spring + (v1 - spring) * Math.sin(a) ** 0.8 * lobe);
  });
  return P([at(x0, v0), ...arch, at(x1, v0)]);
}

/** Draws a niche with a lamp in it. */
function lampNiche(S, at, x, v, wide, tall) {
  const d = opening(at, x - wide / 2, x + wide / 2, v, v + tall);
  const [px, py] = at(x, v + tall * 0.14);
  const r = wide * 0.2;
  return (
    S.glow(px, py, wide * 2.6, '#ffb04a', 0.6) +
    path(d, '#e07a2e') +
    S.shade(d, '#fff0b0', 0.9, 0, [0.5, 1, 0.5, 0.3]) +
    line(d, '#f6d3a2', Math.max(1.6, wide * 0.07)) +
    path(
      `M${f(px)} ${f(py - r * 3.2)}q${f(r * 1.4)} ${f(r * 1.7)} 0 ${f(r * 2.8)}` +
        `q${f(-r * 1.4)} ${f(-r * 1.1)} 0 ${f(-r * 2.8)}Z`,
      '#fffbe0',
    ) +
    path(
      `M${f(px - r * 1.6)} ${f(py - r * 0.4)}H${f(px + r * 1.6)}` +
        `Q${f(px)} ${f(py + r * 1.6)} ${f(px - r * 1.6)} ${f(py - r * 0.4)}Z`,
      '#7a2418',
    )
  );
}

/** Draws a shuttered window in a pale frame. */
const shuttered = (S, at, x0, x1, v0, v1, tone) => {
  const d = opening(at, x0, x1, v0, v1);
  const slats = range(8).map((i) => open([at(x0, lerp(v0, v1, i / 9)), at(x1, lerp(v0, v1, i / 9))]));
  return (
    path(d, tone) +
    S.inside(d, line(slats.join(''), mix(tone, SHADE, 0.5), 2)) +
    S.shade(d, SHADE, 0.8, 0, [0, 0, 0.9, 0.5]) +
    line(d, '#f0c090', 3)
  );
};

/** Draws the sky between the roofs and the far end of the lane, a gate with a lamp. */
function farEnd(S) {
  const [x, y] = VANISHING;
  const sky = ['#5c1f3c', '#a8384a', '#e8743f', '#fbb45c', '#ffdf94'].map((tone, i) => [i / 4, tone]);
  const gate =
    `M${x - 82} ${y + 54}V${y - 64}H${x - 58}V${y - 92}L${x - 46} ${y - 108}L${x - 34} ${y - 92}V${y - 76}` +
    `H${x + 26}V${y - 100}L${x + 40} ${y - 118}L${x + 54} ${y - 100}V${y - 60}H${x + 90}V${y + 54}Z`;
  const way =
    `M${x - 26} ${y + 54}V${y + 2}Q${x - 24} ${y - 34} ${x} ${y - 44}` +
    `Q${x + 24} ${y - 34} ${x + 26} ${y + 2}V${y + 54}Z`;
  return (
    rect(900, 0, 1100, y + 90, S.lin(sky)) +
    S.glow(x - 30, y - 60, 420, '#ffe2a0', 0.85) +
    path(gate, '#a8404a') +
    S.shade(gate, '#ffb070', 0.2, 0.9, [0, 0, 0.2, 1]) +
    path(way, '#ffd98c') +
    circle(x, y - 6, 6, '#fffbe0')
  );
}

/** Draws the ground of the lane: flags of stone, the light that comes along it, the shade before the houses. */
function ground(S) {
  const [vx, vy] = VANISHING;
  const y0 = vy + 44;
  const d = box(900, y0, 2000, 1250);
  const joints = range(15).map((i) =>
    open([
      [vx + (i - 7) * 30, y0],
      [vx + (i - 7) * 330, 1250],
    ]),
  );
  const rows = range(12).map((i) => {
    const y = y0 + 640 / (1 + (11 - i) * 0.75);
    return open([
      [900, y],
      [2000, y],
    ]);
  });
  return (
    path(
      d,
      S.lin([
        [0, '#f2a45c'],
        [0.2, '#c8643f'],
        [0.55, '#8f3a38'],
        [1, '#5a1c30'],
      ]),
    ) +
    line(joints.join('') + rows.join(''), '#5a1c30', 2.4, 'opacity=".45"') +
    S.pooled(vx - 60, y0 + 40, 420, 110, '#ffd48a', 0.75) +
    path(P([left(960, 0), left(1560, 0), [1440, 800], [1180, 1250], [900, 1250]]), SHADE, 'opacity=".32"')
  );
}

/** Draws the wall on the left, lit along the lane: string courses, windows, the door and the niches. */
function leftWall(S) {
  const d = strip(left, 940, 1546, 0, 8.6);
  const eaves = strip(left, 1300, 1546, 5.2, 5.5);
  const door = opening(left, 1236, 1352, 0, 2.3);
  const leaf = strip(left, 1236, 1294, 0, 2.3);
  return (
    path(d, '#b23c30') +
    S.shade(d, '#ffb070', 0, 0.8, [0.55, 0.5, 1, 0.35], 'b') +
    S.shade(d, SHADE, 0.8, 0, [0, 0.8, 0.6, 0.4], 'b') +
    [0.5, 2.42, 5.1].map((v) => path(strip(left, 940, 1546, v, v + 0.1), '#e8a070')).join('') +
    path(eaves, '#7a2430') +
    path(door, '#3a0c1c') +
    S.inside(
      door,
      S.glow(1330, 740, 150, '#ffa848', 0.95) + path(leaf, '#1f5a58') + S.shade(leaf, SHADE, 0.9, 0.1, [0, 0, 1, 0]),
    ) +
    line(door, '#f6d3a2', 5) +
    line(opening(left, 1226, 1362, 0, 2.44), '#7a2430', 4) +
    [
      [1402, 0.9, 40],
      [1474, 0.9, 24],
      [1518, 0.9, 15],
    ]
      .map(([x, v, w]) => lampNiche(S, left, x, v, w, 0.9))
      .join('') +
    [
      [1452, 1486],
      [1506, 1526],
    ]
      .map(([a, b]) => shuttered(S, left, a, b, 2.9, 4.5, '#1f6a66'))
      .join('') +
    lampNiche(S, left, 1180, 0.9, 58, 0.9)
  );
}

/** Draws the wall on the right, in the shade, with lit windows. */
function rightWall(S) {
  const d = strip(right, 1650, 2010, 0, 6.6);
  return (
    path(d, '#7a2236') +
    S.shade(d, SHADE, 0, 0.9, [0, 0.3, 1, 0.5], 'b') +
    S.shade(d, '#ff9a5a', 0.8, 0, [0, 0.4, 0.4, 0.4]) +
    [2.5, 4.6].map((v) => path(strip(right, 1650, 2010, v, v + 0.12), '#c86a50')).join('') +
    path(strip(right, 1646, 2010, 6.4, 6.7), '#a84a44') +
    [
      [1688, 1712],
      [1742, 1782],
      [1822, 1886],
    ]
      .map(([a, b], i) =>
        i === 1 ? lampNiche(S, right, 1760, 3.1, 34, 1.2) : shuttered(S, right, a, b, 2.9, 4.3, '#8a3a2a'),
      )
      .join('') +
    [
      [1674, 16],
      [1724, 26],
    ]
      .map(([x, w]) => lampNiche(S, right, x, 0.9, w, 1))
      .join('')
  );
}

/** Draws small lamps along the foot of the wall on the left. */
const lampRow = (S) =>
  [1216, 1376, 1424, 1462, 1492, 1516]
    .map((x) => {
      const [px, py] = left(x, -0.1);
      const r = leftScale(x) * 0.05;
      return (
        S.pooled(px, py, r * 9, r * 3, '#ffb04a', 0.8) +
        ellipse(px, py, r * 1.5, r * 0.8, '#6a1f18') +
        ellipse(px, py - r * 1.4, r * 0.6, r * 1.3, '#fff0b0')
      );
    })
    .join('');

/** Draws strings of marigolds with small lanterns, which hang across the lane from roof to roof. */
const strings = (S) =>
  [
    [left(1470, 5), right(1850, 4.6), 66, 15],
    [left(1536, 5.6), right(1740, 4.6), 34, 9],
  ]
    .map(([a, b, sag, r]) => {
      const points = sagging(a, b, sag, 40);
      const lamps = [8, 16, 24, 32].map((i) => {
        const [x, y] = points[i];
        return S.glow(x, y + r * 1.6, r * 5, '#ffc060', 0.6) + ellipse(x, y + r * 1.5, r * 0.8, r, '#ffe9a8');
      });
      return (
        line(open(points), '#c8501f', r * 0.4) +
        line(open(points), '#ffb83c', r * 0.4, `stroke-dasharray="0.1 ${r * 0.6}"`) +
        lamps.join('')
      );
    })
    .join('');

/** Draws the lane of old houses at dusk, as far as the window shows it: right of x = 900. */
export const lane = (S) => farEnd(S) + ground(S) + rightWall(S) + leftWall(S) + strings(S) + lampRow(S);
