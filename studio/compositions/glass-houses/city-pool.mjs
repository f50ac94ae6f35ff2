// cityPool: from the edge of the water at night; a teak deck with low sofas across the pool, lamps and towers doubled in it.
import { skyline } from '../../kit/architecture/skyline.mjs';
import { mix } from '../../kit/colour.mjs';
import { stringLights } from '../../kit/furnishings/lamps.mjs';
import { lotus } from '../../kit/nature/flowers.mjs';
import { sky } from '../../kit/nature/sky.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, oval, P, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { lit } from '../../parts/dining/crockery.mjs';
import { paintGuest } from '../../parts/dining/small-guests.mjs';

const [ROSE, TEAK, INK, WARM] = ['#d97a9c', '#9a5f3c', '#0d1030', '#ffcf86'];

/** Draws a low sofa from the front: three cushions, two of them rose. */
const lowSofa = (S, x, y, w) =>
  lit(S, box(x - w, y - w * 0.3, x + w, y), '#e9d9dc') +
  lit(
    S,
    `M${x - w} ${y - w * 0.28}V${y - w * 0.62}Q${x} ${y - w * 0.72} ${x + w} ${y - w * 0.62}V${y - w * 0.28}Z`,
    '#d6c0ca',
  ) +
  [-0.62, 0, 0.62]
    .map((u, i) =>
      lit(
        S,
        `M${f(x + (u - 0.22) * w)} ${f(y - w * 0.3)}l${f(w * 0.04)} ${f(-w * 0.3)}h${f(w * 0.36)}l${f(w * 0.04)} ${f(w * 0.3)}Z`,
        i === 1 ? WARM : ROSE,
      ),
    )
    .join('') +
  lit(S, box(x - w * 1.08, y - w * 0.44, x - w * 0.92, y), '#cbb2bf') +
  lit(S, box(x + w * 0.92, y - w * 0.44, x + w * 1.08, y), '#cbb2bf');

/** Draws a lamp on a post, shaped like a bud. */
const budLamp = (S, x, y, h) =>
  line(`M${x} ${y}V${y - h}`, '#2a2148', h * 0.04) +
  S.glow(x, y - h, h * 0.9, WARM, 0.8) +
  [-1, 0, 1]
    .map((s) =>
      path(
        `M${x} ${f(y - h * 0.94)}Q${f(x + s * h * 0.16 - h * 0.06)} ${f(y - h * 1.1)} ${f(x + s * h * 0.07)} ${f(y - h * 1.24)}Q${f(x + s * h * 0.16 + h * 0.06)} ${f(y - h * 1.08)} ${x} ${f(y - h * 0.94)}Z`,
        s ? '#ffdba0' : '#fff3d0',
      ),
    )
    .join('');

/** Draws the bar under its own roof at the end of the deck. */
const deckBar = (S, x, y) =>
  S.glow(x, y - 110, 300, WARM, 0.7) +
  path(box(x - 190, y - 190, x + 190, y), '#ffcf86') +
  S.shade(box(x - 190, y - 190, x + 190, y), '#c25a4a', 0.75, 0, [0, 0, 0, 1]) +
  range(3)
    .map(
      (j) =>
        line(`M${x - 176} ${y - 90 - j * 34}H${x + 176}`, '#8a4a3c', 4) +
        range(15)
          .map((i) =>
            path(
              box(x - 168 + i * 23, y - 92 - j * 34 - 16 - ((i * 5 + j) % 3) * 4, x - 158 + i * 23, y - 92 - j * 34),
              ['#7a2f54', '#2f7a6a', '#b5642c', '#3f5a9a'][(i + j) % 4],
            ),
          )
          .join(''),
    )
    .join('') +
  paintGuest(S, x - 60, y - 4, 120) +
  lit(S, box(x - 200, y - 62, x + 200, y), TEAK) +
  lit(
    S,
    P([
      [x - 240, y - 190],
      [x + 240, y - 190],
      [x + 210, y - 222],
      [x - 210, y - 222],
    ]),
    '#5a3f6a',
  ) +
  [-196, 190].map((dx) => lit(S, box(x + dx - 6, y - 190, x + dx + 6, y), '#5a3f6a')).join('');

