import { mix } from '../../kit/colour.mjs';
import { lanternStand } from '../../kit/furnishings/lamps.mjs';
import { SUNLIT, topiary } from '../../kit/nature/trees.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { byDaylight } from '../../kit/palettes.mjs';
import { line, P, path } from '../../kit/shapes.mjs';

/** Draws lawns and a paved drive that widens from a gate at cx, y to the viewer, with clipped hedges and lanterns. */
export function forecourt(S, p, cx, y, { half = 130, spread = 560 } = {}) {
  const lawn = `M0 ${f(y)}H${S.W}V${S.H}H0Z`;
  const drive = P([
    [cx - half, y],
    [cx + half, y],
    [cx + spread, S.H],
    [cx - spread, S.H],
  ]);
  const green = S.lin([
    [0, mix(p.leafm, p.lit.mid, 0.22)],
    [0.35, p.leafm],
    [1, p.leaf],
  ]);
  const paving = mix(p.base, p.sky[2], 0.35);
  let o =
    path(lawn, green) +
    S.shade(lawn, p.leaf, 0, 0.9, [0, 0.1, 0, 1], 'b') +
    path(drive, paving) +
    S.shade(drive, p.sky[0], 0, 0.85, [0, 0.1, 0, 1], 'b') +
    S.pool(drive, cx, y, 420, p.lit.hi, 0.75);
  for (const i of range(8)) {
    const t = ((i + 1) / 9) ** 1.6;
    const w = lerp(half, spread, t);
    o += line(`M${f(cx - w)} ${f(lerp(y, S.H, t))}h${f(2 * w)}`, p.dark, 1 + 1.6 * t, 'opacity=".35"');
  }
  for (const s of [-1, 1]) o += line(`M${f(cx + s * half)} ${f(y)}L${f(cx + s * spread)} ${S.H}`, p.gold, 2.6);
  for (const t of [0.06, 0.2, 0.42, 0.74])
    for (const s of [-1, 1]) {
      const x = cx + s * (lerp(half, spread, t) + 46 + 90 * t);
      const at = lerp(y, S.H, t) + 16;
      o += topiary(S, x + s * (56 + 96 * t), at, 30 + 44 * t, {
        mid: mix(p.leafm, byDaylight(p, SUNLIT), 0.3),
        dark: p.leaf,
        lite: p.lit.mid,
      });
      o += lanternStand(S, x, at, 0.8 + 1.5 * t, p);
    }
  return o;
}
