// bar: lit niches of bottles, a marble counter with a brass lattice, one coupe in the light.

import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { column } from '../../kit/architecture/masonry.mjs';
import { mix } from '../../kit/colour.mjs';
import { mughalLantern } from '../../kit/furnishings/lamps.mjs';
import { petalRing } from '../../kit/nature/flowers.mjs';
import { stone } from '../../kit/palettes.mjs';
import { box, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { barCounter } from '../../parts/halls/bar-counter.mjs';
import { barNiche } from '../../parts/halls/bar-niche.mjs';
import { barStool } from '../../parts/halls/bar-stool.mjs';
import { coupeAndCandles } from '../../parts/halls/coupe.mjs';

const COLUMNS = { wide: [-842, -522, -226, 226, 522, 842], upright: [-522, -226, 226, 522] };
const STOOLS = { two: [-316, 316], three: [-380, 0, 380], four: [-660, -330, 330, 660] };

function wall(S, p, cx, top, tone) {
  const d = `M0 0H${S.W}V${top}H0Z`;
  const frieze = box(0, top - 750, S.W, top - 664);
  let o =
    rect(0, 0, S.W, S.H, tone.wall) +
    S.pool(d, cx, top - 260, 760, mix(tone.wall, p.sky[3], 0.55), 0.9) +
    S.shade(d, tone.deep, 0.95, 0, [0, 0, 0, 0.8], 'b') +
    S.inside(d, group(hexJaali(0, 0, S.W, top - 760, 60, p.gold, 1.2), 'opacity=".35"')) +
    path(frieze, mix(tone.pale, tone.wall, 0.45)) +
    S.shade(frieze, tone.deep, 0, 0.8, [0, 0, 0, 1]) +
    [0, 86].map((k) => rect(0, top - 750 + k, S.W, 4, p.gold)).join('');
  for (let x = cx % 60; x < S.W; x += 60) o += petalRing(x, top - 707, 5, 8, 17, 6, p.gold);
  return o;
}

/** `wine` is the colour of the counter's front, `drink` of what is in the glass, `stools` 'two', 'three' or 'four'. */
export function bar({ wine = '#6d2340', drink, stools, ...options } = {}) {
  const S = stage({ pal: 'night', seed: 101, ...options });
  const p = S.pal;
  const { H, cx } = S;
  const top = H * S.by(0.69, 0.685);
  const tone = {
    wall: mix(p.mid, p.dark, 0.3),
    deep: mix(p.sky[0], p.dark, 0.5),
    pale: mix(p.lite, p.lit.mid, 0.25),
    stone: '#f5e6d2',
    wine,
  };
  const pale = { ...stone(p), base: mix(tone.pale, tone.wall, 0.3), lite: tone.pale };
  S.add(wall(S, p, cx, top, tone));
  for (const k of S.by([-1, 1, -2, 2], [-1, 1])) {
    const x = cx + k * (Math.abs(k) > 1 ? 345 : 372);
    S.add(barNiche(S, p, x, top - 30, 216, 330, 140, 3, tone, S.seed + k, false));
  }
  S.add(barNiche(S, p, cx, top - 30, 340, 420, 200, 4, tone, S.seed, true));
  for (const dx of S.by(COLUMNS.wide, COLUMNS.upright)) S.add(column(S, cx + dx, top - 10, 640, 30, pale));
  for (const s of [-1, 1]) {
    const x = cx + s * 372;
    S.add(line(`M${x} 0V${top - 700}`, p.gold, 2), mughalLantern(S, x, top - 706, 34, p));
  }
  S.add(barCounter(S, p, cx, top, tone), coupeAndCandles(S, p, cx, top + 14, drink));
  for (const dx of STOOLS[stools ?? S.by('four', 'two')]) S.add(barStool(S, p, cx + dx, H - S.by(20, 96), tone));
  return finish(S, options.framed);
}
