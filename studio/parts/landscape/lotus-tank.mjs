import { mix } from '../../kit/colour.mjs';
import { palm } from '../../kit/nature/palms.mjs';
import { water } from '../../kit/nature/water.mjs';
import { range } from '../../kit/numbers.mjs';
import { ellipse, group, path, rect } from '../../kit/shapes.mjs';

// a palm in the water needs ground of its own
const islet = (p, x, y) =>
  ellipse(x + 2, y + 9, 78, 17, p.sky[0], 'opacity=".5"') +
  ellipse(x + 2, y + 4, 72, 16, p.lite) +
  ellipse(x + 2, y, 72, 15, p.gold) +
  ellipse(x + 2, y - 2, 68, 14, p.leafm) +
  [-40, -18, 8, 34].map((dx, i) => ellipse(x + dx, y - 8, 20, 12 + 4 * (i % 2), i % 2 ? p.leaf : p.leafm)).join('');

/** Draws a palm on its islet: x across and y down the sheet, 0 to 1. */
export const islandPalm = (S, p, x, y, height, lean) =>
  islet(p, S.W * x, S.H * y) + palm(S, S.W * x, S.H * y, height, { dark: p.leaf, mid: p.leafm }, lean);

const bloom = (p, x, y) =>
  range(7)
    .map((i) => {
      const k = i - 3;
      const up = 38 - Math.abs(k) * 6;
      const petal = `M${x} ${y}q${k * 9 - 8} -16 ${k * 8} ${-up}q8 22 ${-k * 8} ${up}Z`;
      return path(petal, mix(p.sky[3], '#ffffff', k % 2 ? 0.25 : 0.5));
    })
    .join('');

/** Draws lily pads near the viewer, every third with a flower. */
export function lilies(S, p, count = 11) {
  return range(count)
    .map((i) => {
      const x = S.W * (0.1 + 0.8 * S.r());
      const y = S.H * 0.86 + S.H * 0.09 * S.r();
      const r = 26 + 26 * S.r();
      return ellipse(x, y, r, r * 0.26, i % 2 ? p.leafm : p.leaf) + (i % 3 ? '' : bloom(p, x, y));
    })
    .join('');
}

/** Draws still water from y down with `building` doubled in it, and the stone edge it stands on. */
export function tank(S, p, y, building) {
  const deep = S.lin([
    [0, p.sky[3]],
    [0.4, p.sky[2]],
    [1, p.sky[0]],
  ]);
  const reflection = group(building, 'transform="translate(0 -28)"');
  const ripples = [p.sky[0], p.sky[2], p.lit.mid, p.sky[1]];
  return (
    water(S, y + 14, reflection, rect(0, y, S.W, S.H - y, deep), ripples, S.r) +
    rect(0, y, S.W, 14, p.lite) +
    rect(0, y + 12, S.W, 3, p.gold)
  );
}
