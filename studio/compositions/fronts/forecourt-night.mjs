// forecourtNight: a car draws up below a long canopy of light, the block of rooms rising behind; cold rain air.
import { guest } from '../../kit/figures/guests.mjs';
import { rain } from '../../kit/nature/rain.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, mirrored, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** Draws a long car from its side, wheels on the ground at 0, 0, about 900 long, facing left. */
function car(S, colour) {
  const body =
    'M-450 -40C-460 -90 -440 -120 -360 -132L-210 -150C-130 -214 -60 -236 40 -238C150 -240 220 -210 300 -156L410 -140C446 -132 456 -100 452 -40L430 -24H-430Z';
  const glass = 'M-186 -150C-120 -198 -60 -216 10 -218V-152ZM30 -218C130 -220 190 -200 256 -156L30 -152Z';
  const wheel = (x) =>
    circle(x, -34, 66, '#0a0c18') +
    circle(x, -34, 46, '#aab4cc') +
    S.shade(`M${x - 46} -34a46 46 0 1 1 92 0a46 46 0 1 1 -92 0Z`, '#141a3a', 0, 0.95, [0, 0, 0.6, 1]) +
    range(6)
      .map((i) =>
        line(`M${x} -34L${f(x + 42 * Math.cos(i * 1.047))} ${f(-34 + 42 * Math.sin(i * 1.047))}`, '#141a3a', 7),
      )
      .join('');
  return (
    ellipse(0, 26, 470, 26, '#02040e', 'opacity=".7"') +
    path(body, colour) +
    S.shade(body, '#040820', 0, 0.95, [0.4, 0.1, 0.5, 1]) +
    S.shade(body, '#e6efff', 0.9, 0, [0.4, 0, 0.5, 0.4]) +
    path(glass, '#ffd9a0') +
    S.shade(glass, '#0c1430', 0.95, 0.2, [0, 0, 1, 0.4]) +
    line('M-444 -96C-200 -124 200 -124 448 -98', '#e6efff', 5, 'opacity=".7"') +
    line('M20 -150V-40M-120 -96h50M120 -96h50', '#040820', 5, 'opacity=".8"') +
    wheel(-270) +
    wheel(280) +
    circle(-440, -92, 15, '#fff8e0') +
    rect(434, -110, 18, 26, '#ff3a3a') +
    range(9)
      .map((i) => circle(-330 + i * 18, -142 - i * 1.4, 14, i % 2 ? '#e2557a' : '#fff1d8'))
      .join('')
  );
}

