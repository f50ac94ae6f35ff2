import { f, range } from '../../kit/numbers.mjs';
import { ellipse, group, path } from '../../kit/shapes.mjs';

/** Draws a clay lamp of `k` units across that floats at x, y, with its flame, its light and its image in the water. */
export function floatingLamp(S, x, y, k) {
  const p = (u, v) => `${f(x + u * k)} ${f(y + v * k)}`;
  const bowl =
    `M${p(-0.5, -0.12)}C${p(-0.46, 0.2)} ${p(-0.2, 0.26)} ${p(0, 0.26)}` +
    `C${p(0.22, 0.26)} ${p(0.46, 0.2)} ${p(0.54, -0.14)}Q${p(0, 0.06)} ${p(-0.5, -0.12)}Z`;
  const flame =
    `M${p(-0.13, -0.16)}C${p(-0.22, -0.42)} ${p(0.02, -0.56)} ${p(0.04, -0.86)}` +
    `C${p(0.22, -0.56)} ${p(0.26, -0.34)} ${p(0.12, -0.16)}Z`;
  const core =
    `M${p(-0.06, -0.16)}C${p(-0.1, -0.32)} ${p(0.02, -0.42)} ${p(0.03, -0.56)}` +
    `C${p(0.12, -0.38)} ${p(0.12, -0.28)} ${p(0.06, -0.16)}Z`;
  return (
    S.pooled(x, y + k * 0.25, k * 2.6, k * 0.9, '#ffae4e', 0.55) +
    [0.34, 0.2, 0.26, 0.12]
      .map((w, i) =>
        ellipse(
          x + k * (i % 2 ? 0.12 : 0),
          y + k * (0.46 + i * 0.3),
          k * w,
          k * 0.07,
          '#ffbe62',
          `opacity="${f(0.85 - i * 0.18)}"`,
        ),
      )
      .join('') +
    path(bowl, '#9a4a26') +
    S.shade(bowl, '#ffb05a', 0.8, 0, [0.3, 0, 0.6, 1]) +
    ellipse(x + k * 0.02, y - k * 0.12, k * 0.52, k * 0.13, '#5c2614') +
    ellipse(x + k * 0.02, y - k * 0.12, k * 0.42, k * 0.09, '#ffcf74') +
    S.glow(x + k * 0.02, y - k * 0.42, k * 1.35, '#ffc25c', 0.7) +
    path(flame, '#ffb238') +
    path(core, '#fff3c8')
  );
}

const PETALS = ['#f4ab2e', '#f7c95a', '#e9822b', '#f2e2c4', '#e8a07a'];

/** Draws `n` petals on the water around x, y, over rx and ry, `size` units long. */
export const floatingPetals = (S, x, y, [rx, ry], n, size) =>
  range(n)
    .map(() => {
      const a = S.r() * 2 * Math.PI;
      const far = Math.sqrt(S.r());
      const [px, py] = [x + Math.cos(a) * rx * far, y + Math.sin(a) * ry * far];
      const s = size * (0.6 + 0.7 * S.r());
      return group(
        path(
          `M${f(-s)} 0Q${f(-s * 0.2)} ${f(-s * 0.8)} ${f(s)} 0Q${f(-s * 0.2)} ${f(s * 0.7)} ${f(-s)} 0Z`,
          PETALS[Math.floor(S.r() * PETALS.length)],
        ),
        `transform="translate(${f(px)} ${f(py)}) scale(1 .42) rotate(${f(S.r() * 360)})"`,
      );
    })
    .join('');

/** Draws clusters of lamps among petals: each is [x, depth, across, number of lamps], in metres on the water. */
export const lampClusters = (S, { at, scale }, clusters) =>
  clusters
    .map(([x, z, across, n]) => {
      const [px, py] = at(x, 0, z);
      const k = scale(z);
      const spots = range(n)
        .map((i) =>
          at(x + across * (((i * 0.618) % 1) - 0.5) * 1.9, 0, z + across * (((i * 0.382 + 0.2) % 1) - 0.5) * 2.6),
        )
        .toSorted((a, b) => a[1] - b[1]);
      return (
        floatingPetals(S, px, py, [across * k * 1.35, across * k * 0.3], n * 11, k * 0.05) +
        spots.map(([lx, ly]) => floatingLamp(S, lx, ly, 0.16 * k)).join('')
      );
    })
    .join('');
