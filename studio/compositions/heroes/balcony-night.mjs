// balconyNight: from a dark hall, through an open window: a couple at a balustrade above the lights of a motorway.
import { mix } from '../../kit/colour.mjs';
import { coupleBehind } from '../../kit/figures/couple-behind.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, fade, group, line, mirrored, P, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { lightTrails } from '../../parts/landscape/light-trails.mjs';
import { windCurtain } from '../../parts/rooms/wind-curtain.mjs';

const [DARK, IVORY] = ['#050924', '#f6eedd'];

export function balconyNight({
  dress = '#a01540',
  coat = '#d3dbf0',
  veil = '#f3bcae',
  sky = ['#040824', '#0d1d6c', '#2c55cc'],
  ...options
} = {}) {
  const S = stage({ pal: 'night', seed: 2207, axis: 0.515, ...options });
  const { W, H, cx } = S;
  const o = H - 1250;
  const [hz, rail, foot, sill] = [340, 752, 1022, 1068].map((y) => y + o);
  const [x0, x1] = [cx - 530, cx + 530];
  S.add(rect(0, 0, W, hz + 4, S.lin(sky.map((c, i) => [[0, 0.55, 1][i], c]))));
  for (const _ of range(90))
    S.add(
      circle(S.r() * W, S.r() ** 1.3 * hz * 0.8, 0.8 + 1.9 * S.r() ** 3, IVORY, `opacity="${f(0.4 + 0.6 * S.r())}"`),
    );
  // the plain: far towers at the horizon, then dark land with the lamps of streets
  S.add(S.pooled(cx - 230, hz, 900, 150, '#7f9cff', 0.7), rect(0, hz, W, H, '#0c1a5c'));
  S.add(S.shade(box(0, hz, W, sill), DARK, 0, 0.95, [0, 0, 0, 0.8]));
  for (const i of range(46)) {
    const [x, w, h] = [x0 - 60 + i * 26, 12 + 16 * S.r(), 8 + 46 * S.r() ** 2];
    S.add(rect(x, hz - h, w, h + 6, mix('#16297e', '#0c1a5c', S.r())));
    for (const _ of range(3)) S.add(rect(x + w * S.r() * 0.8, hz - h * S.r(), 2.4, 2.4, '#ffe2a6', 'opacity=".8"'));
  }
  for (const _ of range(170)) {
    const y = hz + 5 + 330 * S.r() ** 2.2;
    S.add(circle(x0 + 1060 * S.r(), y, 0.9 + (y - hz) * 0.007, S.r() > 0.4 ? '#ffdc98' : '#9db8ff', 'opacity=".75"'));
  }
  S.add(lightTrails(S, cx, hz));
  // the balustrade of stone, with a lamp on two of its posts
  const stone = (d, dir = [0, 0, 0, 1]) =>
    path(d, '#93a3da') + S.shade(d, '#0d1650', 0.15, 0.95, dir) + S.shade(d, IVORY, 0.75, 0, [0, 0, 0, 0.35]);
  const h = foot - 66 - rail;
  const baluster = `M-15 0H15V16Q5 26 6 ${h * 0.28}C8 ${h * 0.44} 24 ${h * 0.54} 21 ${h * 0.7}Q18 ${h * 0.84} 7 ${h * 0.88}L16 ${h}H-16L-7 ${h * 0.88}Q-18 ${h * 0.84} -21 ${h * 0.7}C-24 ${h * 0.54} -8 ${h * 0.44} -6 ${h * 0.28}Q-5 26 -15 16Z`;
  const one = stone(baluster, [0, 0, 1, 0.5]);
  for (const i of range(19)) S.add(group(one, `transform="translate(${f(cx + (i - 9) * 58)} ${f(rail + 32)})"`));
  S.add(stone(box(x0, foot - 40, x1, foot - 2)), rect(x0, foot - 4, 1060, sill - foot + 8, '#24378e'));
  S.add(S.shade(box(x0, foot - 4, x1, sill), DARK, 0.95, 0, [0, 0, 0, 1]), stone(box(x0, rail, x1, rail + 34)));
  for (const s of [-1, 1]) {
    const x = cx + s * 308;
    S.add(stone(box(x - 36, rail - 10, x + 36, foot)), stone(box(x - 46, rail - 24, x + 46, rail + 8)));
    S.add(
      S.glow(x, rail - 78, 230, '#ffcf7c', 0.7),
      path(
        P([
          [x - 20, rail - 112],
          [x + 20, rail - 112],
          [x + 15, rail - 40],
          [x - 15, rail - 40],
        ]),
        '#ffdf9c',
      ),
    );
    S.add(
      circle(x, rail - 70, 11, '#fffdf2'),
      line(
        `M${x - 23} ${rail - 114}H${x + 23}L${x} ${rail - 140}ZM${x - 20} ${rail - 38}H${x + 20}M${x - 19} ${rail - 110}L${x - 15} ${rail - 40}M${x + 19} ${rail - 110}L${x + 15} ${rail - 40}M${x} ${rail - 110}V${rail - 88}`,
        '#0b1344',
        4.5,
      ),
    );
  }
  const two = group(
    coupleBehind(S, { dress, coat, veil }),
    `transform="translate(${f(cx - 8)} ${f(foot + 8)}) scale(1.5)"`,
  );
  S.add(S.pooled(cx, foot + 10, 250, 26, DARK, 0.9), two);
  // the hall: dark walls, the polished floor, and what the floor gives back
  S.add(
    rect(
      0,
      sill,
      W,
      H - sill,
      S.lin([
        [0, '#1c2f86'],
        [1, '#080e3a'],
      ]),
    ),
  );
  const streaks = range(60).map(() => {
    const x = x0 + 60 + 940 * S.r();
    return ellipse(
      x,
      sill + 20 + 150 * S.r() ** 1.4,
      30 + 90 * S.r(),
      1.5 + 3 * S.r(),
      x > cx - 60 ? '#ff5a56' : '#ffe9c4',
      `opacity="${f(0.15 + 0.35 * S.r())}"`,
    );
  });
  S.add(soft(S, streaks.join(''), 4), fade(soft(S, mirrored(two, sill - 8), 6), 0.42));
  S.add(S.shade(box(0, sill, W, H), DARK, 0, 0.9, [0, 0, 0, 1]));
  for (const [a, b, s] of [
    [-10, x0, -1],
    [x1, W + 10, 1],
  ]) {
    const wall = box(a, -10, b, sill);
    S.add(path(wall, '#0b1346'), S.shade(wall, DARK, s < 0 ? 1 : 0, s < 0 ? 0.2 : 1, [0, 0.3, 1, 0.2], 'b'));
    S.add(rect(a, sill - 46, b - a, 46, '#0a103a'), rect(a, sill - 48, b - a, 3, '#40549e', 'opacity=".6"'));
    for (const q of [0, 16])
      S.add(
        line(
          box(Math.min(a, b - 400) + 60 + q, -40, b - 90 - q, sill - 96 - q),
          '#33468f',
          q ? 1.5 : 3,
          'opacity=".55"',
        ),
      );
    const edge = s < 0 ? x0 : x1;
    const jamb = box(edge - (s < 0 ? 40 : 0), -10, edge + (s < 0 ? 0 : 40), sill + 4);
    S.add(
      path(jamb, '#6f80c2'),
      S.shade(jamb, DARK, s < 0 ? 1 : 0, s < 0 ? 0 : 1, [0, 0, 1, 0]),
      rect(edge - 2, -10, 4, sill + 10, IVORY, 'opacity=".8"'),
    );
  }
  const floorDark = (x, to) =>
    S.shade(
      box(Math.min(x, to), sill - 2, Math.max(x, to), H),
      DARK,
      x < to ? 1 : 0,
      x < to ? 0 : 1,
      [0.25, 0, 0.9, 0],
      'b',
    );
  S.add(floorDark(0, cx - 150), S.shade(box(cx + 300, sill - 2, W, H), DARK, 0, 1, [0.1, 0, 0.8, 0], 'b'));
  S.add(windCurtain(S, x0 - 74, sill - 30, 6, { w: 190, wide: 190, sweep: 84, lift: 36, dim: '#0a1144', deep: 0.9 }));
  S.add(windCurtain(S, x1 - 124, sill - 6, 8, { w: 200, wide: 420, sweep: 120, lift: 170, dim: '#1a2868', deep: 0.3 }));
  // the chandelier above, unlit: rings of silver, each with drops of crystal that catch the light of the window
  const rings = [
    [-8, 236, 35],
    [56, 152, 23],
    [112, 70, 11],
  ];
  for (const [q, [y, r, n]] of rings.entries()) {
    const next = rings[q + 1] ?? [150, 8];
    for (const i of range(n)) {
      const a = (i / (n - 1)) * Math.PI;
      const [x, top] = [cx - Math.cos(a) * r, y + Math.sin(a) * r * 0.14];
      const [bx, by] = [cx - Math.cos(a) * next[1], next[0] + Math.sin(a) * next[1] * 0.14];
      const drop = `M${f(x)} ${f(top)}L${f(x + 5)} ${f(top + 20)}L${f(x)} ${f(top + 34)}L${f(x - 5)} ${f(top + 20)}Z`;
      S.add(line(`M${f(x)} ${f(top)}Q${f(x)} ${f(by)} ${f(bx)} ${f(by)}`, '#7f93da', 1.2, 'opacity=".5"'));
      S.add(path(drop, i % 3 ? '#8ea2e4' : IVORY, `opacity="${f(0.6 + 0.4 * S.r())}"`));
      if (i % 6 === 3) S.add(S.glow(x, top + 20, 22, '#ffffff', 0.7));
    }
    S.add(line(`M${f(cx - r)} ${y}A${r} ${f(r * 0.14)} 0 0 0 ${f(cx + r)} ${y}`, '#c9d4f6', 4));
  }
  S.add(circle(cx, 158, 9, '#c9d4f6'), S.glow(cx, 158, 40, '#ffffff', 0.6));
  return finish(S, options.framed);
}