export function forecourtNight({
  sky = ['#050a28', '#101c5c', '#3a3f92'],
  stone = '#1c2a6a',
  lamp = '#ffe2a8',
  ...options
} = {}) {
  const S = stage({ pal: 'night', seed: 861, ...options });
  const { W, H } = S;
  const y = H * S.by(0.76, 0.76);
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, sky[0]],
        [0.5, sky[1]],
        [0.8, sky[2]],
      ]),
    ),
  );
  // the block of rooms, turned: a lit face to the left, a dark one to the right
  const edge = W * S.by(0.7, 0.74);
  const l = (u, v) => [lerp(edge, W * S.by(0.08, -0.2), u), lerp(y, lerp(H * 0.04, H * 0.26, u), v)];
  const r = (u, v) => [lerp(edge, W * 1.08, u), lerp(y, lerp(H * 0.04, H * 0.3, u), v)];
  for (const [at, tone, cols] of [
    [l, stone, 14],
    [r, '#0c1340', 7],
  ]) {
    const face = P([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]);
    S.add(path(face, tone), S.shade(face, '#050a28', 0, 0.9, [0.5, 0, 0.5, 1]));
    for (const i of range(cols))
      for (const j of range(8)) {
        const [u, v] = [((i + 0.16) / cols) ** 0.9, 0.24 + j * 0.094];
        const w = 0.62 / cols;
        const lit = S.r();
        const d = P([at(u, v), at(u + w, v), at(u + w, v + 0.062), at(u, v + 0.062)]);
        S.add(
          path(d, lit > 0.62 ? lamp : lit > 0.4 ? '#8fa6f0' : '#141f5a'),
          lit > 0.62 ? S.shade(d, '#e8862a', 0, 0.7, [0, 0, 0.3, 1]) : '',
          line(
            `M${at(u - 0.008, v - 0.006)
              .map(f)
              .join(' ')}L${at(u + w + 0.008, v - 0.006)
              .map(f)
              .join(' ')}`,
            '#6a7fe0',
            4,
          ),
        );
      }
  }
  S.add(line(`M${f(edge)} ${f(y)}V${f(H * 0.04)}`, '#8fa6f0', 6));
  // the canopy: a blade of light on thin columns, glass hall below
  const [c0, c1] = [W * S.by(0.1, -0.06), W * S.by(0.9, 1.04)];
  const cy = y - H * S.by(0.26, 0.2);
  S.add(
    rect(c0 + 90, cy + 40, c1 - c0 - 180, y - cy - 40, lamp),
    S.shade(box(c0 + 90, cy + 40, c1 - 90, y), '#c8662a', 0, 0.85, [0.5, 0, 0.5, 1]),
  );
  for (const i of range(15)) S.add(rect(c0 + 90 + ((c1 - c0 - 190) * i) / 14, cy + 40, 7, y - cy - 40, '#2a2450'));
  for (const i of range(5))
    S.add(
      S.glow(c0 + (c1 - c0) * (0.18 + i * 0.16), cy + 96, 130, '#fffbe8', 0.9),
      ellipse(c0 + (c1 - c0) * (0.18 + i * 0.16), cy + 80, 34, 13, '#fffef4'),
    );
  const blade = `M${f(c0 - 60)} ${f(cy + 12)}L${f(c1 + 90)} ${f(cy - 52)}L${f(c1 + 90)} ${f(cy - 8)}L${f(c0 - 60)} ${f(cy + 50)}Z`;
  S.add(
    path(blade, '#2a3a92'),
    line(`M${f(c0 - 60)} ${f(cy + 50)}L${f(c1 + 90)} ${f(cy - 8)}`, '#fff6dc', 13),
    S.glow(W * 0.5, cy + 30, W * 0.46, lamp, 0.28),
  );
  for (const i of range(5))
    S.add(
      rect(c0 + 30 + ((c1 - c0 - 40) * i) / 4, cy + 30 - i * 11, 18, y - cy + 20, '#c8d2ff'),
      S.shade(
        box(c0 + 30 + ((c1 - c0 - 40) * i) / 4, cy, c0 + 48 + ((c1 - c0 - 40) * i) / 4, y + 30),
        '#141a50',
        0,
        0.9,
        [0, 0, 1, 0],
      ),
    );
  // wet drive with all of it again in streaks
  S.add(rect(0, y + 6, W, H, '#0a1038'), S.shade(box(0, y + 6, W, H), lamp, 0.75, 0, [0.4, 0, 0.5, 0.6]));
  for (const _ of range(150)) {
    const [x, w] = [S.r() * W, 20 + 120 * S.r()];
    S.add(
      rect(
        x,
        y + 14 + S.r() * (H - y),
        w,
        3 + 4 * S.r(),
        ['#ffe2a8', '#6a7fe0', '#ff6a5a', '#0a1038'][Math.floor(S.r() * 4)],
        `rx="2" opacity="${f(0.2 + 0.5 * S.r())}"`,
      ),
    );
  }
  const k = S.by(0.84, 0.86);
  const [kx, ky] = [W * S.by(0.4, 0.5), y + H * 0.1];
  const drawn = car(S, '#20308a');
  S.add(
    group(mirrored(drawn, 26, 0.4), `transform="translate(${f(kx)} ${f(ky)}) scale(${k})"`),
    S.glow(kx - 470 * k, ky - 80 * k, 300, '#fff6d0', 0.7),
    path(
      `M${f(kx - 440 * k)} ${f(ky - 90 * k)}L${f(kx - 1300 * k)} ${f(ky - 130 * k)}V${f(ky + 90 * k)}Z`,
      '#fff3c8',
      'opacity=".22"',
    ),
    group(drawn, `transform="translate(${f(kx)} ${f(ky)}) scale(${k})"`),
  );
  const look = { dark: '#060a24', lite: '#ffe2a8', light: -1 };
  S.add(
    guest(S, kx + 430 * k, y + H * 0.075, 300, { kind: 'man', coat: '#2f4fc0', trim: '#f0b03a', ...look }),
    guest(S, kx + 520 * k, y + H * 0.08, 280, { kind: 'woman', coat: '#c8305a', trim: '#f0b03a', ...look }),
  );
  return finish(S.add(rain(S, 300, '#dfe6ff', { length: 70, slant: -0.1 })), options.framed);
}
