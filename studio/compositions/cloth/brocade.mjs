// brocade: a length of woven silk thrown over the arm of a chair, its folds close, lamplight from one side.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, group, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** Draws a woven flower with its stem. */
const flower = (gold, lite) =>
  range(5)
    .map((i) =>
      path('M0 -4C14 -18 14 -38 0 -48C-14 -38 -14 -18 0 -4Z', i % 2 ? gold : lite, `transform="rotate(${i * 72})"`),
    )
    .join('') +
  circle(0, 0, 8, '#8a2f3a') +
  line('M0 40Q6 64 -4 92M0 62q22 -8 30 -26M0 70q-22 -4 -32 -20', gold, 5);

export function brocade({ cloth = '#0f5a4e', dark = '#02201f', gold = '#e0b050', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 711, ...options });
  const { W, H } = S;
  const lite = mix(gold, '#fff6d8', 0.6);
  S.add(rect(0, 0, W, H, dark));
  // folds run from the upper right to the lower left; each is a band between two waving edges
  const n = S.by(9, 6);
  const edge = (i) =>
    range(25).map((j) => {
      const t = j / 24;
      const sway = Math.sin(t * 3.1 + i * 1.3) * 46 + Math.sin(t * 6.4 + i * 2.1) * 16;
      const fan = 0.55 + 0.75 * t;
      return [W * 0.62 + (i - n * 0.62) * (W / n) * 1.35 * fan + sway - t * W * 0.12, -60 + t * (H + 120)];
    });
  for (const i of range(n + 2)) {
    const [a, b] = [edge(i - 1), edge(i)];
    const d = P([...a, ...b.toReversed()]);
    S.add(path(d, cloth));
    let woven = '';
    for (const j of range(8)) {
      const q = j * 3 + (i % 2) * 1.5;
      const k = Math.min(24, Math.floor(q));
      const [x, y] = [(a[k][0] + b[k][0]) / 2, a[k][1] + (q - k) * (H / 24)];
      woven += group(
        flower(gold, lite),
        `transform="translate(${f(x)} ${f(y)}) rotate(${f(14 + 8 * Math.sin(j))}) scale(${S.by(1.05, 1.1)} 1.25)"`,
      );
      for (const [dx, dy] of [
        [-62, 90],
        [58, 104],
        [-50, -80],
        [60, -70],
      ])
        woven += circle(x + dx, y + dy, 6, gold);
    }
    S.add(
      S.inside(d, woven),
      S.shade(d, dark, 0.98, 0, [0, 0, 0.55, 0.06]),
      S.shade(d, '#fff4d0', 0, 0.55, [0.35, 0, 0.86, 0.06]),
      S.shade(d, dark, 0, 0.9, [0.82, 0, 1, 0.02]),
    );
  }
  // the woven border turns up along the lower edge
  const hem = range(41).map((i) => [
    -40 + (i / 40) * (W + 80),
    H * S.by(0.8, 0.84) + 46 * Math.sin(i * 0.62) + 20 * Math.sin(i * 1.7) - i * 3,
  ]);
  const low = hem.map(([x, y], i) => [x + 8, y + S.by(190, 200) + 14 * Math.sin(i)]);
  const band = P([...hem, ...low.toReversed()]);
  S.add(
    group(path(band, '#010a0a'), 'opacity=".6" transform="translate(10 -22)"'),
    path(band, mix(gold, '#7a4a1c', 0.25)),
  );
  let rows = '';
  for (const [i, [x, y]] of hem.entries()) {
    rows += group(
      path('M0 -46L34 0L0 46L-34 0Z', cloth) + path('M0 -24L18 0L0 24L-18 0Z', lite) + circle(0, 0, 6, '#8a2f3a'),
      `transform="translate(${f(x)} ${f(y + 104)})"`,
    );
    rows += i % 1 ? '' : circle(x + 26, y + 44, 7, cloth) + circle(x + 26, y + 164, 7, cloth);
  }
  S.add(
    S.inside(band, rows),
    line(`M${hem.map((q) => q.map(f).join(' ')).join('L')}`, lite, 9),
    line(`M${hem.map(([x, y]) => `${f(x)} ${f(y + 22)}`).join('L')}`, cloth, 5),
    ...range(20).map((i) =>
      S.shade(
        P([hem[i * 2], hem[i * 2 + 2], low[i * 2 + 2], low[i * 2]]),
        i % 2 ? dark : '#fff4d0',
        i % 2 ? 0.8 : 0.5,
        0,
        [0, 0, 1, 0],
      ),
    ),
    path(P([...low, [W + 60, H + 60], [-60, H + 60]]), dark),
    S.shade(P([...low, [W + 60, H + 60], [-60, H + 60]]), mix(cloth, '#ffffff', 0.1), 0.5, 0, [0, 0, 0.2, 1]),
    S.shade(box(0, 0, W, H), dark, 0, 0.75, [0.5, 0.2, 0, 1]),
  );
  return finish(S, options.framed);
}
