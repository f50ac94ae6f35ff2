// colonnade: a portico of white columns seen along its length at night, chequered floor wet, two guests far in.

import { camera } from '../../kit/camera.mjs';
import { guest } from '../../kit/figures/guests.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function colonnade({ wall = '#0f4a42', night = '#07142c', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 811, axis: 0.34, ...options });
  const { W, H, cx } = S;
  const cam = camera({ cx, horizon: H * S.by(0.56, 0.6), focal: S.by(1050, 1000), eye: 1.5 });
  const far = 30;
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, night],
        [0.5, '#1c3a52'],
        [0.62, '#c8925a'],
      ]),
    ),
  );
  for (const _ of range(70)) S.add(circle(cx + S.r() * W, S.r() * H * 0.4, 1 + 2 * S.r(), '#fff2d0', 'opacity=".7"'));
  // garden on the right: dark cypresses and lawn lights
  S.add(path(cam.floor(2.5, 1, 60, far * 3, -0.4), '#0f2c26'));
  for (const i of range(16)) {
    const [x, y] = cam.at(5 + (i % 3) * 3.4, -0.4, 5 + i * 2.4);
    const h = cam.scale(5 + i * 2.4) * (3.6 + (i % 3));
    S.add(
      path(
        `M${f(x)} ${f(y - h)}Q${f(x + h * 0.16)} ${f(y - h * 0.4)} ${f(x + h * 0.08)} ${f(y)}H${f(x - h * 0.08)}Q${f(x - h * 0.16)} ${f(y - h * 0.4)} ${f(x)} ${f(y - h)}Z`,
        i % 2 ? '#0a241f' : '#12352d',
      ),
    );
  }
  // wall with lit doors, floor, ceiling
  const [xw, xo, top] = [-2.4, 2.2, 4.6];
  S.add(
    path(cam.wall(xw, 1.2, far, 0, top), wall),
    S.shade(cam.wall(xw, 1.2, far, 0, top), '#021c1a', 0.95, 0.1, [0, 0, 1, 0]),
  );
  for (const i of range(9)) {
    const z = 2.6 + i * 3;
    const d = cam.onWall(xw, [
      [z, 0],
      [z + 1.5, 0],
      [z + 1.5, 2.5],
      [z + 1.2, 3.05],
      [z + 0.75, 3.3],
      [z + 0.3, 3.05],
      [z, 2.5],
    ]);
    S.add(
      path(d, '#f7c470'),
      S.shade(d, '#a8501e', 0, 0.9, [0, 0, 0, 1]),
      line(d, '#f6e8cc', 5 + 30 / z),
      line(
        cam.onWall(xw, [
          [z + 0.75, 0],
          [z + 0.75, 3.2],
        ]),
        '#7a3a1a',
        4 + 14 / z,
      ),
    );
  }
  S.add(
    path(cam.floor(xw, 1.2, xo, far, top), '#e9dfc8'),
    S.shade(cam.floor(xw, 1.2, xo, far, top), '#3a4a44', 0.9, 0, [0, 0, 0.3, 1]),
  );
  S.add(path(cam.floor(xw, 1.05, xo, far, 0), '#efe4cc'));
  for (const i of range(30))
    for (const j of range(5))
      if ((i + j) % 2) S.add(path(cam.floor(xw + j * 0.92, 1.05 + i, xw + (j + 1) * 0.92, 2.05 + i, 0), '#12463f'));
  S.add(S.shade(cam.floor(xw, 1.05, xo, far, 0), '#06201c', 0, 0.75, [0, 0, 0.2, 1]));
  // lights of the doors lie on the wet stone
  for (const i of range(9)) {
    const z = 2.6 + i * 3;
    const d = cam.floor(xw, z, xw + 2.6, z + 1.5, 0);
    S.add(path(d, '#ffcf86', 'opacity=".35"'), S.shade(d, '#fff0c0', 0.9, 0, [0, 0, 1, 0]));
  }
  const [gx, gy] = cam.at(0.35, 0, 11);
  const gh = cam.scale(11) * 1.72;
  const look = { dark: '#06201c', lite: '#ffd99a' };
  S.add(
    ellipse(gx + gh * 0.2, gy + 6, gh * 0.5, gh * 0.05, '#06201c', 'opacity=".6"'),
    guest(S, gx, gy, gh, { kind: 'man', coat: '#f2e6d0', trim: '#c8304a', light: -1, ...look }),
    guest(S, gx + gh * 0.36, gy + 2, gh * 0.95, { kind: 'sari', coat: '#b5243f', trim: '#e0ae57', light: -1, ...look }),
  );
  // lamps on chains and columns, far ones first
  for (const i of range(10).toReversed()) {
    const z = 1.75 + i * 3;
    const k = cam.scale(z);
    const [lx, ly] = cam.at(-0.1, 3.5, z + 1);
    const [, l0] = cam.at(-0.1, top, z + 1);
    S.add(
      line(`M${f(lx)} ${f(l0)}V${f(ly)}`, '#c8963f', 1 + k * 0.012),
      S.glow(lx, ly, k * 1.1, '#ffd286', 0.75),
      path(
        `M${f(lx - k * 0.16)} ${f(ly)}L${f(lx)} ${f(ly - k * 0.2)}L${f(lx + k * 0.16)} ${f(ly)}L${f(lx + k * 0.12)} ${f(ly + k * 0.34)}H${f(lx - k * 0.12)}Z`,
        '#fff0c4',
      ),
      line(
        `M${f(lx - k * 0.16)} ${f(ly)}L${f(lx)} ${f(ly - k * 0.2)}L${f(lx + k * 0.16)} ${f(ly)}L${f(lx + k * 0.12)} ${f(ly + k * 0.34)}H${f(lx - k * 0.12)}Z`,
        '#8a5a1e',
        1 + k * 0.015,
      ),
    );
    const [bx, by] = cam.at(xo, 0, z);
    const [, ty] = cam.at(xo, top, z);
    const r = k * 0.23;
    const shaft = P([
      [bx - r, by],
      [bx - r * 0.94, (by + ty) / 2],
      [bx - r * 0.82, ty],
      [bx + r * 0.82, ty],
      [bx + r * 0.94, (by + ty) / 2],
      [bx + r, by],
    ]);
    S.add(
      path(shaft, '#f0e4cc'),
      S.shade(shaft, '#24443f', 0, 0.95, [0.3, 0, 1, 0]),
      S.shade(shaft, '#ffdc9a', 0.9, 0, [0, 0, 0.4, 0]),
    );
    for (const q of [-0.5, 0, 0.5])
      S.add(
        line(
          `M${f(bx + q * r * 1.5)} ${f(by)}L${f(bx + q * r * 1.3)} ${f(ty)}`,
          '#8a8a76',
          1 + k * 0.006,
          'opacity=".5"',
        ),
      );
    for (const [y, h, w] of [
      [by, 0.3, 1.5],
      [by - k * 0.3, 0.1, 1.25],
      [ty + k * 0.34, 0.3, 1.45],
      [ty + k * 0.5, 0.09, 1.15],
    ]) {
      const d = box(bx - r * w, y - k * h, bx + r * w, y);
      S.add(path(d, '#f6ecd8'), S.shade(d, '#24443f', 0, 0.9, [0.3, 0, 1, 0]));
    }
  }
  return finish(S, options.framed);
}
