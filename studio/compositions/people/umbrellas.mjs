// umbrellas: a baraat from behind in the rain by night, umbrellas lit from the front by the lamps it follows.
import { mix } from '../../kit/colour.mjs';
import { guest } from '../../kit/figures/guests.mjs';
import { bokeh, rain } from '../../kit/nature/rain.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** An umbrella from behind: panels between ribs, a scalloped hem; light shines through from beyond. */
function umbrella(S, x, y, w, colour, { fringe } = {}) {
  const h = w * 0.46;
  const n = 6;
  let o = '';
  for (const i of range(n)) {
    const [u0, u1] = [-1 + (2 * i) / n, -1 + (2 * (i + 1)) / n];
    const [x0, x1] = [x + u0 * w * 0.5, x + u1 * w * 0.5];
    const side = (u) => `${f(x + u * w * 0.44)} ${f(y - h * 0.74)}`;
    const d = `M${f(x)} ${f(y - h)}Q${side(u0)} ${f(x0)} ${f(y)}Q${f((x0 + x1) / 2)} ${f(y - h * 0.17)} ${f(x1)} ${f(y)}Q${side(u1)} ${f(x)} ${f(y - h)}Z`;
    o +=
      path(d, mix(colour, '#120a24', 0.15 + 0.16 * (i % 2))) +
      S.shade(d, '#ffd98a', 0.75, 0, [0.5, 0, 0.5, 0.85]) +
      S.shade(d, '#0c0820', 0, 0.85, [0.5, 0.3, 0.5, 1]);
  }
  if (fringe)
    o += range(24)
      .map((i) => {
        const u = -1 + (2 * (i + 0.5)) / 24;
        return line(`M${f(x + u * w * 0.49)} ${f(y - 4)}v${f(w * 0.06)}`, '#f0c060', 4);
      })
      .join('');
  return (
    o +
    line(`M${f(x)} ${f(y - h)}v${f(-w * 0.05)}`, '#f0c060', 5) +
    line(`M${f(x)} ${f(y - h * 0.1)}V${f(y + w * 0.42)}`, '#1a1024', 6)
  );
}

export function umbrellas({ lamps = '#ffd98a', ...options } = {}) {
  const S = stage({ pal: 'night', seed: 541, axis: 0.58, ...options });
  const { W, H, cx } = S;
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#0b1028'],
        [0.42, '#2a2a5c'],
        [0.6, '#7a4a6a'],
        [0.72, '#2a1f44'],
      ]),
    ),
    S.shade(box(0, 0, W, H * 0.5), '#070a20', 0.9, 0, [0.4, 0, 0.5, 1]),
  );
  S.add(
    S.glow(cx - 60, H * 0.44, 720, '#ffc870', 0.7),
    bokeh(S, [0, H * 0.24, W, H * 0.5], S.by(60, 40), ['#ffd98a', '#f7a54a', '#e9668a', '#9fb6ff'], {
      small: 10,
      large: 40,
      strong: 0.55,
    }),
  );
  // lamp trees carried in front, small and bright
  for (const i of range(S.by(9, 6))) {
    const x = W * (0.06 + (i * 0.94) / S.by(9, 6)) + (i % 2) * 20;
    const y = H * 0.5;
    S.add(line(`M${x} ${y}v-150`, '#2a1c30', 5));
    for (const [dx, dy] of [
      [0, -166],
      [-26, -140],
      [26, -140],
      [-14, -112],
      [14, -112],
    ])
      S.add(S.glow(x + dx, y + dy, 60, lamps, 0.8), circle(x + dx, y + dy, 8, '#fff6dc'));
  }
  // wet road
  S.add(rect(0, H * 0.54, W, H, '#1a1636'), S.shade(box(0, H * 0.54, W, H), '#ffb860', 0.7, 0, [0.5, 0, 0.5, 0.7]));
  for (const _ of range(120)) {
    const [x, y] = [S.r() * W, H * (0.56 + 0.44 * S.r())];
    S.add(
      rect(
        x,
        y,
        20 + 90 * S.r(),
        3 + 3 * S.r(),
        S.r() > 0.5 ? '#ffd98a' : '#c46a8a',
        `rx="2" opacity="${f(0.15 + 0.4 * S.r())}"`,
      ),
    );
  }
  const look = { dark: '#0c0820', lite: '#ffcf86' };
  const coats = ['#7a2440', '#e2b04a', '#f0e6d0', '#25606a', '#c2502f', '#4a3a86', '#a8324a'];
  const rows = S.by(
    [
      [0.58, 0.52, 13],
      [0.66, 0.74, 10],
      [0.8, 1.05, 7],
      [1.02, 1.5, 5],
    ],
    [
      [0.58, 0.58, 8],
      [0.68, 0.84, 6],
      [0.82, 1.15, 5],
      [1.04, 1.6, 4],
    ],
  );
  for (const [j, [v, k, n]] of rows.entries())
    for (const i of range(n)) {
      const x = ((i + 0.5 + (j % 2) * 0.35 - 0.2) / n) * W + (S.r() - 0.5) * 50;
      const y = H * v + (S.r() - 0.5) * 26;
      const kind = ['man', 'woman', 'man', 'sari'][(i + j) % 4];
      S.add(
        guest(S, x, y, 290 * k, {
          ...look,
          kind,
          coat: mix(coats[(i * 3 + j) % 7], '#120a24', 0.25),
          trim: coats[(i + j * 2 + 3) % 7],
          light: x < cx ? -1 : 1,
        }),
      );
      const groom = j === 2 && i === Math.floor(n * 0.55);
      if ((i + j) % 3 || groom)
        S.add(
          umbrella(S, x + 26 * k, y - 300 * k, (groom ? 350 : 300) * k, groom ? '#e0a83a' : coats[(i * 2 + j) % 7], {
            fringe: groom,
          }),
        );
    }
  S.add(
    rain(S, 420, '#dfe4ff', { length: 90, slant: -0.12 }),
    S.shade(box(0, H * 0.7, W, H), '#070a20', 0, 0.75, [0.5, 0, 0.3, 1]),
  );
  return finish(S, options.framed);
}
