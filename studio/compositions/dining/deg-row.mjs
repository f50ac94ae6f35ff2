// degRow: a kitchen in the open for a feast by night; a row of great copper pots over wood fires under the wall of a fort.
import { mix } from '../../kit/colour.mjs';
import { sky } from '../../kit/nature/sky.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, oval, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { bowl, flatBread, lit } from '../../parts/dining/crockery.mjs';
import { steam } from '../../parts/tableware/dish.mjs';

const [COPPER, INK, STONE, MOSS] = ['#cb7440', '#170f2a', '#5a4a62', '#3f5a3c'];

/** Draws the fire under a pot: three stones, logs, flames. */
function fire(S, x, y, r) {
  const flames = range(11).map((i) => {
    const [fx, h] = [x + (i - 5) * r * 0.13, r * (0.12 + 0.24 * S.r()) * (1 - Math.abs(i - 5) * 0.08)];
    return path(
      `M${f(fx - h * 0.3)} ${f(y)}Q${f(fx - h * 0.4)} ${f(y - h * 0.6)} ${f(fx + h * 0.1)} ${f(y - h * 1.3)}Q${f(fx + h * 0.5)} ${f(y - h * 0.5)} ${f(fx + h * 0.3)} ${f(y)}Z`,
      ['#ffd56a', '#ff8f33', '#e8531f'][i % 3],
    );
  });
  return (
    S.glow(x, y - r * 0.05, r * 0.9, '#ff8a33', 0.6) +
    line(
      `M${f(x - r * 0.9)} ${f(y + r * 0.08)}L${f(x + r * 0.5)} ${f(y - r * 0.06)}M${f(x + r * 0.9)} ${f(y + r * 0.1)}L${f(x - r * 0.5)} ${f(y - r * 0.05)}`,
      '#4a2a20',
      r * 0.12,
    ) +
    flames.join('') +
    [-0.8, 0.8].map((s) => lit(S, oval(x + s * r, y - r * 0.05, r * 0.26, r * 0.2), STONE)).join('')
  );
}

/** Draws a pot r half as wide, its foot at y; `open` shows what is in it, otherwise its lid lies on it with embers. */
function pot(S, x, y, r, open, fill) {
  const top = y - r * 1.05;
  const d = `M${f(x - r * 0.7)} ${f(top)}C${f(x - r * 0.74)} ${f(top + r * 0.2)} ${f(x - r * 1.1)} ${f(top + r * 0.4)} ${f(x - r)} ${f(y - r * 0.36)}C${f(x - r * 0.9)} ${f(y)} ${f(x - r * 0.5)} ${f(y)} ${f(x)} ${f(y)}C${f(x + r * 0.5)} ${f(y)} ${f(x + r * 0.9)} ${f(y)} ${f(x + r)} ${f(y - r * 0.36)}C${f(x + r * 1.1)} ${f(top + r * 0.4)} ${f(x + r * 0.74)} ${f(top + r * 0.2)} ${f(x + r * 0.7)} ${f(top)}Z`;
  const rice = range(60).map(() => {
    const [a, q] = [S.r() * 6.28, Math.sqrt(S.r())];
    return ellipse(
      x + Math.cos(a) * q * r * 0.68,
      top + Math.sin(a) * q * r * 0.17,
      r * 0.045,
      r * 0.02,
      ['#fff0c0', '#f2b33c', '#fffaf0', '#a8481c', '#4f7a3c'][Math.floor(S.r() * 5)],
    );
  });
  const lid =
    lit(
      S,
      `M${f(x - r * 0.8)} ${f(top)}Q${f(x)} ${f(top - r * 0.5)} ${f(x + r * 0.8)} ${f(top)}Q${f(x)} ${f(top + r * 0.34)} ${f(x - r * 0.8)} ${f(top)}Z`,
      '#b5612f',
    ) +
    range(16)
      .map((i) =>
        circle(x + (i - 7.5) * r * 0.06, top - r * 0.2 - (i % 3) * r * 0.03, r * 0.04, i % 2 ? '#ff9a3c' : '#7a1f1c'),
      )
      .join('') +
    S.glow(x, top - r * 0.24, r * 0.6, '#ff9a3c', 0.6);
  return (
    lit(S, d, COPPER) +
    S.shade(d, '#1c0a14', 0, 0.9, [0, 0.5, 0, 1]) +
    line(
      `M${f(x - r * 0.98)} ${f(y - r * 0.5)}Q${f(x)} ${f(y - r * 0.26)} ${f(x + r * 0.98)} ${f(y - r * 0.5)}`,
      mix(COPPER, INK, 0.5),
      r * 0.03,
    ) +
    line(
      `M${f(x - r * 0.8)} ${f(y - r * 0.3)}Q${f(x - r * 0.84)} ${f(y - r * 0.6)} ${f(x - r * 0.66)} ${f(y - r * 0.86)}`,
      '#ffd9ae',
      r * 0.05,
    ) +
    [-1, 1]
      .map((s) =>
        ellipse(
          x + s * r * 0.98,
          y - r * 0.62,
          r * 0.13,
          r * 0.16,
          'none',
          `stroke="#8a4a24" stroke-width="${f(r * 0.06)}"`,
        ),
      )
      .join('') +
    ellipse(x, top, r * 0.8, r * 0.22, '#f0aa70') +
    (open ? ellipse(x, top + r * 0.02, r * 0.72, r * 0.18, fill) + rice.join('') : lid)
  );
}

