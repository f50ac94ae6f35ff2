// shamianaEvening: an open striped tent with guests on a mown lawn in the last sun, an aeroplane high on the left.
import { camera } from '../../kit/camera.mjs';
import { clipPolygon } from '../../kit/clip-polygon.mjs';
import { mix } from '../../kit/colour.mjs';
import { eveningGuest } from '../../kit/figures/evening-guest.mjs';
import { roundTable } from '../../kit/furnishings/banquet-table.mjs';
import { lanternStand, mughalLantern, stringLights } from '../../kit/furnishings/lamps.mjs';
import { flower } from '../../kit/nature/flowers.mjs';
import { neem } from '../../kit/nature/neem.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { shadedCorner } from '../../kit/shaded-corner.mjs';
import { box, circle, ellipse, group, line, open, oval, P, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { shamiana } from '../../parts/landscape/shamiana.mjs';

const SHADE = '#16301c';
const MASTS = [
  [-10.2, 18],
  [-4.5, 12.6],
];

/** Draws an aeroplane that climbs to the upper right, its tail at 0, 0, and the trail that thins out behind it. */
function airliner(S, x, y, k, turn) {
  const trail = (w) => `M-10 -6L-640 ${-w}Q-670 0 -640 ${w}L-10 -2Z`;
  const fading = S.lin(
    [
      [0, '#fffaf0', 0],
      [0.6, '#fffaf0', 0.4],
      [1, '#fffaf0', 0.9],
    ],
    0,
    0,
    1,
    0,
  );
  const fuselage = 'M0 -9Q40 -13 150 -13Q186 -12 204 -2Q208 1 202 4Q186 11 150 11Q60 11 20 3Q4 0 0 -9Z';
  return group(
    path(trail(6), fading) +
      path('M84 4L52 -46L66 -46L122 4Z', '#b9c4cc') +
      path(fuselage, '#fff8ea') +
      S.shade(fuselage, '#4a5f8a', 0, 0.9, [0, 0.35, 0, 1]) +
      path('M2 -8L-14 -52H6L40 -11Z', '#e8762a') +
      path('M8 -5L-12 14L-2 15L34 0Z', '#8aa0b4') +
      path('M80 6L34 66L52 66L132 8Z', '#5f7896') +
      path('M80 6L34 66L40 66L96 8Z', '#93a8ba') +
      path('M74 26Q78 20 96 21Q104 23 102 30Q88 34 76 32Z', '#3f5474') +
      line('M52 -4H168', '#4a6286', 2.6, 'stroke-dasharray="0.1 6.4"') +
      path('M184 -7Q192 -6 197 -3L186 -2Z', '#2f4468'),
    `transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${k})"`,
  );
}

/** Draws a cloud as a long thin lens, lit from below. */
const cloud = (x, y, long, h, tone, a) =>
  path(
    `M${f(x)} ${f(y)}C${f(x + long * 0.25)} ${f(y - h)} ${f(x + long * 0.6)} ${f(y - h * 1.4)} ${f(x + long)} ${f(y - h * 0.2)}C${f(x + long * 0.7)} ${f(y + h * 0.4)} ${f(x + long * 0.3)} ${f(y + h * 0.5)} ${f(x)} ${f(y)}Z`,
    tone,
    `opacity="${f(a)}"`,
  );

/** Draws the tower of an airport far away, its foot on tx, y. */
function tower(tx, y) {
  const ty = y - 62;
  return (
    path(
      P([
        [tx - 8, y],
        [tx - 6, ty],
        [tx + 6, ty],
        [tx + 8, y],
      ]),
      '#a87a50',
    ) +
    path(
      P([
        [tx - 18, ty - 24],
        [tx + 18, ty - 24],
        [tx + 11, ty + 2],
        [tx - 11, ty + 2],
      ]),
      '#8a6a52',
    ) +
    rect(tx - 17, ty - 21, 34, 9, '#ffe2a0') +
    rect(tx - 20, ty - 29, 40, 5, '#8a6a52') +
    line(`M${tx} ${ty - 28}v-22`, '#8a6a52', 2.4) +
    circle(tx, ty - 52, 3.4, '#ff6a4a')
  );
}

/** Draws a brass pot with marigolds, its foot on x, y; k is units per metre. */
function pot(S, x, y, k) {
  const d = `M${f(x - k * 0.2)} ${f(y - k * 0.42)}Q${f(x - k * 0.3)} ${f(y - k * 0.12)} ${f(x - k * 0.13)} ${f(y)}H${f(x + k * 0.13)}Q${f(x + k * 0.3)} ${f(y - k * 0.12)} ${f(x + k * 0.2)} ${f(y - k * 0.42)}Z`;
  let o = ellipse(x + k * 0.2, y + 1, k * 0.36, k * 0.06, SHADE, 'opacity=".5"') + path(d, '#c8893a');
  o += S.shade(d, '#5a2a10', 0, 0.9, [0.3, 0, 1, 0.2]) + S.shade(d, '#fff0b8', 0.9, 0, [0, 0, 0.4, 0]);
  o += ellipse(x, y - k * 0.42, k * 0.23, k * 0.05, '#f2cf84');
  const leaves = oval(x, y - k * 0.6, k * 0.34, k * 0.24);
  o += path(leaves, '#3f6a34') + S.shade(leaves, '#163018', 0, 0.9, [0.2, 0, 0.9, 1]);
  for (const i of range(22)) {
    const [a, q] = [i * 2.4, Math.sqrt((i + 0.5) / 22)];
    const [u, w] = [x + Math.cos(a) * q * k * 0.34, y - k * 0.62 + Math.sin(a) * q * k * 0.24];
    o += flower(u, w, k * 0.062, i % 3 ? '#f7a928' : '#f4822a', i % 3 ? '#ef7f1a' : '#c8501c');
  }
  return o;
}

/** Draws a tray with glasses on a raised palm, in the units of a guest 300 tall. */
function tray(x, y) {
  const glass = (u) =>
    ellipse(x + u, y - 3, 5, 1.6, '#fff6e0') +
    line(`M${x + u} ${y - 3}v-13`, '#fff6e0', 1.8) +
    path(
      `M${x + u - 6} ${y - 34}H${x + u + 6}Q${x + u + 6} ${y - 17} ${x + u} ${y - 16}Q${x + u - 6} ${y - 17} ${x + u - 6} ${y - 34}Z`,
      '#f7b23c',
    ) +
    line(`M${x + u - 6} ${y - 34}H${x + u + 6}`, '#fff6e0', 2.4);
  return (
    ellipse(x, y, 50, 9, '#a8692a') + ellipse(x, y - 2.5, 50, 8, '#f0c878') + [-33, -11, 11, 33].map(glass).join('')
  );
}

/** Draws a shehnai from the lips down to its bell, in the units of a guest 300 tall. */
const shehnai = () =>
  path('M17 -258L22 -262L92 -208L84 -198Z', '#4a2414') +
  path('M82 -198L92 -209Q104 -206 118 -192L102 -172Q90 -186 82 -198Z', '#d9902a') +
  ellipse(110, -182, 4.4, 13.4, '#7a4a16', 'transform="rotate(40 110 -182)"') +
  line('M34 -248L38 -252M48 -237L52 -241', '#e9b44c', 3);

export function shamianaEvening({
  sky = ['#2f7594', '#86b4b4', '#e9dcb0', '#fbc878', '#f59a52'],
  stripe = ['#e4702a', '#fff1d8'],
  lawn = ['#c4b45a', '#8f9c48', '#55753c', '#2c5030'],
  ...options
} = {}) {
  const S = stage({ pal: 'turmeric', seed: 2411, axis: 0.52, ...options });
  const { W, H, cx, pal } = S;
  const hz = H * S.by(0.63, 0.7);
  const c = camera({ cx, horizon: hz, focal: S.by(1300, 1000), eye: 1.5 });
  const floor = (points) => clipPolygon(c.onFloor(points), -30, hz - 10, W + 30, H + 30);
  // the sky: thin clouds in the last sun, which stands low on the left outside the sheet
  S.add(
    rect(0, 0, W, H, S.lin(sky.map((tone, i) => [([0, 0.22, 0.42, 0.55, 0.64][i] * hz) / (H * 0.63), tone]))),
    S.shade(box(0, 0, W, H * 0.42), sky[0], 0.75, 0, [0.6, 0, 0.45, 1], 'b'),
    S.glow(-60, hz - 60, 900, '#fff0c0', 0.85),
  );
  for (const _ of range(20)) {
    const t = S.r();
    S.add(
      cloud(
        W * (S.r() * 1.15 - 0.2),
        hz * (0.5 + 0.46 * t),
        W * (0.08 + 0.24 * S.r()),
        5 + 10 * S.r(),
        mix('#fff4dc', '#f2854a', t),
        0.3 + 0.35 * S.r(),
      ),
    );
  }
  S.add(airliner(S, W * S.by(0.32, 0.34), H * S.by(0.225, 0.19), S.by(0.8, 0.7), -17));
  // trees along the end of the garden, the tower of the airport behind them
  S.add(
    soft(S, treeline(S, -60, W + 60, hz - 4, 74, '#c99a5a', 3), 2.4),
    S.wide ? tower(W * 0.115, hz) : '',
    treeline(S, -60, W + 60, hz + 2, 50, '#8f8a48', 5),
  );
  for (const [x, y, h, wide, haze] of [
    [0.055, 4, 120, 1.2, 0.5],
    [0.2, 4, 104, 1.5, 0.5],
    [0.29, 5, 128, 1.2, 0.42],
    [0.41, 5, 150, 1.5, 0.4],
    [0.82, 6, 170, 1.4, 0.34],
    [0.885, 8, 214, 1.1, 0.2],
    [-0.012, 12, 300, 1.15, 0.06],
    [0.975, 12, 340, 1.25, 0],
  ])
    S.add(neem(S, W * x, hz + y, h, wide, haze));
  S.add(treeline(S, -60, W + 60, hz + 9, 19, '#45602f', 8));
  // the lawn, mown in stripes that run away from the eye
  const ground = box(0, hz + 8, W, H);
  S.add(path(ground, S.lin(lawn.map((tone, i) => [[0, 0.14, 0.5, 1][i], tone]))));
  for (const i of range(44)) {
    const x = -30 + i * 2.2;
    const lean = -0.42;
    const d = floor([
      [x + lean * 2.2, 2.2],
      [x + 1.1 + lean * 2.2, 2.2],
      [x + 1.1 + lean * 90, 90],
      [x + lean * 90, 90],
    ]);
    if (d) S.add(path(d, '#e2d27a', 'opacity=".2"'), S.shade(d, '#e8d88a', 0.3, 0.16, [0, 0, 0, 1]));
  }
  // shadows of the trees on the left, long over the grass
  for (const [z, wide, long] of [
    [30, 3.4, 16],
    [21, 2.6, 11],
    [15, 1.7, 8.6],
    [10.4, 1.2, 5.4],
  ]) {
    const x = -z * 0.86;
    const d = floor([
      [x - 6, z + 2],
      [x + long, z - wide * 0.7],
      [x + long + 1, z - wide],
      [x - 4, z - wide * 0.5],
    ]);
    if (d) S.add(path(d, SHADE, 'opacity=".16"'), S.shade(d, SHADE, 0.6, 0.1, [0, 0, 1, 0]));
  }
  for (const _ of range(460)) {
    const t = S.r() ** 1.4;
    const [x, y, k] = [S.r() * W, hz + 30 + t * (H - hz - 20), 0.3 + t];
    S.add(
      line(
        `M${f(x)} ${f(y)}l${f((S.r() - 0.4) * 9 * k)} ${f(-(5 + 11 * S.r()) * k)}`,
        S.r() > 0.45 ? '#d8cc74' : '#31562f',
        1 + 1.4 * k,
        'opacity=".55"',
      ),
    );
  }
  const cast = (x, z, w, long, a = 0.5) => {
    const d = floor([
      [x - w * 0.4, z + w * 0.4],
      [x + w * 0.4, z - w * 0.4],
      [x + long * 0.95, z - long * 0.3 - w],
      [x + long * 0.95 + w, z - long * 0.3 + w * 0.5],
    ]);
    return d ? path(d, SHADE, `opacity="${a * 0.6}"`) + S.shade(d, SHADE, a, 0.05, [0, 0, 1, 0.3]) : '';
  };
  for (const [x, z] of MASTS) S.add(cast(x, z, 0.09, 7, 0.6));
  // the two tents farther back
  const far = [
    { near: [-19, 40], turn: 0.62, wide: 6.4, deep: 6 },
    { near: [-7.6, 25], turn: 0.62, wide: 6, deep: 5.4 },
  ].map((one) => shamiana(S, c, { stripe, fine: false, strips: 6, eave: 2.6, peak: 4.9, ...one }));
  for (const tent of far) {
    const [x, z] = tent.ground(0.3, 0.3);
    const [gx, gy] = tent.at(0.5, -0.2, 0);
    const k = tent.size(0.5, 0);
    S.add(
      cast(x + 1, z - 0.5, 3.4, 10, 0.4),
      tent.behind(),
      S.glow(...tent.at(0.5, 0.5, 1.8), k * 2.6, '#fff0b8', 0.8),
    );
    const [px, py] = tent.at(0.42, 0.3, 0);
    S.add(
      eveningGuest(S, px, py, k * 1.62, { kind: 'lehenga', coat: '#a8304a', trim: '#f2c25a', rim: 0 }),
      eveningGuest(S, px + k * 0.8, py + k * 0.03, k * 1.74, {
        kind: 'sherwani',
        coat: '#f4e2c0',
        trim: '#c8502f',
        turban: '#c8502f',
        flip: true,
        rim: 0,
      }),
      tent.before(),
      S.pooled(gx, gy, k * 3, k * 0.34, '#ffd684', 0.6),
    );
  }
  // the path of pale gravel to the tent
  const way = range(15).map((i) => {
    const t = i / 14;
    return [lerp(lerp(0.9, -2.3, t), lerp(-2.3, -0.55, t), t), lerp(3.9, 9.3, t)];
  });
  const early = [
    [4.4, 1.9],
    [2.5, 2.7],
    [1.6, 3.3],
  ];
  const side = (off) => [...early, ...way].map(([x, z]) => [x + off, z]);
  const gravel = floor([...side(-0.62), ...side(0.62).toReversed()]);
  S.add(path(gravel, '#f0d9a4'), S.shade(gravel, '#7a6a3c', 0, 0.7, [0.5, 0.2, 0.2, 1]));
  for (const _ of range(200)) {
    const [x, z] = way[Math.floor(S.r() * 14)];
    const [px, py] = c.at(x + (S.r() - 0.5) * 1.1, 0, z + S.r() * 0.4);
    const k = c.scale(z);
    S.add(ellipse(px, py, k * 0.018, k * 0.009, S.r() > 0.5 ? '#fff4d4' : '#b59a64'));
  }
  for (const off of [-0.64, 0.64])
    S.add(line(open(side(off).map(([x, z]) => c.at(x, 0, z))), '#fff4d0', 4, 'opacity=".8"'));
  // the tent near by
  const tent = shamiana(S, c, { near: [2.75, 7], turn: 0.66, wide: 6.4, deep: 5.6, stripe });
  const shadow = floor([tent.ground(0, 0), [7, 5.7], [14, 7], [16, 11], tent.ground(0, 1)]);
  S.add(path(shadow, SHADE, 'opacity=".45"'), S.shade(shadow, SHADE, 0.7, 0.3, [0, 0, 1, 0]));
  S.add(tent.behind());
  const spill = [0.2, 0.36, 0.52, 0.68, 0.84].map((s) => {
    const [x, y] = tent.at(s, -0.06, 0);
    const k = tent.size(s, 0);
    return S.pooled(x, y, k * 1.5, k * 0.28, '#ffe09a', 0.5);
  });
  S.add(...spill);
  const inside = (s, t, tall, look) => {
    const [x, y] = tent.at(s, t, 0);
    const k = tent.size(s, t);
    return (
      ellipse(x + k * 0.16, y + 2, k * 0.5, k * 0.07, '#3a0a10', 'opacity=".5"') + eveningGuest(S, x, y, k * tall, look)
    );
  };
  const [lx, ly] = tent.at(0.5, 0.5, 4.2);
  const lk = tent.size(0.5, 0.5);
  const [mx, my] = tent.at(0.47, 0.5, 0);
  const glassHand = (x, y) =>
    line(`M${x} ${y}v-12`, '#fff6e0', 2) + path(`M${x - 6} ${y - 28}h12q0 16 -6 17q-6 -1 -6 -17Z`, '#f7b23c');
  S.add(
    S.glow(lx, ly + lk * 0.7, lk * 3.2, '#fff3c4', 0.8),
    line(open([tent.at(0.5, 0.5, 5), [lx, ly]]), '#7a4a1c', 3),
    mughalLantern(S, lx, ly, lk * 0.19, pal),
    inside(0.47, 0.88, 1.74, {
      kind: 'sherwani',
      coat: '#f6ead0',
      trim: '#c23a2a',
      turban: '#d8452c',
      beard: true,
      flip: true,
      dark: '#7a3a1c',
      near: [[-2, -180], [44, -206], -30, 6],
    }),
    ellipse(mx, my + 3, lk * 1.3, lk * 0.2, '#3a0a10', 'opacity=".5"'),
    roundTable(S, mx, my, lk * 0.76, pal, { e: 0.18, cloth: '#fff6e0', shadow: '#a8502a', cushion: '#c23a2a' }),
    inside(0.7, 0.5, 1.64, {
      kind: 'lehenga',
      coat: '#8a1f4a',
      trim: '#f2b23c',
      near: [[2, -178], [44, -196], -24, 4],
      holds: glassHand(54, -198),
    }),
    inside(0.88, 0.36, 1.76, {
      kind: 'sherwani',
      coat: '#1f6a64',
      trim: '#f2c25a',
      turban: '#f2a83a',
      far: [[44, -200], [64, -214], 20, 4],
      near: [[6, -186], [38, -230], 10, 4],
      holds: shehnai(),
    }),
    inside(0.12, 0.86, 1.62, {
      kind: 'sari',
      coat: '#1f7a78',
      trim: '#c8502f',
      flip: true,
      dark: '#5a2a1c',
      near: [[0, -178], [36, -172], 0, 4],
    }),
    tent.before(),
    pot(S, ...tent.at(0.045, -0.07, 0), tent.size(0, 0) * 0.8),
    pot(S, ...tent.at(1.04, -0.04, 0), tent.size(0.96, 0) * 0.9),
  );
  // lights from pole to pole and to the corner of the tent
  const mast = (x, z, tall) => {
    const [[x0, y0], [x1, y1]] = [c.at(x, 0, z), c.at(x, tall, z)];
    const k = c.scale(z);
    S.add(
      line(
        open([
          [x0, y0],
          [x1, y1],
        ]),
        '#5f3a1c',
        k * 0.085,
      ),
      line(
        open([
          [x0 - k * 0.02, y0],
          [x1 - k * 0.02, y1],
        ]),
        '#ffd898',
        k * 0.03,
      ),
      circle(x1, y1 - k * 0.05, k * 0.09, '#e9b44c'),
      ellipse(x0, y0, k * 0.12, k * 0.03, '#3a2c14'),
    );
    return [x1, y1];
  };
  const tops = [c.at(-16, 4, 19), ...MASTS.map(([x, z]) => mast(x, z, 4)), tent.at(1, 0, 3.14)];
  for (const [i, a] of tops.slice(0, -1).entries())
    S.add(
      stringLights(S, a, tops[i + 1], [46, 58, 44][i], { gap: 27, r: 4.6 + i * 0.6, wire: '#5a3a20', glow: '#ffdf94' }),
    );
  // the calm lower left lies in the shade of trees behind the eye
  S.add(shadedCorner(S, hz, { colour: '#0f2c1c', top: 120, across: W * 0.7, opacity: 0.6 }));
  // lanterns beside the path, and the waiter who comes along it
  for (const i of [13, 9.4, 6.6, 4])
    for (const off of [-0.9, 0.9]) {
      if (i > 9 && i < 10 && off < 0) continue;
      const [x, z] = [
        lerp(way[Math.floor(i)][0], way[Math.ceil(i)][0], i % 1) + off,
        lerp(way[Math.floor(i)][1], way[Math.ceil(i)][1], i % 1),
      ];
      const [px, py] = c.at(x, 0, z);
      const k = c.scale(z);
      S.add(S.pooled(px, py, k * 0.7, k * 0.16, '#ffd684', 0.85), lanternStand(S, px, py, (k * 0.5) / 112, pal));
    }
  const [wx, wz] = [-1.5, 7.5];
  const [px, py] = c.at(wx, 0, wz);
  S.add(
    cast(wx + 0.1, wz, 0.36, 3.4, 0.8),
    eveningGuest(S, px, py, c.scale(wz) * 1.76, {
      kind: 'jacket',
      coat: '#fdebc8',
      trim: '#4a2a24',
      depth: 0.95,
      turban: '#c23a2a',
      stride: true,
      near: [[-34, -178], [-20, -146], 70, 2],
      far: [[48, -196], [62, -232], -70, 14],
      holds:
        path('M-30 -164Q2 -152 31 -164L31 -150Q2 -138 -29 -150Z', '#d8622a') +
        line('M-30 -164Q2 -152 31 -164', '#f0c060', 2.4),
    }),
    group(tray(66, -246), `transform="translate(${f(px)} ${f(py)}) scale(${f((c.scale(wz) * 1.76) / 300)})"`),
  );
  return finish(S, options.framed);
}
