// The ground before a hotel after rain: dark wet asphalt, the kerb, long reflections of warm light, puddles, drops.
import { treeline } from '../../kit/nature/trees.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, ellipse, group, line, open, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';

const KERB = 1.3;

/** Draws dark trees of the street in the middle distance, at the foot of the elevated line. */
export function streetTrees(S, hz) {
  const lamps = [60, 250, 452].map((x) => {
    const y = hz - 18 + x * 0.03;
    return line(`M${x} ${hz + 92}V${f(y)}h22`, '#26364a', 4) + S.glow(x + 26, y + 3, 54, '#ffd9a8', 0.8);
  });
  return (
    treeline(S, -60, 720, hz + 84, 118, '#415872', 9) +
    lamps.join('') +
    treeline(S, -60, 720, hz + 84, 62, '#223247', 4)
  );
}

/** Draws long bands of lamplight that hang down from the foot of the panes into the wet ground. */
function bands(S, plan) {
  const o = range(9)
    .map((i) => {
      const t = i * 1.3;
      const strong = i < 4 ? 1 : 1 - 0.17 * (i - 3);
      const [x0, y0] = plan.at(t + 1.22, 0, KERB);
      const [x1, y1] = plan.at(t + 0.1, 0, KERB);
      const long = plan.scale(t) * lerp(3.4, 1.5, i / 8);
      const d = `M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}V${f(y1 + long)}H${f(x0)}Z`;
      return path(
        d,
        S.lin([
          [0, '#ffc48c', 0.85 * strong],
          [0.4, '#e8935c', 0.5 * strong ** 2],
          [1, '#b86a48', 0],
        ]),
      );
    })
    .join('');
  return soft(S, o, '7 16');
}

/** Draws faint streaks of the lamps of the street and of the train in the wet road far off. */
function farStreaks(S, hz) {
  const o = [
    [86, 15, 150],
    [276, 14, 130],
    [478, 12, 110],
    [20, 60, 70],
    [170, 70, 76],
    [350, 60, 64],
    [560, 50, 60],
  ].map(([x, w, long], i) =>
    rect(
      x - w / 2,
      hz + 78,
      w,
      long,
      S.lin([
        [0, '#ffcf9c', i < 3 ? 0.75 : 0.22],
        [1, '#ffcf9c', 0],
      ]),
    ),
  );
  return soft(S, o.join(''), '5 10');
}

/** Draws short dark and light strokes, the unevenness of the ground, wider the nearer they are. */
function ripples(S, hz) {
  return range(130)
    .map(() => {
      const v = S.r() ** 0.8;
      const [x, y] = [980 + 1060 * S.r() ** 0.8, hz + 210 + (S.H - hz - 210) * v];
      const w = (10 + 80 * S.r() ** 2.4) * (0.4 + v);
      const light = S.r() > 0.55;
      return ellipse(
        x,
        y,
        w,
        1 + 1.9 * v * S.r(),
        light ? '#ffd8ae' : '#121c2a',
        `opacity="${f(light ? 0.36 : 0.42)}"`,
      );
    })
    .join('');
}

/** Draws the worn line along the middle of the drive, which shows that the dark ground is a road. */
const roadLine = (plan) =>
  range(6)
    .map((i) => path(plan.flat(2.2 + i * 2.6, 3.9 + i * 2.6, 7.4, 7.52), '#7d96b2', 'opacity=".19"'))
    .join('');

/** Draws the ground with the kerb before the hotel and the light that lies on it. */
export function wetGround(S, hz, plan) {
  const tone = ['#3c5068', '#2a3a4f', '#1a2636', '#121b29'].map((c, i) => [[0, 0.16, 0.5, 1][i], c]);
  const walk = plan.flat(-2, 13.4, 0, KERB, 0.12);
  const kerb = plan.wall(-2, 13.4, 0, 0.12, KERB);
  const edge = open([plan.at(-2, 0.12, KERB), plan.at(13.4, 0.12, KERB)]);
  const ground = box(0, hz + 70, S.W, S.H);
  return (
    rect(0, hz + 70, S.W, S.H, S.lin(tone)) +
    S.shade(ground, '#0c131e', 0, 0.8, [0.7, 0.2, 0.1, 0.8], 'b') +
    rect(0, hz + 76, S.W, 7, '#566d88') +
    rect(0, hz + 83, S.W, 3, '#1a2636') +
    farStreaks(S, hz) +
    roadLine(plan) +
    bands(S, plan) +
    ripples(S, hz) +
    path(walk, '#d08f66') +
    S.shade(walk, '#3a4658', 0, 0.8, [0.6, 0.4, 0, 0.6]) +
    path(kerb, '#2a3648') +
    line(edge, '#ffdcb0', 2.4)
  );
}

/** Draws the light of the rickshaw's lamp on the wet ground: a pool before it and a long streak below it. */
export function lampOnGround(S, auto) {
  const [x, y] = auto.at(3.1, 0, 0.1);
  const [lx] = auto.at(2.6, 0, 0.04);
  const streak = path(
    `M${f(lx - 26)} ${f(y - 30)}H${f(lx + 26)}L${f(lx + 44)} ${f(S.H)}H${f(lx - 44)}Z`,
    S.lin([
      [0, '#fff0d0', 0.9],
      [0.5, '#ffd9a6', 0.7],
      [1, '#ffc486', 0.3],
    ]),
  );
  return S.pooled(x - 110, y + 34, 430, 96, '#ffe0b4', 0.85) + soft(S, streak, '9 12');
}

/** Draws what stands on the ground upside down in it, dim and blurred. */
export const mirroredInWet = (S, drawn, opacity) => group(soft(S, drawn, '3 10'), `opacity="${opacity}"`);

/** Draws drops that fall from the rim of the canopy, and the rings where some have fallen. */
export function lastDrops(S, plan) {
  const falling = range(22)
    .map(() => {
      const t = 4.4 + S.r() * 5;
      const [x, y] = plan.at(t, 3.6 * S.r() + 0.1, 3);
      const k = plan.scale(t, 3) / 200;
      return line(`M${f(x)} ${f(y)}v${f(13 * k)}`, '#fff2dc', 2.4 * k, 'opacity=".75"');
    })
    .join('');
  const rings = [
    [985, 985],
    [1240, 1190],
    [1690, 1170],
    [1850, 1110],
    [1040, 1140],
  ]
    .map(([x, y], i) =>
      [18, 34]
        .map((r) =>
          ellipse(x, y, r + i * 3, (r + i * 3) * 0.22, 'none', 'stroke="#9db4cc" stroke-width="1.6" opacity=".4"'),
        )
        .join(''),
    )
    .join('');
  const fromUmbrella = [
    [1098, 436],
    [1094, 506],
    [1492, 560],
    [1497, 634],
    [1205, 500],
  ].map(([x, y]) => line(`M${x} ${y}v12`, '#fff6e6', 3, 'opacity=".85"'));
  return falling + rings + fromUmbrella.join('');
}
