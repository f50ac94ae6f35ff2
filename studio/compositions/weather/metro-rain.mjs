// metroRain: a wet platform at evening, a train runs in behind glass that streams; one umbrella is shaken out.

import { rain } from '../../kit/nature/rain.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function metroRain({ sky = ['#39506e', '#6f86a0', '#d9b48e'], ...options } = {}) {
  const S = stage({ pal: 'mustard', seed: 1091, ...options });
  const { W, H } = S;
  const v = [W * S.by(0.24, 0.2), H * 0.44];
  const ray = (x, y, t) => [lerp(x, v[0], t), lerp(y, v[1], t)];
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, sky[0]],
        [0.3, sky[1]],
        [0.5, sky[2]],
      ]),
    ),
  );
  for (const i of range(12)) {
    const [x, h] = [W * (i / 11), 80 + 190 * S.r()];
    S.add(
      rect(x - 50, v[1] + 40 - h, 100, h, '#56697f'),
      ...range(Math.floor(h / 26)).map((k) =>
        S.r() > 0.5 ? rect(x - 34 + 44 * S.r(), v[1] + 52 - h + k * 24, 12, 9, '#ffd79a') : '',
      ),
    );
  }
  // roof of the platform, posts, the wet floor
  const roof = P([
    ray(W * 1.1, -H * 0.3, 0),
    ray(W * 1.1, -H * 0.3, 0.94),
    ray(-W * 0.4, -H * 0.02, 0.9),
    ray(-W * 0.4, -H * 0.02, 0),
  ]);
  S.add(path(roof, '#2c3b50'), S.shade(roof, '#0f1826', 0.9, 0, [1, 0, 0.2, 0.4]));
  for (const i of range(7)) {
    const t = 1 - 0.72 ** i;
    const [[a, b], [c, d]] = [ray(W * 1.1, -H * 0.3, t), ray(-W * 0.4, -H * 0.02, t)];
    S.add(
      line(`M${f(a)} ${f(b)}L${f(c)} ${f(d)}`, '#5a6f8a', lerp(16, 3, t)),
      path(
        P([
          ray(W * 0.4, -H * 0.14, t + 0.02),
          ray(W * 0.66, -H * 0.19, t + 0.02),
          ray(W * 0.66, -H * 0.19, t + 0.1),
          ray(W * 0.4, -H * 0.14, t + 0.1),
        ]),
        '#fff0cc',
      ),
    );
  }
  const floor = P([
    ray(-W * 0.5, H * 1.1, 0),
    ray(-W * 0.5, H * 1.1, 0.95),
    ray(W * 0.86, H * 1.16, 0.95),
    ray(W * 0.86, H * 1.16, 0),
  ]);
  S.add(
    path(floor, '#7f8a94'),
    S.shade(floor, '#1c2836', 0, 0.85, [0.3, 0, 0.2, 1]),
    S.shade(floor, '#ffe2b0', 0.8, 0, [0.7, 0, 0.4, 0.8]),
  );
  for (const u of [0.72, 0.8])
    S.add(
      path(
        P([
          ray(W * u, H * 1.16, 0),
          ray(W * u, H * 1.16, 0.95),
          ray(W * (u + 0.05), H * 1.16, 0.95),
          ray(W * (u + 0.05), H * 1.16, 0),
        ]),
        u > 0.75 ? '#f2b02e' : '#d8dde0',
      ),
    );
  // the train on the right, doors and windows lit, its light on the wet
  const side = (x, yTop, yLow, t0, t1) => P([ray(x, yTop, t0), ray(x, yTop, t1), ray(x, yLow, t1), ray(x, yLow, t0)]);
  const [yT, yB] = [-H * 0.02, H * 1.02];
  S.add(
    path(side(W * 1.02, yT, yB, 0, 0.9), '#eef1f2'),
    S.shade(side(W * 1.02, yT, yB, 0, 0.9), '#3f556f', 0, 0.8, [0, 0, 0, 1]),
    path(side(W * 1.02, H * 0.78, H * 0.86, 0, 0.9), '#c8642f'),
    path(side(W * 1.02, yB, H * 1.16, 0, 0.9), '#141d2a'),
  );
  for (const i of range(12)) {
    const [t0, t1] = [1 - 0.83 ** i, 1 - 0.83 ** i * 0.88];
    const door = i % 3 === 1;
    const d = side(W * 1.02, H * 0.14, door ? H * 0.96 : H * 0.6, t0 + 0.004, t1);
    S.add(path(d, '#ffdf9c'), S.shade(d, '#d8803a', 0, 0.7, [0, 0, 0, 1]), line(d, '#4a5f78', 8));
    for (const q of range(3)) {
      const t = lerp(t0, t1, 0.2 + q * 0.3);
      const [x, y] = ray(W * 1.02, H * 0.42, t);
      const k = (1 - t) * S.by(72, 70);
      if (S.r() > 0.35)
        S.add(
          circle(x, y, k * 0.6, '#2a3648'),
          path(
            P([
              ray(W * 1.02, H * 0.49, t - 0.035 * (1 - t)),
              ray(W * 1.02, H * 0.49, t + 0.045 * (1 - t)),
              ray(W * 1.02, H * 0.6, t + 0.05 * (1 - t)),
              ray(W * 1.02, H * 0.6, t - 0.04 * (1 - t)),
            ]),
            '#2a3648',
          ),
        );
    }
  }
  for (const _ of range(90))
    S.add(
      rect(
        S.r() * W * 0.9,
        H * (0.6 + 0.4 * S.r()),
        20 + 110 * S.r(),
        4,
        S.r() > 0.4 ? '#ffe2b0' : '#2c3b50',
        `rx="2" opacity="${f(0.2 + 0.4 * S.r())}"`,
      ),
    );
  // one who shakes an umbrella out, with a laptop bag, in the near left
  const [x, y, k] = [W * S.by(0.32, 0.36), H * 0.98, S.by(1.5, 1.7)];
  const coat = `M${f(x - 56 * k)} ${f(y - 300 * k)}Q${f(x)} ${f(y - 330 * k)} ${f(x + 56 * k)} ${f(y - 300 * k)}Q${f(x + 74 * k)} ${f(y - 180 * k)} ${f(x + 64 * k)} ${f(y - 70 * k)}H${f(x - 64 * k)}Q${f(x - 74 * k)} ${f(y - 180 * k)} ${f(x - 56 * k)} ${f(y - 300 * k)}Z`;
  S.add(
    path(
      `M${f(x - 44 * k)} ${f(y - 80 * k)}L${f(x - 36 * k)} ${f(y)}H${f(x - 8 * k)}L${f(x)} ${f(y - 70 * k)}L${f(x + 12 * k)} ${f(y)}H${f(x + 40 * k)}L${f(x + 44 * k)} ${f(y - 80 * k)}Z`,
      '#1c2636',
    ),
    path(coat, '#b5652f'),
    S.shade(coat, '#2a140c', 0.9, 0, [0, 0, 0.7, 0]),
    S.shade(coat, '#ffe6b8', 0, 0.85, [0.6, 0, 1, 0]),
    line(
      `M${f(x + 50 * k)} ${f(y - 280 * k)}Q${f(x + 130 * k)} ${f(y - 230 * k)} ${f(x + 150 * k)} ${f(y - 170 * k)}`,
      '#b5652f',
      34 * k,
    ),
    circle(x + 152 * k, y - 166 * k, 15 * k, '#9a6243'),
    line(`M${f(x - 54 * k)} ${f(y - 286 * k)}L${f(x + 50 * k)} ${f(y - 110 * k)}`, '#2c3b50', 12 * k),
    rect(x - 10, y - 340 * k, 20, 34 * k, '#9a6243'),
    circle(x, y - 352 * k, 34 * k, '#9a6243'),
    path(
      `M${f(x - 37 * k)} ${f(y - 350 * k)}q0 ${f(-46 * k)} ${f(38 * k)} ${f(-46 * k)}q${f(38 * k)} 0 ${f(36 * k)} ${f(46 * k)}q${f(4 * k)} ${f(50 * k)} ${f(-6 * k)} ${f(60 * k)}q${f(-34 * k)} ${f(-16 * k)} ${f(-66 * k)} 0Z`,
      '#20181a',
    ),
  );
  const fold = `M${f(x + 150 * k)} ${f(y - 190 * k)}C${f(x + 260 * k)} ${f(y - 190 * k)} ${f(x + 300 * k)} ${f(y - 60 * k)} ${f(x + 250 * k)} ${f(y + 20 * k)}Q${f(x + 236 * k)} ${f(y - 30 * k)} ${f(x + 206 * k)} ${f(y + 6 * k)}Q${f(x + 186 * k)} ${f(y - 50 * k)} ${f(x + 158 * k)} ${f(y - 20 * k)}Q${f(x + 120 * k)} ${f(y - 100 * k)} ${f(x + 150 * k)} ${f(y - 190 * k)}Z`;
  S.add(
    path(fold, '#2f4f7a'),
    S.shade(fold, '#0c1626', 0, 0.9, [0.2, 0, 1, 0.5]),
    line(
      `M${f(x + 152 * k)} ${f(y - 188 * k)}Q${f(x + 200 * k)} ${f(y - 90 * k)} ${f(x + 206 * k)} ${f(y + 4 * k)}`,
      '#0c1626',
      4,
    ),
    ...range(26).map(() =>
      ellipse(x + (150 + 170 * S.r()) * k, y - (60 - 120 * S.r()) * k, 4, 7, '#f0f6fa', 'opacity=".85"'),
    ),
  );
  return finish(S.add(rain(S, 150, '#f4f8fa', { length: 60, slant: -0.12, bottom: H * 0.5 })), options.framed);
}
