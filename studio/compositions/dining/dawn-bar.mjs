// dawnBar: the last hour of a night; a counter along a glass wall, noodles, cocoa and ginger tea, first light over the fields.
import { mix } from '../../kit/colour.mjs';
import { palm } from '../../kit/nature/palms.mjs';
import { bandClouds, sky } from '../../kit/nature/sky.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, oval, P, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { bowl, castOn, cup, lit, plate, tallGlass } from '../../parts/dining/crockery.mjs';
import { shadeLamp } from '../../parts/dining/furniture.mjs';
import { steam } from '../../parts/tableware/dish.mjs';

const [STEEL, INK, TEAK, MOSS] = ['#39504a', '#121a2e', '#8a552c', '#5f7a4a'];

/** Draws what lies outside: first light, flat fields in mist, the fort, the pool with the sky in it. */
function outside(S, p, hz) {
  const { W } = S;
  const fort = `M640 ${hz}V${hz - 96}${range(14)
    .map(() => 'h20v-16h14v16')
    .join('')}V${hz}Z`;
  const towers = [640, 1070]
    .map(
      (x) =>
        `M${x - 46} ${hz}V${hz - 142}${range(4)
          .map(() => 'h12v-16h13v16')
          .join('')}V${hz}Z`,
    )
    .join('');
  const pool = P([
    [-20, hz + 120],
    [720, hz + 120],
    [900, hz + 330],
    [-20, hz + 330],
  ]);
  return (
    sky(S, p, hz, 300, hz - 20, 54) +
    bandClouds(S, 160, hz - 80, 8, [p.sky[3], '#f0b59a', p.sky[2]]) +
    path(fort + towers, '#574a76') +
    S.shade(box(560, hz - 160, 1160, hz), '#f0b59a', 0, 0.7, [0, 0, 0, 1]) +
    treeline(S, -20, 560, hz + 4, 30, '#4a5270', 3) +
    path(
      box(0, hz, W, hz + 420),
      S.lin([
        [0, '#c9a08a'],
        [0.2, '#7f8f6a'],
        [1, '#2f4a44'],
      ]),
    ) +
    range(5)
      .map((i) => ellipse(200 + i * 230, hz + 14 + (i % 2) * 22, 260, 12, '#f6d9c0', 'opacity=".5"'))
      .join('') +
    path(
      pool,
      S.lin([
        [0, '#f3c4a0'],
        [0.4, '#8a86b0'],
        [1, '#2f4f86'],
      ]),
    ) +
    range(14)
      .map((i) =>
        ellipse(60 + S.r() * 700, hz + 136 + i * 13, 60 + S.r() * 60, 3, i % 2 ? '#ffe0c0' : '#4a6a9a', 'opacity=".6"'),
      )
      .join('') +
    line(pool, '#e9d6c0', 6) +
    palm(S, 1010, hz + 240, 520, { dark: '#1f2f44', mid: '#3f4f5c' }, -0.06) +
    palm(S, 120, hz + 130, 300, { dark: '#2a3a54', mid: '#4a566a' }, 0.05)
  );
}

/** Draws a pan of noodles with two handles. */
function noodles(S, x, y, r) {
  const top = y - r * 0.36;
  const strands = range(26).map((i) => {
    const [a, q] = [i * 2.4, r * (0.2 + 0.5 * S.r())];
    return `M${f(x + Math.cos(a) * q - 40)} ${f(top + Math.sin(a) * q * 0.3)}q${f(30 + 20 * S.r())} ${f(-30 - 20 * S.r())} ${f(60)} ${f(6)}t${f(34)} ${f(8)}`;
  });
  return (
    castOn(x, y, r, r * 0.3) +
    [-1, 1]
      .map((s) =>
        line(
          `M${x + s * r * 0.9} ${top + 4}q${s * r * 0.4} -14 ${s * r * 0.34} 26q${-s * 10} 22 ${-s * r * 0.4} 12`,
          '#2a2a34',
          r * 0.09,
        ),
      )
      .join('') +
    lit(
      S,
      `M${x - r} ${top}C${x - r * 0.98} ${y} ${x - r * 0.6} ${y + r * 0.06} ${x} ${y + r * 0.06}C${x + r * 0.6} ${y + r * 0.06} ${x + r * 0.98} ${y} ${x + r} ${top}Z`,
      '#3c3f4c',
    ) +
    ellipse(x, top, r, r * 0.34, '#5a5f6c') +
    S.inside(
      oval(x, top + r * 0.03, r * 0.9, r * 0.28),
      ellipse(x, top, r, r * 0.36, '#d8862c') +
        line(strands.join(''), '#b5641c', 15) +
        line(strands.join(''), '#ffd27a', 10),
    ) +
    range(15)
      .map((i) =>
        ellipse(
          x + Math.cos(i * 2.4) * r * 0.5,
          top - 10 + Math.sin(i * 2.4) * r * 0.16,
          11,
          7,
          ['#7fae3c', '#d8432f', '#f6f0da'][i % 3],
        ),
      )
      .join('')
  );
}

