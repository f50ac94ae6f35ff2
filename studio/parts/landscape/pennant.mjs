import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, line, P, path } from '../../kit/shapes.mjs';

/**
 * Draws a long swallow-tailed pennant that the wind carries to the right from the top of its pole: the pole stands
 * on x, y and is `pole` high, the cloth is `long` and `wide` at the pole.
 */
export function pennant(S, x, y, { pole, long, wide, colour }) {
  const top = y - pole;
  const spot = (u, v) => {
    const wave = Math.sin(u * 7.6 - 0.4) * wide * 0.34 * u ** 0.6;
    const half = wide * lerp(0.5, 0.26, u);
    return [x + long * u * (0.97 + 0.03 * v), top + wide * 0.62 + u * u * long * 0.08 + wave + half * v];
  };
  const edge = (v, end = 1) => range(21).map((i) => spot((i / 20) * end, v));
  const cloth = P([...edge(-1), spot(0.8, 0), ...edge(1).toReversed()]);
  const folds = range(25).map((i) => {
    const slope = Math.cos((i / 24) * 7.6 - 0.4);
    return [i / 24, slope > 0 ? mix(colour, '#3a0c10', slope * 0.6) : mix(colour, '#ffd8a0', -slope * 0.5)];
  });
  return (
    line(`M${f(x)} ${f(y)}V${f(top - 6)}`, '#2a1c12', 7) +
    line(`M${f(x - 1.6)} ${f(y)}V${f(top)}`, '#e8c88a', 2) +
    circle(x, top - 10, 8, '#d9a445') +
    circle(x - 2.4, top - 12.4, 3, '#fff0b4') +
    path(cloth, S.lin(folds, 0, 0, 1, 0)) +
    S.shade(cloth, '#5a1014', 0, 0.6, [0, 0.3, 0, 1]) +
    line(
      `M${edge(-0.62, 0.9)
        .map((q) => q.map(f).join(' '))
        .join('L')}`,
      '#f0c470',
      3.4,
      'opacity=".9"',
    )
  );
}

/** Draws a swift with its sickle wings on x, y, k its size, turned by `turn` degrees. */
export function swift(x, y, k, turn) {
  const d =
    'M0 -2C8 -12 26 -20 52 -12C32 -12 18 -4 10 5L16 22L8 16L4 26L0 15C-4 10 -8 8 -14 10C-26 12 -38 22 -46 36C-46 16 -32 2 -16 -2C-10 -8 -4 -8 0 -2Z';
  return path(d, '#0d221c', `transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${f(k)})"`);
}
