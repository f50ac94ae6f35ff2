// wok: a tall flame under a tossed wok in a dark kitchen.
import { limb } from '../../kit/figures/hands.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** A tongue of fire from x, y: `h` high, `w` wide, leaning. */
const tongue = (x, y, w, h, lean) =>
  `M${f(x - w / 2)} ${f(y)}C${f(x - w * 0.75)} ${f(y - h * 0.35)} ${f(x - w * 0.1 + lean * 0.3)} ${f(y - h * 0.5)} ${f(x + lean)} ${f(y - h)}C${f(x + w * 0.2 + lean * 0.5)} ${f(y - h * 0.55)} ${f(x + w * 0.8)} ${f(y - h * 0.35)} ${f(x + w / 2)} ${f(y)}Z`;

function fire(S, x, y, w, h, n) {
  const layers = [
    ['#8a1c0c', 1.1, 1],
    ['#d8451a', 0.9, 0.86],
    ['#f58a1f', 0.7, 0.7],
    ['#ffc64a', 0.48, 0.52],
    ['#fff2b8', 0.28, 0.34],
  ];
  const seeds = range(n).map(() => [S.r(), S.r(), S.r()]);
  return layers
    .map(([c, kw, kh]) =>
      seeds
        .map(([a, b, d]) => {
          const t = tongue(
            x + (a - 0.5) * w,
            y,
            w * 0.36 * kw * (0.7 + 0.6 * b),
            h * kh * (0.5 + 0.6 * d) * (1 - Math.abs(a - 0.5) * 0.9),
            (b - 0.4) * 90,
          );
          return path(t, c);
        })
        .join(''),
    )
    .join('');
}

const BITS = ['#e2452a', '#7fae3a', '#f2c84a', '#f6ead0', '#3f7a3a', '#e8862a'];

export function wok({ wall = '#1a0d12', ...options } = {}) {
  const S = stage({ pal: 'marigold', seed: 531, axis: 0.56, ...options });
  const { W, H, cx } = S;
  const y = H * S.by(0.56, 0.56);
  S.add(
    rect(0, 0, W, H, wall),
    S.shade(box(0, 0, W, H), '#6a1a1a', 0.65, 0, [0.6, 0.6, 0.1, 0]),
    S.glow(cx, y + 60, 820, '#f5701f', 0.75),
  );
  for (const i of range(30))
    for (const j of range(9)) {
      const [tx, ty] = [i * 92 - (j % 2) * 46, j * 70];
      S.add(rect(tx, ty, 88, 66, 'none', `stroke="#5a1c1c" stroke-width="2" opacity="${f(0.55 - j * 0.04)}"`));
    }
  S.add(fire(S, cx - 20, y + 330, 620, 620, 16));
  // the wok, tilted away, its inside catching the light
  const tilt = -11;
  const k = S.by(1, 1);
  const inner = ellipse(0, -70, 410, 118, '#3a2420');
  const hull = 'M-412 -70C-390 110 -190 236 0 236C190 236 390 110 412 -70C300 40 -300 40 -412 -70Z';
  const pan =
    path(hull, '#1c1418') +
    S.shade(hull, '#ff9a3a', 0.95, 0, [0.5, 1, 0.5, 0.3]) +
    inner +
    S.shade('M-410 -70a410 118 0 1 1 820 0a410 118 0 1 1 -820 0Z', '#0c0608', 0.9, 0, [0, 0, 0.7, 1]) +
    line('M-410 -70a410 118 0 1 1 820 0a410 118 0 1 1 -820 0Z', '#c88a5a', 6) +
    path('M404 -84L760 -176Q790 -180 792 -150Q790 -128 764 -124L400 -40Z', '#5a3420') +
    S.shade('M404 -84L760 -176Q790 -180 792 -150Q790 -128 764 -124L400 -40Z', '#1a0a06', 0, 0.9, [0, 0, 0, 1]);
  S.add(group(pan, `transform="translate(${f(cx)} ${f(y + 20)}) rotate(${tilt}) scale(${k})"`));
  // what is tossed: an arc from the far rim
  for (const i of range(90)) {
    const t = S.r();
    const a = Math.PI * (1.04 + 0.92 * t);
    const r = 300 + 150 * S.r();
    const [px, py] = [cx - 30 + Math.cos(a) * r * 1.08, y - 60 + Math.sin(a) * r * 1.12];
    const c = BITS[i % BITS.length];
    const [rx, ry] = [8 + 16 * S.r(), 6 + 7 * S.r()];
    S.add(
      `<g transform="translate(${f(px)} ${f(py)}) rotate(${f(S.r() * 360)})">${ellipse(0, 0, rx, ry, c)}${ellipse(-rx * 0.2, -ry * 0.3, rx * 0.5, ry * 0.4, '#fff6d8', 'opacity=".5"')}</g>`,
    );
  }
  S.add(
    ...range(70).map(() => {
      const [px, py] = [cx + (S.r() - 0.5) * 900, y + 200 - S.r() * 760];
      return circle(px, py, 1.5 + 3 * S.r(), '#ffc64a', `opacity="${f(0.4 + 0.6 * S.r())}"`);
    }),
  );
  // a flame that has caught inside
  S.add(group(fire(S, 60, 0, 300, 330, 8), `transform="translate(${f(cx - 60)} ${f(y - 50)}) rotate(-8)"`));
  // the cook's fist on the handle, a sleeve rolled up
  const [hx, hy] = [cx + 640 * k, y - 250 * k];
  const skin = { base: '#b0724a', dark: '#3a1410', lite: '#ffb878' };
  const fist = (d) =>
    path(d, skin.base) +
    S.shade(d, skin.dark, 0.95, 0, [1, 0, 0.2, 0.4]) +
    S.shade(d, skin.lite, 0, 0.9, [0.6, 0.3, 0, 1]);
  S.add(fist(limb([hx + 420, hy + 420], 120, [hx + 110, hy + 110], 84)));
  const cuff = limb([hx + 520, hy + 520], 170, [hx + 320, hy + 320], 132);
  S.add(path(cuff, '#f2e6d8'), S.shade(cuff, '#3a1418', 0.95, 0.1, [1, 0, 0, 0.8]));
  for (const i of range(4))
    S.add(fist(limb([hx + 84 - i * 40, hy + 52 + i * 18], 42, [hx + 40 - i * 44, hy + 4 + i * 14], 36)));
  S.add(fist(limb([hx + 96, hy + 26], 38, [hx - 4, hy - 24], 32)));
  // burner ring
  S.add(
    rect(cx - 330, y + 330, 660, 26, '#0c0608'),
    line(`M${cx - 300} ${y + 332}H${cx + 300}`, '#6fb0ff', 7, 'stroke-dasharray="3 22"'),
    rect(0, y + 352, W, H, '#12080c'),
    S.shade(box(0, y + 352, W, H), '#d8451a', 0.7, 0, [0.5, 0, 0.5, 0.8]),
  );
  return finish(S, options.framed);
}
