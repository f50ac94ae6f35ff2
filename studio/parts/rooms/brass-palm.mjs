import { mix } from '../../kit/colour.mjs';
import { palm } from '../../kit/nature/palms.mjs';
import { f } from '../../kit/numbers.mjs';
import { ellipse, line } from '../../kit/shapes.mjs';

/** Draws a palm in a brass pot, indoors; x, y of the pot's foot, k = units per metre there, `height` in metres. */
export function brassPalm(S, p, x, y, k, shadow, { height = 1.25, lean = 0.03 } = {}) {
  const pot = `M${f(x - k * 0.26)} ${f(y - k * 0.5)}H${f(x + k * 0.26)}Q${f(x + k * 0.3)} ${f(y - k * 0.12)} ${f(x + k * 0.14)} ${f(y)}H${f(x - k * 0.14)}Q${f(x - k * 0.3)} ${f(y - k * 0.12)} ${f(x - k * 0.26)} ${f(y - k * 0.5)}Z`;
  const brass = { base: p.gold, dark: mix('#6b3413', p.dark, 0.4), lite: p.lit.hi };
  return (
    ellipse(x, y, k * 0.4, k * 0.06, shadow, 'opacity=".6"') +
    palm(S, x, y - k * 0.46, k * height, { dark: p.leaf, mid: mix(p.leafm, p.lit.mid, 0.18) }, lean) +
    S.form(pot, brass, { lite: 0.8 }) +
    line(`M${f(x - k * 0.27)} ${f(y - k * 0.42)}H${f(x + k * 0.27)}`, p.lit.hi, 2)
  );
}
