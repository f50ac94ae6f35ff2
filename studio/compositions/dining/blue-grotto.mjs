// blueGrotto: a café in a vault of blue stone; light comes up from the water, bread comes out of a wood-fired oven.
import { mix } from '../../kit/colour.mjs';
import { through } from '../../kit/curves.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, ellipse, line, open, oval, P, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { bowl, cup, flatBread, lit, plate } from '../../parts/dining/crockery.mjs';
import { steam } from '../../parts/tableware/dish.mjs';

const STONE = ['#7fd0d8', '#4aa3c4', '#2f79ad', '#255a94', '#1b3f78', '#122a58'];
const NIGHT = '#0a1738';

/** Returns a rough arch of rock: its middle, its foot, half its width and its height. */
function mouth(S, x, y, half, high) {
  const n = 9;
  const points = range(n + 1).map((i) => {
    const a = Math.PI * (1 - i / n);
    const q = i === 0 || i === n ? 1 : 0.93 + 0.14 * S.r();
    return [x + Math.cos(a) * half * q, y - Math.sin(a) ** 0.72 * high * q];
  });
  return `${open(through(points, 6))}L${f(x + half * 1.02)} ${f(y + 400)}H${f(x - half * 1.02)}Z`;
}

/** Draws the net of light that moving water throws on stone. */
function waterLight(S, [x0, y0, x1, y1], colour, size) {
  const knots = range(Math.ceil((y1 - y0) / size)).flatMap((j) =>
    range(Math.ceil((x1 - x0) / size)).map((i) => {
      const [x, y] = [x0 + (i + S.r() * 0.7) * size, y0 + (j + S.r() * 0.7) * size];
      const [w, h] = [size * (0.4 + 0.5 * S.r()), size * (0.2 + 0.34 * S.r())];
      return `M${f(x - w)} ${f(y)}Q${f(x - w * 0.3)} ${f(y - h)} ${f(x)} ${f(y - h * 0.2)}T${f(x + w)} ${f(y - h * 0.4)}M${f(x)} ${f(y - h * 0.2)}Q${f(x + w * 0.2)} ${f(y + h)} ${f(x + w * 0.7)} ${f(y + h * 0.8)}`;
    }),
  );
  return line(knots.join(''), colour, size * 0.045, 'opacity=".5"');
}

/** Draws the oven in the rock: bricks round its mouth, fire, loaves, the peel that leans beside it. */
function oven(S, x, y, r) {
  const hole = `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`;
  const bricks = range(11).map((i) => {
    const [a, b] = [Math.PI * (1 - i / 11), Math.PI * (1 - (i + 0.92) / 11)];
    const ring = (q, t) => [x + Math.cos(t) * r * q, y - Math.sin(t) * r * q];
    return lit(S, P([ring(1.04, a), ring(1.36, a), ring(1.36, b), ring(1.04, b)]), i % 2 ? '#c9764a' : '#b5623c');
  });
  const flames = range(9).map((i) => {
    const [fx, h] = [x + (i - 4) * r * 0.17, r * (0.3 + 0.4 * S.r())];
    return path(
      `M${f(fx - h * 0.22)} ${f(y - r * 0.12)}Q${f(fx - h * 0.3)} ${f(y - h * 0.6)} ${f(fx + h * 0.05)} ${f(y - h - r * 0.1)}Q${f(fx + h * 0.34)} ${f(y - h * 0.5)} ${f(fx + h * 0.2)} ${f(y - r * 0.12)}Z`,
      i % 2 ? '#ffd36a' : '#ff9a3c',
    );
  });
  return (
    S.glow(x, y - r * 0.4, r * 3.2, '#ff9a4a', 0.75) +
    bricks.join('') +
    path(hole, '#4a1418') +
    S.pool(hole, x, y - r * 0.1, r, '#ff7a2c', 1) +
    S.inside(hole, flames.join('')) +
    lit(S, box(x - r * 1.4, y, x + r * 1.4, y + r * 0.16), '#d8906a') +
    flatBread(S, x - r * 0.4, y + r * 0.02, r * 0.3, 0.4) +
    flatBread(S, x + r * 0.36, y + r * 0.03, r * 0.3, 0.4)
  );
}

