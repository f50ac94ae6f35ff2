import { mix } from '../../kit/colour.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { line, path } from '../../kit/shapes.mjs';
import { pillow } from './beds.mjs';
import { boxes, shadowOf } from './blocks.mjs';
import { tableLamp } from './lamps.mjs';
import { placed } from './view.mjs';

const legs = (half, w0, w1, high, tone, thick = 0.025) =>
  [-half, half].flatMap((u) =>
    [w0, w1].map((w) => ({ u: [u - thick, u + thick], y: [0, high], w: [w - thick, w + thick], tone, shade: 0 })),
  );

/** Draws an armchair, its back at x, z: 'club' padded, 'cane' with open arms, 'slipper' without arms. */
export function armchair(V, x, z, turn, { kind = 'club', tone, wood = '#5a3524', wide = 0.74, cushion, high = 0.82 }) {
  const local = placed(x, z, turn);
  const h = wide / 2;
  const seat = {
    u: [-h + 0.06, h - 0.06],
    y: [0.2, 0.44],
    w: [0.1, 0.7],
    tone: mix(tone, V.bright, 0.08),
    round: 0.03,
  };
  const back = { u: [-h + 0.04, h - 0.04], y: [0.3, high], w: [0, 0.16], tone, round: 0.035 };
  const pad = [-1, 1].map((s) => ({
    u: [s * h - 0.07, s * h + 0.07].sort((a, b) => a - b),
    y: [0.16, 0.6],
    w: [0.06, 0.72],
    tone: mix(tone, V.dark, 0.1),
    round: 0.03,
  }));
  const rails = [-1, 1].flatMap((s) => [
    { u: [s * h - 0.03, s * h + 0.03], y: [0.58, 0.63], w: [0, 0.72], tone: wood, shade: 0 },
    { u: [s * h - 0.025, s * h + 0.025], y: [0, 0.6], w: [0.66, 0.71], tone: wood, shade: 0 },
    { u: [s * h - 0.025, s * h + 0.025], y: [0, 0.8], w: [0.0, 0.05], tone: wood, shade: 0 },
  ]);
  const arms = { club: pad, cane: rails, slipper: [] }[kind];
  return (
    shadowOf(V, local, [-h, h], [0, 0.7]) +
    boxes(V, local, [...legs(h - 0.08, 0.08, 0.64, 0.22, wood), seat, back, ...arms]) +
    (cushion ? pillow(V, local, { w: 0.36, a: 0.24, b: 0.18, lean: 20, tone: cushion, high: 0.44 }) : '')
  );
}

/** Draws a sofa or a daybed: `wide` metres, its cushions' colours from left to right; `back` 0 for a daybed. */
export function sofa(
  V,
  x,
  z,
  turn,
  { wide = 2, tone, cushions = [], wood = '#5a3524', back = 0.8, deep = 0.85, arms = true, seat = 0.42 },
) {
  const local = placed(x, z, turn);
  const h = wide / 2;
  const parts = [
    ...legs(h - 0.08, 0.08, deep - 0.06, 0.16, wood),
    { u: [-h, h], y: [0.14, seat - 0.12], w: [0.04, deep], tone: mix(tone, V.dark, 0.18), round: 0.02 },
  ];
  const upper = [
    ...range(Math.round(wide / 0.8)).map((i, _, all) => ({
      u: [lerp(-h, h, i / all.length) + 0.03, lerp(-h, h, (i + 1) / all.length) - 0.03],
      y: [seat - 0.1, seat + 0.03],
      w: [0.12, deep + 0.01],
      tone: mix(tone, V.bright, 0.1),
      round: 0.03,
    })),
    ...(back ? [{ u: [-h, h], y: [0.3, back], w: [0, 0.18], tone, round: 0.04 }] : []),
    ...(arms
      ? [-1, 1].map((s) => ({
          u: [s * h - 0.1, s * h + 0.1],
          y: [0.15, back ? 0.6 : 0.66],
          w: [0, deep],
          tone: mix(tone, V.dark, 0.08),
          round: 0.035,
        }))
      : []),
  ];
  const count = cushions.length;
  return (
    shadowOf(V, local, [-h, h], [0, deep]) +
    boxes(V, local, parts) +
    boxes(V, local, upper) +
    cushions
      .map((one, i) =>
        pillow(V, local, {
          u: lerp(-h + 0.3, h - 0.3, count > 1 ? i / (count - 1) : 0.5),
          w: 0.36,
          a: 0.25,
          b: 0.2,
          lean: 22,
          tone: one,
          high: seat + 0.02,
          trim: i % 2 ? V.p.gold : undefined,
        }),
      )
      .join('')
  );
}

