import { mix } from '../../colour.mjs';
import { f, range } from '../../numbers.mjs';
import { group, line, path } from '../../shapes.mjs';
import { limb } from '../hands.mjs';

export const SHADE = '#08211f'; // what the shadows of the room tend to
export const LAMP = '#ffe2a0';
export const GOLD = '#f3bd4e';
export const INK = '#1a1012';

/**
 * Returns what draws cloth and skin under a lamp that hangs above the table: `lit` is 1 where the lamp is at the right
 * of the figure's own drawing, -1 where it is at the left.
 */
export function lampPens(S, skin, lit = 1) {
  const [dim, bright] = lit > 0 ? [0.1, 0.85] : [0.9, 0.15];
  const cloth = (d, c, a = 0.9) =>
    path(d, c) +
    S.shade(d, mix(c, SHADE, 0.75), a, 0, [dim, 1, 0.55, 0.25]) +
    S.shade(d, mix(c, LAMP, 0.75), 0.9, 0, [bright, 0, 0.45, 0.6]);
  const flesh = (d, tone = skin) =>
    path(d, tone) +
    S.shade(d, mix(tone, SHADE, 0.6), 0.75, 0, [dim, 1, 0.55, 0.3]) +
    S.shade(d, mix(tone, LAMP, 0.6), 0.8, 0, [bright, 0, 0.5, 0.6]);
  return { S, cloth, flesh, skin };
}

/** Draws four fingers that close from the left round what stands at x, y, `r` half as thick. */
export const closedFingers = ({ flesh, skin }, [x, y], r) =>
  range(4)
    .map((i) => flesh(limb([x - r - 7, y - 17 + i * 10.5], 6, [x + r - 3 - Math.abs(i - 1.3) * 2, y - 16 + i * 10], 5)))
    .join('') +
  line(
    range(3)
      .map((i) => `M${f(x - r)} ${f(y - 11.5 + i * 10.4)}H${f(x + r - 8)}`)
      .join(''),
    mix(skin, SHADE, 0.5),
    1.4,
  );

/** Places a figure, its chin at x, y: `left` turns it round, `turn` leans it. */
export const placed = (inner, { x, y, k, turn = 0, left }) =>
  group(inner, `transform="translate(${f(x)} ${f(y)}) scale(${left ? -k : k} ${k}) rotate(${turn})"`);
