// dosa: a long crisp dosa, chutneys and coffee on a steel tray at a window in the early light.
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, oval, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { dish, scattered, steam } from '../../parts/tableware/dish.mjs';

const STEEL = { base: '#d2d8dc', dark: '#46525e', lite: '#ffffff', well: '#b8c0c6' };

export function dosa({ table = '#c9b79a', ...options } = {}) {
  const S = stage({ pal: 'mustard', seed: 661, ...options });
  const { W, H } = S;
  S.add(rect(0, 0, W, H, table));
  for (const i of range(26))
    S.add(line(`M-20 ${i * 60}q${W * 0.5} ${i % 2 ? 18 : -18} ${W + 40} 0`, '#a8926f', 3, 'opacity=".4"'));
  // bars of window light across the table
  for (const i of range(4)) {
    const x = W * (0.06 + i * 0.3);
    S.add(path(`M${f(x)} 0h${f(W * 0.2)}L${f(x + W * 0.02)} ${H}h${f(-W * 0.2)}Z`, '#fff3d6', 'opacity=".5"'));
  }
  S.add(S.shade(`M0 0H${W}V${H}H0Z`, '#4a4a5a', 0, 0.75, [0.3, 0.2, 1, 1]));
  const [x, y] = [W * S.by(0.47, 0.5), H * S.by(0.55, 0.56)];
  const k = S.by(1, 0.78);
  const tray = 'M-760 -330H760Q800 -330 800 -290V290Q800 330 760 330H-760Q-800 330 -800 290V-290Q-800 -330 -760 -330Z';
  const roll =
    'M-640 -30C-560 -104 540 -128 660 -52C700 -20 690 60 640 84C480 140 -520 150 -640 92C-690 66 -690 6 -640 -30Z';
  let inner =
    path(tray, '#2a2a34', 'opacity=".45" transform="translate(20 30)"') +
    path(tray, STEEL.base) +
    S.shade(tray, STEEL.dark, 0, 0.75, [0.2, 0, 1, 1]) +
    S.shade(tray, '#ffffff', 0.8, 0, [0, 0, 0.5, 0.6]) +
    line(tray, '#8a96a0', 8) +
    line('M-770 -300H770V300H-770Z', '#f6fafc', 5, 'opacity=".7"');
  inner +=
    path(roll, '#5a4a40', 'opacity=".4" transform="translate(10 26)"') +
    path(roll, '#d98a34') +
    S.shade(roll, '#7a3a10', 0, 0.95, [0.4, 0.1, 0.5, 1]) +
    S.shade(roll, '#ffe0a0', 0.9, 0, [0.4, 0, 0.5, 0.6]);
  const lace = range(120).map(() => {
    const [px, py] = [-620 + S.r() * 1260, -80 + S.r() * 190];
    return ellipse(px, py, 10 + 40 * S.r(), 4 + 9 * S.r(), S.r() > 0.5 ? '#a8541a' : '#f4c878', 'opacity=".55"');
  });
  inner += S.inside(roll, lace.join('')) + line('M-630 4C-400 -60 420 -82 650 -6', '#8a4412', 7, 'opacity=".7"');
  inner +=
    path('M640 -56C720 -60 760 -10 742 40C730 76 690 92 650 86C690 60 700 0 640 -56Z', '#b5661f') +
    S.shade(
      'M640 -56C720 -60 760 -10 742 40C730 76 690 92 650 86C690 60 700 0 640 -56Z',
      '#4a1c08',
      0,
      0.9,
      [0, 0, 1, 0],
    );
  const bowls = [
    [-520, -206, '#f4f0e2', ['#6a9a3a', '#3a2a20', '#d8402a']],
    [-250, -214, '#c8401c', ['#e86a3a', '#8a1c0c']],
    [20, -214, '#6a9a3a', ['#8fbf56', '#3f6a20']],
  ];
  for (const [bx, by, food, bits] of bowls)
    inner +=
      dish(S, bx, by, 104, STEEL) +
      circle(bx, by, 84, food) +
      scattered(S, bx, by, 66, 16, 9, bits) +
      S.shade(oval(bx, by, 84), '#2a1c18', 0.6, 0, [0, 0, 0.6, 0.7]);
  S.add(group(inner, `transform="translate(${f(x)} ${f(y)}) rotate(${S.by(-11, -24)}) scale(${k})"`));
  // filter coffee in its tumbler and saucer
  const [cx, cy] = S.by([W * 0.82, H * 0.22], [W * 0.74, H * 0.2]);
  S.add(
    dish(S, cx, cy, 168, { ...STEEL, well: '#9aa4ac' }),
    ellipse(cx + 16, cy + 22, 104, 102, '#39424a', 'opacity=".55"'),
    circle(cx, cy, 100, '#e6ebee'),
    S.shade(oval(cx, cy, 100), '#46525e', 0, 0.8, [0.2, 0.1, 0.9, 1]),
    circle(cx, cy, 82, '#8a5228'),
    ...range(60).map(() => {
      const [a, d] = [S.r() * 6.283, Math.sqrt(S.r()) * 72];
      return circle(cx + Math.cos(a) * d, cy + Math.sin(a) * d, 4 + 9 * S.r(), '#e8c79a', 'opacity=".75"');
    }),
    steam(cx - 10, cy - 40, 240, 11, '#fffdf6', 0.5),
  );
  return finish(S, options.framed);
}
