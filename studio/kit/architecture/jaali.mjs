import { f, range } from '../numbers.mjs';
import { line, P } from '../shapes.mjs';

/** Draws a lattice of hexagons and stars over a rectangle; clip it to what it fills. */
export function hexJaali(x0, y0, x1, y1, cell, stroke, w) {
  let d = '';
  const rh = cell * 0.866;
  const R = cell * 0.5;
  for (let r = 0, y = y0; y < y1 + rh; y += rh, r++)
    for (let x = x0 + (r % 2 ? cell / 2 : 0); x < x1 + cell; x += cell) {
      for (let k = 0; k < 6; k++) {
        const a = (k * Math.PI) / 3;
        d += `M${f(x)} ${f(y)}L${f(x + R * Math.cos(a + Math.PI / 6) * 1.154)} ${f(y + R * Math.sin(a + Math.PI / 6) * 1.154)}`;
      }
      d += P(
        range(6).map((k) => [x + R * 0.62 * Math.cos((k * Math.PI) / 3), y + R * 0.62 * Math.sin((k * Math.PI) / 3)]),
      );
    }
  return line(d, stroke, w);
}