/** Draws a small round table of marble on a stem, with two stools, a lamp of blue glass on it. */
function cafeTable(S, x, y, k) {
  const stool = (s) =>
    lit(
      S,
      `M${f(x + s * k * 1.15 - k * 0.3)} ${f(y - k * 0.62)}h${f(k * 0.6)}l${f(-k * 0.08)} ${f(k * 0.66)}h${f(-k * 0.44)}Z`,
      '#e0a25c',
    ) + ellipse(x + s * k * 1.15, y - k * 0.62, k * 0.32, k * 0.1, '#f4cf94');
  return (
    ellipse(x, y + k * 0.05, k * 1.5, k * 0.2, NIGHT, 'opacity=".5"') +
    stool(-1) +
    stool(1) +
    lit(S, `M${f(x - k * 0.08)} ${f(y - k)}h${f(k * 0.16)}l${f(k * 0.2)} ${f(k)}h${f(-k * 0.56)}Z`, '#c99a4a') +
    ellipse(x, y - k * 0.96, k * 0.82, k * 0.22, '#8fa3b8') +
    ellipse(x, y - k, k * 0.82, k * 0.22, '#f4f6f2') +
    S.glow(x, y - k * 1.2, k * 0.9, '#aef2ee', 0.8) +
    lit(S, oval(x, y - k * 1.14, k * 0.13, k * 0.16), '#7fe0dc', 0.4) +
    cup(S, x + k * 0.42, y - k * 0.98, k * 0.1)
  );
}

