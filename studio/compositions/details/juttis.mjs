// juttis: four pairs of embroidered shoes left outside a door, light under it.
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** One shoe from above, toe up with its curl, for the left foot. */
function jutti(S, { upper, inner, thread, bead }, pattern) {
  const sole =
    'M-8 -196C-2 -214 14 -220 22 -232C22 -214 16 -204 12 -192C46 -150 58 -92 54 -30C52 30 56 86 44 128C30 160 -30 160 -44 128C-54 86 -52 34 -54 -20C-58 -84 -46 -150 -8 -196Z';
  const vamp =
    'M-8 -196C-2 -214 14 -220 22 -232C22 -214 16 -204 12 -192C44 -152 58 -94 54 -30C36 -62 20 -70 0 -70C-22 -70 -38 -60 -54 -22C-58 -84 -46 -150 -8 -196Z';
  const opening =
    'M-42 -14C-36 -46 -20 -56 0 -56C20 -56 36 -46 44 -20C46 30 46 86 36 118C24 140 -26 140 -36 118C-44 86 -44 30 -42 -14Z';
  const sewn = {
    dots: range(26)
      .map((i) => {
        const t = i / 25;
        return circle(-34 + (68 * ((i * 7) % 13)) / 12, -176 + 96 * t, 5, i % 3 ? thread : bead);
      })
      .join(''),
    rose: range(3)
      .map((i) =>
        group(
          range(7)
            .map((q) => ellipse(0, -13, 6, 11, q % 2 ? thread : bead, `transform="rotate(${q * 51.4})"`))
            .join('') + circle(0, 0, 6, '#fff6dc'),
          `transform="translate(${[0, -22, 24][i]} ${[-128, -78, -84][i]}) scale(${i ? 0.7 : 1.2})"`,
        ),
      )
      .join(''),
    wave: range(5)
      .map((i) =>
        line(
          `M${-46 + i * 3} ${-76 - i * 22}Q0 ${-120 - i * 22} ${46 - i * 3} ${-78 - i * 22}`,
          i % 2 ? bead : thread,
          6,
        ),
      )
      .join(''),
    mirror: range(9)
      .map(
        (i) =>
          circle(
            [0, -22, 22, -34, 34, 0, -16, 18, 2][i],
            [-160, -128, -128, -94, -94, -122, -92, -92, -186][i] + 4,
            10,
            thread,
          ) +
          circle(
            [0, -22, 22, -34, 34, 0, -16, 18, 2][i],
            [-160, -128, -128, -94, -94, -122, -92, -92, -186][i] + 4,
            6,
            '#eaf2f2',
          ),
      )
      .join(''),
  };
  return (
    path(sole, '#1c0e18', 'opacity=".5" transform="translate(22 26)"') +
    path(sole, upper) +
    S.shade(sole, '#1c0812', 0, 0.8, [0.3, 0, 1, 0.2]) +
    path(opening, inner) +
    S.shade(opening, '#1c0812', 0.95, 0, [0, 0, 0.5, 0.9]) +
    S.inside(vamp, sewn[pattern]) +
    line(opening, thread, 5) +
    line(sole, thread, 3) +
    S.shade(vamp, '#fff4d8', 0.6, 0, [0, 0, 0.5, 0.4])
  );
}

const PAIRS = [
  [0.3, 0.6, 1.3, -7, { upper: '#8a1f3f', inner: '#e8c89a', thread: '#e9b850', bead: '#fff1c4' }, 'rose', 128],
  [0.52, 0.5, 1.42, 5, { upper: '#23495f', inner: '#d8b48a', thread: '#d9c08a', bead: '#e2557a' }, 'wave', 132],
  [0.72, 0.66, 0.82, -16, { upper: '#e07a1f', inner: '#f0d8ae', thread: '#fff1c4', bead: '#8a1f3f' }, 'dots', 124],
  [0.87, 0.5, 1.24, 9, { upper: '#2f7a62', inner: '#e8c89a', thread: '#f0cf86', bead: '#fff1c4' }, 'mirror', 126],
];

export function juttis({ floor = '#b98a7a', door = '#6a1444', ...options } = {}) {
  const S = stage({ pal: 'rose', seed: 601, ...options });
  const { W, H } = S;
  S.add(rect(0, 0, W, H, floor));
  for (const i of range(16))
    for (const j of range(10)) {
      const [x, y] = [i * 210 - (j % 2) * 105 - 100, H * 0.2 + j * 150];
      S.add(rect(x + 2, y + 2, 206, 146, ['#c89a86', '#b5826f', '#d3a891'][Math.floor(S.r() * 3)]));
    }
  S.add(S.shade(box(0, 0, W, H), '#3a1430', 0, 0.95, [0.5, 0.25, 0.2, 1]));
  const y = H * S.by(0.2, 0.22);
  S.add(rect(0, 0, W, y, door), S.shade(box(0, 0, W, y), '#22041c', 0.9, 0.2, [0, 0, 0.4, 1]));
  for (const i of range(14)) {
    const x = i * 190 - 60;
    S.add(
      line(box(x, -90, x + 150, y - 60), '#d98a3a', 5),
      ...range(3).map((k) => circle(x + 30 + k * 45, y - 92, 9, '#e9b850')),
    );
  }
  S.add(
    rect(0, y - 34, W, 12, '#e9b850'),
    rect(0, y - 20, W, 26, '#ffe6ac'),
    S.shade(box(0, y + 6, W, y + 560), '#ffd68a', 0.95, 0, [0, 0, 0, 1]),
    rect(0, y + 4, W, 34, '#e3c4a4'),
    S.shade(box(0, y + 4, W, y + 38), '#8a5a4a', 0, 0.7, [0, 0, 1, 0]),
  );
  for (const _ of range(46)) {
    const [px, py, a] = [S.r() * W, y + 60 + S.r() * (H - y), S.r() * 180];
    S.add(
      `<g transform="translate(${f(px)} ${f(py)}) rotate(${f(a)})">${ellipse(0, 0, 13, 7, ['#e2557a', '#f7a928', '#fff1d8'][Math.floor(S.r() * 3)])}</g>`,
    );
  }
  const spots = S.by(
    PAIRS.map((q) => [q[0], q[1]]),
    [
      [0.26, 0.52],
      [0.7, 0.46],
      [0.36, 0.82],
      [0.78, 0.8],
    ],
  );
  for (const [i, [, , k, turn, c, pattern, apart]] of PAIRS.entries()) {
    const [u, v] = spots[i];
    for (const s of [-1, 1])
      S.add(
        group(
          jutti(S, c, pattern),
          `transform="translate(${f(W * u + s * apart * 0.52 * k)} ${f(H * v + (s > 0 ? 16 : -6) * k)}) rotate(${turn + s * 4}) scale(${f(s * k)} ${f(k)})"`,
        ),
      );
  }
  return finish(S, options.framed);
}