/** Draws a stool with a leather seat that stands at the counter; y is its seat. */
const stool = (S, x, y, k) =>
  line(
    `M${x - k * 0.5} ${y}L${x - k * 0.8} 1520M${x + k * 0.5} ${y}L${x + k * 0.8} 1520M${x - k * 0.66} ${y + k}H${x + k * 0.66}`,
    STEEL,
    k * 0.12,
  ) +
  lit(
    S,
    `M${x - k} ${y - k * 0.2}Q${x} ${y - k * 0.44} ${x + k} ${y - k * 0.2}Q${x + k} ${y + k * 0.16} ${x} ${y + k * 0.2}Q${x - k} ${y + k * 0.16} ${x - k} ${y - k * 0.2}Z`,
    MOSS,
  );

export function dawnBar(options = {}) {
  const S = stage({ pal: 'dusk', seed: 17, ...options });
  const p = S.pal;
  const { W, H } = S;
  const [hz, sill] = [700, 985];
  S.add(outside(S, p, hz));
  const roof = P([
    [-20, -20],
    [W + 20, -20],
    [W + 20, 210],
    [-20, 60],
  ]);
  S.add(path(roof, INK, 'opacity=".45"'));
  for (const i of range(8))
    S.add(
      lit(
        S,
        P([
          [i * 190 - 60, -20],
          [i * 190 - 36, -20],
          [i * 172 - 4, 220],
          [i * 172 - 22, 220],
        ]),
        STEEL,
      ),
    );
  for (const i of range(8)) S.add(lit(S, box(i * 172 - 22, 100 + i * 14, i * 172 - 4, sill), STEEL));
  for (const [y0, y1, w] of [
    [60, 210, 24],
    [360, 420, 13],
    [640, 652, 13],
  ])
    S.add(
      lit(
        S,
        P([
          [-20, y0],
          [W + 20, y1],
          [W + 20, y1 + w],
          [-20, y0 + w],
        ]),
        STEEL,
      ),
    );
  S.add(
    path('M176 480L320 330V520L176 700Z', '#ffffff', 'opacity=".12"'),
    path('M700 420L830 330V560L700 700Z', '#ffffff', 'opacity=".1"'),
  );
  for (const [x, y, r] of [
    [150, 420, 74],
    [560, 440, 80],
    [980, 470, 86],
  ])
    S.add(shadeLamp(S, x, 0, y, r, { shade: '#c98a3c', cord: INK, strong: 0.7, tall: 0.9 }));
  const top = P([
    [-20, sill],
    [W + 20, sill - 20],
    [W + 20, 1330],
    [-20, 1240],
  ]);
  S.add(
    path(top, TEAK),
    S.shade(top, INK, 0.1, 0.75, [0.7, 0, 0.1, 1], 'b'),
    S.pool(top, 600, 1060, 480, '#ffcf8a', 0.75),
  );
  for (const i of range(9))
    S.add(
      line(`M-20 ${f(sill + 20 + i * 27)}L${W + 20} ${f(sill + 4 + i * 37)}`, mix(TEAK, INK, 0.4), 3, 'opacity=".7"'),
    );
  S.add(
    lit(
      S,
      P([
        [-20, 1240],
        [W + 20, 1330],
        [W + 20, 1372],
        [-20, 1278],
      ]),
      '#5a3420',
    ),
    path(
      P([
        [-20, 1278],
        [W + 20, 1372],
        [W + 20, H + 20],
        [-20, H + 20],
      ]),
      '#1f2a34',
    ),
    S.shade(box(0, 1278, W, H), INK, 0.2, 0.9, [0, 0, 0, 1]),
  );
  S.add(
    plate(S, 545, 1034, 110, { e: 0.26, rim: MOSS }),
    ...[-46, 40].map((dx) => lit(S, `M${545 + dx - 46} 1029q4 -44 46 -44q44 0 46 44q-46 18 -92 0Z`, '#d98f3c')),
  );
  S.add(noodles(S, 330, 1160, 220), steam(330, 1040, 330, 17, '#fff2e0', 0.36));
  S.add(
    cup(S, 690, 1170, 92, { tone: '#f4efe6', drink: '#5a2c18', e: 0.34 }),
    ...range(5).map((i) => lit(S, oval(650 + (i % 3) * 38, 1062 + Math.floor(i / 3) * 16, 22, 13), '#fffaf2', 0.3)),
    steam(690, 1040, 210, 10),
  );
  S.add(
    tallGlass(S, 880, 1120, 150, { drink: '#b5682c', w: 0.3 }),
    tallGlass(S, 985, 1160, 156, { drink: '#b5682c', w: 0.3 }),
    steam(885, 960, 150, 8),
    lit(S, 'M830 1196q30 -40 66 -20q34 -30 56 6q30 4 20 28q-60 24 -120 10q-30 0 -22 -24Z', '#d9b070'),
  );
  S.add(
    tallGlass(S, 1120, 1140, 220, { drink: '#e2574a', w: 0.2 }),
    line('M1120 960L1156 880', '#f4efe6', 8),
    circle(1152, 926, 22, '#9aca5a'),
    bowl(S, 90, 1080, 58, { tone: STEEL, fill: '#c2301f' }),
  );
  S.add(stool(S, 250, 1390, 92), stool(S, 640, 1420, 98), stool(S, 1050, 1450, 104));
  return finish(S, options.framed);
}
