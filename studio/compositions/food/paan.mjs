// paan: folded betel leaves with silver and cloves on a copper tray, one lifted by a hand with a bright sleeve.
import { pinch } from '../../kit/figures/hands.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, group, line, oval, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { dish, scattered } from '../../parts/tableware/dish.mjs';

const COPPER = { base: '#c8733a', dark: '#4a1c10', lite: '#ffd0a0', well: '#a8562a' };

/** Draws one folded leaf, its point up, pinned with a clove. */
function fold(S, silver) {
  const d = 'M0 -104C30 -60 92 20 88 62C60 92 -60 92 -88 62C-92 20 -30 -60 0 -104Z';
  const left = 'M0 -104C-30 -60 -92 20 -88 62C-60 84 -20 88 8 84C-10 30 -8 -40 0 -104Z';
  return (
    path(d, '#140a06', 'opacity=".45" transform="translate(12 16)"') +
    path(d, '#3f7a34') +
    S.shade(d, '#12300f', 0, 0.9, [0.3, 0, 1, 0.6]) +
    path(left, '#5a9a44') +
    S.shade(left, '#b8e08a', 0.8, 0, [0, 0, 0.8, 0.7]) +
    line('M-70 58C-44 10 -18 -40 -2 -92M-40 76C-26 30 -12 -20 -2 -80', '#cfeaa8', 2.4, 'opacity=".6"') +
    (silver
      ? path('M-58 34L-6 10L46 38L40 74L-30 80Z', '#e8ecf0') +
        S.shade('M-58 34L-6 10L46 38L40 74L-30 80Z', '#7a8a9a', 0, 0.9, [0.2, 0, 1, 1]) +
        line('M-40 44L30 66M-10 22L20 76', '#ffffff', 3, 'opacity=".8"')
      : circle(0, 66, 13, '#c21f3a') + circle(-4, 61, 5, '#ff9aa8')) +
    line('M-4 26L10 -14', '#2a140c', 10) +
    circle(12, -18, 11, '#4a2414')
  );
}

export function paan({ cloth = '#6a1630', ...options } = {}) {
  const S = stage({ pal: 'marigold', seed: 671, ...options });
  const { W, H } = S;
  S.add(rect(0, 0, W, H, cloth));
  for (const i of range(16))
    for (const j of range(11)) {
      const [x, y] = [i * 140 + (j % 2) * 70, j * 122 + 20];
      S.add(
        group(
          range(4)
            .map((q) =>
              path('M0 -6C10 -18 8 -34 0 -42C-8 -34 -10 -18 0 -6Z', '#c8843a', `transform="rotate(${q * 90})"`),
            )
            .join(''),
          `transform="translate(${x} ${y})" opacity=".6"`,
        ),
      );
    }
  S.add(S.shade(`M0 0H${W}V${H}H0Z`, '#22040f', 0.05, 0.94, [0.1, 0, 1, 1]));
  const [x, y, R] = [W * S.by(0.58, 0.5), H * S.by(0.6, 0.58), S.by(590, 540)];
  S.add(dish(S, x, y, R, COPPER));
  for (const i of range(56)) {
    const a = (i / 56) * 6.283;
    S.add(circle(x + Math.cos(a) * R * 0.91, y + Math.sin(a) * R * 0.91, 9, i % 2 ? '#ffd0a0' : '#7a3418'));
  }
  S.add(
    scattered(S, x, y, R * 0.8, 160, 13, ['#e2557a', '#c21f4a', '#f4a0b4', '#fff1d8']),
    S.shade(oval(x, y, R * 0.84), '#3a100a', 0.5, 0, [0, 0, 0.6, 0.7]),
  );
  const places = [
    [-0.5, -0.2, -20],
    [-0.16, -0.5, 8],
    [0.24, -0.46, 30],
    [-0.36, 0.3, -40],
    [0.02, 0.06, -6],
    [0.46, 0.02, 24],
    [0.14, 0.52, 16],
    [-0.1, 0.62, -16],
  ];
  for (const [i, [u, v, a]] of places.entries())
    S.add(
      group(fold(S, i % 2 === 0), `transform="translate(${f(x + u * R)} ${f(y + v * R)}) rotate(${a}) scale(1.12)"`),
    );
  const [lx, ly] = S.by([x - R * 0.86, y - R * 0.5], [x - R * 0.3, y - R * 1.08]);
  S.add(
    group(
      `${group(path('M0 -104C30 -60 92 20 88 62C60 92 -60 92 -88 62C-92 20 -30 -60 0 -104Z', '#140a06', 'opacity=".4"'), 'transform="translate(70 110)"')}${fold(S, true)}`,
      `transform="translate(${f(lx)} ${f(ly)}) rotate(-52) scale(1.4)"`,
    ),
    group(
      pinch(
        S,
        { base: '#a9704a', dark: '#3a1810', lite: '#e8b080', nail: '#d8405a', trim: '#f0c060' },
        { sleeve: '#e08a1c', bangles: ['#f0c060', '#f0c060', '#8a1f3f', '#f0c060'] },
      ),
      `transform="translate(${f(lx - 96)} ${f(ly - 40)}) rotate(${S.by(26, 58)}) scale(.96)"`,
    ),
  );
  return finish(S, options.framed);
}
