import { f, range } from '../../kit/numbers.mjs';
import { line, open, P, path } from '../../kit/shapes.mjs';

/**
 * Draws a turning door at depth z of the camera `c`: a drum of glass, four wings about a post, a deep ring of metal
 * above. `s` -1 draws it upside down in what mirrors it.
 */
export function turningDoor(S, c, z, s = 1) {
  const arc = (y, r, from = 1) =>
    range(17).map((i) => c.at(-r * Math.cos((i / 16) * Math.PI), s * y, z - from * r * Math.sin((i / 16) * Math.PI)));
  const band = (y0, y1, r) => P([...arc(y0, r), ...arc(y1, r).toReversed()]);
  const drum = band(0, 3.05, 2);
  let o = S.glow(...c.at(0, s * 1.5, z), 380, '#fff0c0', 0.9) + path(drum, '#fff6da');
  o += S.shade(drum, '#e88a3c', 0.9, 0, [0, 0, 0.36, 0]) + S.shade(drum, '#e88a3c', 0, 0.9, [0.64, 0, 1, 0]);
  for (const a of [0.5, 2.07, 3.64, 5.21]) {
    const [x, far] = [1.85 * Math.cos(a), z + 1.85 * Math.sin(a)];
    const wing = P([c.at(0, 0, z), c.at(x, 0, far), c.at(x, s * 3.05, far), c.at(0, s * 3.05, z)]);
    o += path(wing, '#e2a45c', 'opacity=".3" stroke="#2a3f3e" stroke-width="6"');
  }
  o += path(c.front(-0.07, 0, 0.07, s * 3.05, z), '#2a3f3e');
  for (const [i, [x, y]] of arc(0, 2).entries())
    if ([0, 3, 5, 11, 13, 16].includes(i))
      o += line(`M${f(x)} ${f(y)}L${arc(3.05, 2)[i].map(f).join(' ')}`, '#1d3d40', 6);
  const ring = P([...arc(3.05, 2.14), ...arc(3.05, 2.14, -1).toReversed()]);
  o += path(ring, '#ffe6a8') + path(band(3.05, 3.75, 2.14), '#0f4a50');
  o += S.shade(band(3.05, 3.75, 2.14), '#06222a', 0, 0.9) + line(open(arc(3.05, 2.14)), '#fff3cc', 6);
  return o;
}
