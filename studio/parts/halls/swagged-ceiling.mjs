// Striped cloth that hangs in swags under the ceiling of a hall, and the cluster of lamps it runs towards.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, open, P, path } from '../../kit/shapes.mjs';
import { HALL } from './pavilion-hall.mjs';

const SAFFRON = '#ee9220';
const IVORY = '#fbecc6';
const SHADE = '#5a2413';
const LAMP = { x: 4.9, y: 4.75, z: 12.6 };
/** Metres right of the eye where the cloth is tied up; between two of them hangs one length. */
const TIES = [-3.8, -0.85, 2.1, 5.05, 8];
const STRIPES = 7;
/** How far away the pieces end into which each stripe is cut, so that its light can change. */
const BAYS = range(22).map((i) => 22 * (4.6 / 22) ** (i / 21));

/** How high the cloth hangs at the part t of the way from one tie to the next. */
const hanging = (t) => HALL.height - 0.2 - 0.72 * 4 * t * (1 - t);

/** Returns how dark the cloth is: it is bright near the lamps, and on the flank of a swag that faces them. */
function dimness(x, z, t, towards) {
  const away = Math.hypot((z - LAMP.z) / 9, (x - LAMP.x) / 8);
  const flank = (t - 0.5) * towards;
  return Math.min(0.72, Math.max(0, 0.02 + away * 0.36 - flank * 0.34));
}

/** Draws the length of cloth between the ties at x0 and x1, stripe by stripe, from the far end to the eye. */
function swag({ at }, x0, x1) {
  const towards = (x0 + x1) / 2 < LAMP.x ? -1 : 1;
  const x = (t) => x0 + (x1 - x0) * t;
  const pieces = BAYS.slice(1).flatMap((near, j) =>
    range(STRIPES * 2).map((i) => {
      const [a, b] = [i / (STRIPES * 2), (i + 1) / (STRIPES * 2)];
      const far = BAYS[j];
      const d = P([
        at(x(a), hanging(a), far),
        at(x(b), hanging(b), far),
        at(x(b), hanging(b), near),
        at(x(a), hanging(a), near),
      ]);
      const tone = mix(
        (i >> 1) % 2 ? IVORY : SAFFRON,
        SHADE,
        dimness(x(a), (far + near) / 2, (a + b) / 2, towards * (x1 > LAMP.x && x0 < LAMP.x ? 0 : 1)),
      );
      return path(d, tone, `stroke="${tone}" stroke-width="1"`);
    }),
  );
  return pieces.join('');
}

/** Draws marigolds along the line where the cloth is tied up, smaller as they run away. */
const tie = ({ at, scale }, x) =>
  range(90)
    .map((i) => {
      const z = 5.2 * (22 / 5.2) ** (1 - i / 89);
      return circle(...at(x, HALL.height - 0.22, z), 0.085 * scale(x, z), i % 3 ? '#f0901c' : '#b9571a');
    })
    .join('');

/** Draws the scalloped, striped edge of the cloth along the top of the right wall. */
function valance({ at }) {
  const [z0, z1, n] = [22, 7.6, 36];
  return range(n)
    .map((i) => {
      const [a, b] = [z0 + ((z1 - z0) * i) / n, z0 + ((z1 - z0) * (i + 1)) / n];
      const drop = range(9).map((q) =>
        at(HALL.right, 5.62 - 0.22 * Math.sin((q / 8) * Math.PI), a + ((b - a) * q) / 8),
      );
      const d = P([at(HALL.right, 6.3, a), ...drop, at(HALL.right, 6.3, b)]);
      return path(d, mix(i % 2 ? IVORY : SAFFRON, SHADE, 0.2)) + line(open(drop), '#a8571a', 2);
    })
    .join('');
}

/** Draws the striped cloth under the whole ceiling, the lengths nearest to the eye last. */
export const swaggedCeiling = (view) =>
  path(P([view.at(HALL.left, 6.4, 22), view.at(HALL.right, 6.4, 22), [1600, -20], [-20, -20]]), '#6b3012') +
  [3, 2, 0, 1].map((i) => swag(view, TIES[i], TIES[i + 1])).join('') +
  TIES.slice(1, 4)
    .map((x) => tie(view, x))
    .join('') +
  valance(view);

/** Draws one globe of the cluster on its cord. */
const globe = (x, y, r, top) =>
  line(`M${f(x)} ${f(top)}V${f(y)}`, '#5a2f14', 2) +
  circle(x, y, r, '#ffd98a') +
  circle(x, y + r * 0.12, r * 0.84, '#fff0c0') +
  ellipse(x, y + r * 0.3, r * 0.5, r * 0.42, '#fffdf0') +
  path(
    `M${f(x - r * 0.5)} ${f(y - r * 0.82)}Q${f(x)} ${f(y - r * 1.5)} ${f(x + r * 0.5)} ${f(y - r * 0.82)}Z`,
    '#b9822e',
  );

/** Draws the cluster of lamps that hangs from the cloth. */
export function lampCluster(S, { at, scale }) {
  const [x, y] = at(LAMP.x, LAMP.y, LAMP.z);
  const k = scale(LAMP.x, LAMP.z);
  const top = at(LAMP.x, HALL.height - 0.5, LAMP.z)[1];
  const globes = [
    [-0.74, -0.3, 0.2],
    [0.7, -0.3, 0.2],
    [-0.24, -0.44, 0.24],
    [0.26, -0.1, 0.26],
    [-0.5, 0.2, 0.25],
    [0.68, 0.36, 0.23],
    [0.06, 0.52, 0.31],
    [-0.3, 0.92, 0.2],
  ];
  return (
    S.glow(x, y, 4.6 * k, '#ffdf94', 0.7) +
    S.glow(x, y, 1.7 * k, '#fff2c4', 0.9) +
    ellipse(x, top, 0.5 * k, 0.12 * k, '#8a5420') +
    globes.map(([u, v, r]) => globe(x + u * k, y + v * k, r * k, top)).join('')
  );
}
