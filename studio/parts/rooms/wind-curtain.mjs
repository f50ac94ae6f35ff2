import { mix } from '../../kit/colour.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { line, open, P, path } from '../../kit/shapes.mjs';

const IVORY = '#f6eedd';

/**
 * Draws a curtain of n folds that hangs from x, `w` wide at its top and `wide` at its foot, which is at y. The air moves
 * the foot by `sweep` and lifts it by `lift`; towards the foot its colour turns to `dim`, as far as `deep` (0 to 1).
 */
export function windCurtain(S, x, y, n, { w, wide, sweep, lift, dim, deep }) {
  const at = (u, v) => [
    x + u * lerp(w, wide, v ** 1.5) + sweep * v ** 2.1 + 30 * v * Math.sin(5 * v + 4.4 * u),
    -30 + v * (y + 30) - lift * (0.2 + u) * v ** 2.4 + 9 * v * Math.cos(u * n * 6.28),
  ];
  const band = (a, b) =>
    P([
      ...range(25).map((i) => at(a, i / 24)),
      ...range(60).map((i) => at(lerp(a, b, i / 59), 1)),
      ...range(25).map((i) => at(b, 1 - i / 24)),
    ]);
  // in each fold: the crest, its lit side, the hollow, and the way out of it, of unequal widths
  const edges = range(n * 4 + 1).map((i) => (i + (i % (n * 4) && 0.9 * (S.r() - 0.5))) / (n * 4));
  const tones = [0.03, 0.2, 0.62, 0.36].map((t) => mix(IVORY, '#7284cc', t));
  const all = band(0, 1);
  const edge = open(range(25).map((i) => at(1, i / 24)));
  return (
    path(all, tones[1]) +
    edges
      .slice(1)
      .map((b, i) => path(band(edges[i], b + 0.003), tones[i % 4]))
      .join('') +
    S.shade(all, '#ffffff', 0, 0.5, [0.3, 0.3, 1, 0.2]) +
    S.shade(all, dim, 0, 1, [0.62, 0.3, 0.5, 1], 'b') +
    path(
      all,
      S.lin([
        [0.45, dim, 0],
        [1, dim, deep],
      ]),
    ) +
    line(edge, '#ffffff', 3, 'opacity=".8"')
  );
}
