// pane: rain runs down a window; beyond it lamps and shapes out of focus.
import { mix } from '../../kit/colour.mjs';
import { bokeh, drop } from '../../kit/nature/rain.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, oval, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** What stands beyond, without edges: a domed glass house, towers, or a garden with lamps. */
const VIEWS = {
  glass(S, x, y) {
    const d = `M${x - 520} ${y}C${x - 520} ${y - 300} ${x - 280} ${y - 470} ${x} ${y - 480}C${x + 280} ${y - 470} ${x + 520} ${y - 300} ${x + 520} ${y}Z`;
    return (
      S.glow(x, y - 160, 800, '#ffc46a', 0.75) +
      path(d, '#f2b45a', 'opacity=".55"') +
      S.shade(d, '#fff0c0', 0.9, 0, [0.5, 1, 0.5, 0.1], 'b') +
      line(
        range(9)
          .map((i) => `M${x - 480 + i * 120} ${y}Q${x - 300 + i * 75} ${y - 420} ${x} ${y - 478}`)
          .join(''),
        '#7a4a2a',
        12,
        'opacity=".35"',
      ) +
      bokeh(S, [x - 420, y - 330, x + 420, y - 40], 40, ['#fff0c0', '#ffd27a', '#f7a54a'], { small: 16, large: 44 })
    );
  },
  city(S, x, y) {
    return (
      range(11)
        .map((i) => {
          const w = 120 + 80 * S.r();
          const h = 240 + 420 * S.r();
          return rect(x - 1000 + i * 190, y - h, w, h, i % 2 ? '#31447a' : '#3f5488', 'opacity=".75"');
        })
        .join('') +
      bokeh(S, [x - 1000, y - 560, x + 1000, y], 120, ['#ffd98a', '#ff9a5a', '#9fc0ff', '#f06a7a'], {
        small: 12,
        large: 40,
        strong: 0.7,
      })
    );
  },
  garden(S, x, y) {
    return (
      range(16)
        .map(() =>
          ellipse(
            x + (S.r() - 0.5) * 2200,
            y - 120 - S.r() * 340,
            200 + 160 * S.r(),
            160 + 120 * S.r(),
            ['#1f5244', '#2f6a4f', '#3f7a56'][Math.floor(S.r() * 3)],
            'opacity=".6"',
          ),
        )
        .join('') +
      bokeh(S, [x - 1000, y - 460, x + 1000, y + 40], 70, ['#ffe0a0', '#ffc46a', '#fff4d8'], {
        small: 14,
        large: 52,
        strong: 0.6,
      })
    );
  },
};

export function pane({
  view = 'glass',
  air = ['#274a5c', '#5d8a86', '#c9b48a'],
  frame = '#3a2a20',
  bars = [0.3],
  sill = true,
  flowers,
  ...options
} = {}) {
  const S = stage({ pal: 'bluehour', seed: 551, axis: 0.62, ...options });
  const { W, H, cx } = S;
  const y = H * 0.74;
  S.add(
    rect(0, 0, W, H, S.lin(air.map((c, i) => [i / (air.length - 1), c]))),
    soft(S, VIEWS[view](S, cx, y), 11),
    S.shade(box(0, y - 40, W, H), mix(air[0], '#000000', 0.35), 0.2, 0.9, [0, 0, 0, 1], 'b'),
  );
  const ink = { dark: mix(air[0], '#04101c', 0.5), lite: '#fdf6e4' };
  // runs: crooked tracks with a drop at the end of each
  for (const _ of range(S.by(46, 32))) {
    let [x, yy] = [S.r() * W, -20 + S.r() * H * 0.5];
    const w = 5 + 9 * S.r();
    const start = [x, yy];
    let d = `M${f(x)} ${f(yy)}`;
    for (const _s of range(3 + Math.floor(S.r() * 6))) {
      const [dx, dy] = [(S.r() - 0.5) * 34, 50 + S.r() * 70];
      d += `q${f(dx)} ${f(dy * 0.4)} ${f(dx * 0.4)} ${f(dy)}`;
      x += dx * 0.4;
      yy += dy;
    }
    S.add(
      line(d, ink.lite, w, 'opacity=".2"'),
      line(d, ink.dark, w * 0.34, 'opacity=".3" transform="translate(3 0)"'),
      drop(S, x, yy + w, w * 1.3, ink),
      circle(start[0], start[1], w * 0.4, ink.lite, 'opacity=".4"'),
    );
  }
  for (const _ of range(S.by(200, 150))) {
    const r = 3 + 11 * S.r() ** 2;
    S.add(drop(S, S.r() * W, S.r() * H * 0.96, r, ink));
  }
  for (const b of bars)
    S.add(
      rect(W * b - 20, 0, 40, H, frame),
      S.shade(box(W * b - 20, 0, W * b + 20, H), '#f8d9a0', 0, 0.7, [0.4, 0, 1, 0]),
    );
  S.add(rect(0, H * 0.16, W, 26, frame), rect(0, H * 0.16 + 22, W, 4, '#f8d9a0', 'opacity=".6"'));
  if (sill) {
    const top = box(0, H * 0.87, W, H);
    S.add(
      path(top, frame),
      S.shade(top, '#ffcf8a', 0.75, 0, [0.6, 0, 0.3, 0.7]),
      rect(0, H * 0.865, W, 8, '#f8d9a0', 'opacity=".7"'),
    );
    if (flowers) {
      const [fx, fy] = [W * S.by(0.16, 0.24), H * 0.9];
      S.add(
        path(
          `M${fx - 70} ${fy}Q${fx - 90} ${fy - 110} ${fx - 34} ${fy - 150}H${fx + 34}Q${fx + 90} ${fy - 110} ${fx + 70} ${fy}Z`,
          '#b98a3f',
        ),
        S.shade(
          `M${fx - 70} ${fy}Q${fx - 90} ${fy - 110} ${fx - 34} ${fy - 150}H${fx + 34}Q${fx + 90} ${fy - 110} ${fx + 70} ${fy}Z`,
          '#2a1408',
          0.9,
          0,
          [0, 0, 0.8, 0],
        ),
      );
      for (const i of range(26)) {
        const [a, r] = [S.r() * 6.28, Math.sqrt(S.r()) * 130];
        const [px, py] = [fx + Math.cos(a) * r, fy - 240 + Math.sin(a) * r * 0.9];
        const d = oval(px, py, 40, 38);
        S.add(path(d, flowers[i % flowers.length]), S.shade(d, '#3a0a20', 0.8, 0, [0, 0.3, 0.9, 0.4]));
      }
    }
  }
  return finish(S, options.framed);
}
