// doors: one leaf of a tall inlaid door opens on a lawn of lamps; a doorman stands beside it, light falls on marble.
import { archPath } from '../../kit/architecture/arches.mjs';
import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { guest } from '../../kit/figures/guests.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, group, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

const Z = 5;

/** What is seen through the opening: the last light, lamps in the trees, a lit path. */
function garden(S, _p, d, x0, x1, y) {
  const inner = [
    rect(
      x0 - 20,
      0,
      x1 - x0 + 40,
      y,
      S.lin([
        [0, '#17355c'],
        [0.45, '#5d6f96'],
        [0.75, '#e9a877'],
        [1, '#fbe0a4'],
      ]),
    ),
    S.glow(x0 + 80, y - 250, 320, '#ffd88a', 0.7),
    treeline(S, x0 - 60, x1 + 60, y - 190, 70, '#1c4a4a', 5),
    treeline(S, x0 - 60, x1 + 60, y - 150, 46, '#0f3436', 8),
    rect(x0 - 20, y - 150, x1 - x0 + 40, 160, '#15443c'),
    path(
      P([
        [x0 + 90, y - 150],
        [x0 + 130, y - 150],
        [x0 + 330, y + 6],
        [x0 - 40, y + 6],
      ]),
      '#f3d49a',
    ),
    ...range(3).map((k) => {
      const sag = `M${x0 - 20} ${y - 470 + k * 70}Q${(x0 + x1) / 2} ${y - 330 + k * 60} ${x1 + 20} ${y - 520 + k * 60}`;
      return line(sag, '#12323a', 2) + line(sag, '#fff0b8', 9 - k, 'stroke-dasharray="0.1 34"');
    }),
    ...range(6).map((k) => S.glow(x0 + 20 + k * 62, y - 120 + (k % 3) * 34, 46, '#ffd27a', 0.9)),
  ];
  return S.inside(d, inner.join(''));
}

function leaf(S, _p, corners, { green, brass, rows = 4 }) {
  const [a, b, c, d] = corners; // foot at the hinge, foot at the edge, head at the edge, head at the hinge
  const at = (u, v) => [
    a[0] + (b[0] - a[0]) * u + (d[0] + (c[0] - d[0]) * u - a[0] - (b[0] - a[0]) * u) * v,
    a[1] + (b[1] - a[1]) * u + (d[1] + (c[1] - d[1]) * u - a[1] - (b[1] - a[1]) * u) * v,
  ];
  const panel = (u0, v0, u1, v1) => P([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]);
  const whole = panel(0, 0, 1, 1);
  let o = path(whole, green) + S.shade(whole, '#03181a', 0, 0.85, [1, 0, 0, 0.2]);
  for (const i of range(rows)) {
    const [v0, v1] = [0.03 + (i * 0.94) / rows, 0.03 + ((i + 1) * 0.94) / rows - 0.03];
    const d = panel(0.12, v0, 0.88, v1);
    o += line(d, brass, 3) + line(panel(0.18, v0 + 0.018, 0.82, v1 - 0.018), brass, 1.4);
    o += S.shade(d, brass, 0.34, 0, [1, 0, 0.2, 0.5]);
    const [x, y] = at(0.5, (v0 + v1) / 2);
    const w = Math.hypot(at(0.88, v0)[0] - at(0.12, v0)[0], 0) / 2;
    for (const k of range(8)) {
      const t = (k * Math.PI) / 4;
      o += path(
        `M${f(x)} ${f(y)}Q${f(x + Math.cos(t - 0.35) * w * 0.5)} ${f(y + Math.sin(t - 0.35) * 46)} ${f(x + Math.cos(t) * w * 0.72)} ${f(y + Math.sin(t) * 64)}Q${f(x + Math.cos(t + 0.35) * w * 0.5)} ${f(y + Math.sin(t + 0.35) * 46)} ${f(x)} ${f(y)}Z`,
        brass,
        'opacity=".85"',
      );
    }
    o += circle(x, y, 9, '#fff0c4');
  }
  return o + line(whole, brass, 3);
}

