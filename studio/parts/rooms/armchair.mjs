import { mix } from '../../kit/colour.mjs';
import { f } from '../../kit/numbers.mjs';
import { ellipse, line, path } from '../../kit/shapes.mjs';

/** Draws a rounded armchair seen from the front; x, y of its place on the floor, k = units per metre there. */
export function armchair(S, p, x, y, k, tone) {
  const back = `M${f(x - k * 0.42)} ${f(y - k * 0.16)}V${f(y - k * 0.8)}Q${f(x - k * 0.42)} ${f(y - k * 1.02)} ${f(x)} ${f(y - k * 1.04)}Q${f(x + k * 0.42)} ${f(y - k * 1.02)} ${f(x + k * 0.42)} ${f(y - k * 0.8)}V${f(y - k * 0.16)}Z`;
  const pad = `M${f(x - k * 0.36)} ${f(y - k * 0.48)}H${f(x + k * 0.36)}V${f(y - k * 0.2)}H${f(x - k * 0.36)}Z`;
  const arms = [-1, 1].map((d) => {
    const arm = `M${f(x + d * k * 0.48)} ${f(y - k * 0.14)}V${f(y - k * 0.6)}Q${f(x + d * k * 0.46)} ${f(y - k * 0.68)} ${f(x + d * k * 0.36)} ${f(y - k * 0.62)}V${f(y - k * 0.14)}Z`;
    return path(arm, mix(tone.wine, tone.linen, 0.1)) + S.shade(arm, tone.deep, 0.1, 0.8) + line(arm, p.gold, 2);
  });
  return (
    ellipse(x, y, k * 0.52, k * 0.07, tone.deep, 'opacity=".6"') +
    line(`M${f(x - k * 0.34)} ${f(y)}V${f(y - k * 0.2)}M${f(x + k * 0.34)} ${f(y)}V${f(y - k * 0.2)}`, p.gold, 5) +
    path(back, tone.wine) +
    S.shade(back, tone.deep, 0, 0.9, [0.2, 0, 1, 0.2]) +
    line(back, p.gold, 2.6) +
    path(pad, mix(tone.wine, tone.linen, 0.18)) +
    S.shade(pad, tone.deep, 0, 0.6, [0.2, 0, 1, 0.4]) +
    arms.join('')
  );
}
