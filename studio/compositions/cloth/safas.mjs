// safas: tied turbans wait on their stands for the groom's party, one length still unrolled.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** Draws a tied turban on its stand, foot on x, y. */
function safa(S, x, y, k, colour, dark, band) {
  const d =
    'M-150 -230C-190 -300 -150 -390 -40 -410C80 -430 170 -380 172 -296C174 -250 150 -214 120 -204C40 -236 -60 -236 -120 -200C-140 -206 -146 -216 -150 -230Z';
  const tail = 'M96 -214C150 -180 176 -90 150 10C130 30 96 26 84 6C104 -80 90 -150 50 -206Z';
  const fan = 'M-60 -396C-110 -470 -90 -540 -30 -566C-10 -540 24 -560 40 -586C84 -540 70 -460 20 -402Z';
  const wraps = range(7).map(
    (i) =>
      `M${-150 + i * 6} ${-232 - i * 22}C${-60 + i * 8} ${-310 - i * 18} ${60 + i * 6} ${-300 - i * 22} ${172 - i * 12} ${-284 - i * 14}`,
  );
  const tones = (p, v = [0.3, 0, 1, 0.5]) => S.shade(p, dark, 0, 0.92, v);
  return group(
    ellipse(10, 6, 130, 24, '#050a20', 'opacity=".6"') +
      rect(-16, -220, 32, 226, '#8a6a3a') +
      S.shade(box(-16, -220, 16, 6), '#1c1208', 0, 0.9, [0, 0, 1, 0]) +
      ellipse(0, 2, 96, 18, '#b08a4a') +
      path(tail, mix(colour, dark, 0.15)) +
      tones(tail) +
      line('M100 -200Q150 -100 128 0', mix(colour, '#ffffff', 0.4), 4, 'opacity=".6"') +
      path(fan, colour) +
      tones(fan, [0.5, 0, 0.4, 1]) +
      range(6)
        .map((i) =>
          line(
            `M${-24 + i * 8} -400Q${-60 + i * 18} -480 ${-60 + i * 20} ${-548 - (i % 2) * 10}`,
            mix(colour, dark, 0.6),
            4,
          ),
        )
        .join('') +
      path(d, colour) +
      tones(d) +
      S.shade(d, mix(colour, '#ffffff', 0.7), 0.85, 0, [0, 0.2, 0.4, 0.5]) +
      S.inside(
        d,
        wraps
          .map((w, i) => line(w, i % 2 ? mix(colour, '#ffffff', 0.45) : mix(colour, dark, 0.65), i % 2 ? 5 : 8))
          .join('') +
          (band
            ? wraps
                .filter((_, i) => i % 2)
                .map((w) => line(w, band, 14))
                .join('')
            : ''),
      ) +
      path('M-64 -330C-84 -360 -60 -420 -36 -470C-24 -420 -8 -372 -30 -330Z', '#f2ead2') +
      circle(-46, -322, 26, '#e0ae57') +
      circle(-46, -322, 13, '#1f7a6a') +
      circle(-50, -328, 4, '#fff') +
      circle(-46, -284, 9, '#fff6e0') +
      circle(-46, -266, 6, '#fff6e0'),
    `transform="translate(${f(x)} ${f(y)}) scale(${k})"`,
  );
}

export function safas({
  colours = ['#2f4fc0', '#e8ecf8', '#1c7a9a', '#f0b03a', '#5a3fb0'],
  dark = '#0a0c34',
  wall = '#152060',
  ...options
} = {}) {
  const S = stage({ pal: 'night', seed: 771, ...options });
  const { W, H } = S;
  S.add(
    rect(0, 0, W, H, wall),
    S.shade(box(0, 0, W, H), '#060a2a', 0, 0.92, [0.2, 0, 0.8, 1]),
    S.glow(W * 0.2, H * 0.1, 900, '#8fb0ff', 0.35),
  );
  for (const i of range(12)) S.add(rect(i * S.by(180, 130), 0, 4, H, '#22307a', 'opacity=".6"'));
  const rows = S.by(
    [
      [0.42, 0.72, 6, 0],
      [0.7, 0.98, 5, 2],
      [1.02, 1.28, 4, 1],
    ],
    [
      [0.36, 0.74, 4, 0],
      [0.64, 1, 3, 2],
      [0.97, 1.3, 3, 1],
    ],
  );
  for (const [j, [v, k, n, shift]] of rows.entries()) {
    const y = H * v;
    S.add(
      rect(-10, y - 12, W + 20, 26 * k + 14, '#3a2c4a'),
      rect(-10, y - 14, W + 20, 6, '#e0ae57'),
      S.shade(box(-10, y - 12, W + 10, y + 40 * k), '#0a0818', 0, 0.9, [0, 0, 0, 1]),
    );
    for (const i of range(n)) {
      const c = colours[(i * 2 + shift + j) % colours.length];
      S.add(
        safa(
          S,
          W * ((i + 0.5) / n) + (j % 2 ? 30 : -30),
          y,
          k * S.by(0.86, 0.8),
          c,
          mix(dark, c, 0.16),
          (i + j) % 3 === 0 ? '#e2557a' : (i + j) % 3 === 1 ? undefined : '#f6e4b0',
        ),
      );
    }
  }
  // the length still to be tied falls over the front shelf
  const [x, y] = [W * S.by(0.66, 0.52), H * rows[1][0]];
  const d = `M${f(x - 60)} ${f(y - 16)}C${f(x - 80)} ${f(y + 120)} ${f(x + 60)} ${f(y + 240)} ${f(x - 30)} ${H + 20}H${f(x + 190)}C${f(x + 240)} ${f(y + 240)} ${f(x + 110)} ${f(y + 110)} ${f(x + 130)} ${f(y - 16)}Z`;
  S.add(
    path(d, '#e2557a'),
    S.inside(
      d,
      range(14)
        .map((i) => line(`M${f(x - 140)} ${f(y + i * 44 - 40)}l400 60`, i % 2 ? '#f0b03a' : '#fff0dc', 15))
        .join(''),
    ),
    S.shade(d, '#4a0a34', 0.7, 0, [0, 0, 0.5, 0.05]),
    S.shade(d, '#4a0a34', 0, 0.9, [0.5, 0, 1, 0.05]),
  );
  return finish(S, options.framed);
}
