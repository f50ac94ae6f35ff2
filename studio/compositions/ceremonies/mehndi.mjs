// mehndi: two open palms with henna, bangles at the wrists, on a garlanded mandala.
import { GARLANDS } from '../../kit/nature/flowers.mjs';
import { f } from '../../kit/numbers.mjs';
import { group } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { hand } from '../../parts/ceremonies/hand.mjs';
import { hennaBowls, hennaMandala } from '../../parts/ceremonies/henna-mandala.mjs';

/** `garland` of the ring: 'marigold', 'rose', 'jasmine' or 'lotus'. */
export function mehndi({ garland = 'marigold', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 91, ...options });
  const p = S.pal;
  const { H, cx } = S;
  const cy = H * S.by(0.47, 0.49);
  const tone = { skin: '#dfa377', shade: '#8f4a30', lite: '#f6cfa4', henna: '#5f1a12' };
  S.add(hennaMandala(S, p, cx, cy, GARLANDS[garland]));
  for (const s of [-1, 1]) {
    const k = S.by(1.04, 1.14);
    S.add(
      group(
        hand(S, p, tone),
        `transform="translate(${f(cx + s * 216)} ${f(cy + S.by(330, 352))}) rotate(${s * 5}) scale(${-s * k} ${k})"`,
      ),
    );
  }
  S.add(hennaBowls(S, p, cx, H));
  return finish(S, options.framed);
}
