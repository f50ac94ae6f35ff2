import { f, range } from '../../kit/numbers.mjs';
import { path } from '../../kit/shapes.mjs';
import { EYE, treadOf } from './stair-course.mjs';

const TONES = ['#f7a928', '#f2899a', '#fff1d8', '#ef7f1a'];

/** Draws petals that were strewn on the steps for the guests, thickest at the sides. */
export const stairPetals = (S, { at, scale }) =>
  range(110)
    .map((k) => {
      const i = Math.floor(S.r() * 9);
      const side = S.r() < 0.5 ? -1 : 1;
      const [s, u] = [i + 0.15 + 0.75 * S.r(), side * (0.35 + 1.3 * Math.sqrt(S.r()))];
      if (treadOf(i) > EYE) return '';
      const [x, y] = at(s, u, treadOf(i));
      const [w, h] = [scale(s, u) * (0.018 + 0.014 * S.r()), scale(s, u) * 0.011];
      const d =
        `M${f(x - w)} ${f(y)}C${f(x - w * 0.4)} ${f(y - h * 1.5)} ${f(x + w * 0.8)} ${f(y - h)} ${f(x + w)} ${f(y + h * 0.2)}` +
        `C${f(x + w * 0.5)} ${f(y + h)} ${f(x - w * 0.6)} ${f(y + h * 0.8)} ${f(x - w)} ${f(y)}Z`;
      return path(d, TONES[k % TONES.length], 'opacity=".9"');
    })
    .join('');
