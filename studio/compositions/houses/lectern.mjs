// lectern: an empty theatre as the speaker sees it a minute before: notes, a lamp, rows of seats in the half light.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** A seat seen from the front: back and folded cushion, w wide, its foot on y. */
function seat(S, x, y, w, { back, cushion, dark, lite }) {
  const d = `M${f(x - w * 0.42)} ${f(y)}V${f(y - w * 0.72)}Q${f(x - w * 0.42)} ${f(y - w * 1.02)} ${f(x)} ${f(y - w * 1.04)}Q${f(x + w * 0.42)} ${f(y - w * 1.02)} ${f(x + w * 0.42)} ${f(y - w * 0.72)}V${f(y)}Z`;
  const c = `M${f(x - w * 0.4)} ${f(y - w * 0.12)}Q${f(x)} ${f(y - w * 0.5)} ${f(x + w * 0.4)} ${f(y - w * 0.12)}L${f(x + w * 0.36)} ${f(y)}H${f(x - w * 0.36)}Z`;
  return (
    path(d, back) +
    S.shade(d, dark, 0, 0.85, [0.2, 0, 1, 0.4]) +
    S.shade(d, lite, 0.7, 0, [0.5, 0, 0.5, 0.4]) +
    path(c, cushion) +
    S.shade(c, dark, 0, 0.8, [0, 0, 0, 1])
  );
}

