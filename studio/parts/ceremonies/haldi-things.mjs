import { BLOOM, flower } from '../../kit/nature/flowers.mjs';
import { range, rng } from '../../kit/numbers.mjs';
import { ellipse, path } from '../../kit/shapes.mjs';

/** Draws a heap of marigolds on the floor, w wide and h high, its foot about x, y. */
export function marigoldHeap(x, y, w, h, seed = 5) {
  const rnd = rng(seed);
  const d =
    `M${x - w / 2} ${y}C${x - w * 0.42} ${y - h * 0.5} ${x - w * 0.2} ${y - h} ${x} ${y - h}` +
    `C${x + w * 0.2} ${y - h} ${x + w * 0.44} ${y - h * 0.5} ${x + w / 2} ${y}` +
    `Q${x} ${y + h * 0.08} ${x - w / 2} ${y}Z`;
  const blooms = range(Math.round(w * 0.62))
    .map(() => {
      const u = (rnd() - 0.5) * 1.02;
      const top = -h * Math.cos(Math.min(1, Math.abs(u) * 1.9) * 1.57) ** 0.9;
      return [x + u * w, y + top * rnd() ** 0.55 + 6, 11 + rnd() * 5, rnd()];
    })
    .concat(
      range(Math.round(w / 17)).map((i) => [x + (i * 17 - w / 2) * 0.92, y + 2 + rnd() * 6, 12 + rnd() * 3, rnd()]),
    )
    .sort((a, b) => a[1] - b[1]);
  const drawn = blooms.map(([u, v, r, q]) => {
    const right = (u - x) / w + 0.5 + (q - 0.5) * 0.5;
    const tones =
      right > 0.72
        ? ['#d9620f', '#a83f0c']
        : q > 0.86
          ? [BLOOM.cream, '#f3d79a']
          : q > 0.45
            ? ['#ffb92e', BLOOM.deep]
            : [BLOOM.deep, '#c9530f'];
    return flower(u, v, r, ...tones);
  });
  return (
    ellipse(x + w * 0.12, y + 2, w * 0.56, h * 0.16, '#5a1f1a', 'opacity=".5"') + path(d, '#c9530f') + drawn.join('')
  );
}

/** Draws single blossoms and petals on the floor. */
export const strewn = (places) =>
  places
    .map(
      ([x, y, r], i) =>
        ellipse(x + r * 0.7, y + r * 0.6, r * 1.2, r * 0.4, '#5a1f1a', 'opacity=".4"') +
        flower(x, y, r, i % 3 ? BLOOM.orange : BLOOM.deep, i % 3 ? BLOOM.deep : '#c9530f'),
    )
    .join('');
