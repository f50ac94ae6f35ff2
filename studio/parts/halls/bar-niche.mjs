import { archPath } from '../../kit/architecture/arches.mjs';
import { mix } from '../../kit/colour.mjs';
import { range, rng } from '../../kit/numbers.mjs';
import { line, path, rect } from '../../kit/shapes.mjs';
import { BOTTLES, bottle, GLASS } from './bottle.mjs';

/** Draws an arched niche of lit shelves; the main one leaves room for the glass in front. */
export function barNiche(S, p, x, y, w, spring, rise, shelves, tone, seed, main) {
  const A = archPath(x, y, w, spring, rise, main ? 6 : 5);
  const outer = archPath(x, y, w * 1.2, spring, rise * 1.26, 0);
  const r = rng(seed * 13 + 5);
  const h = spring / (shelves - (main ? 0.35 : 0.1));
  let inner =
    path(
      A,
      S.lin([
        [0, p.lit.deep],
        [0.35, p.lit.mid],
        [1, p.lit.hi],
      ]),
    ) +
    S.shade(A, p.lit.deep, 0.95, 0, [0, 0, 0.75, 0.5], 'b') +
    S.shade(A, p.lit.deep, 0.5, 0, [1, 0, 0.6, 0.1], 'b') +
    S.glow(x, y - spring * 0.5, w * (main ? 0.9 : 0.7), '#fff6d8', main ? 0.95 : 0.55);
  for (const i of range(shelves)) {
    const sy = y - i * h - 6;
    const half = w * 0.44;
    for (let bx = x - half + 8; bx < x + half - 24; ) {
      if (main && i < 2 && Math.abs(bx - x + 20) < 104) {
        bx += 20;
        continue;
      } // room for the coupe
      const kind = BOTTLES[Math.floor(r() * BOTTLES.length)];
      const bh = h * (0.62 + 0.26 * r()) * (i === shelves - 1 && main ? 0.9 : 1);
      const bw = bh * kind.w;
      if (bx + bw > x + half - 4) break;
      inner += bottle(S, bx + bw / 2, sy, bh, kind, GLASS[Math.floor(r() * GLASS.length)], p);
      bx += bw + 5 + 5 * r();
    }
    inner +=
      rect(x - w, sy, 2 * w, 9, mix(p.gold, p.lit.deep, 0.25)) +
      rect(x - w, sy, 2 * w, 2, p.lit.hi) +
      S.pooled(x, sy - 2, w * 0.5, 16, '#fff6d8', 0.5);
  }
  return (
    path(outer, mix(tone.pale, tone.wall, main ? 0.1 : 0.3)) +
    S.shade(outer, tone.deep, 0, 0.85, [0.2, 0, 1, 0]) +
    line(outer, p.gold, 2.4) +
    S.inside(A, inner) +
    line(A, p.gold, 3)
  );
}
