import { mix } from '../../colour.mjs';
import { range } from '../../numbers.mjs';
import { circle, line, path } from '../../shapes.mjs';
import { morningHead } from '../haldi/head.mjs';
import { turbanedHead } from '../turbaned-head.mjs';
import { CANDLE, candlePens, DUSK, GOLD } from './pens.mjs';

const BEARD =
  'M-14 -58C-6 -54 0 -46 2 -38C6 -28 12 -23 22 -21C30 -28 42 -30 50 -24C48 -19 45 -18 42 -17C46 -11 46 -6 42 -2' +
  'C52 8 54 30 40 46C12 46 -26 14 -14 -58Z';
const BEARD_HAIRS = 'M6 -18C14 4 26 22 38 36M18 -14C26 4 34 16 42 28M-4 -26C0 -4 10 14 22 28M34 -26Q42 -28 50 -23';

/** Draws a woman's head with a bun and jasmine round it; `laughs` and `closed` as in morningHead. */
export function womansHead(S, { skin, hair = '#1c1014', laughs = true, closed = true, jasmine = true }) {
  const round = range(9).map((i) => {
    const a = 1.1 + i * 0.52;
    return circle(-50 + Math.cos(a) * 27, -42 + Math.sin(a) * 27, 7.4, i % 2 ? '#fff6e2' : '#efdcb4');
  });
  return (
    circle(-50, -42, 27, hair) +
    line('M-66 -50Q-52 -66 -36 -54M-66 -38Q-54 -52 -38 -44', mix(hair, CANDLE, 0.35), 2.2) +
    (jasmine ? round.join('') : '') +
    morningHead(S, { skin, hair, laughs, closed }) +
    line('M-8 -24V-14', GOLD, 3) +
    path('M-16 -14Q-8 -24 0 -14Q4 -2 -8 2Q-20 -2 -16 -14Z', GOLD) +
    circle(-8, -26, 3.6, '#fff0bd')
  );
}

/** Draws the head of an old man with a white beard, in a turban, who tells a story. */
export function storytellersHead(S, { skin, turban }) {
  const { cloth } = candlePens(S, skin);
  const look = { dark: mix(skin, DUSK, 0.5), lite: CANDLE };
  const beard = cloth(BEARD, '#efe4cf', 0.5) + line(BEARD_HAIRS, '#b59f80', 1.8);
  return (
    turbanedHead(S, { skin, turban, beard: 'none', laughs: false, look, cloth }) +
    path('M-44 -68C-44 -38 -38 -18 -26 -10L-14 -34L-8 -70Z', '#cfc0a4') +
    beard +
    path('M-18 -52C-6 -58 0 -46 -6 -34C-8 -24 -18 -26 -18 -34Z', mix(skin, DUSK, 0.18)) +
    line('M-14 -46Q-7 -44 -10 -36', mix(skin, DUSK, 0.5), 2) +
    path('M28 -28C34 -32 46 -32 51 -26C56 -22 58 -18 62 -17C54 -12 44 -14 40 -20C36 -22 32 -24 28 -28Z', '#fbf3e2') +
    path('M34 -16C40 -18 46 -16 46 -10C42 -6 36 -8 34 -16Z', '#4a0c1c') +
    line('M14 -66Q26 -76 40 -67', '#e6d9c2', 5) +
    line('M10 -52L16 -50M11 -46L17 -47', mix(skin, DUSK, 0.5), 1.8)
  );
}

const SHORT_HAIR =
  'M-44 -28C-56 -84 -26 -114 12 -110C34 -108 46 -96 44 -80C26 -92 10 -86 2 -70L-2 -48L-14 -50L-18 -26L-28 -14Z';

/** Draws the head of a young man with short hair, who smiles. */
export const youngMansHead = (S, { skin, hair = '#1c1014', laughs = false, closed = laughs }) =>
  morningHead(S, { skin, hair, laughs, closed, bindi: '' }) +
  path('M-42 -30C-50 -86 -22 -102 10 -100C26 -98 32 -92 34 -80L0 -40L-8 4L-34 22L-40 -6Z', skin) +
  path(SHORT_HAIR, hair) +
  line('M-34 -76C-20 -98 8 -102 32 -94M-38 -60C-28 -78 -12 -84 2 -82', mix(hair, CANDLE, 0.35), 2.2) +
  path('M-12 -52C-2 -58 4 -48 0 -38C-2 -28 -10 -30 -11 -36Z', mix(skin, DUSK, 0.22));