/** Draws an upholstered bench or ottoman. */
export function bench(V, x, z, turn, { wide = 1.3, deep = 0.45, tone, wood = V.p.gold, high = 0.46 }) {
  const local = placed(x, z, turn);
  const h = wide / 2;
  return (
    shadowOf(V, local, [-h, h], [0, deep], 0.05) +
    boxes(V, local, [
      ...legs(h - 0.06, 0.06, deep - 0.06, high - 0.12, wood),
      { u: [-h, h], y: [high - 0.14, high], w: [0, deep], tone, round: 0.025 },
    ])
  );
}

/** Draws a desk or table: `drawers` at its left, in wood; and a thin top. */
export function desk(
  V,
  x,
  z,
  turn,
  { wide = 1.4, deep = 0.6, high = 0.75, wood, top = wood, drawers = true, leg = wood },
) {
  const local = placed(x, z, turn);
  const h = wide / 2;
  return (
    shadowOf(V, local, [-h, h], [0, deep], 0.04) +
    boxes(V, local, [
      ...legs(h - 0.05, 0.06, deep - 0.06, high - 0.04, leg),
      ...(drawers
        ? [
            {
              u: [-h + 0.03, -h + 0.45],
              y: [0.3, high - 0.04],
              w: [0.03, deep - 0.02],
              tone: wood,
              rim: mix(wood, V.dark, 0.4),
            },
          ]
        : []),
      {
        u: [-h + 0.03, h - 0.03],
        y: [high - 0.14, high - 0.04],
        w: [0.03, deep - 0.03],
        tone: mix(wood, V.dark, 0.15),
      },
    ]) +
    boxes(V, local, [{ u: [-h, h], y: [high - 0.04, high], w: [0, deep], tone: top, rim: mix(top, V.dark, 0.35) }])
  );
}

/** Draws a chair for a desk or a table. */
export function chair(V, x, z, turn, { tone, wood, high = 0.88 }) {
  const local = placed(x, z, turn);
  return (
    shadowOf(V, local, [-0.24, 0.24], [0, 0.45], 0.04) +
    boxes(V, local, [
      ...legs(0.2, 0.04, 0.42, 0.44, wood, 0.02),
      { u: [-0.24, 0.24], y: [0.42, 0.5], w: [0.02, 0.46], tone, round: 0.02 },
      { u: [-0.23, 0.23], y: [0.56, high], w: [0, 0.07], tone, round: 0.025 },
      ...[-0.21, 0.21].map((u) => ({
        u: [u - 0.02, u + 0.02],
        y: [0.44, high - 0.03],
        w: [0, 0.05],
        tone: wood,
        shade: 0,
      })),
    ])
  );
}

/** Draws a cabinet: bedside table, chest or wardrobe, with rows and columns of doors or drawers and their knobs. */
export function cabinet(
  V,
  x,
  z,
  turn,
  { wide = 0.5, deep = 0.42, high = 0.55, wood, rows = 2, cols = 1, knob = V.p.gold, plinth = 0.08, top = wood },
) {
  const local = placed(x, z, turn);
  const h = wide / 2;
  const field = (i, j) => {
    const [a, b] = [lerp(-h, h, i / cols) + 0.03, lerp(-h, h, (i + 1) / cols) - 0.03];
    const [c, d] = [lerp(plinth, high, j / rows) + 0.03, lerp(plinth, high, (j + 1) / rows) - 0.03];
    const q = (u, v) => local(u, v, deep + 0.005);
    const [kx, ky] = V.at(q(cols > 1 ? (i % 2 ? a + 0.05 : b - 0.05) : (a + b) / 2, (c + d) / 2));
    const r = V.scale(q(a, c)) * 0.018;
    return (
      line(V.edge([q(a, c), q(b, c), q(b, d), q(a, d), q(a, c)]), mix(wood, V.dark, 0.5), 2.4) +
      `<circle cx="${kx.toFixed(1)}" cy="${ky.toFixed(1)}" r="${r.toFixed(1)}" fill="${knob}"/>`
    );
  };
  const seen = V.faces(
    local(0, 0, 1).map((v, i) => v - local(0, 0, 0)[i]),
    local(0, 0, deep),
  );
  return (
    shadowOf(V, local, [-h, h], [0, deep], 0.04) +
    boxes(V, local, [
      { u: [-h, h], y: [plinth, high], w: [0, deep], tone: wood },
      ...legs(h - 0.05, 0.05, deep - 0.05, plinth, mix(wood, V.dark, 0.4)),
    ]) +
    boxes(V, local, [
      { u: [-h - 0.02, h + 0.02], y: [high, high + 0.03], w: [0, deep + 0.02], tone: top, shade: 0.2 },
    ]) +
    (seen
      ? range(cols)
          .flatMap((i) => range(rows).map((j) => field(i, j)))
          .join('')
      : '')
  );
}

