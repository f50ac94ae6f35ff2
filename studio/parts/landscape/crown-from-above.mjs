import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { path } from '../../kit/shapes.mjs';

/** Returns the path data of a patch of leaves round x, y: a few lobes, and pointed leaves all along its edge. */
function leafy(r, x, y, rx, ry, { lobes = 5, leaf = 0.1 } = {}) {
  const [turn, second] = [r() * 6.283, r() * 6.283];
  const n = Math.max(14, Math.min(46, Math.round(rx * 0.62)));
  const points = range(n).map((i) => {
    const a = (i / n) * 6.283 + (r() - 0.5) * 0.16;
    const q = 0.82 + 0.11 * Math.sin(a * lobes + turn) + 0.08 * Math.sin(a * 3 + second) + (r() - 0.5) * 0.1;
    return [a, q];
  });
  const at = (a, q) => `${f(x + Math.cos(a) * rx * q)} ${f(y + Math.sin(a) * ry * q)}`;
  const tips = points.map(([a, q], i) => {
    const [b, next] = points[(i + 1) % n];
    const to = b < a ? b + 6.283 : b;
    const tip = at(a + (to - a) * (0.35 + 0.5 * r()), Math.max(q, next) + leaf * (0.4 + 1.1 * r()));
    return `Q${at(a + (to - a) * 0.1, q + leaf * 0.7)} ${tip}Q${at(a + (to - a) * 0.85, next + leaf * 0.1)} ${at(b, next)}`;
  });
  return `M${at(...points[0])}${tips.join('')}Z`;
}

/** Returns single leaves over a crown as path data. */
const leaves = (r, x, y, rx, ry, n, size) =>
  range(n)
    .map(() => {
      const [a, d, turn] = [r() * 6.283, Math.sqrt(r()), r() * 6.283];
      const [px, py] = [x + Math.cos(a) * rx * d, y + Math.sin(a) * ry * d];
      const [c, s] = [Math.cos(turn) * size, Math.sin(turn) * size * 0.8];
      return `M${f(px - c)} ${f(py - s)}Q${f(px + s * 0.5)} ${f(py - c * 0.5)} ${f(px + c)} ${f(py + s)}Q${f(px - s * 0.5)} ${f(py + c * 0.5)} ${f(px - c)} ${f(py - s)}Z`;
    })
    .join('');

/** Draws the shadow of a crown on the ground, thrown away from the light by `away` [x, y]. */
export function crownShadow(S, { x, y, r }, away, colour) {
  const d = leafy(S.r, x + away[0] * r, y + r * 0.34 + away[1] * r, r * 1.06, r * 0.8, { leaf: 0.05 });
  return path(d, colour, 'opacity=".72"');
}

/**
 * Draws a tree's crown seen from above: the dark lower leaves, boughs with ragged edges in two tones and holes between
 * them, and where lamps are near (`warm` above 0) their light on the side of the direction `to`.
 */
export function crownFromAbove(S, { x, y, r }, { tone, warm, to, glow }) {
  const [low, high] = [mix(tone, '#070d18', 0.5), mix(tone, '#d8c4d0', 0.2)];
  const [rx, ry] = [r, r * 0.8];
  let o = path(leafy(S.r, x, y + r * 0.14, rx, ry), low) + path(leafy(S.r, x, y - r * 0.04, rx * 0.96, ry * 0.9), tone);
  const boughs = 4 + Math.floor(S.r() * 3);
  const start = S.r() * 6.283;
  for (const i of range(boughs)) {
    const a = start + (i / boughs) * 6.283;
    const [bx, by, q] = [x + Math.cos(a) * rx * 0.46, y + Math.sin(a) * ry * 0.46, r * (0.3 + 0.16 * S.r())];
    o += path(leafy(S.r, bx + q * 0.12, by + q * 0.24, q, q * 0.8, { leaf: 0.2 }), low, 'opacity=".8"');
    o += path(leafy(S.r, bx, by, q, q * 0.76, { leaf: 0.22 }), mix(tone, high, S.r() * 0.9));
    const turned = Math.cos(a) * to[0] + Math.sin(a) * to[1];
    if (warm > 0.08 && turned > -0.1)
      o += path(
        leafy(S.r, bx + to[0] * q * 0.3, by + to[1] * q * 0.3, q * 0.8, q * 0.58, { leaf: 0.2 }),
        mix(mix(tone, '#e08a6a', 0.3), glow, Math.min(0.5, warm * (0.25 + 0.35 * turned))),
      );
  }
  o += path(leafy(S.r, x - rx * 0.06, y - ry * 0.12, r * 0.36, r * 0.28, { leaf: 0.24 }), high);
  o += path(leaves(S.r, x, y, rx * 0.86, ry * 0.8, Math.round(r * 0.34), 5), low, 'opacity=".75"');
  return o + path(leaves(S.r, x - rx * 0.1, y - ry * 0.14, rx * 0.8, ry * 0.72, Math.round(r * 0.4), 5), high);
}
