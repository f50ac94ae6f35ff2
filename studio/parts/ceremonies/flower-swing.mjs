import { BLOOM, flower } from '../../kit/nature/flowers.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { line, P, path } from '../../kit/shapes.mjs';

/** Draws a rope from a up to b with marigolds wound round it. */
export function flowerRope(a, b, r = 12) {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const n = Math.round(long / (r * 1.45));
  const blooms = range(n).map((i) => {
    const t = (i + 0.5) / n;
    const x = lerp(a[0], b[0], t) + Math.sin(i * 0.85) * r * 0.55;
    const tones = i % 6 === 5 ? [BLOOM.cream, '#f3d79a'] : i % 2 ? [BLOOM.orange, BLOOM.deep] : [BLOOM.deep, '#c9530f'];
    return flower(x, lerp(a[1], b[1], t), r, ...tones);
  });
  return line(`M${a.map(f).join(' ')}L${b.map(f).join(' ')}`, '#6b3413', 6) + blooms.join('');
}

/** Draws the plank of the swing between the feet of its ropes, far end first, with a cushion on it. */
export function plank(S, [x0, y0], [x1, y1]) {
  const top = P([
    [x0 - 40, y0 - 4],
    [x0 + 26, y0 - 14],
    [x1 + 34, y1 - 8],
    [x1 - 46, y1 + 10],
  ]);
  const front = P([
    [x0 - 40, y0 - 4],
    [x1 - 46, y1 + 10],
    [x1 - 46, y1 + 32],
    [x0 - 40, y0 + 16],
  ]);
  const end = P([
    [x1 - 46, y1 + 10],
    [x1 + 34, y1 - 8],
    [x1 + 34, y1 + 13],
    [x1 - 46, y1 + 32],
  ]);
  return (
    path(top, '#a85a2c') +
    path(front, '#8a4220') +
    S.shade(front, '#ffcf8a', 0.7, 0, [0, 0, 0.6, 0]) +
    path(end, '#5a2814') +
    line(`M${x0 - 40} ${y0 - 4}L${x1 - 46} ${y1 + 10}L${x1 + 34} ${y1 - 8}`, '#f2bd5a', 4)
  );
}

/** Draws strings of marigolds that hang from x, y: `n` blossoms of radius r. */
export const hangingString = (x, y, n, r) =>
  range(n)
    .map((i) =>
      flower(
        x + Math.sin(i * 1.7) * 1.6,
        y + i * r * 1.75,
        r,
        i % 2 ? BLOOM.orange : BLOOM.deep,
        i % 2 ? BLOOM.deep : '#c9530f',
      ),
    )
    .join('');
