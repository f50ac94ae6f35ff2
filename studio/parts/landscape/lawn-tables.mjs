import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, path } from '../../kit/shapes.mjs';
import { seated } from './lawn-guests.mjs';

/** Half the width of a table and its height, in metres. */
const [RADIUS, HEIGHT] = [1.45, 0.85];
const FLOWERS = ['#f2588a', '#f7a928', '#fff0d0', '#d8305a'];

/** Returns the paints that all tables share: the pool of light on the grass, the cloth's side, and its lit top. */
export const tablePaints = (S) => ({
  pool: S.rad([
    [0, '#ffd890', 0.95],
    [0.45, '#f2b868', 0.5],
    [1, '#a8b070', 0],
  ]),
  side: S.lin(
    [
      [0, '#7a4f78'],
      [0.55, '#cf9484'],
      [1, '#ffe2b0'],
    ],
    0,
    0,
    1,
    0,
  ),
  top: S.rad([
    [0, '#fffdf0'],
    [0.45, '#ffecc4'],
    [1, '#f6cf9c'],
  ]),
  lamp: S.rad([
    [0, '#fff6d0', 0.95],
    [0.3, '#ffcf7c', 0.5],
    [1, '#ffb050', 0],
  ]),
});

/** Draws an empty chair with its back towards the eye. */
const chair = (x, y, k) =>
  group(
    path('M-.24 .14L-.22 -.5Q0 -.6 .22 -.5L.24 .14Z', '#4a2a52') +
      path('M.1 -.55L.22 -.5L.24 .14H.14Z', '#e0a860') +
      path('M-.22 -.5Q0 -.6 .22 -.5L.22 -.43Q0 -.53 -.22 -.43Z', '#f0c27c'),
    `transform="translate(${f(x)} ${f(y)}) scale(${f(k)})"`,
  );

/** Draws what stands in the middle of a table: flowers round a lamp. */
function centre(S, paints, x, y, k) {
  if (k < 9) return circle(x, y - k * 0.15, k * 0.22, '#fffdf0') + circle(x, y - k * 0.2, k * 1.3, paints.lamp);
  const tone = FLOWERS[Math.floor(S.r() * FLOWERS.length)];
  const petals = range(9).map((i) =>
    circle(
      x + Math.cos(i * 2.4) * k * 0.1 * Math.sqrt(i),
      y - k * 0.14 + Math.sin(i * 2.4) * k * 0.07 * Math.sqrt(i),
      k * 0.11,
      i % 3 ? tone : mix(tone, '#fff4dc', 0.5),
    ),
  );
  return (
    ellipse(x - k * 0.2, y + k * 0.08, k * 0.5, k * 0.16, '#b0705a', 'opacity=".5"') +
    petals.join('') +
    circle(x, y - k * 0.42, k * 0.15, '#fffdf0') +
    circle(x, y - k * 0.42, k * 1.5, paints.lamp)
  );
}

/** Draws plates round the edge of a table that is near by. */
const plates = (x, y, k, e) =>
  range(9)
    .map((i) => {
      const a = i * 0.698 + 0.3;
      const [px, py] = [x + Math.cos(a) * k * RADIUS * 0.76, y + Math.sin(a) * k * RADIUS * 0.76 * e];
      return (
        ellipse(px, py, k * 0.19, k * 0.19 * e, '#e0b088') +
        ellipse(px, py - k * 0.02, k * 0.16, k * 0.16 * e, '#fffaf0')
      );
    })
    .join('');

/** Draws a laid round table at x, z of the lawn, with guests and chairs round it but for those that are `hidden`. */
export function lawnTable(S, c, paints, [x, z], hidden) {
  const [px, py] = c.at(x, 0, z);
  const k = c.scale(z);
  const e = c.eye / z;
  const [rx, top] = [k * RADIUS, py - k * HEIGHT];
  const seats = range(9).map((i) => {
    const a = (i / 9) * Math.PI * 2 + 0.2 + S.r() * 0.3;
    const at = [px + Math.cos(a) * (rx + k * 0.5), py - k * 0.42 + Math.sin(a) * (rx + k * 0.5) * e];
    return {
      far: Math.sin(a) < 0.1,
      x: at[0],
      y: at[1],
      drawn: S.r() > 0.36 ? seated(S, ...at, k * 1.06) : chair(...at, k * 1.06),
    };
  });
  const some = (far) =>
    seats
      .filter((seat) => seat.far === far && !hidden(seat.x, seat.y, k))
      .sort((a, b) => a.y - b.y)
      .map(({ drawn }) => drawn)
      .join('');
  const side =
    `M${f(px - rx)} ${f(top)}L${f(px - rx * 1.03)} ${f(py)}` +
    `A${f(rx * 1.03)} ${f(rx * e)} 0 0 0 ${f(px + rx * 1.03)} ${f(py)}L${f(px + rx)} ${f(top)}Z`;
  return (
    ellipse(px, py, k * 4.9, k * 4.9 * e, paints.pool) +
    ellipse(px - k * 0.5, py + k * 0.5 * e, rx * 1.3, rx * 1.3 * e, '#1c1838', 'opacity=".5"') +
    some(true) +
    path(side, paints.side) +
    ellipse(px, top, rx, rx * e, paints.top) +
    (k > 15 ? plates(px, top, k, e) : '') +
    centre(S, paints, px, top, k) +
    some(false)
  );
}
