import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';

const TRUNK =
  'M196 560C250 500 262 420 250 320C244 240 200 190 140 120L210 60C260 130 300 160 330 210C350 150 400 100 470 40' +
  'L540 80C470 150 420 220 408 310C396 420 410 500 470 566C380 548 280 548 196 560Z';
const BARK = 'M280 520C310 420 300 320 280 250M330 530C340 420 340 330 350 250M376 530C366 430 370 330 400 230';
const BOUGH =
  'M470 70C620 110 800 60 1000 130C1090 160 1150 150 1220 170L1220 120C1100 110 1000 60 860 50C720 40 560 30 470 40Z';

/** Where lamps hang in the tree: across, down, size, how bright. */
const LAMPS = [
  [96, 250, 26, 0.8],
  [178, 356, 17, 0.9],
  [452, 300, 20, 0.9],
  [560, 190, 34, 0.8],
  [640, 340, 15, 0.9],
  [704, 236, 22, 0.95],
  [770, 138, 18, 0.7],
  [972, 216, 36, 0.85],
  [1056, 316, 18, 0.9],
  [1140, 236, 28, 0.75],
  [396, 168, 15, 0.7],
  [300, 96, 22, 0.6],
  [668, 76, 16, 0.6],
  [1010, 392, 13, 0.8],
];

/** Draws the leaves in heaps along the boughs. */
const leaves = (S) =>
  range(90)
    .map(() => {
      const x = S.r() * 1300 - 50;
      const y = S.r() ** 1.5 * 190 - 10 + 26 * Math.sin(x / 90);
      return ellipse(x, y, 40 + 46 * S.r(), 24 + 26 * S.r(), ['#0b1034', '#10173f', '#161d4a'][Math.floor(S.r() * 3)]);
    })
    .join('');

/** Draws the roots that hang from the boughs. */
const roots = (S) =>
  range(26)
    .map(() => {
      const [x, long] = [40 + S.r() * 1120, 120 + S.r() * 330];
      return line(
        `M${f(x)} 60q${f(S.r() * 16 - 8)} ${f(long / 2)} ${f(S.r() * 12 - 6)} ${f(long)}`,
        '#0d1238',
        3 + 6 * S.r(),
      );
    })
    .join('');

/** Draws the night above the ground at `hz`, and in it a banyan, out of focus. */
export function lampBanyan(S, hz) {
  const sky = S.lin([
    [0, '#0a0f34'],
    [0.6, '#18215e'],
    [1, '#3a387e'],
  ]);
  return (
    rect(0, 0, S.W, hz + 4, sky) +
    soft(S, S.glow(330, hz, 520, '#c8607a', 0.28) + roots(S), 4) +
    soft(
      S,
      path(
        TRUNK,
        S.lin(
          [
            [0, '#56386c'],
            [0.3, '#1a1646'],
            [1, '#0a0e30'],
          ],
          0,
          0.5,
          1,
          0.4,
        ),
      ) +
        line(BARK, '#090d2c', 7) +
        path(BOUGH, '#0c1136') +
        leaves(S),
      4,
    )
  );
}

/** Draws the lamps that hang in the banyan, out of focus. */
export const banyanLamps = (S) =>
  soft(
    S,
    LAMPS.map(
      ([x, y, r, a]) =>
        line(`M${x} ${y - 130}V${y}`, '#0b1034', 3) +
        S.glow(x, y, r * 4.6, '#ffa544', 0.55 * a) +
        circle(x, y, r * 1.08, '#ffab3c', `opacity="${a}"`) +
        circle(x, y, r * 0.66, '#ffdf98'),
    ).join(''),
    5,
  );
