// ribbonCar: the bonnet of the wedding car at night, close: roses, a ribbon drawn tight, drops on blue lacquer.
import { bokeh, drop } from '../../kit/nature/rain.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** Draws a rose from above, r its radius. */
function rose(S, x, y, r, a, b) {
  const d = `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 1 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 1 ${f(-2 * r)} 0Z`;
  let o = ellipse(x + r * 0.16, y + r * 0.24, r * 1.08, r, '#04061c', 'opacity=".55"');
  for (const [n, q, k] of [
    [6, 0.62, 0.52],
    [5, 0.42, 0.42],
    [4, 0.22, 0.3],
  ])
    for (const i of range(n)) {
      const t = (i / n) * 6.283 + q * 5;
      const [px, py] = [x + Math.cos(t) * r * q, y + Math.sin(t) * r * q];
      o +=
        circle(px, py, r * k, i % 2 ? a : b) +
        line(
          `M${f(px - r * k * 0.8)} ${f(py)}a${f(r * k)} ${f(r * k)} 0 0 1 ${f(r * k * 1.6)} 0`,
          '#fff0f0',
          r * 0.03,
          `opacity=".5" transform="rotate(${f((t * 180) / Math.PI + 90)} ${f(px)} ${f(py)})"`,
        );
    }
  return o + circle(x, y, r * 0.2, a) + S.shade(d, '#2a0418', 0, 0.75, [0.3, 0.2, 0.9, 1]);
}