export function degRow(options = {}) {
  const S = stage({ pal: 'night', seed: 58, axis: 0.5, ...options });
  const p = S.pal;
  const { W, H } = S;
  const foot = 760;
  S.add(sky(S, p, foot, 980, 150, 48, { stars: true }));
  const wall = `M-20 ${foot + 30}V420L820 560L${W + 20} 600V${foot + 30}Z`;
  const crenel = range(22).map((i) => {
    const t = i / 22;
    const [x, w] = [lerp(-20, W, t ** 0.86), lerp(56, 26, t)];
    const y = x < 820 ? 420 + ((x + 20) / 840) * 140 : 560 + ((x - 820) / 400) * 40;
    return `M${f(x)} ${f(y + 6)}v${f(-w * 0.9)}h${f(w * 0.62)}v${f(w)}Z`;
  });
  const courses = range(10).map((i) => `M-20 ${450 + i * 36}L${W + 20} ${f(lerp(612, foot + 20, i / 10))}`);
  S.add(
    path(`${wall}`, STONE),
    path(crenel.join(''), STONE),
    S.shade(wall, INK, 0.9, 0.1, [0, 0, 0, 1], 'b'),
    S.inside(wall, line(courses.join(''), INK, 3, 'opacity=".45"')),
    S.pool(wall, 300, foot, 520, '#ff9a4a', 0.75),
    S.pool(wall, 950, foot, 330, '#ff9a4a', 0.6),
  );
  S.add(
    path(box(960, 470, 1150, foot + 10), mix(STONE, INK, 0.3)),
    ...range(5).map((i) => path(box(954 + i * 42, 438, 982 + i * 42, 474), mix(STONE, INK, 0.3))),
    path('M1020 610a34 44 0 0 1 68 0v60h-68Z', '#ffb55a'),
    S.glow(1054, 630, 120, '#ffb55a', 0.6),
  );
  const ground = box(0, foot, W, H);
  S.add(
    path(
      ground,
      S.lin([
        [0, '#5f4a3c'],
        [0.4, '#3a3038'],
        [1, '#181428'],
      ]),
    ),
    ...range(60).map(() =>
      ellipse(
        S.r() * W,
        foot + 20 + S.r() ** 1.4 * 700,
        60 * S.r() + 20,
        7,
        S.r() > 0.5 ? MOSS : '#241c30',
        'opacity=".5"',
      ),
    ),
  );
  for (const [i, x] of [60, 250, 430, 620, 800].entries())
    S.add(
      line(`M${x} ${foot + 20}V${foot - 190 + i * 22}`, '#2a1c2c', 9),
      S.glow(x, foot - 216 + i * 22, 110, '#ffa24a', 0.8),
      path(
        `M${x - 18} ${foot - 186 + i * 22}Q${x - 22} ${foot - 230 + i * 22} ${x + 4} ${foot - 276 + i * 22}Q${x + 26} ${foot - 226 + i * 22} ${x + 16} ${foot - 186 + i * 22}Z`,
        '#ffd06a',
      ),
    );
  const row = range(7).map((i) => {
    const t = (6 - i) / 6;
    const k = 1 / (1 + t * 3.1);
    return [lerp(330, 1010, (1 - k) / (1 - 1 / 4.1)), foot + 30 + 560 * (k - 1 / 4.1) * 1.18, 330 * k];
  });
  row.forEach(([x, y, r], i) => {
    S.add(
      S.pooled(x, y, r * 2, r * 0.5, '#ff8a33', 0.6),
      pot(S, x, y, r, i === 6 || i === 4, i === 4 ? '#5f7a2c' : '#e9b04a'),
      fire(S, x, y + r * 0.13, r),
      i % 2 || i === 6 || i === 4 ? steam(x, y - r * 1.1, r * 1.3, r * 0.08, '#ffe6cc', 0.26) : '',
    );
  });
  const [x, y, r] = row[6];
  S.add(
    line(`M${x + 60} ${y - r * 1.02}L${x + 430} ${y - r * 1.92}`, '#a8703c', 26),
    line(`M${x + 64} ${y - r * 1.04}L${x + 430} ${y - r * 1.94}`, '#e0aa6a', 8),
    lit(S, oval(x + 40, y - r * 1.0, 70, 30), '#c9c2b8'),
  );
  S.add(lit(S, `M${W + 20} 1260L780 1330L760 1390L${W + 20} 1500Z`, '#7a4a2c'));
  for (const i of range(5)) S.add(flatBread(S, 1050, 1330 - i * 16, 116, 0.36, i % 2 ? '#e6b878' : '#f2cf96'));
  S.add(
    bowl(S, 890, 1385, 70, { tone: '#c9c2b8', fill: '#f6f0e2', heap: '#7fae5a' }),
    bowl(S, 1110, 1450, 84, { tone: '#c9c2b8', fill: '#b5301f' }),
  );
  return finish(S, options.framed);
}
