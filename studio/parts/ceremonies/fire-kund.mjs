import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, group, line, P, path } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';

/** The corners of the brass vessel's rim from the middle of its mouth: left, near, right, far. */
const RIM = [
  [-176, -6],
  [14, 74],
  [178, -14],
  [-8, -84],
];

/** How far from the corner of the sheet a step is drawn before it is moved into place: tone left of it is lost. */
const AWAY = 400;

const ring = (k, drop) => RIM.map(([x, y]) => [x * k, y * k + drop]);

/** Draws a step of the vessel that is `k` as wide as the rim, from `top` to `foot` below it. */
function step(S, k, top, foot) {
  const away = ([x, y]) => [x + AWAY, y + AWAY];
  const [[a, b, c], [d, e, g]] = [ring(k, top).map(away), ring(k - 0.06, foot).map(away)];
  const [left, right] = [P([a, b, e, d]), P([b, c, g, e])];
  return group(
    path(left, '#96561f') +
      S.shade(left, '#2a1030', 0.85, 0, [0, 0.5, 1, 0.4]) +
      path(right, '#cf8a34') +
      S.shade(right, '#3a1428', 0, 0.75, [0.3, 0.2, 1, 0.8]) +
      line(`M${a.map(f).join(' ')}L${b.map(f).join(' ')}L${c.map(f).join(' ')}`, '#ffd77a', 5) +
      line(`M${b.map(f).join(' ')}L${e.map(f).join(' ')}`, '#e8a848', 3),
    `transform="translate(${-AWAY} ${-AWAY})"`,
  );
}

/** The tongues of the flame: foot, tip, breadth, how far it bends and where the bend begins. */
const TONGUES = [
  [-104, -6, -128, -210, 40, -22, 0.4],
  [98, -8, 132, -236, 40, -14, 0.1],
  [-62, 6, -92, -350, 62, 38, 0],
  [66, 4, 96, -400, 60, -40, 0.3],
  [0, 12, 38, -520, 88, 52, 0.1],
];

/** Returns the outline of a tongue, `k` of its full size: it swells above its foot and ends in a bent tip. */
function tongue([x, y, tx, ty, w, bend, shift], k) {
  const spine = range(25).map((i) => {
    const t = i / 24;
    const wide =
      w * (0.3 + 0.7 * k) * (1 - t) ** 0.85 * (0.82 + 0.75 * Math.sin(Math.PI * Math.min(1, t * 1.5)) ** 2 * 0.6);
    const px = x * (0.5 + 0.5 * k) + (tx - x) * k * t + bend * k * Math.sin((t + shift) * 5.4) * t ** 0.7;
    return [px, lerp(y, ty, k * t), wide];
  });
  const [[sx, sy, r]] = spine;
  const foot = range(9).map((i) => [sx + r * Math.cos((i * Math.PI) / 8), sy + 0.42 * r * Math.sin((i * Math.PI) / 8)]);
  return P([...spine.map(([a, b, c]) => [a - c, b]), ...spine.toReversed().map(([a, b, c]) => [a + c, b]), ...foot]);
}

/** Small flames that have come off the tips: across, up, size, turn. */
const LICKS = [
  [74, -566, 1, 14],
  [-104, -410, 0.7, -16],
  [150, -330, 0.6, 24],
];

/** Draws the flame in five tones, each smaller than the one before, and the flames that have come off it. */
const flames = () =>
  [
    ['#c82a1c', 1],
    ['#ee5c1c', 0.88],
    ['#ff922a', 0.72],
    ['#ffc850', 0.54],
    ['#fff3c4', 0.36],
  ]
    .map(([tone, k]) => TONGUES.map((one) => path(tongue(one, k), tone)).join(''))
    .join('') +
  LICKS.map(([x, y, k, turn]) =>
    group(
      path('M0 46C-22 26 -14 -4 6 -44C4 -10 24 14 0 46Z', '#ee5c1c') +
        path('M1 36C-10 22 -6 4 4 -16C4 4 14 16 1 36Z', '#ffa63a'),
      `transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`,
    ),
  ).join('');

/** Draws the wood in the vessel. */
const logs = () =>
  [
    [-110, 10, 96, -34],
    [-84, -40, 110, 16],
    [-20, 44, 36, -60],
  ]
    .map(
      ([x, y, u, v]) =>
        line(`M${x} ${y}L${u} ${v}`, '#2c1016', 34) +
        line(`M${x} ${y - 9}L${u} ${v - 9}`, '#c85a24', 9) +
        circle(u, v, 15, '#f29a3c'),
    )
    .join('');

/** Draws the wedding fire in a low square vessel of stepped brass; x, y is the middle of its mouth. */
export function fireKund(S, x, y) {
  const mouth = P(ring(0.86, 4));
  return group(
    path(P(ring(1.16, 84)), '#120a30', 'opacity=".55"') +
      step(S, 0.86, 92, 108) +
      path(P(ring(0.86, 92)), '#d8953a') +
      path(P(ring(0.7, 94)), '#4a2418') +
      step(S, 0.66, 58, 92) +
      step(S, 0.84, 30, 60) +
      step(S, 1, 0, 32) +
      path(P(ring(1, 0)), '#ffc860') +
      path(mouth, '#5a1414') +
      logs() +
      flames() +
      line('M-92 34L30 40M-20 52L104 10', '#2c1016', 26) +
      line('M-90 26L28 32M-18 43L102 2', '#e8823a', 7) +
      path(P([...ring(1, 0).slice(0, 3), ...ring(0.86, 4).slice(0, 3).toReversed()]), '#f0b04c') +
      line(`M-176 -6L14 74L178 -14`, '#fff0b8', 4),
    `transform="translate(${x} ${y})"`,
  );
}

/** Draws sparks that rise from the fire at x, y and drift to the right. */
export const sparks = (S, x, y) =>
  range(46)
    .map(() => {
      const t = S.r();
      const [px, py] = [x + (S.r() - 0.5) * 170 + t * t * 260, y - 240 - t * 720];
      return circle(px, py, 1.6 + 3 * S.r() * (1 - t * 0.5), '#ffd27a', `opacity="${f(0.95 - t * 0.5)}"`);
    })
    .join('');

/** Draws the smoke, which rises from the fire at x, y and drifts away to the upper right. */
export function smoke(S, x, y) {
  const tone = S.lin(
    [
      [0, '#f0a870', 0],
      [0.16, '#f0a870', 0.5],
      [0.4, '#b8a6d8', 0.42],
      [1, '#8f8cc8', 0.04],
    ],
    0,
    1,
    0.8,
    0,
  );
  const [a, b] = [
    'M-30 -420C-90 -560 60 -640 110 -760C150 -870 90 -930 220 -1040C330 -1130 520 -1120 720 -1240' +
      'C560 -1060 400 -1060 320 -960C240 -870 270 -800 200 -690C140 -600 30 -560 40 -430Z',
    'M10 -440C40 -560 180 -600 260 -690C360 -800 340 -900 520 -960C660 -1010 800 -960 960 -1030' +
      'C820 -900 640 -930 540 -850C420 -760 420 -690 310 -600C210 -530 90 -540 60 -430Z',
  ];
  return soft(S, group(path(a, tone) + path(b, tone), `transform="translate(${x} ${y})"`), 9);
}