/** Draws a bedside table and the lit lamp on it. */
export const bedside = (V, x, z, turn, table, lamp) =>
  cabinet(V, x, z, turn, table) + tableLamp(V, placed(x, z, turn)(0, (table.high ?? 0.55) + 0.03, 0.25), lamp);

/** Draws a round table: its middle, half width and height. */
export function roundTable(V, x, z, { r = 0.32, high = 0.5, tone, leg = V.p.gold }) {
  const ring = (y, k = 1) =>
    V.face(range(40).map((i) => [x + r * k * Math.cos((i / 40) * 6.283), y, z + r * k * Math.sin((i / 40) * 6.283)]));
  return (
    path(ring(0.004), V.dark, 'opacity=".4"') +
    path(ring(0.03, 0.55), mix(leg, V.dark, 0.3)) +
    line(
      V.edge([
        [x, 0.02, z],
        [x, high, z],
      ]),
      leg,
      Math.max(4, V.scale([x, 0, z]) * 0.05),
    ) +
    path(ring(high - 0.03), mix(tone, V.dark, 0.4)) +
    path(ring(high), V.lit(tone, [0, 1, 0])) +
    V.shade(ring(high), V.dark, 0, 0.4, [0.2, 0, 1, 0.8]) +
    line(ring(high), leg, 2.4)
  );
}

/** Draws two bunks one over the other with a ladder. */
export function bunks(V, x, z, turn, { wood, quilts, long = 1.95, deep = 0.95 }) {
  const local = placed(x, z, turn);
  const h = long / 2;
  const level = (y, quilt) =>
    boxes(V, local, [{ u: [-h, h], y: [y, y + 0.2], w: [0, deep], tone: wood, shade: 0.5 }]) +
    boxes(V, local, [
      { u: [-h + 0.04, h - 0.04], y: [y + 0.18, y + 0.32], w: [0.03, deep - 0.03], tone: quilt, round: 0.03 },
    ]) +
    pillow(V, local, { u: -h + 0.32, w: 0.5, a: 0.26, b: 0.18, lean: 50, tone: '#fff4e2', high: y + 0.3 });
  const post = (u, w) => ({ u: [u - 0.04, u + 0.04], y: [0, 2.05], w: [w - 0.04, w + 0.04], tone: wood, shade: 0.2 });
  const rungs = range(5).map((i) => ({
    u: [h - 0.42, h - 0.08],
    y: [0.45 + i * 0.28, 0.49 + i * 0.28],
    w: [deep + 0.02, deep + 0.06],
    tone: wood,
    shade: 0,
  }));
  return (
    shadowOf(V, local, [-h, h], [0, deep]) +
    boxes(V, local, [post(-h, 0), post(h, 0)]) +
    level(0.22, quilts[0]) +
    level(1.35, quilts[1]) +
    boxes(V, local, [
      post(-h, deep),
      post(h, deep),
      { u: [-h, h - 0.45], y: [1.78, 1.86], w: [deep - 0.02, deep + 0.02], tone: wood, shade: 0 },
      { u: [h - 0.46, h - 0.41], y: [0, 1.9], w: [deep + 0.01, deep + 0.06], tone: wood, shade: 0 },
      ...rungs,
    ])
  );
}
