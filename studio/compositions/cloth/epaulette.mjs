// epaulette: the shoulder of a wedding band's uniform, close: velvet, gold braid, brass buttons, a tassel.
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

const button = (S, x, y, r) =>
  ellipse(x + 7, y + 10, r, r, '#1c0408', 'opacity=".55"') +
  circle(x, y, r, '#d9a03f') +
  S.shade(
    `M${f(x - r)} ${f(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`,
    '#5a2c0c',
    0,
    0.95,
    [0.2, 0.1, 0.9, 1],
  ) +
  circle(x, y, r * 0.72, 'none', 'stroke="#7a4410" stroke-width="4"') +
  range(8)
    .map((i) => circle(x + Math.cos(i * 0.785) * r * 0.42, y + Math.sin(i * 0.785) * r * 0.42, r * 0.12, '#fff0b8'))
    .join('') +
  ellipse(x - r * 0.35, y - r * 0.4, r * 0.24, r * 0.16, '#fffbe6', 'opacity=".9"');

/** Draws a twisted cord along points. */
const cord = (d, w) =>
  line(d, '#3a0a10', w * 1.3, 'opacity=".5" transform="translate(6 12)"') +
  line(d, '#b5761f', w) +
  line(d, '#f4cf7a', w * 0.62, `stroke-dasharray="${w * 0.5} ${w * 0.5}"`) +
  line(d, '#fff4cc', w * 0.2, `stroke-dasharray="${w * 0.3} ${w * 0.7}"`);

export function epaulette({ coat = '#a3142c', ...options } = {}) {
  const S = stage({ pal: 'marigold', seed: 761, ...options });
  const { W, H } = S;
  const k = S.by(1.18, 1.05);
  S.add(
    rect(0, 0, W, H, '#1c0c22'),
    S.glow(W * 0.2, H * 0.1, 560, '#e8862a', 0.5),
    S.glow(W * 0.06, H * 0.5, 260, '#f7c85a', 0.5),
    S.glow(W * 0.34, H * 0.05, 180, '#e2557a', 0.5),
  );
  const body = 'M-620 1300C-640 700 -560 300 -300 120C-180 40 -60 -30 60 -150C120 -210 190 -330 200 -420H900V1300Z';
  const arm = 'M-620 1300C-700 760 -560 300 -300 120C-200 240 -210 700 -190 1300Z';
  let o =
    path(body, coat) +
    S.shade(body, '#3a040f', 0.1, 0.92, [0.1, 0, 0.9, 1]) +
    S.shade(body, '#ff8a7a', 0.8, 0, [0, 0.3, 0.3, 0.4]);
  o +=
    path(arm, '#8a1026') +
    S.shade(arm, '#2a020a', 0, 0.9, [0.2, 0, 1, 0.2]) +
    S.shade(arm, '#ff7a6a', 0.7, 0, [0, 0, 0.35, 0]);
  o += line('M-300 120C-204 240 -210 700 -190 1300', '#2a020a', 10, 'opacity=".7"');
  // collar with its leaf of gold
  o +=
    path('M200 -430C150 -300 130 -210 60 -150C200 -60 460 -40 620 -110V-430Z', '#1f2a5a') +
    S.shade('M200 -430C150 -300 130 -210 60 -150C200 -60 460 -40 620 -110V-430Z', '#0a0c2a', 0, 0.9, [0, 0, 0.9, 1]);
  o += cord('M60 -150C200 -60 460 -40 640 -118', 24) + cord('M196 -420C150 -300 130 -214 62 -152', 20);
  for (const i of range(5))
    o += group(
      path('M0 0C18 -40 60 -54 92 -40C76 -2 40 16 0 0Z', '#e8b450') + line('M6 -2Q44 -14 84 -36', '#7a4410', 4),
      `transform="translate(${190 + i * 74} ${-150 + i * 4}) rotate(${i % 2 ? 20 : -40})"`,
    );
  // loops of braid between two rows of buttons
  for (const j of range(6)) {
    const y = 150 + j * 178;
    o += cord(
      `M40 ${y}C200 ${y - 76} 420 ${y - 60} 560 ${y + 4}M40 ${y + 16}C200 ${y + 92} 420 ${y + 76} 560 ${y + 24}`,
      22,
    );
    o +=
      `<circle cx="300" cy="${y + 10}" r="36" fill="none" stroke="#f4cf7a" stroke-width="13"/>` +
      button(S, 40, y + 8, 46) +
      button(S, 566, y + 14, 46);
  }
  // the board on the shoulder and its fringe
  const board =
    'M-330 132C-240 60 -60 -66 30 -150C64 -120 92 -84 104 -44C20 40 -120 150 -226 226C-290 250 -350 190 -330 132Z';
  o +=
    path(board, '#2a020a', 'opacity=".5" transform="translate(14 26)"') +
    path(board, '#1f2a5a') +
    S.shade(board, '#080a24', 0, 0.9, [0, 0.4, 0.9, 1]) +
    cord(board, 22);
  for (const i of range(6))
    o += group(
      path('M0 -24L26 0L0 24L-26 0Z', '#e8b450') + circle(0, 0, 7, '#a3142c'),
      `transform="translate(${-236 + i * 52} ${146 - i * 44}) rotate(-40)"`,
    );
  for (const i of range(30)) {
    const t = i / 29;
    const [x, y] = [-338 + 116 * t - 30 * Math.sin(t * 3.1), 130 + 108 * t];
    const len = 250 + 40 * Math.sin(i * 2.3);
    o +=
      line(
        `M${f(x)} ${f(y)}q${f(-26 + 10 * Math.sin(i))} ${f(len * 0.5)} ${f(-12 + 24 * t)} ${f(len)}`,
        i % 3 ? '#d9a03f' : '#8a4f14',
        13,
      ) +
      line(
        `M${f(x - 2)} ${f(y)}q${f(-26 + 10 * Math.sin(i))} ${f(len * 0.5)} ${f(-12 + 24 * t)} ${f(len)}`,
        '#fff0b8',
        3,
        'opacity=".7"',
      );
  }
  o += button(S, 18, -72, 30);
  // a whistle's cord and tassel across the chest
  o += cord('M-40 40C40 420 420 620 760 520', 26);
  S.add(
    group(o, `transform="translate(${f(W * S.by(0.42, 0.42))} ${f(H * S.by(0.36, 0.32))}) scale(${k})"`),
    S.shade(box(0, 0, W, H), '#12040c', 0, 0.75, [0.4, 0.3, 1, 1]),
  );
  return finish(S, options.framed);
}