export function blueGrotto(options = {}) {
  const S = stage({ pal: 'bluehour', seed: 24, axis: 0.44, ...options });
  const { W, H, cx } = S;
  const shore = 800;
  const out = S.rad(
    [
      [0, '#f8fff2'],
      [0.5, '#b6f0e2'],
      [1, '#6fcbd4'],
    ],
    cx,
    shore - 70,
    330,
    'gradientUnits="userSpaceOnUse"',
  );
  S.add(
    path(box(0, 0, W, H), STONE[5]),
    waterLight(S, [0, 0, W, shore], '#3f6fb0', 150),
    S.shade(box(0, 0, W, shore), NIGHT, 0.8, 0, [0.7, 0, 0.3, 1], 'b'),
  );
  for (const i of [4, 3, 2, 1, 0]) {
    const arch = mouth(S, cx + (i % 2 ? 22 : -18) * i, shore + 20 + i * 26, 150 + i * 122 + i * i * 10, 240 + i * 148);
    const ring = waterLight(
      S,
      [cx - 260 - i * 150, shore - 320 - i * 160, cx + 260 + i * 150, shore + 30],
      '#d8fff4',
      50 + i * 17,
    );
    S.add(
      path(arch, i ? STONE[i] : out),
      S.shade(arch, NIGHT, i ? 0.75 : 0, 0, [0, 0, 0, 0.75], 'b'),
      i ? S.inside(arch, `<g opacity="${f(0.75 - i * 0.1)}">${ring}</g>`) : '',
    );
    S.add(line(arch, mix(STONE[i], '#e8fff6', 0.5), 3, 'opacity=".7"'));
  }
  const channel = P([
    [cx - 120, shore],
    [cx + 120, shore],
    [cx + 330, H],
    [cx - 420, H],
  ]);
  const floor = P([
    [-10, shore - 6],
    [W + 10, shore - 6],
    [W + 10, H + 10],
    [-10, H + 10],
  ]);
  S.add(
    path(
      floor,
      S.lin([
        [0, '#5f9fc0'],
        [0.3, '#2f6296'],
        [1, '#10244f'],
      ]),
    ),
    S.pool(floor, 965, 930, 420, '#ff9a4a', 0.75),
  );
  for (const i of range(9))
    S.add(line(`M-10 ${f(shore + 10 + 14 * 1.62 ** i)}H${W + 10}`, NIGHT, 2 + i * 0.3, 'opacity=".3"'));
  S.add(
    path(
      channel,
      S.lin([
        [0, '#f0fff0'],
        [0.16, '#8fe6dc'],
        [0.5, '#2fb2c2'],
        [1, '#0f6f9a'],
      ]),
    ),
  );
  S.add(
    S.inside(
      channel,
      range(26)
        .map((i) => {
          const t = (i / 26) ** 1.5;
          const [y, w] = [lerp(shore, H, t), 14 + t * 120];
          const x = cx + (S.r() - 0.5) * (200 + t * 500);
          return ellipse(x, y, w, 2 + t * 8, i % 3 ? '#c9fff0' : '#0f6f9a', 'opacity=".5"');
        })
        .join(''),
    ),
    line(
      open([
        [cx - 120, shore],
        [cx - 420, H],
      ]),
      '#c9f2ee',
      9,
    ),
    line(
      open([
        [cx + 120, shore],
        [cx + 330, H],
      ]),
      '#c9f2ee',
      9,
    ),
  );
  S.add(oven(S, 965, 870, 112));
  S.add(cafeTable(S, 250, 900, 92), cafeTable(S, 770, 960, 110), cafeTable(S, 130, 1090, 150));
  const rim = `M-20 1270C300 1214 900 1214 ${W + 20} 1262V${H + 20}H-20Z`;
  S.add(
    path(`M-20 1290C300 1234 900 1234 ${W + 20} 1282V${H + 20}H-20Z`, NIGHT),
    path(rim, '#eef2ee'),
    S.shade(rim, '#1b3f78', 0.05, 0.75, [0.1, 0, 0.9, 1]),
    S.pool(rim, 980, 1290, 330, '#ffb877', 0.6),
  );
  for (const i of range(5)) S.add(line(`M${i * 260 - 60} 1250q90 70 40 140t90 140`, '#a9bccb', 2.4, 'opacity=".7"'));
  S.add(
    plate(S, 330, 1370, 215, { e: 0.36, tone: '#dfeaf0', rim: '#2f79ad' }),
    flatBread(S, 300, 1352, 150, 0.4),
    flatBread(S, 380, 1334, 130, 0.42, '#f0cc90'),
  );
  S.add(
    ...range(6).map((i) => ellipse(236 + i * 34, 1380 + (i % 2) * 22, 19, 15, i % 3 ? '#d8432f' : '#5f7a2f')),
    bowl(S, 118, 1420, 72, { tone: '#2f79ad', fill: '#fffbe8' }),
  );
  const brew = [760, 1400];
  S.add(
    bowl(S, brew[0], brew[1], 104, { tone: '#d0a04a', fill: '#6a3a1c', e: 0.3 }),
    lit(
      S,
      `M${brew[0] - 62} ${brew[1] - 200}H${brew[0] + 62}L${brew[0] + 44} ${brew[1] - 52}H${brew[0] - 44}Z`,
      '#d9ab55',
    ),
  );
  S.add(
    ellipse(brew[0], brew[1] - 200, 70, 20, '#f7dc98'),
    ellipse(brew[0], brew[1] - 198, 58, 15, '#b98652'),
    ellipse(brew[0] - 8, brew[1] - 200, 40, 9, '#e6c79a'),
    steam(brew[0], brew[1] - 220, 150, 9),
  );
  S.add(plate(S, 1040, 1380, 128, { e: 0.34, tone: '#dfeaf0', rim: '#2f79ad' }));
  for (const [i, tone] of ['#f0d6a0', '#7fa64a', '#f6e27a', '#f0d6a0', '#d8432f', '#f0d6a0'].entries())
    S.add(
      lit(
        S,
        `M968 ${1380 - i * 16}L1040 ${1412 - i * 16}L1112 ${1380 - i * 16}V${1398 - i * 16}L1040 ${1430 - i * 16}L968 ${1398 - i * 16}Z`,
        tone,
        0.5,
      ),
      path(
        `M968 ${1380 - i * 16}L1044 ${1352 - i * 16}L1112 ${1380 - i * 16}L1040 ${1412 - i * 16}Z`,
        mix(tone, '#ffffff', 0.35),
      ),
    );
  return finish(S, options.framed);
}