export function lectern({ back = '#1f6a70', cushion = '#2f8a86', wall = '#0d3238', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 391, axis: 0.56, ...options });
  const { W, H, cx } = S;
  const gold = '#e0b05a';
  S.add(rect(0, 0, W, H, wall), S.shade(`M0 0H${W}V${H * 0.5}H0Z`, '#03161a', 0.9, 0.2, [0, 0, 0.6, 1]));
  // lamps of the ceiling throw cones over the rows
  for (const i of range(S.by(7, 4))) {
    const x = cx + (i - S.by(3, 1.5)) * S.by(270, 260);
    const d = P([
      [x - 12, 60],
      [x + 12, 60],
      [x + 150, H * 0.5],
      [x - 150, H * 0.5],
    ]);
    S.add(
      path(
        d,
        S.lin([
          [0, '#ffe6ac', 0.42],
          [1, '#ffe6ac', 0],
        ]),
      ),
      rect(x - 16, 0, 32, 62, '#041c20'),
      ellipse(x, 62, 16, 5, '#fff2cc'),
    );
  }
  // slatted side walls and the projection box at the back
  for (const i of range(44))
    S.add(rect((i * W) / 44, H * 0.16, 7, H * 0.2, mix(wall, '#2f8a86', 0.28), 'opacity=".8"'));
  S.add(
    rect(cx - 130, H * 0.17, 260, H * 0.085, '#04161a'),
    rect(cx - 40, H * 0.19, 80, 40, '#ffe6ac'),
    S.glow(cx, H * 0.21, 180, '#ffe6ac', 0.5),
  );
  for (const s of [-1, 1])
    S.add(
      rect(cx + s * S.by(620, 460) - 48, H * 0.22, 96, H * 0.14, '#04161a'),
      rect(cx + s * S.by(620, 460) - 30, H * 0.225, 60, 20, '#3fd0a0'),
      S.glow(cx + s * S.by(620, 460), H * 0.23, 80, '#3fd0a0', 0.5),
    );
  // rows: far and high first; an aisle in the middle with lit steps
  const n = S.by(9, 10);
  for (const j of range(n)) {
    const t = j / (n - 1);
    const w = 46 + 96 * t ** 1.4;
    const y = H * (0.375 + 0.42 * t ** 1.25);
    const rise = (x) => y + ((x - cx) / W) ** 2 * 110 * (0.5 + t);
    const floor = `M0 ${f(rise(0) - w * 0.2)}Q${f(cx)} ${f(2 * y - (rise(0) + rise(W)) / 2 - w * 0.2)} ${W} ${f(rise(W) - w * 0.2)}V${f(y + 300)}H0Z`;
    S.add(path(floor, mix('#061e22', '#124a4c', t * 0.6)));
    const gap = 70 + 90 * t;
    for (const s of [-1, 1])
      for (const i of range(26)) {
        const x = cx + s * (gap + w * 0.5 + i * w * 1.06);
        if (x < -w || x > W + w) continue;
        S.add(
          seat(S, x, rise(x), w, {
            back: mix(back, '#06282c', 0.55 - 0.5 * t),
            cushion: mix(cushion, '#06282c', 0.5 - 0.5 * t),
            dark: '#03161a',
            lite: '#9fe0cc',
          }),
        );
      }
    S.add(
      rect(cx - gap + 6, y - 6, gap * 2 - 12, 6, '#ffe0a0', 'opacity=".75"'),
      S.pooled(cx, y + 4, gap, 16, '#ffd98a', 0.5),
    );
  }
  // the desk in front: wood, notes, a pen, a lamp on a neck, the microphone
  const dy = H * S.by(0.77, 0.8);
  const desk = P([
    [W * S.by(0.34, 0.04), dy],
    [W * S.by(1.02, 1.1), dy - 14],
    [W * 1.12, H + 20],
    [W * S.by(0.22, -0.12), H + 20],
  ]);
  S.add(
    S.shade(`M0 ${dy - 160}H${W}V${H}H0Z`, '#020d10', 0, 0.9, [0, 0, 0, 1]),
    path(desk, '#5a3420'),
    S.shade(desk, '#1a0c08', 0, 0.9, [0.6, 0, 0, 0.8]),
    S.shade(desk, '#f8c878', 0.75, 0, [0.7, 0, 0.3, 0.6]),
    line(`M${W * S.by(0.34, 0.04)} ${dy}L${W * S.by(1.02, 1.1)} ${dy - 14}`, gold, 7),
  );
  const sheet = (x, y, turn, lines) =>
    group(
      path('M-170 -130H150L190 120H-200Z', '#04161a', 'opacity=".35" transform="translate(10 14)"') +
        path('M-170 -130H150L190 120H-200Z', '#fbf3de') +
        S.shade('M-170 -130H150L190 120H-200Z', '#c89a5a', 0, 0.6, [0.8, 0, 0, 1]) +
        line(
          range(lines)
            .map((i) => `M${-140 - i * 4} ${-96 + i * 30}H${60 + ((i * 53) % 80)}`)
            .join(''),
          '#6a5a4a',
          4,
        ),
      `transform="translate(${f(x)} ${f(y)}) rotate(${turn})"`,
    );
  const [nx, ny] = [W * S.by(0.66, 0.5), H * S.by(0.9, 0.905)];
  S.add(
    S.pooled(nx + 40, ny, 420, 150, '#ffe0a0', 0.65),
    sheet(nx - 110, ny + 6, -7, 6),
    sheet(nx + 120, ny - 4, 4, 7),
  );
  S.add(
    line(`M${nx + 10} ${ny + 70}L${nx + 190} ${ny + 18}`, '#12201f', 11),
    line(`M${nx + 150} ${ny + 30}L${nx + 190} ${ny + 18}`, gold, 11),
  );
  const [lx, ly] = [W * S.by(0.88, 0.9), dy + 10];
  S.add(
    line(`M${lx} ${ly + 60}C${lx + 30} ${ly - 160} ${lx - 40} ${ly - 250} ${lx - 150} ${ly - 210}`, gold, 9),
    path(`M${lx - 196} ${ly - 196}L${lx - 120} ${ly - 236}L${lx - 96} ${ly - 176}L${lx - 206} ${ly - 130}Z`, '#0f4a45'),
    path(
      `M${lx - 206} ${ly - 130}L${lx - 96} ${ly - 176}L${lx - 100} ${ly + 110}L${lx - 470} ${ly + 150}Z`,
      S.lin([
        [0, '#ffe9b8', 0.5],
        [1, '#ffe9b8', 0],
      ]),
    ),
  );
  const [mx, my] = [W * S.by(0.5, 0.24), dy + 6];
  S.add(
    line(`M${mx} ${my + 30}C${mx} ${my - 90} ${mx + 40} ${my - 150} ${mx + 60} ${my - 180}`, '#0a1416', 9),
    path(`M${mx + 44} ${my - 186}l34 -54q22 -22 40 -4q14 20 -6 40l-46 44Z`, '#16262a'),
    S.shade(`M${mx + 44} ${my - 186}l34 -54q22 -22 40 -4q14 20 -6 40l-46 44Z`, '#bfe6dc', 0, 0.8, [1, 1, 0, 0]),
    circle(mx, my + 34, 16, '#0a1416'),
  );
  S.add(S.shade(box(0, dy, W * 0.4, H), '#020d10', 0.5, 0, [0, 0, 1, 0]));
  return finish(S, options.framed);
}
