// glove: a white glove closes round the brass pull of a tall door, close.
import { limb } from '../../kit/figures/hands.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

const WHITE = { base: '#f6f0e2', dark: '#5c6f6c', lite: '#ffffff' };

function part(S, d) {
  return (
    path(d, WHITE.base) +
    S.shade(d, WHITE.dark, 0, 0.85, [0.4, 0, 0.5, 1]) +
    S.shade(d, WHITE.lite, 0.9, 0, [0.4, 0, 0.5, 0.5]) +
    line(d, '#8a988e', 1.6, 'opacity=".55"')
  );
}

export function glove({ door = '#0f4a45', coat = '#123a5a', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 501, axis: 0.6, ...options });
  const { W, H, cx } = S;
  const brass = '#d9a64e';
  S.add(rect(0, 0, W, H, door), S.shade(box(0, 0, W, H), '#03181a', 0.05, 0.9, [1, 0, 0.1, 1]));
  // an inlaid vine along the stile
  const vx = cx + S.by(420, 300);
  for (const i of range(9)) {
    const y = -60 + i * 190;
    S.add(line(`M${vx} ${y}q${i % 2 ? 90 : -90} 95 0 190`, brass, 6, 'opacity=".9"'));
    for (const s of [-1, 1]) {
      const d = `M${vx + (i % 2 ? 1 : -1) * 30} ${y + 95}q${s * 60} -54 ${s * 96} -8q-40 52 ${-s * 96} 8Z`;
      S.add(path(d, brass), S.shade(d, '#6a3a12', 0, 0.8, [0, 0, 1, 1]));
    }
    S.add(circle(vx, y, 20, '#f4dc9c'), circle(vx, y, 9, '#8a5a1e'));
  }
  S.add(
    rect(W * 0.02, 0, 5, H, brass),
    rect(W * 0.045, 0, 2, H, brass),
    rect(cx + S.by(240, 170), 0, 3, H, brass),
    rect(cx + S.by(600, 430), 0, 3, H, brass),
  );
  // the gap: a blade of warm light at the door's edge
  S.add(
    rect(W * S.by(0.93, 0.95), 0, W, H, '#f7c877'),
    S.shade(box(W * S.by(0.93, 0.95), 0, W, H), '#fff6d8', 0.95, 0, [0, 0, 1, 0]),
    S.glow(W * 0.97, H * 0.4, 420, '#ffd98a', 0.7),
  );
  // the pull: a turned bar between two roses
  const k = S.by(1, 1.05);
  const py = H * 0.47;
  const bar = box(cx - 40, py - 420 * k, cx + 40, py + 420 * k);
  S.add(group(rect(cx + 16, py - 440 * k, 84, 880 * k, '#020f10'), 'opacity=".45"'));
  S.add(
    path(bar, brass),
    S.shade(bar, '#5a3210', 0.15, 0.95, [0.35, 0, 1, 0]),
    S.shade(bar, '#5a3210', 0.7, 0, [0, 0, 0.25, 0]),
    rect(cx - 18, py - 420 * k, 12, 840 * k, '#fff3c8', 'opacity=".85"'),
  );
  for (const s of [-1, 1]) {
    const y = py + s * 440 * k;
    S.add(
      ellipse(cx, y, 88, 62, brass),
      S.shade(`M${cx - 88} ${y}a88 62 0 1 1 176 0a88 62 0 1 1 -176 0Z`, '#5a3210', 0, 0.9, [0.2, 0.1, 0.9, 1]),
      circle(cx, y, 26, '#f4dc9c'),
      circle(cx, y, 12, '#8a5a1e'),
    );
    for (const q of [150, 176, 330])
      S.add(
        rect(cx - 50, py + s * q * k - 9, 100, 18, '#f0cf86'),
        S.shade(box(cx - 50, py + s * q * k - 9, cx + 50, py + s * q * k + 9), '#5a3210', 0, 0.9, [0.3, 0, 1, 0]),
      );
  }
  // arm from the lower left: sleeve with braid, cuff, back of the hand, four fingers over the bar
  const at = (x, y) => [cx + x * k, py + y * k];
  const sleeve = limb(at(-1150, 640), 230 * k, at(-560, 250), 176 * k);
  S.add(
    path(sleeve, coat),
    S.shade(sleeve, '#06121f', 0, 0.9, [0.4, 0, 0.6, 1]),
    S.shade(sleeve, '#7fa8c8', 0.6, 0, [0.4, 0, 0.5, 0.4]),
  );
  const [bx, by] = at(-640, 302);
  for (const o of [0, 46, 74])
    S.add(
      group(
        line(`M0 -186Q30 0 0 190`, brass, o ? 7 : 22),
        `transform="translate(${f(bx - o)} ${f(by + o * 0.66)}) rotate(-33) scale(${k})"`,
      ),
    );
  S.add(part(S, limb(at(-560, 246), 148 * k, at(-470, 190), 152 * k)));
  S.add(
    group(
      line('M0 -150Q22 0 0 156', '#c9c2ae', 8),
      `transform="translate(${f(at(-500, 208)[0])} ${f(at(-500, 208)[1])}) rotate(-33) scale(${k})"`,
    ),
  );
  S.add(part(S, limb(at(-440, 172), 138 * k, at(-230, 44), 172 * k)));
  for (const [i, a] of [
    [-300, 0],
    [-286, 46],
    [-258, 92],
  ].entries())
    S.add(
      line(
        `M${f(at(a[0] - 40, a[1] + 10)[0])} ${f(at(a[0], a[1] + 10)[1])}L${f(at(a[0] + 70 - i * 6, a[1] - 36)[0])} ${f(at(a[0], a[1] - 36)[1])}`,
        '#a9ab9c',
        5,
      ),
    );
  S.add(part(S, limb(at(-210, -70), 60 * k, at(-60, -208), 50 * k)));
  const fingers = [
    [-150, -78, 30, -128, 84, -66],
    [-128, 4, 52, -40, 100, 14],
    [-128, 84, 48, 48, 92, 100],
    [-140, 158, 26, 136, 66, 180],
  ];
  for (const [x0, y0, x1, y1, x2, y2] of fingers.toReversed())
    S.add(
      part(S, limb(at(x0, y0), 56 * k, at(x1, y1), 50 * k)),
      part(S, limb(at(x1, y1), 50 * k, at(x2, y2), 42 * k)),
      line(
        `M${at(x0 + 60, y0 - 8)
          .map(f)
          .join(' ')}L${at(x1 - 30, y1 + 4)
          .map(f)
          .join(' ')}`,
        '#c4c2b2',
        3,
      ),
    );
  return finish(S, options.framed);
}
