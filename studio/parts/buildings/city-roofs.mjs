import { mix } from '../../kit/colour.mjs';
import { f, rng } from '../../kit/numbers.mjs';
import { line, path } from '../../kit/shapes.mjs';

function layer(S, p, hz, depth, tone) {
  const r = rng(S.seed * 7 + depth);
  let houses = '';
  let windows = '';
  for (let x = -20; x < S.W; ) {
    const w = 34 + 62 * r();
    const h = (90 + 190 * r() * (1 - 0.22 * depth)) * (1.15 - 0.22 * depth);
    const y = hz - 20 - h;
    const gable = () => `l${f(w / 2)} ${f(-w * 0.5)}l${f(w / 2)} ${f(w * 0.5)}`;
    const tank = `h${f(w * 0.2)}v${f(-w * 0.3)}h${f(w * 0.6)}v${f(w * 0.3)}h${f(w * 0.2)}`;
    houses += `M${f(x)} ${f(hz)}V${f(y)}${r() < 0.35 ? gable() : r() < 0.5 ? tank : `h${f(w)}`}V${f(hz)}Z`;
    for (let v = y + 12; v < hz - 20; v += 13)
      for (let u = x + 7; u < x + w - 7; u += 10) if (r() < 0.2 + 0.07 * depth) windows += `M${f(u)} ${f(v)}v5`;
    x += w + 6 * r();
  }
  return path(houses, tone) + line(windows, p.lit.mid, 2.4, `opacity="${f(0.4 + 0.2 * depth)}"`);
}

/** Draws a city in three atmospheric layers down to hz, windows as gold ticks. */
export const cityRoofs = (S, p, hz) =>
  [mix(p.sky[3], p.far, 0.45), p.far, p.mid].map((tone, depth) => layer(S, p, hz, depth, tone)).join('');
