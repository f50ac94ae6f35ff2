// stairGuests: guests climb a broad stair from behind, a carpet up its middle, a lit landing above.
import { guest } from '../../kit/figures/guests.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function stairGuests({ wall = '#0e4640', carpet = '#a8243c', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 901, axis: 0.56, ...options });
  const { W, H, cx } = S;
  const top = H * S.by(0.34, 0.36);
  S.add(rect(0, 0, W, H, wall), S.shade(box(0, 0, W, top + 60), '#021a18', 0.9, 0.1, [0, 0, 0.4, 1]));
  for (const i of range(S.by(9, 6))) {
    const [x, w] = [(i * W) / S.by(9, 6) + 26, W / S.by(9, 6) - 52];
    S.add(
      line(box(x, 40, x + w, top - 110), '#c8963f', 4, 'opacity=".8"'),
      line(box(x + 18, 58, x + w - 18, top - 128), '#c8963f', 2, 'opacity=".6"'),
    );
  }
  // the landing: a doorway full of light
  const [dw, dh] = S.by([560, 400], [430, 430]);
  const door = `M${f(cx - dw / 2)} ${f(top)}V${f(top - dh * 0.6)}Q${f(cx - dw / 2)} ${f(top - dh)} ${f(cx)} ${f(top - dh)}Q${f(cx + dw / 2)} ${f(top - dh)} ${f(cx + dw / 2)} ${f(top - dh * 0.6)}V${f(top)}Z`;
  S.add(
    S.glow(cx, top - dh * 0.4, dw * 1.5, '#ffcf7a', 0.7),
    path(door, '#ffe6b0'),
    S.shade(door, '#e88a3a', 0, 0.75, [0.2, 0, 0.6, 1]),
    line(door, '#f6ecd8', 26),
    line(door, '#8a5a1e', 4),
  );
  for (const i of range(5)) {
    const y = top - dh * 0.86 + 30 * i;
    S.add(
      S.glow(cx + (i - 2) * 74, y - Math.abs(i - 2) * -6, 70, '#fffdf0', 1),
      circle(cx + (i - 2) * 74, y - 30 * i + 66, 11, '#ffffff'),
    );
  }
  const n = S.by(13, 16);
  const yOf = (i) => top + (H - top) * (i / n) ** 1.5 * 1.04;
  const half = (i) => lerp(S.by(360, 300), S.by(1500, 1000), (i / n) ** 1.3);
  for (const i of range(n)) {
    const [y0, y1] = [yOf(i), yOf(i + 1)];
    const tread = P([
      [cx - half(i), y0],
      [cx + half(i), y0],
      [cx + half(i + 1), y0 + (y1 - y0) * 0.46],
      [cx - half(i + 1), y0 + (y1 - y0) * 0.46],
    ]);
    const riser = P([
      [cx - half(i + 1), y0 + (y1 - y0) * 0.46],
      [cx + half(i + 1), y0 + (y1 - y0) * 0.46],
      [cx + half(i + 1), y1],
      [cx - half(i + 1), y1],
    ]);
    S.add(
      path(tread, '#f4ead4'),
      S.shade(tread, '#3f5a50', 0, 0.5, [0, 0, 0.3, 1]),
      path(riser, '#cfc6b0'),
      S.shade(riser, '#163a34', 0.2, 0.9, [0.4, 0, 0.5, 1]),
    );
    const c = (j) => half(j) * 0.34;
    const rug = P([
      [cx - c(i), y0],
      [cx + c(i), y0],
      [cx + c(i + 1), y0 + (y1 - y0) * 0.46],
      [cx + c(i + 1), y1],
      [cx - c(i + 1), y1],
      [cx - c(i + 1), y0 + (y1 - y0) * 0.46],
    ]);
    S.add(
      path(rug, carpet),
      S.shade(
        P([
          [cx - c(i + 1), y0 + (y1 - y0) * 0.46],
          [cx + c(i + 1), y0 + (y1 - y0) * 0.46],
          [cx + c(i + 1), y1],
          [cx - c(i + 1), y1],
        ]),
        '#3a0614',
        0.3,
        0.9,
        [0, 0, 0, 1],
      ),
    );
    for (const s of [-1, 1])
      S.add(
        line(
          `M${f(cx + s * c(i) * 0.9)} ${f(y0)}L${f(cx + s * c(i + 1) * 0.9)} ${f(y0 + (y1 - y0) * 0.46)}V${f(y1)}`,
          '#e0ae57',
          3 + i * 0.6,
        ),
      );
    S.add(line(`M${f(cx - c(i + 1))} ${f(y1 - 2)}H${f(cx + c(i + 1))}`, '#f4d898', 3 + i * 0.5));
  }
  for (const s of [-1, 1]) {
    const rail = range(n + 1).map((i) => [cx + s * half(i), yOf(i) - lerp(70, 300, (i / n) ** 1.3)]);
    for (const i of range(n + 1))
      S.add(line(`M${f(cx + s * half(i))} ${f(yOf(i))}V${f(rail[i][1])}`, '#e0ae57', 5 + i * 0.9));
    S.add(
      line(`M${rail.map((q) => q.map(f).join(' ')).join('L')}`, '#6a3a1c', 24),
      line(`M${rail.map(([x, y]) => `${f(x)} ${f(y - 6)}`).join('L')}`, '#c88a54', 7),
    );
  }
  const look = { dark: '#0a1c1c', lite: '#ffd99a' };
  const party = S.by(
    [
      [2, 0.3, 'man', '#f2e6d0'],
      [2, 0.62, 'sari', '#c8305a'],
      [4, -0.46, 'woman', '#1f7a8a'],
      [4.2, -0.16, 'man', '#2a2a4a'],
      [6.6, 0.5, 'sari', '#e0a030'],
      [6.8, 0.24, 'man', '#7a2438'],
      [9.4, -0.32, 'woman', '#b5243f'],
      [9.8, -0.06, 'man', '#e8dcc4'],
      [10.2, 0.6, 'woman', '#5a2f7a'],
    ],
    [
      [2, 0.3, 'man', '#f2e6d0'],
      [2.1, 0.66, 'sari', '#c8305a'],
      [5, -0.5, 'woman', '#1f7a8a'],
      [5.3, -0.1, 'man', '#2a2a4a'],
      [9, 0.46, 'sari', '#e0a030'],
      [9.4, 0.1, 'man', '#7a2438'],
      [12.6, -0.32, 'woman', '#b5243f'],
    ],
  );
  for (const [i, u, kind, coat] of party) {
    const y = yOf(i) + 6;
    const h = lerp(130, S.by(560, 620), (i / n) ** 1.25);
    S.add(
      ellipse(cx + u * half(i) + h * 0.08, y + h * 0.02, h * 0.2, h * 0.035, '#0a1c1c', 'opacity=".5"'),
      guest(S, cx + u * half(i), y, h, {
        kind,
        coat,
        trim: ['#e0ae57', '#f2e6d0', '#c8305a'][Math.floor(i) % 3],
        light: u > 0 ? 1 : -1,
        ...look,
      }),
    );
  }
  return finish(S, options.framed);
}
