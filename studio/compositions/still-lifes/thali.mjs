// thali: a feast from above on an inlaid table - light from the upper left, shadows to the lower right.
import { mix } from '../../kit/colour.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { inlaidTable } from '../../parts/tableware/inlaid-table.mjs';
import { platter } from '../../parts/tableware/platter.mjs';
import { tableSetting } from '../../parts/tableware/table-setting.mjs';

const METALS = {
  brass: (p) => ({
    base: mix(p.gold, '#e8a93f', 0.4),
    dark: mix('#6b3413', p.dark, 0.35),
    lite: '#fff0bd',
    deep: mix('#b5722a', p.dark, 0.15),
  }),
  copper: (p) => ({
    base: '#d98a5a',
    dark: mix('#5a2210', p.dark, 0.35),
    lite: '#ffdcb8',
    deep: mix('#a4532a', p.dark, 0.15),
  }),
};

/**
 * `metal` 'brass' or 'copper'; `bowls` six or eight; `menu` 'feast' or 'sweets'; `turn` deals dishes.
 */
export function thali({ metal = 'brass', bowls, menu, turn = 0, ...options } = {}) {
  const S = stage({ pal: 'marigold', seed: 71, ...options });
  const p = S.pal;
  const { H, cx } = S;
  const cy = H * S.by(0.5, 0.545);
  const R = S.by(430, 402);
  const tones = METALS[metal](p);
  S.add(inlaidTable(S, p, cx, cy, R));
  if (S.wide)
    for (const s of [-1, 1])
      S.add(platter(S, p, tones, cx + s * 890, cy, R * 0.92, { turn: turn + s + 4, bowls, menu }));
  S.add(platter(S, p, tones, cx, cy, R, { turn, bowls, menu }), tableSetting(S, p, METALS.brass(p), cx, cy, R));
  return finish(S, options.framed);
}