export function ribbonCar({ lacquer = '#16258a', ribbon = '#f4ecd8', ...options } = {}) {
  const S = stage({ pal: 'night', seed: 1141, ...options });
  const { W, H } = S;
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#04061c'],
        [0.3, '#101a5c'],
      ]),
    ),
    bokeh(S, [0, 0, W, H * 0.3], S.by(50, 36), ['#ffd27a', '#8fa6ff', '#ff6a5a', '#fff0c8'], {
      small: 14,
      large: 60,
      strong: 0.65,
    }),
  );
  const y = H * S.by(0.26, 0.26);
  const bonnet = `M-40 ${f(y + 90)}C${f(W * 0.2)} ${f(y - 60)} ${f(W * 0.7)} ${f(y - 70)} ${W + 40} ${f(y + 60)}V${H + 20}H-40Z`;
  S.add(
    path(bonnet, lacquer),
    S.shade(bonnet, '#04061c', 0, 0.95, [0.5, 0, 0.3, 1]),
    S.shade(bonnet, '#9fb6ff', 0.85, 0, [0.6, 0, 0.5, 0.4]),
  );
  for (const [u, w] of [
    [0.3, 26],
    [0.36, 7],
    [0.8, 18],
  ])
    S.add(
      line(
        `M${f(W * u)} ${f(y + 10)}C${f(W * (u - 0.1))} ${f(H * 0.5)} ${f(W * (u - 0.22))} ${f(H * 0.8)} ${f(W * (u - 0.3))} ${H + 20}`,
        '#dfe8ff',
        w,
        'opacity=".4"',
      ),
    );
  S.add(
    line(
      `M${f(W * 0.12)} ${H + 20}C${f(W * 0.2)} ${f(H * 0.6)} ${f(W * 0.32)} ${f(y + 120)} ${f(W * 0.44)} ${f(y - 20)}`,
      '#04061c',
      6,
      'opacity=".7"',
    ),
  );
  const c = { dark: '#04061c', lite: '#eaf0ff' };
  for (const _ of range(S.by(420, 320))) S.add(drop(S, S.r() * W, y + 30 + S.r() * (H - y), 4 + 15 * S.r() ** 2, c));
  // two ribbons from the corners to the middle, pleated
  const [mx, my] = [W * S.by(0.6, 0.54), H * S.by(0.66, 0.62)];
  const strip = (x0, y0, w) => {
    const d = `M${f(x0 - w)} ${f(y0)}C${f(x0 * 0.6 + mx * 0.4)} ${f(y0 * 0.5 + my * 0.5 + 40)} ${f(mx - 60)} ${f(my - 50)} ${f(mx)} ${f(my - 40)}L${f(mx)} ${f(my + 40)}C${f(mx - 20)} ${f(my + 20)} ${f(x0 * 0.6 + mx * 0.4 + w)} ${f(y0 * 0.5 + my * 0.5 + 90)} ${f(x0 + w)} ${f(y0)}Z`;
    return (
      group(path(d, '#04061c'), 'opacity=".5" transform="translate(18 30)"') +
      path(d, ribbon) +
      S.shade(d, '#5a5f9a', 0.8, 0, [0, 0, 0.6, 0.4]) +
      S.shade(d, '#ffffff', 0, 0.8, [0.3, 0, 0.9, 0.6]) +
      line(d, '#e0ae57', 6)
    );
  };
  S.add(
    strip(W * 0.02, y + 60, 60),
    strip(W * 1.04, y + 30, 60),
    strip(mx - W * 0.16, H + 40, 80),
    strip(mx + W * 0.26, H + 40, 80),
  );
  for (const s of [-1, 1]) {
    const loop = `M${f(mx)} ${f(my)}C${f(mx + s * 120)} ${f(my - 190)} ${f(mx + s * 380)} ${f(my - 200)} ${f(mx + s * 370)} ${f(my - 40)}C${f(mx + s * 360)} ${f(my + 80)} ${f(mx + s * 130)} ${f(my + 70)} ${f(mx)} ${f(my)}Z`;
    S.add(
      group(path(loop, '#04061c'), 'opacity=".5" transform="translate(16 30)"'),
      path(loop, ribbon),
      S.shade(loop, '#4a4f92', 0.9, 0, [s > 0 ? 0 : 1, 0.5, s > 0 ? 0.7 : 0.3, 0.3]),
      S.shade(loop, '#ffffff', 0, 0.7, [0.5, 0.2, s > 0 ? 1 : 0, 0.2]),
      line(loop, '#e0ae57', 6),
      line(
        `M${f(mx + s * 40)} ${f(my - 20)}Q${f(mx + s * 170)} ${f(my - 90)} ${f(mx + s * 290)} ${f(my - 80)}M${f(mx + s * 40)} ${f(my + 6)}Q${f(mx + s * 170)} ${f(my - 20)} ${f(mx + s * 270)} ${f(my - 10)}`,
        '#7a7fb0',
        5,
        'opacity=".7"',
      ),
    );
  }
  const roses = [
    [0, 0, 104, 0],
    [-120, 62, 76, 1],
    [118, 70, 80, 2],
    [-60, -104, 70, 2],
    [76, -108, 72, 1],
    [0, 128, 70, 0],
    [-206, -6, 54, 2],
    [204, 0, 52, 0],
    [-130, 164, 46, 1],
    [140, 170, 48, 2],
  ];
  const tones = [
    ['#c21f3a', '#8a1028'],
    ['#f08ca8', '#d8608a'],
    ['#fff1e0', '#f0c8b8'],
  ];
  for (const [dx, dy] of [
    [-170, 120],
    [180, 120],
    [-20, -180],
    [-250, 60],
    [250, 60],
    [60, 210],
  ])
    S.add(
      path(
        `M${f(mx + dx * 0.6)} ${f(my + dy * 0.6)}q${f(dx * 0.2 - dy * 0.3)} ${f(dy * 0.2 + dx * 0.3)} ${f(dx * 0.9)} ${f(dy * 0.9)}q${f(-dx * 0.5 + dy * 0.3)} ${f(-dy * 0.2 - dx * 0.3)} ${f(-dx * 0.9)} ${f(-dy * 0.9)}Z`,
        '#1f5a4a',
      ),
    );
  for (const [dx, dy, r, k] of roses.toReversed()) S.add(rose(S, mx + dx, my + dy, r, ...tones[k]));
  for (const _ of range(26))
    S.add(
      drop(S, mx + (S.r() - 0.5) * 380, my + (S.r() - 0.4) * 300, 5 + 6 * S.r(), { dark: '#3a0418', lite: '#fff4f4' }),
    );
  return finish(S.add(S.shade(box(0, H * 0.6, W, H), '#04061c', 0, 0.6, [0.5, 0, 0.5, 1])), options.framed);
}
