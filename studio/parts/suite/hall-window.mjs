import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path } from '../../kit/shapes.mjs';

const LEFT = 2.42; // metres along the wall
const RIGHT = 3.72;
const SILL = 0.12;
const HEAD = 2.46;

/** Draws a couple who dance, 40 tall, feet at 0, 0. */
const dancers = (skirt, coat) =>
  path('M-2 -22C-10 -16 -16 -8 -20 0H6C6 -10 4 -18 3 -22Z', skirt) +
  line('M0 -22V-32M2 -31L12 -40M-1 -30L-10 -24', mix(skirt, '#ffd795', 0.3), 4) +
  circle(1, -36, 4, '#3a1420') +
  path('M8 -20L6 0H11L13 -12L17 0H21L18 -32Q12 -35 9 -32Z', coat) +
  circle(13, -38, 4, '#3a1420');

/** The outline of an arch of the hall, 58 wide, its foot at x, y. */
const hallArch = (x, y) =>
  `M${x} ${y}V${y - 84}Q${x + 2} ${y - 106} ${x + 14} ${y - 110}Q${x + 20} ${y - 124} ${x + 29} ${y - 130}` +
  `Q${x + 38} ${y - 124} ${x + 44} ${y - 110}Q${x + 56} ${y - 106} ${x + 58} ${y - 84}V${y}Z`;

/** Draws the lit arches of the hall across the courtyard and the last guests who dance in them. */
function litHall(S, x, y) {
  const light = S.lin([
    [0, '#ffc25c'],
    [0.6, '#ffd27a'],
    [1, '#fff0bc'],
  ]);
  const couples = [
    [56, '#c4305c', '#3a2464', 1.4],
    [126, '#1f7a74', '#6a2a3a', 1.5],
    [196, '#d0502c', '#2a3a7a', 1.45],
    [266, '#8a3a8a', '#3a2464', 1.4],
  ].map(([dx, skirt, coat, k], i) =>
    group(
      dancers(skirt, coat),
      `transform="translate(${x + dx + (i % 2 ? 8 : -8)} ${y - 1}) scale(${i % 2 ? -k : k} ${k})"`,
    ),
  );
  const bays = range(5).map((i) => {
    const ax = x + i * 70;
    return (
      path(hallArch(ax, y), light) +
      circle(ax + 29, y - 88, 5, '#fffbe0') +
      line(`M${ax + 29} ${y - 128}V${y - 94}`, '#a8642a', 2)
    );
  });
  return (
    path(box(x - 40, y - 170, x + 420, y), '#3d3070') +
    path(box(x - 40, y - 178, x + 420, y - 164), '#8a5a7a') +
    range(14)
      .map((i) => circle(x - 30 + i * 30, y - 150, 3.2, '#ffd795'))
      .join('') +
    bays.join('') +
    couples.join('')
  );
}

/** Draws the courtyard at night: sky, a tree, the hall, its light on the wet stone. */
function courtyard(S) {
  const sky = S.lin([
    [0, '#0b1028'],
    [0.55, '#1b2a5a'],
    [1, '#33386b'],
  ]);
  const stars = range(16).map((i) => circle(800 + 270 * S.r(), 70 + 250 * S.r(), 1.6 + (i % 3) * 0.5, '#fbe6c6'));
  const leaves = range(16).map((i) =>
    circle(1036 + 34 * Math.cos(i * 1.9), 350 + 44 * Math.sin(i * 2.7), 24 + (i % 4) * 5, '#141c48'),
  );
  const wet = S.lin([
    [0, '#ffb648', 0.55],
    [1, '#ffb648', 0],
  ]);
  return (
    path(box(760, 0, 1120, 580), sky) +
    stars.join('') +
    litHall(S, 772, 574) +
    leaves.join('') +
    line('M1040 370V580', '#141c48', 12) +
    path(box(760, 574, 1120, 900), '#3a2c5c') +
    path(box(760, 574, 1120, 740), wet)
  );
}

/** Draws the tall window with its frame and bars and what is seen through it. */
export function hallWindow(S, at) {
  const pane = (d) => {
    const [[ax, ay], [bx, by]] = [at(LEFT - d, HEAD - 0.35, 0), at(RIGHT + d, HEAD - 0.35, 0)];
    const [mx, my] = at((LEFT + RIGHT) / 2, HEAD + 0.12 + d, 0);
    const [[ex, ey], [gx, gy]] = [at(RIGHT + d, SILL - d, 0), at(LEFT - d, SILL - d, 0)];
    return (
      `M${f(gx)} ${f(gy)}L${f(ax)} ${f(ay)}C${f(ax)} ${f(ay - 80)} ${f(mx - 70)} ${f(my + 40)} ${f(mx)} ${f(my)}` +
      `C${f(mx + 70)} ${f(my + 40)} ${f(bx)} ${f(by - 70)} ${f(bx)} ${f(by)}L${f(ex)} ${f(ey)}Z`
    );
  };
  const [a, b] = [at((LEFT + RIGHT) / 2, HEAD + 0.1, 0), at((LEFT + RIGHT) / 2, SILL, 0)];
  const [c, d] = [at(LEFT, HEAD - 0.4, 0), at(RIGHT, HEAD - 0.4, 0)];
  return (
    path(pane(0.11), '#c98a4a') +
    S.shade(pane(0.11), '#40265f', 0, 0.9, [0.2, 0, 1, 0]) +
    path(pane(0.05), '#2a1640') +
    S.inside(pane(0), courtyard(S)) +
    line(`M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}M${f(c[0])} ${f(c[1])}L${f(d[0])} ${f(d[1])}`, '#2a1640', 9)
  );
}

/** Draws the curtain at the right of the window, whose foot the night air blows into the room. */
export function blownCurtain(S) {
  const all =
    'M1078 20C1090 160 1094 320 1082 440C1068 570 1010 650 990 742C1022 724 1036 760 1082 770' +
    'C1130 780 1160 820 1210 826V10Z';
  const folds =
    'M1096 20C1108 200 1112 340 1098 460C1082 580 1036 660 1018 732M1124 20C1132 220 1134 380 1120 500' +
    'C1108 600 1070 690 1058 760' +
    'M1146 20C1154 240 1158 420 1148 560C1142 660 1120 720 1112 776M1178 20C1184 260 1186 480 1182 620' +
    'C1180 700 1172 760 1168 806';
  const shaded =
    'M1096 20C1108 200 1112 340 1098 460C1082 580 1036 660 1018 732L1042 744C1066 660 1100 580 1114 480' +
    'C1124 380 1122 200 1114 20Z' +
    'M1146 20C1154 240 1158 420 1148 560C1142 660 1120 720 1112 776L1140 796C1150 720 1164 660 1168 560' +
    'C1174 420 1170 240 1164 20Z';
  return (
    path(all, '#e7a07e') +
    path(shaded, '#8a4a78', 'opacity=".55"') +
    path(
      all,
      S.lin(
        [
          [0.3, '#40265f', 0],
          [1, '#40265f', 0.85],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    S.shade(all, '#ffe0a8', 0.85, 0, [0, 0.5, 0.4, 0.4]) +
    line(folds, '#7a4070', 3, 'opacity=".7"') +
    line(
      'M1078 20C1090 160 1094 320 1082 440C1068 570 1010 650 990 742C1022 724 1036 760 1082 770' +
        'C1130 780 1160 820 1210 826',
      '#ffe6b4',
      6,
    ) +
    ellipse(1090, 12, 34, 14, '#c98a4a')
  );
}
