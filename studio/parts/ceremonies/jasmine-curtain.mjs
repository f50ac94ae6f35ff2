import { mix } from '../../kit/colour.mjs';
import { BLOOM, flower } from '../../kit/nature/flowers.mjs';
import { f } from '../../kit/numbers.mjs';
import { ellipse, path } from '../../kit/shapes.mjs';

/** Draws strings of jasmine with roses, long at the sides and short over the opening; `rose` their two colours. */
export function jasmineCurtain(S, p, hz, [petal, blush] = [BLOOM.pink, BLOOM.blush]) {
  const { cx, W } = S;
  const half = W / 2;
  const gap = 25;
  const n = Math.ceil(half / gap);
  const out = [];
  for (let i = -n; i <= n; i++) {
    const t = Math.abs(i * gap) / (S.wide ? 760 : 520);
    const x = cx + i * gap;
    const len = (S.wide ? 70 : 130) + (hz - 120) * Math.min(1, t) ** 1.9 * 0.98 + 26 * (Math.abs(i) % 2);
    if (Math.abs(i) < 2) continue;
    const dim = 0.1 * (Math.abs(i) % 3);
    const white = mix(BLOOM.white, p.sky[2], dim);
    let y = 0;
    let k = Math.abs(i) * 3;
    while (y < len) {
      const rose = ++k % 9 === 0;
      out.push(rose ? flower(x, y + 7, 9.5, petal, blush) : ellipse(x, y, 4.6, 6.6, white));
      y += rose ? 20 : 12.4;
    }
    out.push(
      flower(x, y + 5, 11, petal, mix(petal, '#7c2438', 0.4)),
      path(`M${f(x)} ${f(y + 14)}q6 10 0 22q-6 -12 0 -22Z`, white),
    );
  }
  return out.join('');
}