export function cityPool(options = {}) {
  const S = stage({ pal: 'night', seed: 29, axis: 0.5, format: 'wide', ...options });
  const p = S.pal;
  const { W, H } = S;
  const shore = 760;
  const masts = [760, 1840].map((x) => line(`M${x} ${shore - 60}V430`, '#2a2148', 9)).join('');
  const deck = [
    skyline(S, p, shore - 60, mix(p.far, p.sky[3], 0.35), 470, 31, 0.75),
    skyline(S, p, shore - 40, mix(p.mid, INK, 0.1), 300, 44, 0.85),
    path(box(-20, shore - 130, W + 20, shore), '#231f4a'),
    range(44)
      .map((i) => ellipse(i * 48, shore - 128, 44, 24 + ((i * 7) % 5) * 4, i % 2 ? '#1f3a48' : '#274a4c'))
      .join(''),
    path(box(-20, shore - 64, W + 20, shore), TEAK) +
      S.shade(box(-20, shore - 64, W + 20, shore), INK, 0.7, 0.1, [0, 0, 0, 1]) +
      line(
        range(52)
          .map((i) => `M${i * 40} ${shore - 64}L${f(1000 + (i * 40 - 1000) * 1.06)} ${shore}`)
          .join(''),
        '#5a3430',
        2.4,
      ),
    masts,
    deckBar(S, 1560, shore - 34),
    ...[330, 760, 1150].map((x, i) => budLamp(S, x, shore - 44, 190 + i * 4)),
    lowSofa(S, 190, shore - 22, 122),
    lowSofa(S, 560, shore - 26, 122),
    lowSofa(S, 960, shore - 20, 126),
    ...[
      [372, 108],
      [416, 112],
      [716, 116],
      [770, 108],
      [812, 112],
      [1128, 112],
      [1186, 118],
      [1318, 120],
      [1366, 114],
      [1790, 116],
      [1836, 110],
      [66, 112],
    ].map(([x, h]) => paintGuest(S, x, shore - 8, h * 1.12)),
    ...[300, 860, 1250].map(
      (x) =>
        lit(S, box(x - 40, shore - 46, x + 40, shore - 12), '#6a4a5c') +
        S.glow(x, shore - 60, 60, WARM, 0.8) +
        circle(x, shore - 58, 9, '#fff3d0'),
    ),
    lit(S, box(-20, shore - 6, W + 20, shore + 8), '#e9dcd6', 0.5),
  ].join('');
  const wires = { gap: 46, r: 5.5, wire: INK, glow: WARM };
  const bulbs =
    stringLights(S, [-20, 420], [760, 470], 110, wires) +
    stringLights(S, [760, 470], [1840, 440], 150, wires) +
    stringLights(S, [1840, 440], [W + 20, 470], 30, wires);
  S.add(sky(S, p, shore, 1490, 170, 46, { stars: true }), deck, bulbs);
  const pool = box(0, shore + 8, W, H);
  S.add(
    path(
      pool,
      S.lin([
        [0, '#3f6f9a'],
        [0.25, '#1f5f86'],
        [1, '#0a2148'],
      ]),
    ),
    S.inside(pool, `<g transform="translate(0 ${2 * shore + 10}) scale(1 -1)" opacity=".6">${deck}${bulbs}</g>`),
  );
  S.add(
    S.inside(
      pool,
      range(190)
        .map((i) => {
          const t = (i / 190) ** 1.4;
          const w = 30 + 190 * t * (0.4 + S.r());
          return ellipse(
            S.r() * W,
            shore + 14 + t * 480,
            w,
            2 + 6 * t,
            ['#6fb6c9', '#123a66', '#f2b98a', '#0d2a55'][i % 4],
            `opacity="${f(0.22 + 0.3 * S.r())}"`,
          );
        })
        .join(''),
    ),
    S.shade(pool, INK, 0, 0.75, [0, 0.3, 0, 1], 'b'),
  );
  for (const [x, y, k] of [
    [260, 900, 0.5],
    [700, 870, 0.4],
    [1330, 890, 0.46],
    [1040, 990, 0.72],
    [1720, 1010, 0.8],
    [470, 1060, 0.95],
  ])
    S.add(
      S.pooled(x, y, 230 * k, 44 * k, '#ffb98a', 0.6),
      ellipse(x, y + 8 * k, 92 * k, 20 * k, '#1f5a52'),
      lotus(x, y, k * 26, ROSE),
      S.glow(x, y - 34 * k, 80 * k, '#fff0c0', 0.8),
    );
  const steps = P([
    [W - 420, H + 10],
    [W - 250, 1120],
    [W + 20, 1080],
    [W + 20, H + 10],
  ]);
  S.add(
    lit(S, steps, '#4a3a5c'),
    line(`M${W - 250} 1120L${W + 20} 1080`, '#e9dcd6', 7),
    lit(S, oval(W - 150, 1180, 74, 22), '#c9a06a'),
  );
  for (const dx of [-26, 22])
    S.add(
      lit(S, `M${W - 150 + dx - 16} 1096h32l-8 46h-4v26h12v6h-32v-6h12v-26h-4Z`, '#f6e0e6'),
      ellipse(W - 150 + dx, 1104, 15, 5, ROSE),
    );
  return finish(S, options.framed);
}
