// petalAisle: a couple walks away hand in hand over a garden aisle; guests on both sides throw marigold petals.
import { camera } from '../../kit/camera.mjs';
import { clipPolygon } from '../../kit/clip-polygon.mjs';
import { mix } from '../../kit/colour.mjs';
import { eveningGuest, smallHand } from '../../kit/figures/evening-guest.mjs';
import { guest } from '../../kit/figures/guests.mjs';
import { limb } from '../../kit/figures/hands.mjs';
import { flower } from '../../kit/nature/flowers.mjs';
import { neem } from '../../kit/nature/neem.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { shadedCorner } from '../../kit/shaded-corner.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';

const SHADE = '#1c3a1e';

export function petalAisle({
  sky = ['#4f93a6', '#b9cfae', '#f8e2a8', '#fbc57a'],
  petals = ['#fff4e0', '#f7a928', '#ef7f1a'],
  coats = ['#b8304a', '#1f7a78', '#e0a02c', '#7a2a5c', '#d8622a', '#3f7a4a'],
  ...options
} = {}) {
  const S = stage({ pal: 'turmeric', seed: 2609, axis: 0.6, ...options });
  const { W, H, cx } = S;
  const hz = H * 0.47;
  const c = camera({ cx, horizon: hz, focal: S.by(1250, 1100), eye: 2.1 });
  const floor = (points) => clipPolygon(c.onFloor(points), -30, hz, W + 30, H + 30);
  const pick = (list) => list[Math.floor(S.r() * list.length)];
  S.add(
    rect(0, 0, W, H, S.lin(sky.map((tone, i) => [[0, 0.2, 0.36, 0.47][i], tone]))),
    S.shade(box(0, 0, W, H * 0.3), sky[0], 0.7, 0, [0.6, 0, 0.4, 1], 'b'),
    S.glow(cx - 120, hz - 120, 760, '#fff6d4', 0.9),
    soft(S, treeline(S, -60, W + 60, hz - 6, 90, '#c9b070', 3), 3),
  );
  // the trees at the end of the garden, farther ones paler
  for (const [u, y, h, wide, haze] of [
    [0.08, 4, 200, 1.4, 0.45],
    [0.27, 4, 210, 1.1, 0.44],
    [0.36, 4, 130, 1.6, 0.6],
    [0.44, 4, 190, 1.2, 0.5],
    [0.66, 4, 120, 1.7, 0.62],
    [0.74, 4, 180, 1.4, 0.5],
    [0.88, 4, 210, 1.4, 0.4],
    [-0.02, 14, 420, 1.2, 0.12],
    [0.17, 10, 290, 1.2, 0.26],
    [0.84, 10, 300, 1.15, 0.22],
    [1.0, 16, 470, 1.2, 0.08],
  ])
    S.add(neem(S, W * u, hz + y, h, wide, haze));
  S.add(
    treeline(S, -60, W * 0.47, hz + 10, 86, '#7f7a42', 11),
    treeline(S, W * 0.71, W + 60, hz + 10, 92, '#76743f', 13),
    treeline(S, -60, W * 0.3, hz + 12, 62, '#5d6c3a', 17),
    treeline(S, W * 0.86, W + 60, hz + 12, 70, '#566838', 19),
    treeline(S, -60, W + 60, hz + 14, 34, '#4a6a34', 8),
  );
  const ground = box(0, hz + 12, W, H);
  const lawn = [
    [0, '#b9b45c'],
    [0.16, '#84984a'],
    [0.55, '#4f7a40'],
    [1, '#28502e'],
  ];
  S.add(path(ground, S.lin(lawn)));
  for (const i of range(24)) {
    const x = -28 + i * 2.4;
    const d = floor([
      [x, 2.6],
      [x + 1.2, 2.6],
      [x + 1.2, 70],
      [x, 70],
    ]);
    if (d) S.add(path(d, '#e2d27a', 'opacity=".16"'), S.shade(d, '#e8d88a', 0.3, 0.1, [0, 0, 0, 1]));
  }
  for (const _ of range(420)) {
    const t = S.r() ** 1.3;
    const [x, y, k] = [S.r() * W, hz + 36 + t * (H - hz - 20), 0.3 + t];
    const tone = S.r() > 0.45 ? '#cfc872' : '#2c5a30';
    S.add(
      line(
        `M${f(x)} ${f(y)}l${f((S.r() - 0.5) * 9 * k)} ${f(-(5 + 11 * S.r()) * k)}`,
        tone,
        1 + 1.4 * k,
        'opacity=".55"',
      ),
    );
  }
  // the aisle of cream cloth between two low borders of flowers, a gate of flowers at its end
  const way = floor([
    [-1.15, 2.4],
    [1.15, 2.4],
    [1.15, 26],
    [-1.15, 26],
  ]);
  S.add(
    path(way, '#fbeccb'),
    S.shade(way, '#a8894a', 0, 0.6, [0.5, 0.1, 0.4, 1]),
    S.shade(way, '#fffbe6', 0.9, 0, [0.5, 0, 0.5, 0.6]),
  );
  const gate = range(70).map((i) => {
    const a = Math.PI * (i / 69);
    return c.at(-1.7 * Math.cos(a), 1.7 + 1.9 * Math.sin(a), 26);
  });
  for (const s of [-1, 1]) for (const i of range(22)) gate.push(c.at(s * 1.7, i * 0.08, 26));
  for (const [x, y] of gate)
    for (const _ of range(2))
      S.add(
        circle(
          x + (S.r() - 0.5) * 15,
          y + (S.r() - 0.5) * 15,
          4 + 4 * S.r(),
          pick(['#f7a928', '#ef7f1a', '#fff1d8', '#5f7a38']),
        ),
      );
  for (const z of range(60).map((i) => 25 * 0.957 ** i + 0.6)) {
    if (z < 3.4) continue;
    const k = c.scale(z);
    for (const s of [-1, 1]) {
      const [x, y] = c.at(s * (1.3 + 0.12 * S.r()), 0, z);
      S.add(
        ellipse(x, y, k * 0.16, k * 0.07, '#2f5a2c'),
        flower(
          x + k * 0.05 * S.r(),
          y - k * (0.06 + 0.06 * S.r()),
          k * 0.07,
          pick(['#f7a928', '#f4902a', '#fff1d8']),
          '#ef7f1a',
        ),
      );
    }
  }
  const petal = (x, y, k, turn, tone) =>
    group(
      path('M-13 0C-8 -10 8 -10 14 0C8 8 -8 8 -13 0Z', tone),
      `transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${f(k)})"`,
    );
  for (const _ of range(330)) {
    const z = 3 + 22 * S.r() ** 2;
    const [x, y] = c.at((S.r() - 0.5) * 2.3, 0, z);
    const k = c.scale(z);
    S.add(
      ellipse(x, y, k * 0.045, k * 0.022, pick(petals), `transform="rotate(${f(S.r() * 60 - 30)} ${f(x)} ${f(y)})"`),
    );
  }
  // guests on both sides, the farthest first; each second one throws petals with an arm up
  const people = range(8)
    .flatMap((i) => [-1, 1].map((s) => [s, lerp(22, 4.9, (i / 7) ** 0.62) + (s > 0 ? 0.35 : 0), i]))
    .filter(([s, , i]) => s > 0 || i < 7);
  const shadow = (x, z, w, long) => {
    const d = floor([
      [x - w, z],
      [x + w, z],
      [x + w + 0.5, z - long],
      [x - w + 0.3, z - long],
    ]);
    if (!d) return '';
    const fading = S.lin([
      [0, SHADE, 0.55],
      [1, SHADE, 0.05],
    ]);
    return path(d, fading) + S.shade(d, SHADE, 0.6, 0.05, [0, 0, 0.2, 1]);
  };
  const release = (x, y, k) =>
    range(9)
      .map((i) =>
        petal(
          x + (S.r() - 0.2) * k * 0.7,
          y - k * (0.05 + 0.6 * S.r()),
          (k / 170) * (0.5 + 0.4 * S.r()),
          S.r() * 180 + i,
          pick(petals),
        ),
      )
      .join('');
  const standing = people.map(([s, z, i]) => {
    const x = s * (1.95 + 0.5 * ((i * 33) % 10) * 0.1 + (i > 6 ? 0.26 : 0));
    const [px, py] = c.at(x, 0, z);
    const k = c.scale(z);
    const woman = (i + (s > 0 ? 1 : 0)) % 2;
    const tall = woman ? 1.62 : 1.76;
    const coat = coats[(i * 2 + (s > 0 ? 3 : 0)) % 6];
    const up = i % 3 !== 1;
    const look = {
      kind: woman ? (i % 4 > 1 ? 'sari' : 'lehenga') : 'sherwani',
      coat: woman ? coat : mix(coat, '#fff0d8', i % 4 > 1 ? 0.82 : 0),
      trim: woman ? coats[(i * 2 + 2) % 6] : '#e0a02c',
      turban: woman ? undefined : coats[(i * 2 + 4) % 6],
      beard: i % 3 === 0,
      flip: s > 0,
      light: -s,
      dark: '#3a2a14',
      near: up ? [[22, -250], [48, -304], -62, 14] : [[8, -182], [44, -204], -24, 10],
      far: up ? [[50, -238], [82, -276], -50, 14] : [[40, -192], [66, -214], -30, 10],
    };
    const thrown = up ? release(px - s * k * 0.35 * (tall / 1.76), py - k * tall * 1.04, k) : '';
    return [z, shadow(x, z, 0.24, 1.5) + eveningGuest(S, px, py, k * tall, look) + thrown];
  });
  // the couple, hand in hand
  const z = 8.4;
  const k = c.scale(z);
  const [mx, my] = c.at(-0.36, 0, z);
  const [wx] = c.at(0.42, 0, z);
  const q = (k * 1.78) / 296;
  const hand = [(mx + wx) / 2 - q * 4, my - q * 122];
  const sleeve = (x, y, tone) => {
    const elbow = [lerp(x, hand[0], 0.62), lerp(y, hand[1], 0.5)];
    const d =
      limb([x, y], q * 11, elbow, q * 10) + limb(elbow, q * 10, [lerp(elbow[0], hand[0], 0.8), hand[1] - q * 6], q * 7);
    return path(d, tone) + S.shade(d, '#5a3a1c', 0, 0.7, [0, 0, 1, 0.3]);
  };
  const back = { dark: '#5a2a14', lite: '#fff4d0', light: -1 };
  const hands = group(
    smallHand([-3, 0], 62, '#a06a48', 0) + smallHand([5, 1], 118, '#8f5c3e', 0),
    `transform="translate(${hand.map(f).join(' ')}) scale(${f(q)})"`,
  );
  const couple =
    shadow(-0.36, z, 0.24, 1.7) +
    shadow(0.42, z, 0.34, 1.6) +
    guest(S, mx, my, k * 1.78, { kind: 'man', coat: '#f4e0b6', trim: '#d8582a', ...back }) +
    guest(S, wx, my + 2, k * 1.64, { kind: 'woman', coat: '#c8302f', trim: '#f0b040', ...back }) +
    sleeve(mx + q * 35, my - q * 216, '#ecd6aa') +
    sleeve(wx - q * 30, my - q * 200, '#a82a2c') +
    hands;
  S.add(...[...standing, [z, couple]].toSorted((a, b) => b[0] - a[0]).map(([, drawn]) => drawn));
  // petals in the air: many above the aisle, fewer and larger near the eye
  for (const _ of range(300)) {
    const t = S.r();
    const [x, y] = [cx + (S.r() - 0.5) * lerp(560, 1500, t), hz * lerp(0.45, 1.7, S.r()) - 160 * t];
    S.add(petal(x, y, 0.25 + 0.75 * t ** 2, S.r() * 180, pick(petals)));
  }
  S.add(shadedCorner(S, hz, { colour: '#123018', top: 160, across: W * 0.62, opacity: 0.55 }));
  return finish(S, options.framed);
}
