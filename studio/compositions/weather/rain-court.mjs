// rainCourt: a chequered court from above in the rain: umbrellas cross it, a fountain runs over, lamps lie in the wet.

import { rain } from '../../kit/nature/rain.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, oval, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** Draws an umbrella from above with eight ribs, and the shadow of who carries it. */
function umbrella(S, x, y, R, a, b, turn) {
  const edge = range(9).map((i) => [Math.cos(i * 0.7854) * R, Math.sin(i * 0.7854) * R]);
  const gore = (i) =>
    `M0 0L${edge[i].map(f).join(' ')}Q${f((edge[i][0] + edge[i + 1][0]) * 0.44)} ${f((edge[i][1] + edge[i + 1][1]) * 0.44)} ${edge[i + 1].map(f).join(' ')}Z`;
  return (
    ellipse(x + R * 0.4, y + R * 0.62, R * 0.9, R * 0.8, '#03181a', 'opacity=".55"') +
    group(
      range(8)
        .map(
          (i) =>
            path(gore(i), i % 2 ? a : b) +
            S.shade(gore(i), '#1c0a1c', i > 0 && i < 5 ? 0.75 : 0.2, 0, [0.9, 0.9, 0, 0]),
        )
        .join('') +
        edge
          .map(
            ([px, py]) =>
              line(`M0 0L${f(px)} ${f(py)}`, '#1c0a1c', 2.5, 'opacity=".5"') + circle(px, py, R * 0.035, '#e0ae57'),
          )
          .join('') +
        circle(0, 0, R * 0.08, '#e0ae57'),
      `transform="translate(${f(x)} ${f(y)}) rotate(${turn})"`,
    )
  );
}

export function rainCourt({ tiles = ['#dcd8c4', '#175048'], ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 1001, ...options });
  const { W, H } = S;
  const t = S.by(170, 150);
  let g = '';
  for (const i of range(22).map((k) => k - 11))
    for (const j of range(22).map((k) => k - 11)) {
      g += rect(i * t, j * t, t - 3, t - 3, tiles[Math.abs(i + j) % 2]);
      if (S.r() > 0.7) g += rect(i * t, j * t, t - 3, t - 3, '#ffe6b8', 'opacity=".12"');
    }
  S.add(
    rect(0, 0, W, H, '#0c2e2c'),
    group(g, `transform="translate(${W * 0.5} ${H * 0.5}) rotate(31)"`),
    S.shade(box(0, 0, W, H), '#03201f', 0.05, 0.85, [0.9, 0, 0, 1]),
  );
  // wet light: long smears of lamps, rings of drops
  for (const [u, v] of S.by(
    [
      [0.12, 0.16],
      [0.88, 0.2],
      [0.9, 0.86],
      [0.36, 0.94],
    ],
    [
      [0.1, 0.08],
      [0.92, 0.3],
      [0.14, 0.72],
      [0.86, 0.94],
    ],
  ))
    S.add(
      S.glow(W * u, H * v, 330, '#ffd286', 0.75),
      S.glow(W * u, H * v, 90, '#fff8e0', 1),
      circle(W * u, H * v, 15, '#fffdf4'),
      circle(W * u, H * v, 24, 'none', 'stroke="#8a5a1e" stroke-width="7"'),
    );
  for (const _ of range(150)) {
    const [x, y, r] = [S.r() * W, S.r() * H, 8 + 26 * S.r()];
    S.add(
      ellipse(x, y, r, r * 0.92, 'none', `stroke="#f4fff8" stroke-width="2.4" opacity="${f(0.25 + 0.5 * S.r())}"`),
      ellipse(x, y, r * 0.45, r * 0.42, 'none', 'stroke="#f4fff8" stroke-width="1.8" opacity=".45"'),
    );
  }
  // the fountain: an eight-pointed basin, water over its rim
  const [fx, fy, R] = [W * S.by(0.68, 0.62), H * S.by(0.42, 0.42), S.by(300, 290)];
  const star = range(16).map(
    (i) =>
      `${f(fx + Math.cos(i * 0.3927) * R * (i % 2 ? 0.82 : 1))} ${f(fy + Math.sin(i * 0.3927) * R * (i % 2 ? 0.82 : 1))}`,
  );
  const basin = `M${star.join('L')}Z`;
  S.add(
    path(basin, '#03181a', 'opacity=".5" transform="translate(24 32)"'),
    path(basin, '#f0e8d4'),
    S.shade(basin, '#1c4a44', 0, 0.9, [0.2, 0.1, 0.9, 1]),
    circle(fx, fy, R * 0.72, '#1c6a6a'),
    S.shade(oval(fx, fy, R * 0.72), '#8fdcd0', 0.8, 0, [0.2, 0, 0.8, 0.9]),
  );
  for (const q of [0.62, 0.48, 0.34, 0.2])
    S.add(circle(fx, fy, R * q, 'none', 'stroke="#d4fff4" stroke-width="4" opacity=".6"'));
  for (const i of range(24))
    S.add(
      line(
        `M${f(fx)} ${f(fy)}Q${f(fx + Math.cos(i * 0.262) * R * 0.26)} ${f(fy + Math.sin(i * 0.262) * R * 0.26 - 30)} ${f(fx + Math.cos(i * 0.262) * R * 0.4)} ${f(fy + Math.sin(i * 0.262) * R * 0.4)}`,
        '#f0fffa',
        5,
        'opacity=".8"',
      ),
    );
  S.add(circle(fx, fy, R * 0.08, '#f0e8d4'));
  const carried = S.by(
    [
      [0.2, 0.5, 118, '#b5243f', '#e8dcc4', 10],
      [0.33, 0.66, 106, '#e0a030', '#b5243f', 40],
      [0.46, 0.24, 98, '#f2ead6', '#f2ead6', 24],
      [0.84, 0.76, 112, '#23486a', '#e8dcc4', 5],
    ],
    [
      [0.24, 0.24, 108, '#b5243f', '#e8dcc4', 10],
      [0.36, 0.72, 120, '#e0a030', '#b5243f', 40],
      [0.7, 0.82, 108, '#f2ead6', '#f2ead6', 24],
    ],
  );
  for (const [u, v, r, a, b, turn] of carried) S.add(umbrella(S, W * u, H * v, r, a, b, turn));
  return finish(S.add(rain(S, 260, '#f0fff8', { length: 90, slant: -0.3, width: 2 })), options.framed);
}
