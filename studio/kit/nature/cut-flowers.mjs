// Cut flowers seen from near: roses, marigold heads and single leaves, richer than the small `flower`.
import { mix } from '../colour.mjs';
import { f, range } from '../numbers.mjs';
import { circle, ellipse, group, line, path } from '../shapes.mjs';

const ring = (x, y, n, at, r, turn, fill) =>
  range(n)
    .map((i) => {
      const a = turn + (i * 2 * Math.PI) / n;
      return circle(x + Math.cos(a) * at, y + Math.sin(a) * at, r, fill(i));
    })
    .join('');

/** Draws an open rose of radius r: outer petals, inner petals, and the folds round its heart. */
export const rose = (x, y, r, c, turn = 0) =>
  ring(x, y, 5, r * 0.5, r * 0.54, turn, (i) => mix(c, '#3a0a20', i % 2 ? 0.12 : 0.24)) +
  ring(x, y, 5, r * 0.36, r * 0.42, turn + 0.6, (i) => mix(c, '#fff4e6', i % 2 ? 0.16 : 0.04)) +
  ellipse(x, y - r * 0.06, r * 0.4, r * 0.36, mix(c, '#fff4e6', 0.32)) +
  line(
    `M${f(x - r * 0.3)} ${f(y)}q${f(r * 0.12)} ${f(r * 0.34)} ${f(r * 0.46)} ${f(r * 0.16)}M${f(x + r * 0.26)} ${f(y - r * 0.1)}q${f(-r * 0.2)} ${f(-r * 0.3)} ${f(-r * 0.42)} ${f(-r * 0.04)}q${f(r * 0.1)} ${f(r * 0.22)} ${f(r * 0.26)} ${f(r * 0.06)}`,
    mix(c, '#3a0a20', 0.4),
    Math.max(0.8, r * 0.08),
  );

/** Draws the full head of a marigold of radius r. */
export const marigoldHead = (x, y, r, c, turn = 0) =>
  ring(x, y, 11, r * 0.74, r * 0.28, turn, (i) => mix(c, '#8a2a08', i % 2 ? 0.14 : 0.3)) +
  ring(x, y, 9, r * 0.5, r * 0.27, turn + 0.3, (i) => mix(c, '#8a2a08', i % 2 ? 0 : 0.12)) +
  ring(x - r * 0.04, y - r * 0.06, 6, r * 0.25, r * 0.22, turn, (i) => mix(c, '#fff0a8', i % 2 ? 0.35 : 0.16)) +
  circle(x - r * 0.04, y - r * 0.08, r * 0.18, mix(c, '#fff0a8', 0.5));

/** Draws one leaf from x, y, `long` units in the direction `turn` (degrees), flattened by `squash` as one that lies. */
export const leafBlade = (x, y, long, turn, c, squash = 1, wide = 0.22) =>
  group(
    path(
      `M0 0C${f(long * 0.3)} ${f(-long * wide * 1.3)} ${f(long * 0.7)} ${f(-long * wide)} ${f(long)} 0C${f(long * 0.7)} ${f(long * wide)} ${f(long * 0.3)} ${f(long * wide * 1.3)} 0 0Z`,
      c,
    ) + line(`M0 0H${f(long * 0.9)}`, mix(c, '#f0f0b8', 0.3), Math.max(0.6, long * 0.025)),
    `transform="translate(${f(x)} ${f(y)}) scale(1 ${squash}) rotate(${f(turn)})"`,
  );