export function doors({ wall = '#12524c', coat = '#f4ecdc', turban = '#c8872e', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 301, axis: 0.63, ...options });
  const p = S.pal;
  const brass = '#d9a64e';
  const cam = camera({ cx: S.cx, horizon: S.H * S.by(0.52, 0.56), focal: S.by(985, 1130), eye: 1.5 });
  const k = cam.scale(Z);
  const [, foot] = cam.at(0, 0, Z);
  const [x0, head] = cam.at(-1.5, 3.1, Z);
  const [x1] = cam.at(1.5, 3.1, Z);
  const ceiling = rect(0, 0, S.W, S.H, wall);
  const opening = box(x0, head, S.cx, foot);
  S.add(ceiling, S.shade(box(0, 0, S.W, foot), '#062624', 0.9, 0.1, [0, 0.4, 1, 0.5]));
  // panels of the wall and a skirting
  for (const [a, b] of [
    [-6.6, -4.5],
    [-4.2, -2.15],
    [2.15, 4.2],
    [4.5, 6.6],
  ])
    for (const [lo, hi] of [
      [0.35, 1.05],
      [1.2, 4.1],
    ]) {
      const d = cam.front(a, lo, b, hi, Z);
      S.add(line(d, mix(wall, brass, 0.55), 2.4), S.shade(d, '#04201f', 0.55, 0, [0, 0, 1, 1]));
    }
  // the arch over the doors
  const fan = archPath(S.cx, head, x1 - x0, 0.01, k * 1.35, 5, 0.3);
  const surround = archPath(S.cx, foot, (x1 - x0) * 1.16, k * 3.1, k * 1.62, 5, 0.26);
  S.add(
    path(surround, '#efe6cf'),
    S.shade(surround, '#4f7a68', 0, 0.8, [0.3, 0, 1, 0.3]),
    line(surround, brass, 4),
    path(fan, '#f7c877'),
    S.pool(fan, S.cx - 80, head, 260, '#fff4cf', 0.9),
    S.inside(fan, hexJaali(x0, head - k * 1.5, x1, head + 10, 44, '#12433f', 4)),
    line(fan, brass, 4),
    rect(x0, head - 6, x1 - x0, 16, wall),
    rect(x0, head + 8, x1 - x0, 3, brass),
    garden(S, p, opening, x0, S.cx, foot),
  );
  // marble floor
  const floor = box(0, foot, S.W, S.H);
  S.add(path(floor, '#d9d8c2'));
  for (const i of range(26))
    for (const j of range(9)) {
      if ((i + j) % 2) continue;
      const [xa, za] = [-9.75 + i * 0.75, Z - j * 0.42];
      if (za - 0.42 < 1.4) continue;
      S.add(path(cam.floor(xa, za, xa + 0.75, za - 0.42), '#1d5a53'));
    }
  S.add(S.shade(floor, '#04201f', 0.15, 0.85, [0, 0, 0, 1]));
  const spill = P([cam.at(-1.5, 0, Z), cam.at(0, 0, Z), cam.at(-0.1, 0, 1.5), cam.at(-3.6, 0, 1.5)]);
  S.add(
    path(
      spill,
      S.lin([
        [0, '#ffe9b0', 0.95],
        [0.6, '#ffcf7a', 0.55],
        [1, '#ffc060', 0.05],
      ]),
    ),
  );
  S.add(S.shade(spill, '#fff4d0', 0.9, 0, [0.4, 0, 0.2, 1]));
  // the closed leaf, then the open one with its light edge
  S.add(
    leaf(S, p, [cam.at(1.5, 0, Z), cam.at(0.02, 0, Z), cam.at(0.02, 3.1, Z), cam.at(1.5, 3.1, Z)], {
      green: '#0f4a45',
      brass,
    }),
    S.glow(S.cx, foot - k * 1.3, 260, '#ffd27a', 0.35),
    leaf(S, p, [cam.at(-1.5, 0, Z), cam.at(-2.2, 0, 3.8), cam.at(-2.2, 3.1, 3.8), cam.at(-1.5, 3.1, Z)], {
      green: '#0c3d3a',
      brass,
    }),
    circle(S.cx + 22, foot - k * 1.25, 12, '#fff0c4'),
    rect(S.cx + 16, foot - k * 1.25, 10, 64, brass),
  );
  const [gx, gy] = cam.at(S.by(-2.72, -2.1), 0, 3.7);
  S.add(
    group(rect(gx - 150, gy - 8, 170, 14, '#04201f'), 'opacity=".35"'),
    guest(S, gx, gy, cam.scale(3.7) * 1.84, { coat, trim: turban, dark: '#0a3332', lite: '#fff3cf', light: -1 }),
  );
  return finish(S, options.framed);
}
