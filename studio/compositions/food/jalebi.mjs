// jalebi: a coil of batter is drawn into hot oil, finished coils shine in syrup beside it, from above.
import { pinch } from '../../kit/figures/hands.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, group, line, oval, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { dish, steam } from '../../parts/tableware/dish.mjs';

const IRON = { base: '#2f2a30', dark: '#0c080c', lite: '#8a7a78', well: '#7a4310' };
const STEEL = { base: '#a9adb0', dark: '#2c3238', lite: '#f4f8fa', well: '#8a5a1e' };

/** Returns the path of a coil of `turns` turns, R wide, that ends with a stroke across. */
function coil(x, y, R, turns, start) {
  const n = turns * 26;
  const at = (i) => {
    const a = start + (i / 26) * 6.283;
    const r = R * (0.14 + (0.86 * i) / n) * (1 + 0.04 * Math.sin(a * 3));
    return `${f(x + Math.cos(a) * r)} ${f(y + Math.sin(a) * r * 0.96)}`;
  };
  return `M${range(n + 1)
    .map(at)
    .join('L')}L${f(x + Math.cos(start + 2.4) * R * 0.4)} ${f(y + Math.sin(start + 2.4) * R * 0.4)}`;
}

function sweet(x, y, R, start, colour, turns = 3) {
  const d = coil(x, y, R, turns, start);
  const w = R * 0.2;
  return (
    line(d, '#3a1404', w * 1.25, 'opacity=".6" transform="translate(6 9)"') +
    line(d, colour[0], w) +
    line(d, colour[1], w * 0.56) +
    line(d, colour[2], w * 0.16, `stroke-dasharray="${f(w * 1.4)} ${f(w * 1.1)}" transform="translate(-4 -5)"`)
  );
}

const RAW = ['#d8a44a', '#f4d890', '#fff6d8'];
const FRIED = ['#c8560f', '#f08a1c', '#fff0b8'];

export function jalebi({ ground = '#3a4634', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 621, ...options });
  const { W, H } = S;
  S.add(rect(0, 0, W, H, ground));
  for (const i of range(13))
    for (const j of range(9)) {
      const [x, y] = [i * 190 - (j % 2) * 95 - 60, j * 176 - 40];
      S.add(
        path(
          `M${f(x + 6)} ${f(y + 4)}h${f(172 + 8 * S.r())}v${f(158 + 8 * S.r())}h-176Z`,
          ['#566350', '#4a5646', '#616e58'][Math.floor(S.r() * 3)],
        ),
      );
    }
  S.add(S.shade(`M0 0H${W}V${H}H0Z`, '#0c140e', 0.1, 0.92, [0.2, 0, 1, 1]));
  const [x, y, R] = [W * S.by(0.36, 0.42), H * S.by(0.54, 0.44), S.by(560, 520)];
  // embers under the rim of the pan
  for (const i of range(90)) {
    const a = S.r() * 6.283;
    const r = R * (1.04 + 0.12 * S.r());
    S.add(
      circle(
        x + Math.cos(a) * r,
        y + Math.sin(a) * r,
        16 + 22 * S.r(),
        i % 3 ? '#3a1c14' : ['#e8501a', '#ffa83a'][i % 2],
      ),
    );
  }
  S.add(S.glow(x, y, R * 1.5, '#f5701f', 0.5), dish(S, x, y, R, IRON));
  for (const s of [-1, 1]) S.add(line(`M${f(x + s * R * 0.96)} ${f(y - 90)}q${s * 130} 90 0 180`, '#3f383e', 34));
  S.add(circle(x, y, R * 0.84, '#b06a12'), S.shade(oval(x, y, R * 0.84), '#ffd27a', 0.9, 0, [0.2, 0, 0.8, 0.9]));
  for (const _ of range(170)) {
    const [a, d] = [S.r() * 6.283, Math.sqrt(S.r()) * R * 0.8];
    S.add(
      circle(
        x + Math.cos(a) * d,
        y + Math.sin(a) * d,
        3 + 9 * S.r(),
        'none',
        'stroke="#fff0b0" stroke-width="2.6" opacity=".6"',
      ),
    );
  }
  const ring = [
    [-0.46, -0.32, 0.25, 1],
    [0.04, -0.52, 0.24, 2.2],
    [-0.5, 0.26, 0.24, 4],
    [-0.06, 0.52, 0.25, 0.4],
  ];
  for (const [i, [u, v, r, a]] of ring.entries())
    S.add(sweet(x + u * R, y + v * R, r * R, a, i % 2 ? FRIED : ['#d87a1a', '#f6ac3e', '#fff0b8']));
  const [hx, hy] = [x + R * 0.34, y + R * 0.06];
  S.add(sweet(hx, hy, R * 0.27, 5.6, RAW));
  // syrup
  const [sx, sy, sr] = S.by([W * 0.83, H * 0.3, 330], [W * 0.76, H * 0.9, 330]);
  S.add(dish(S, sx, sy, sr, STEEL), circle(sx, sy, sr * 0.8, '#c8781a'));
  for (const [u, v, r, a] of [
    [-0.3, -0.24, 0.36, 2],
    [0.36, -0.16, 0.34, 0.3],
    [-0.12, 0.4, 0.36, 4.4],
  ])
    S.add(sweet(sx + u * sr, sy + v * sr, r * sr, a, FRIED));
  S.add(S.shade(oval(sx, sy, sr * 0.8), '#fff4c8', 0.55, 0, [0.1, 0, 0.6, 0.6]));
  // the cloth with batter in the maker's hand
  const hand = { base: '#9a6040', dark: '#3a1810', lite: '#d89a6a', nail: '#e0b090' };
  const end = [hx + R * 0.16, hy + R * 0.2];
  S.add(
    group(
      path('M-60 -90C30 -120 60 -40 8 6C0 14 -8 16 -14 10C-80 40 -140 0 -60 -90Z', '#efe4cc') +
        S.shade(
          'M-60 -90C30 -120 60 -40 8 6C0 14 -8 16 -14 10C-80 40 -140 0 -60 -90Z',
          '#7a5a3a',
          0,
          0.8,
          [0.2, 0, 0.9, 1],
        ) +
        group(pinch(S, hand, { sleeve: '#f2ead8' }), 'transform="translate(-40 -40) scale(.94)"'),
      `transform="translate(${f(end[0])} ${f(end[1])}) rotate(${S.by(-142, -128)})"`,
    ),
    steam(x - R * 0.2, y - R * 0.2, 380, 15, '#ffe8c0', 0.22),
  );
  return finish(S, options.framed);
}
