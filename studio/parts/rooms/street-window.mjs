// A window of a restaurant on a street by night: lit shops, a rickshaw, the wet road.
import { range } from '../../kit/numbers.mjs';
import { box, circle, line, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';

const BRASS = '#d9a64e';
const FRAME = '#0a2624';
/** The street lamps: how far across, how far down, how large. */
const LIGHTS = [
  [0.14, 120, 9],
  [0.36, 150, 7],
  [0.63, 96, 8],
  [0.92, 140, 9],
];

/** Draws an auto-rickshaw that stands in the street and faces left, its rear wheel at x, y. */
const rickshaw = (x, y) =>
  path(
    `M${x - 104} ${y - 4}C${x - 106} ${y - 40} ${x - 92} ${y - 52} ${x - 80} ${y - 54}` +
      `L${x - 66} ${y - 92}H${x + 16}L${x + 26} ${y - 4}Z`,
    '#0f5f4a',
  ) +
  path(
    `M${x - 74} ${y - 78}C${x - 66} ${y - 108} ${x + 8} ${y - 110} ${x + 18} ${y - 92}` +
      `L${x + 24} ${y - 50}H${x - 12}V${y - 80}Z`,
    '#f4c23c',
  ) +
  path(`M${x - 72} ${y - 78}H${x - 16}V${y - 46}H${x - 80}Z`, '#0a1d2c') +
  line(`M${x - 104} ${y - 26}H${x + 22}`, '#f4c23c', 5) +
  circle(x - 80, y, 14, '#06121a') +
  circle(x + 4, y, 14, '#06121a') +
  circle(x - 102, y - 34, 8, '#fff6d0');

/** Draws a house across the street: a wall with lit windows over a lit shop with an awning. */
const shop = (x, y0, y1, wide, tone, awning, lit) =>
  rect(x, y0, wide, y1 - y0, tone) +
  range(6)
    .map((j) =>
      rect(
        x + 14 + (j % 2) * (wide * 0.44),
        y0 + 22 + Math.floor(j / 2) * 56,
        wide * 0.26,
        34,
        lit.includes(j) ? '#ffc964' : '#16405a',
      ),
    )
    .join('') +
  rect(x + 6, y1 - 96, wide - 12, 96, '#ffb84e') +
  rect(x + wide * 0.4, y1 - 80, wide * 0.2, 80, '#7a3a1c') +
  path(`M${x} ${y1 - 104}H${x + wide}L${x + wide + 10} ${y1 - 76}H${x - 10}Z`, awning);

/** Draws the street behind the window: lit shops, a lamp, an auto-rickshaw, the wet road. */
function street(S, [x0, y0, x1, y1]) {
  const [wide, road] = [x1 - x0, y1 - 64];
  const frame = box(x0, y0, x1, y1);
  const shine = [0.1, 0.34, 0.58, 0.86].map((t) =>
    rect(x0 + t * wide - 12, road + 4, 24, 60, '#ffc862', 'opacity=".55"'),
  );
  const lights = LIGHTS.map(([t, y, r]) => circle(x0 + t * wide, y0 + y, r, '#ffe9a8'));
  return S.inside(
    frame,
    path(
      frame,
      S.lin([
        [0, '#0a1a3c'],
        [0.7, '#1c4a6c'],
        [1, '#35606a'],
      ]),
    ) +
      shop(x0 - 16, y0 + 64, road, 108, '#123652', '#d8453a', [1, 2]) +
      shop(x0 + 94, y0 + 22, road, 100, '#0e2c48', '#2fa08a', [0, 3, 4]) +
      shop(x0 + 196, y0 + 84, road, 112, '#15405a', '#e8933a', [1, 4]) +
      rect(x0, road, wide, 70, '#0e2a3a') +
      soft(S, shine.join(''), 5) +
      soft(S, lights.join(''), 2) +
      rickshaw(x0 + 142, road + 26),
  );
}

/** Draws the window in its frame, with two small panes above. */
export function streetWindow(S, at) {
  const [x0, y0, x1, y1] = at;
  const bar = x0 + 188;
  return (
    path(box(x0 - 26, y0 - 26, x1 + 26, y1 + 26), FRAME) +
    street(S, at) +
    line(`M${bar} ${y0}V${y1}M${x0} ${y0 + 92}H${x1}`, FRAME, 11) +
    line(`M${x0 - 4} ${y0 - 4}H${x1 + 4}V${y1 + 4}H${x0 - 4}Z`, BRASS, 5) +
    line(`M${x0} ${y0 + 99}H${x1}`, BRASS, 2) +
    path(box(x0 - 40, y1 + 12, x1 + 40, y1 + 30), '#123f38') +
    line(`M${x0 - 40} ${y1 + 12}H${x1 + 40}`, '#7fb89a', 3)
  );
}
