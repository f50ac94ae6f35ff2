// rail: two at the railing of a roof from behind, close, before a city of lit windows; her scarf in the wind.

import { mix } from '../../kit/colour.mjs';
import { guest } from '../../kit/figures/guests.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function rail({ sky = ['#1a1a4a', '#4a3a7c', '#b0688c', '#f6b890'], scarf = '#ef7f9a', ...options } = {}) {
  const S = stage({ pal: 'rose', seed: 921, axis: 0.4, ...options });
  const { W, H, cx } = S;
  const hz = H * 0.66;
  S.add(
    rect(0, 0, W, H, S.lin(sky.map((c, i) => [i * 0.22, c]))),
    S.shade(box(0, 0, W, H * 0.5), sky[0], 0.9, 0, [1, 0, 0.5, 1]),
  );
  for (const i of range(5))
    S.add(rect(W * (0.1 + 0.17 * i), H * (0.3 + 0.05 * ((i * 3) % 4)), W * 0.3, 12, '#f6a89a', 'rx="6" opacity=".5"'));
  for (const j of range(3)) {
    const n = S.by(20 - j * 4, 13 - j * 3);
    for (const i of range(n)) {
      const w = (W / n) * (0.6 + 0.5 * S.r());
      const h = [H * 0.34, H * 0.26, H * 0.16][j] * (0.35 + 0.75 * S.r());
      const [x, y] = [(i / n) * W + 20 * S.r(), hz + 60 - h];
      const tone = mix('#9a5f8c', '#241a4c', 0.25 + j * 0.36);
      S.add(rect(x, y, w, h + 300, tone), S.shade(box(x, y, x + w, y + h + 300), '#ffb89a', 0.5, 0, [1, 0, 0.4, 0.2]));
      const [cw, ch] = [13 + j * 4, 18 + j * 5];
      for (const a of range(Math.floor(w / (cw * 1.7))))
        for (const b of range(Math.floor(h / (ch * 1.5))))
          if (S.r() > 0.42)
            S.add(
              rect(
                x + 8 + a * cw * 1.7,
                y + 12 + b * ch * 1.5,
                cw,
                ch,
                S.r() > 0.3 ? '#ffd994' : '#ff9a7a',
                `opacity="${f(0.5 + 0.5 * S.r())}"`,
              ),
            );
    }
  }
  const y = H * 1.02;
  S.add(rect(0, H * 0.86, W, H, '#2a1a44'), S.shade(box(0, H * 0.86, W, H), '#ffb08a', 0.6, 0, [0.5, 0, 0.5, 0.7]));
  const top = H * 0.7;
  for (const i of range(S.by(34, 21)))
    S.add(line(`M${f((i * W) / S.by(33, 20))} ${f(top)}V${f(H * 0.9)}`, '#1c1034', 7));
  S.add(rect(0, top - 10, W, 22, '#1c1034'), rect(0, top - 10, W, 5, '#f6b890'), rect(0, H * 0.89, W, 14, '#1c1034'));
  const look = { dark: '#1a0f34', lite: '#ffc4a0' };
  const h = S.by(860, 900);
  const k = h / 860;
  S.add(
    guest(S, cx - 110 * k, y, h, { kind: 'man', coat: '#2c3a78', trim: '#e9dcc6', light: -1, ...look }),
    guest(S, cx + 96 * k, y + 6, h * 0.93, { kind: 'sari', coat: '#c8486f', trim: '#8a2f5a', light: -1, ...look }),
  );
  const s = `M${f(cx + 60 * k)} ${f(y - 640 * k)}C${f(cx + 260 * k)} ${f(y - 740 * k)} ${f(cx + 380 * k)} ${f(y - 560 * k)} ${f(cx + 620 * k)} ${f(y - 690 * k)}C${f(cx + 560 * k)} ${f(y - 560 * k)} ${f(cx + 420 * k)} ${f(y - 420 * k)} ${f(cx + 300 * k)} ${f(y - 480 * k)}C${f(cx + 220 * k)} ${f(y - 520 * k)} ${f(cx + 150 * k)} ${f(y - 440 * k)} ${f(cx + 130 * k)} ${f(y - 380 * k)}Z`;
  S.add(
    path(s, scarf, 'opacity=".86"'),
    S.shade(s, '#7a1f5a', 0.8, 0, [0, 1, 0.4, 0.2]),
    S.shade(s, '#fff0e0', 0, 0.7, [0.3, 0.6, 0.7, 0]),
    line(
      `M${f(cx + 620 * k)} ${f(y - 690 * k)}C${f(cx + 560 * k)} ${f(y - 560 * k)} ${f(cx + 420 * k)} ${f(y - 420 * k)} ${f(cx + 300 * k)} ${f(y - 480 * k)}`,
      '#f4d08a',
      8,
    ),
  );
  for (const [x, t] of S.by(
    [
      [0.62, 0.72],
      [0.8, 0.72],
    ],
    [[0.86, 0.72]],
  ))
    S.add(
      path(`M${f(W * x)} ${f(top - 12)}l-26 -74h52Z`, '#fff', 'opacity=".55"'),
      path(`M${f(W * x)} ${f(top - 14)}l-17 -44h34Z`, '#e8a23a'),
      S.glow(W * x, H * t - 60, 60, '#ffd98a', 0.6),
      circle(W * x, top - 8, 3, '#fff'),
    );
  return finish(S, options.framed);
}
