// dew: one bronze rib of a glass house with its bolts, close; dew on the pane, guests behind it out of focus.
import { mix } from '../../kit/colour.mjs';
import { guest } from '../../kit/figures/guests.mjs';
import { bokeh, drop } from '../../kit/nature/rain.mjs';
import { range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function dew({ air = ['#0e2f33', '#2f6a62', '#a9b07a', '#e9c88a'], bronze = '#7a5230', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 661, ...options });
  const { W, H } = S;
  const look = { dark: '#0b2428', lite: '#ffe2a8' };
  const people = [
    ['woman', '#b8405c', '#f2c8a0', 0.56, 1.02],
    ['man', '#f0e6cf', '#c8862f', 0.68, 1.06],
    ['sari', '#d9903a', '#7d2f4a', 0.82, 1],
    ['man', '#23404a', '#e0ae57', 0.94, 1.05],
  ];
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin(
        air.map((c, i) => [i / 3, c]),
        0,
        0,
        0.3,
        1,
      ),
    ),
  );
  S.add(
    soft(
      S,
      range(18)
        .map(() => ellipse(S.r() * W, H * (0.15 + 0.4 * S.r()), 160, 130, mix(air[0], air[1], S.r()), 'opacity=".7"'))
        .join('') +
        bokeh(S, [W * 0.2, 0, W, H * 0.7], 60, ['#ffdf9a', '#fff4d8', '#f7b45a'], {
          small: 16,
          large: 56,
          strong: 0.6,
        }) +
        people
          .map(([kind, coat, trim, u, k]) =>
            guest(S, W * (S.wide ? u : u * 1.3 - 0.36), H * 1.12, H * 0.78 * k, {
              ...look,
              kind,
              coat,
              trim,
              light: 1,
            }),
          )
          .join(''),
      16,
    ),
  );
  const ink = { dark: mix(air[0], '#02100f', 0.4), lite: '#fff8e2' };
  for (const _ of range(S.by(340, 260))) {
    const near = S.r();
    const r = 3 + 15 * near ** 3;
    S.add(drop(S, S.r() * W, S.r() * H, r, ink));
  }
  // the rib sweeps up across the picture: web, two flanges, bolts
  const d = `M${W * S.by(0.06, 0)} ${H + 60}C${W * S.by(0.12, 0.1)} ${H * 0.5} ${W * S.by(0.3, 0.4)} ${H * 0.16} ${W * S.by(0.74, 0.96)} ${-60}`;
  S.add(
    line(d, '#0b1a18', 150, 'transform="translate(26 18)" opacity=".5"'),
    line(d, mix(bronze, '#1c0f08', 0.5), 138),
    line(d, bronze, 120),
    line(d, mix(bronze, '#ffd9a0', 0.35), 62),
    line(d, mix(bronze, '#1c0f08', 0.25), 48),
    line(d, '#ffe2b0', 5, 'transform="translate(-58 -14)" opacity=".9"'),
    line(d, '#ffe2b0', 3, 'transform="translate(-20 -6)" opacity=".7"'),
  );
  const at = (t) => {
    const p = [
      [W * S.by(0.06, 0), H + 60],
      [W * S.by(0.12, 0.1), H * 0.5],
      [W * S.by(0.3, 0.4), H * 0.16],
      [W * S.by(0.74, 0.96), -60],
    ];
    const u = 1 - t;
    return [0, 1].map((k) => u ** 3 * p[0][k] + 3 * u * u * t * p[1][k] + 3 * u * t * t * p[2][k] + t ** 3 * p[3][k]);
  };
  for (const t of range(9).map((i) => 0.08 + i * 0.105)) {
    const [x, y] = at(t);
    const o = `M${x - 22} ${y}a22 22 0 1 1 44 0a22 22 0 1 1 -44 0Z`;
    S.add(
      circle(x + 5, y + 7, 24, '#1c0f08', 'opacity=".6"'),
      path(o, '#c8965a'),
      S.shade(o, '#3a1f0c', 0, 0.95, [0.1, 0.1, 0.9, 1]),
      circle(x - 7, y - 8, 6, '#fff0cc'),
    );
  }
  for (const [a, b] of [
    [0.42, 0.9],
    [0.7, 0.94],
  ]) {
    const [x, y] = at(a);
    const e = `M${x} ${y}Q${W * 0.6} ${y + 160} ${W + 40} ${H * b * 0.75}`;
    S.add(
      line(e, mix(bronze, '#1c0f08', 0.4), 26),
      line(e, bronze, 18),
      line(e, '#ffe2b0', 3, 'transform="translate(0 -8)"'),
    );
  }
  for (const _ of range(26)) {
    const [x, y] = at(S.r());
    S.add(drop(S, x + (S.r() - 0.5) * 100, y + (S.r() - 0.5) * 60, 6 + 10 * S.r(), ink));
  }
  S.add(S.shade(box(0, H * 0.7, W, H), air[0], 0, 0.7, [0.3, 0, 0, 1]));
  return finish(S, options.framed);
}
