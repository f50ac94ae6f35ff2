// banquetDoor: from a dark landing through tall copper doors into a lit hall; two guests hand over a card at the door.
import { camera } from '../../kit/camera.mjs';
import { clipPolygon } from '../../kit/clip-polygon.mjs';
import { mix } from '../../kit/colour.mjs';
import { eveningGuest } from '../../kit/figures/evening-guest.mjs';
import { chandelier } from '../../kit/furnishings/chandelier.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, fade, group, line, mirrored, open, P, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { copperBowl, orchidVase } from '../../parts/halls/copper-bowl.mjs';

const DARK = '#12040a';
const HALF = 1.35; // half the width of the doorway, in metres
const HEAD = 3.7;

export function banquetDoor({
  wine = ['#4a1020', '#26080f'],
  copper = ['#c8733f', '#f4b988', '#5f2412'],
  light = '#ffd08a',
  ...options
} = {}) {
  const S = stage({ pal: 'turmeric', seed: 2503, axis: 0.5, ...options });
  const { W, H, cx } = S;
  const p = {
    ...S.pal,
    gold: copper[0],
    lite: '#ffeeda',
    dark: '#5a1a1a',
    lit: { hi: '#fff1cf', mid: '#ffc070', deep: '#b5522a' },
  };
  // what is mirrored in the floor goes without stippled shade, which cannot be drawn below the sheet
  const flat = { shade: () => '', pooled: () => '', glow: (...one) => S.glow(...one) };
  const hz = H * 0.55;
  const c = camera({ cx, horizon: hz, focal: S.by(1300, 1100), eye: 1.55 });
  // the wall with the door stands askew: u metres along it from the middle of the door, n metres out of it
  const [ox, oz, turn] = [-0.8, 7.8, 0.36];
  const [du, dn] = [
    [Math.cos(turn), -Math.sin(turn)],
    [-Math.sin(turn), -Math.cos(turn)],
  ];
  const ground = (u, n) => [ox + du[0] * u + dn[0] * n, oz + du[1] * u + dn[1] * n];
  const at = (u, y, n = 0) => {
    const [x, z] = ground(u, n);
    return c.at(x, y, z);
  };
  const scale = (u, n = 0) => c.scale(ground(u, n)[1]);
  const cut = (points) => clipPolygon(P(points), -30, -30, W + 30, H + 30);
  const onWall = (u0, y0, u1, y1, n = 0) => cut([at(u0, y0, n), at(u1, y0, n), at(u1, y1, n), at(u0, y1, n)]);
  const onFloor = (points) => cut(points.map(([u, n]) => at(u, 0, n)));

  /** Draws the hall behind the door, right side up (s 1) or in the floor (s -1). */
  const hall = (s) => {
    const q = (u, y, n) => at(u, s * y, n);
    const quad = (...points) => P(points.map((one) => q(...one)));
    const deep = -15;
    let o = '';
    const end = quad([-11, 0, deep], [9, 0, deep], [9, 5.4, deep], [-11, 5.4, deep]);
    o += path(end, '#ffca88') + S.shade(end, '#b5562f', 0, 0.5, [0.5, 0, 0, 0]);
    for (const i of range(20)) {
      const fold = quad([-11 + i, 0, deep], [-10.5 + i, 0, deep], [-10.5 + i, 5, deep], [-11 + i, 5, deep]);
      o += S.shade(fold, '#8f3a20', 0.5, 0.1, [0, 0, 1, 0]);
    }
    const ceiling = quad([-11, 5, -0.2], [9, 5, -0.2], [9, 5, deep], [-11, 5, deep]);
    o += path(ceiling, '#d98a52') + S.shade(ceiling, '#8a3a1f', 0.2, 0.7, [0, 0, 0, 1]);
    for (const i of range(8)) {
      const n = -1 - i * 2;
      o += path(quad([-11, 5, n], [9, 5, n], [9, 5, n - 0.4], [-11, 5, n - 0.4]), '#b5622f');
      o += path(quad([-11, 5, n], [9, 5, n], [9, 4.8, n], [-11, 4.8, n]), '#f4c48c');
    }
    const left = quad([-11, 0, -0.2], [-11, 5, -0.2], [-11, 5, deep], [-11, 0, deep]);
    o += path(left, '#d98a50') + S.shade(left, '#7a2a1c', 0.7, 0.05, [0, 0, 1, 0]);
    return o;
  };
  const opening = P([at(-HALF, 0), at(HALF, 0), at(HALF, HEAD), at(-HALF, HEAD)]);
  const below = P([at(-HALF, 0), at(HALF, 0), at(HALF, -HEAD), at(-HALF, -HEAD)]);
  // the wall: wine-red panels with copper fillets, darker away from the door
  S.add(rect(0, 0, W, H, DARK));
  const wall = onWall(-9, 0, 7, 8);
  S.add(path(wall, wine[0]), S.pool(wall, ...at(0, 2.6), W * 0.42, '#8f2a34', 0.7));
  for (const [u0, u1] of [
    [-6.6, -5],
    [-4.75, -3.5],
    [-3.25, -2.1],
    [2.1, 5.2],
    [5.5, 7],
  ])
    for (const [y0, y1] of [
      [0.35, 1.05],
      [1.25, 4.7],
    ]) {
      const d = onWall(u0, y0, u1, y1);
      if (!d) continue;
      S.add(S.shade(d, '#1c060c', 0.75, 0.1, [0, 0, 0.7, 1]), line(d, mix(wine[0], copper[0], 0.6), 2.6));
      const inner = onWall(u0 + 0.1, y0 + 0.1, u1 - 0.1, y1 - 0.1);
      S.add(line(inner, mix(wine[0], copper[0], 0.35), 1.4));
    }
  const skirting = onWall(-9, 0, 7, 0.2);
  S.add(path(skirting, '#2a0a10'), line(open([at(-9, 0.2), at(6, 0.2)]), mix(DARK, copper[0], 0.6), 2.4));
  const cornice = onWall(-9, 5.1, 7, 5.24);
  if (cornice) S.add(path(cornice, mix(DARK, copper[0], 0.6)));
  // the hall seen through the door
  const lamp = (u, y, n, w) => {
    const [x, top] = at(u, y, n);
    return chandelier(S, x, top, w * scale(u, n), p, { drop: 0.5 * scale(u, n) });
  };
  const table = (u, n) => {
    const [x, y] = at(u, 0, n);
    const k = scale(u, n);
    const skirt = `M${f(x - k * 0.8)} ${f(y - k * 0.74)}L${f(x - k * 0.86)} ${f(y)}A${f(k * 0.86)} ${f(k * 0.1)} 0 0 0 ${f(x + k * 0.86)} ${f(y)}L${f(x + k * 0.8)} ${f(y - k * 0.74)}Z`;
    return (
      path(skirt, '#fff0dc') +
      S.shade(skirt, '#a84a2a', 0, 0.8, [0.2, 0, 1, 0.4]) +
      ellipse(x, y - k * 0.74, k * 0.8, k * 0.1, '#fffaf0') +
      line(`M${f(x)} ${f(y - k * 0.76)}v${f(-k * 0.5)}`, copper[0], k * 0.04) +
      range(9)
        .map((i) =>
          circle(
            x + Math.cos(i * 2.4) * k * 0.05 * i ** 0.7,
            y - k * 1.34 + Math.sin(i * 2.4) * k * 0.04 * i ** 0.7,
            k * 0.1,
            i % 2 ? '#c8405a' : '#f6d0c0',
          ),
        )
        .join('') +
      [-0.4, 0.4]
        .map(
          (v) =>
            rect(x + k * v - 2, y - k * 0.95, 4, k * 0.2, '#fffaf0') +
            S.glow(x + k * v, y - k * 1, k * 0.3, '#fff3c4', 0.9),
        )
        .join('')
    );
  };
  const hallFloor = P([at(-11, 0, 0), at(9, 0, 0), at(9, 0, -15), at(-11, 0, -15)]);
  const inside =
    hall(1) +
    path(clipPolygon(hallFloor, -30, -30, W + 30, H + 30), '#c87a45') +
    S.shade(hallFloor, '#ffe2b0', 0.2, 0.8, [0, 0, 0, 1]) +
    [
      [-8.4, -13],
      [-5.6, -12.4],
      [-3, -11.6],
      [-6.4, -9],
      [-3.8, -7.6],
      [-1.6, -8.6],
      [-4, -4.6],
      [-1.6, -4.2],
    ]
      .map(([u, n]) => table(u, n))
      .join('') +
    lamp(-6.3, 5, -12.4, 2) +
    lamp(-3.3, 5, -5.6, 1.7);
  S.add(S.inside(opening, path(opening, '#f2b470') + inside + S.glow(...at(-3.3, 3, -5.6), 300, '#fff0c8', 0.5)));
  // the doors: copper frames round panes of bevelled glass, both opened towards the eye
  const leaf = (hinge, angle, s) => {
    const dir = hinge < 0 ? 1 : -1;
    const q = (w, y) => at(hinge + dir * w * HALF * Math.cos(angle), s * y, w * HALF * Math.sin(angle));
    const quad = (w0, y0, w1, y1) => P([q(w0, y0), q(w1, y0), q(w1, y1), q(w0, y1)]);
    const k = scale(hinge);
    const whole = quad(0, 0.02, 1, HEAD);
    let o = path(whole, copper[0]) + S.shade(whole, copper[2], 0.85, 0.2, [dir > 0 ? 1 : 0, 0, dir > 0 ? 0 : 1, 0.2]);
    for (const [y0, y1] of [
      [0.16, 0.8],
      [0.94, 3.56],
    ]) {
      const glass = quad(0.11, y0, 0.89, y1);
      const low = y1 < 1;
      o +=
        path(glass, low ? '#8a3f22' : hinge > 0 ? '#d8884c' : '#74291f') +
        S.shade(glass, low ? copper[1] : light, 0.6, 0.05, [dir > 0 ? 0 : 1, 0, dir > 0 ? 1 : 0, 0.5]);
      o += line(glass, copper[1], k * 0.012);
      if (low) {
        o += line(quad(0.2, y0 + 0.1, 0.8, y1 - 0.1), copper[1], k * 0.01);
        continue;
      }
      // thin bars spread like a fan from the foot of the pane
      for (const i of range(7)) {
        const w = 0.11 + (0.78 * (i + 0.5)) / 7;
        o += line(open([q(0.5, y0), q(lerp(0.5, w, 0.7), lerp(y0, y1, 0.5)), q(w, y1)]), copper[1], k * 0.013);
      }
      for (const r of [0.9, 1.5, 2.1]) {
        const arc = range(13).map((i) =>
          q(
            0.5 + 0.39 * Math.sin(((i / 12) * 2 - 1) * 0.5 * Math.PI) * Math.min(1, r / 1.3),
            y0 + r * (0.62 + 0.38 * Math.cos(((i / 12) * 2 - 1) * 0.5 * Math.PI)),
          ),
        );
        o += line(open(arc), copper[1], k * 0.013);
      }
    }
    const [h0, h1] = [q(0.94, 1), q(0.94, 1.75)];
    o += line(open([h0, h1]), copper[2], k * 0.07) + line(open([h0, h1]), '#ffdcae', k * 0.035);
    const edge = [q(1, 0.02), q(1, HEAD)];
    return o + line(open(edge), '#ffe2b4', k * 0.03) + line(whole, copper[2], k * 0.008);
  };
  const frame = (s) => {
    let o = '';
    const q = (u, y) => at(u, s * y, 0.02);
    const band = (u0, y0, u1, y1) => P([q(u0, y0), q(u1, y0), q(u1, y1), q(u0, y1)]);
    for (const [u0, u1, dir] of [
      [-HALF - 0.34, -HALF, 1],
      [HALF, HALF + 0.34, -1],
    ]) {
      const d = band(u0, 0, u1, HEAD + 0.9);
      o += path(d, copper[0]) + S.shade(d, copper[2], dir > 0 ? 0.9 : 0.1, dir > 0 ? 0.1 : 0.9, [0, 0, 1, 0]);
      for (const m of [0.1, 0.2])
        o += line(open([q(lerp(u0, u1, m * 3), 0.1), q(lerp(u0, u1, m * 3), HEAD + 0.8)]), copper[1], 1.8);
    }
    // the light over the door: a low fan of copper bars
    const fan = band(-HALF, HEAD, HALF, HEAD + 0.78);
    o += path(fan, '#ffc982') + S.shade(fan, '#b5522a', 0, 0.8, [0.4, 1, 0.5, 0]);
    for (const i of range(15)) {
      const u = -HALF + (2 * HALF * i) / 14;
      o += line(open([q(u * 0.16, HEAD), q(u, HEAD + 0.78)]), copper[2], 4);
    }
    const sun = range(17).map((i) =>
      q(Math.cos((i / 16) * Math.PI) * 0.42, HEAD + Math.sin((i / 16) * Math.PI) * 0.36),
    );
    o += path(P(sun), copper[0]) + line(open(sun), copper[1], 3);
    const lintel = band(-HALF - 0.34, HEAD - 0.07, HALF + 0.34, HEAD + 0.07);
    o +=
      path(lintel, copper[0]) + line(open([q(-HALF - 0.34, HEAD + 0.06), q(HALF + 0.34, HEAD + 0.06)]), copper[1], 2.4);
    const head = band(-HALF - 0.46, HEAD + 0.78, HALF + 0.46, HEAD + 1);
    return (
      o +
      path(head, copper[0]) +
      S.shade(head, copper[2], 0, 0.9, [0, 0, 0, 1]) +
      line(open([q(-HALF - 0.46, HEAD + 1), q(HALF + 0.46, HEAD + 1)]), copper[1], 3)
    );
  };
  const door = (s) => frame(s) + leaf(-HALF, 1.9, s) + leaf(HALF, 1.28, s);
  // the polished floor: what stands on it upside down, then the light that falls through the door
  const floor = cut([at(-9, 0), at(7, 0), [W + 20, H + 20], [-20, H + 20]]);
  const ground0 = box(0, hz, W, H);
  const onlyFloor = (inner) => S.inside(floor, inner);
  S.add(path(floor, '#21070d'), S.shade(floor, '#5a1a1c', 0.6, 0, [0.5, 0, 0.5, 1]));
  S.add(
    onlyFloor(
      fade(soft(S, S.inside(below, path(below, '#e09a58') + hall(-1)) + door(-1), 3.2), 0.5) +
        range(15)
          .map((i) => {
            const u = -9 + i * 1.1;
            const [a, b] = [at(u, 0, 0), at(u, 0, (oz - 2 - u * 0.352) / 0.936)];
            return line(open([a, b]), '#12040a', 1.4);
          })
          .join('') +
        range(6)
          .map((i) =>
            line(
              open([at(-6, 0, 0.5 + i * 0.9), at((oz - 2 - (0.5 + i * 0.9) * 0.936) / 0.352, 0, 0.5 + i * 0.9)]),
              '#12040a',
              1.4,
            ),
          )
          .join(''),
    ),
  );
  S.add(S.shade(ground0, DARK, 0, 0.9, [0.5, 0.1, 0.5, 1]));
  const beam = onFloor([
    [-HALF, 0.02],
    [HALF, 0.02],
    [HALF + 0.9, 6.4],
    [-HALF - 2.6, 6.4],
  ]);
  S.add(
    path(
      beam,
      S.lin(
        [
          [0, '#ffdf9f', 0.95],
          [0.4, '#f09a4e', 0.62],
          [1, '#c8502a', 0.08],
        ],
        0,
        0,
        0,
        1,
      ),
    ),
    S.shade(beam, '#ffe2a4', 0.8, 0, [0.6, 0, 0.45, 0.6]),
    onlyFloor(fade(soft(S, door(-1), 4), 0.22)),
  );
  S.add(door(1), S.glow(...at(0, 2.2), 520, '#ffc070', 0.32));
  // the mirror over the console, the vase and the bowl
  const [m0, m1] = [2.75, 4.5];
  const mirror = (u0, y0, u1, y1) => onWall(u0, y0, u1, y1, 0.05);
  const glass = mirror(m0, 1.25, m1, 4.1);
  S.add(
    path(mirror(m0 - 0.14, 1.1, m1 + 0.14, 4.25), copper[0]),
    S.shade(mirror(m0 - 0.14, 1.1, m1 + 0.14, 4.25), copper[2], 0.1, 0.9, [0, 0, 1, 0.3]),
    path(glass, '#4a1620'),
    S.pool(glass, ...at(3.5, 3.3), scale(3.5) * 1.3, '#e8985a', 0.7),
    S.shade(glass, DARK, 0, 0.8, [0.4, 0.5, 0.5, 1]),
    S.inside(
      glass,
      soft(S, fade(chandelier(S, ...at(3.5, 4), scale(3.5) * 0.8, p, { drop: scale(3.5) * 0.3 }), 0.6), 2.4) +
        fade(
          group(orchidVase(S, 0, 0, scale(3.5) * 0.8), `transform="translate(${at(3.75, 0.96).map(f).join(' ')})"`),
          0.5,
        ),
    ),
    line(glass, copper[1], 3),
  );
  // a copper lamp on the wall on each side of the mirror
  for (const u of [2.18, 5.06]) {
    const [x, y] = at(u, 2.45, 0.16);
    const k = scale(u);
    const shade = P([
      [x - k * 0.1, y - k * 0.3],
      [x + k * 0.1, y - k * 0.3],
      [x + k * 0.17, y],
      [x - k * 0.17, y],
    ]);
    S.add(
      S.glow(x, y - k * 0.1, k * 1.3, '#ff9a5a', 0.45),
      line(`M${f(x)} ${f(y - k * 0.04)}v${f(k * 0.42)}`, copper[0], k * 0.05),
      circle(x, y + k * 0.4, k * 0.07, copper[1]),
      path(
        shade,
        S.lin([
          [0, '#ffb56a'],
          [1, '#fff0c8'],
        ]),
      ),
      line(shade, copper[0], k * 0.016),
      S.glow(x, y, k * 0.5, '#ffe2a8', 0.7),
    );
  }
  const tableTop = 0.92;
  const slab = (y0, y1, n0, n1) => {
    const front = cut([at(m0 - 0.2, y0, n1), at(m1 + 0.2, y0, n1), at(m1 + 0.2, y1, n1), at(m0 - 0.2, y1, n1)]);
    const top = cut([at(m0 - 0.2, y1, n0), at(m1 + 0.2, y1, n0), at(m1 + 0.2, y1, n1), at(m0 - 0.2, y1, n1)]);
    return (
      path(top, '#6a2a2a') +
      S.shade(top, '#ffc890', 0.7, 0, [0, 0, 1, 0]) +
      path(front, copper[0]) +
      S.shade(front, copper[2], 0, 0.9, [0, 0, 1, 0])
    );
  };
  const leg = (u, n) =>
    line(open([at(u, 0, n), at(u, tableTop - 0.06, n)]), copper[0], scale(u, n) * 0.05) +
    line(open([at(u - 0.01, 0, n), at(u - 0.01, tableTop - 0.06, n)]), copper[1], scale(u, n) * 0.014);
  const console =
    [m0 - 0.1, m1 + 0.1].map((u) => leg(u, 0.08)).join('') +
    slab(tableTop - 0.08, tableTop, 0.05, 0.55) +
    [m0 - 0.1, m1 + 0.1].map((u) => leg(u, 0.5)).join('');
  S.add(
    ellipse(...at(3.7, 0, 0.3), scale(3.7) * 1.1, scale(3.7) * 0.14, DARK, 'opacity=".6"'),
    console,
    group(orchidVase(S, 0, 0, scale(3.4)), `transform="translate(${at(3.3, tableTop, 0.3).map(f).join(' ')})"`),
  );
  // the bowl stands before the middle of the table, so that both its legs are seen down to the floor
  const bowl = [3.72, 1.2];
  const [bx, by] = at(bowl[0], 0, bowl[1]);
  const r = scale(...bowl) * 0.5;
  S.add(fade(soft(S, mirrored(copperBowl(flat, bx, by, r, copper), by + 6), 4), 0.3), copperBowl(S, bx, by, r, copper));
  // the two who come, the attendant who takes their card, and their shadows, which fall towards the eye
  const person = (u, n, tall, look) => {
    const [x, y] = at(u, 0, n);
    const k = scale(u, n) * tall;
    const far = [u + (u - 0) * 0.5, n + 3.4];
    const shadow = onFloor([
      [u - 0.22, n],
      [u + 0.22, n],
      [far[0] + 0.42, far[1]],
      [far[0] - 0.42, far[1]],
    ]);
    const whole = { dark: '#1a0508', lite: '#ffd9a0', depth: 0.92, rim: 0.95, ...look };
    return (
      path(
        shadow,
        S.lin(
          [
            [0, DARK, 0.75],
            [1, DARK, 0],
          ],
          0,
          0,
          0,
          1,
        ),
      ) +
      fade(soft(S, mirrored(eveningGuest(flat, x, y, k, whole), y + 3), 3), 0.28) +
      ellipse(x, y + 2, k * 0.16, k * 0.022, DARK, 'opacity=".7"') +
      eveningGuest(S, x, y, k, whole)
    );
  };
  S.add(S.glow(...at(-0.3, 2), 680, '#ffb45e', 0.36), S.pooled(...at(-0.2, 0, 0.7), 420, 90, '#ffe0a0', 0.5));
  const card =
    rect(72, -212, 26, 18, '#fff6e6', 'transform="rotate(-14 80 -204)"') +
    rect(75, -209, 20, 12, 'none', `stroke="${copper[0]}" transform="rotate(-14 80 -204)"`);
  S.add(
    person(-0.98, 0.95, 1.78, {
      kind: 'jacket',
      coat: '#3a0f1c',
      trim: '#1c080e',
      turban: '#d0763a',
      beard: true,
      light: 1,
      near: [[4, -178], [54, -194], -8, 8],
      far: [[44, -184], [40, -146], 84, 2],
    }),
    person(0.95, 1.25, 1.64, {
      kind: 'sari',
      coat: '#a3203c',
      trim: '#e0954a',
      flip: true,
      light: -1,
      near: [[-30, -182], [-10, -152], 40, 3],
      far: [[44, -186], [40, -150], 80, 2],
    }),
    person(0.4, 1.1, 1.76, {
      kind: 'sherwani',
      coat: '#ecd9bc',
      trim: '#a3203c',
      turban: '#a3203c',
      flip: true,
      stride: true,
      light: -1,
      near: [[4, -182], [60, -198], -10, 4],
      holds: card,
    }),
  );
  // the landing is dark towards its corners
  S.add(
    S.shade(box(0, 0, W * 0.4, H), DARK, 0.95, 0, [0, 0, 1, 0], 'b'),
    S.shade(box(0, H * 0.62, W, H), DARK, 0, 0.7, [0.5, 0, 0.3, 1], 'b'),
    rect(
      0,
      0,
      W,
      H,
      S.lin(
        [
          [0, DARK, 0.75],
          [1, DARK, 0],
        ],
        0,
        1,
        0.5,
        0.5,
      ),
    ),
    rect(
      0,
      0,
      W,
      H * 0.3,
      S.lin([
        [0, DARK, 0.6],
        [1, DARK, 0],
      ]),
    ),
  );
  return finish(S, options.framed);
}
