// signpost: where two field paths part at nightfall, a post whose boards are blank, a lantern on it and an owl on top.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, oval, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** The boards: height on the post, side, length, tilt in degrees. */
const BOARDS = [
  [430, 1, 330, -4],
  [560, -1, 390, 3],
  [690, 1, 270, 6],
];

export function signpost(options = {}) {
  const S = stage({ pal: 'dusk', seed: 404, axis: 0.42, ...options, format: 'portrait' });
  const p = S.pal;
  const { W, H, cx } = S;
  const hz = H * 0.62;
  const sky = p.sky.map((colour, i) => [i * 0.16, colour]);
  S.add(rect(0, 0, W, H, S.lin(sky)));
  for (const _ of range(60))
    S.add(circle(S.r() * W, S.r() ** 1.4 * hz * 0.8, 1.4 + 2.2 * S.r(), '#fff6df', 'opacity=".8"'));
  // two far ridges, and on the second one the lamps of a house
  const ridge = (y, swing, colour) =>
    path(
      `M0 ${y}C${W * 0.2} ${y - swing} ${W * 0.4} ${y + swing * 0.5} ${W * 0.6} ${y - swing * 0.4}S${W * 0.9} ${y - swing} ${W} ${y}V${H}H0Z`,
      colour,
    );
  S.add(ridge(hz - 70, 60, mix(p.sky[2], p.sky[3], 0.35)), ridge(hz - 20, 36, mix(p.sky[1], p.sky[2], 0.7)));
  const house = [W * 0.8, hz - 44];
  S.add(
    S.glow(house[0], house[1], 190, p.lite, 0.35),
    rect(house[0] - 70, house[1] - 34, 140, 44, mix(p.sky[1], p.sky[2], 0.4)),
    rect(house[0] - 30, house[1] - 58, 60, 30, mix(p.sky[1], p.sky[2], 0.4)),
    ...range(6).map((i) => rect(house[0] - 58 + i * 22, house[1] - 20, 9, 16, '#fff0c4')),
    rect(house[0] - 6, house[1] - 48, 12, 14, '#fff0c4'),
  );
  // the field and the two ways over it
  const ground = box(0, hz, W, H);
  S.add(rect(0, hz, W, H - hz, mix(p.sky[1], '#2c4a3f', 0.55)), S.shade(ground, '#080c1e', 0, 0.75, [0, 0, 0, 1]));
  for (const _ of range(260)) {
    const [x, depth] = [S.r() * W, S.r()];
    const y = hz + 20 + depth * (H - hz);
    S.add(
      line(
        `M${f(x)} ${f(y)}l${f((S.r() - 0.5) * 14)} ${f(-10 - 34 * depth)}`,
        mix('#2c5a4c', p.sky[2], S.r() * 0.6),
        2 + 2 * depth,
        'opacity=".7"',
      ),
    );
  }
  const way = mix(p.sky[3], p.lite, 0.35);
  const ways = [
    `M${W * 0.3} ${H}C${W * 0.36} ${H * 0.86} ${W * 0.2} ${H * 0.74} ${W * 0.02} ${hz + 40}L0 ${hz + 36}V${hz + 74}C${W * 0.14} ${H * 0.76} ${W * 0.2} ${H * 0.88} ${W * 0.02} ${H}Z`,
    `M${W * 0.3} ${H}C${W * 0.44} ${H * 0.84} ${W * 0.86} ${H * 0.8} ${W * 0.78} ${hz + 4}H${W * 0.8}C${W * 0.94} ${H * 0.78} ${W * 0.8} ${H * 0.92} ${W * 0.74} ${H}Z`,
  ];
  S.add(...ways.flatMap((d) => [path(d, way), S.shade(d, '#1a1230', 0.05, 0.7, [0, 0, 0, 1])]));
  // the post, its boards and its lantern
  const [lx, ly] = [cx - 150, 900];
  const wood = '#6b4a35';
  S.add(S.glow(lx, ly, 420, '#f7b558', 0.55), S.pooled(cx, H * 0.86, 330, 70, '#f7b558', 0.35));
  const post = box(cx - 21, 330, cx + 21, H * 0.87);
  S.add(path(post, wood), S.shade(post, '#1a0c10', 0, 0.7, [0, 0, 1, 0]));
  for (const [y, side, length, tilt] of BOARDS) {
    const board = P([
      [-side * 70, -48],
      [side * length, -48],
      [side * (length + 62), 0],
      [side * length, 48],
      [-side * 70, 48],
    ]);
    S.add(
      group(
        path(board, '#d9a468') +
          S.shade(board, '#3a1a18', 0.55, 0, [0, 0, 0, 1]) +
          line(board, '#8a5a36', 4) +
          line(
            `M${-side * 40} -16H${side * (length - 20)}M${-side * 20} 18H${side * (length - 60)}`,
            '#8a5a36',
            2.5,
            'opacity=".5"',
          ) +
          circle(0, -26, 5, '#5a3a28') +
          circle(0, 26, 5, '#5a3a28'),
        `transform="translate(${cx} ${y}) rotate(${tilt})"`,
      ),
    );
  }
  S.add(
    line(`M${cx} 792H${lx}V${ly - 62}`, '#241a22', 9),
    path(
      P([
        [lx - 46, ly + 60],
        [lx - 34, ly - 52],
        [lx + 34, ly - 52],
        [lx + 46, ly + 60],
      ]),
      '#ffe9b0',
    ),
    S.glow(lx, ly + 10, 90, '#fff4cf', 0.9),
    line(
      P([
        [lx - 46, ly + 60],
        [lx - 34, ly - 52],
        [lx + 34, ly - 52],
        [lx + 46, ly + 60],
      ]),
      '#241a22',
      7,
    ),
    line(`M${lx} ${ly - 52}V${ly + 60}`, '#241a22', 4),
    path(
      P([
        [lx - 52, ly - 50],
        [lx, ly - 96],
        [lx + 52, ly - 50],
      ]),
      '#241a22',
    ),
    rect(lx - 56, ly + 58, 112, 14, '#241a22'),
  );
  // the owl
  const owl = oval(cx, 262, 62, 82);
  S.add(
    path(owl, '#8a6a56'),
    S.shade(owl, '#1a0c18', 0, 0.65, [0.1, 0, 1, 0.3]),
    ellipse(cx, 292, 36, 46, '#c9a884'),
    ...range(6).map((i) => line(`M${cx - 18 + (i % 3) * 18} ${280 + (i > 2 ? 24 : 0)}q6 8 12 0`, '#8a6a56', 3)),
    path(
      P([
        [cx - 54, 214],
        [cx - 48, 158],
        [cx - 14, 192],
      ]),
      '#8a6a56',
    ),
    path(
      P([
        [cx + 54, 214],
        [cx + 48, 158],
        [cx + 14, 192],
      ]),
      '#6a4e40',
    ),
    ...[-1, 1].map(
      (side) =>
        circle(cx + side * 25, 222, 25, '#fff4dc') +
        circle(cx + side * 22, 224, 13, '#1a0c18') +
        circle(cx + side * 18, 219, 4, '#fff4dc'),
    ),
    path(
      P([
        [cx - 9, 238],
        [cx + 9, 238],
        [cx, 260],
      ]),
      '#e0ae57',
    ),
    line(`M${cx - 22} 340v14M${cx + 22} 340v14`, '#e0ae57', 7),
  );
  return finish(S, options.framed);
}
