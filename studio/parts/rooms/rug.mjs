import { mix } from '../../kit/colour.mjs';
import { range } from '../../kit/numbers.mjs';
import { line, path } from '../../kit/shapes.mjs';

/** Draws a bordered rug on the floor: half its width, from z0 to z1, metres. */
export function rug(S, p, cam, tone, { x = 0, half = 1.75, z0 = 1.9, z1 = 5.4 } = {}) {
  const d = cam.floor(x - half, z0, x + half, z1);
  const knots = Math.round((half * 2 - 0.58) / 0.21);
  let o = path(d, mix(tone.wine, tone.deep, 0.2)) + S.shade(d, tone.deep, 0, 0.7, [0, 0, 0, 1], 'b');
  for (const [inset, width] of [
    [0.1, 3],
    [0.22, 1.4],
    [0.3, 1.4],
  ])
    o += line(cam.floor(x - half + inset, z0 + inset, x + half - inset, z1 - inset), p.gold, width);
  for (const i of range(knots + 1)) {
    const k = x - half + 0.29 + i * 0.21;
    const lozenge = [
      [k, z0 + 0.16],
      [k + 0.06, z0 + 0.22],
      [k, z0 + 0.28],
      [k - 0.06, z0 + 0.22],
    ];
    o += path(cam.onFloor(lozenge), p.gold);
  }
  return o;
}
