import { mix } from '../../kit/colour.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { circle, line, path } from '../../kit/shapes.mjs';
import { boxes, lightedFace, shadowOf } from './blocks.mjs';
import { direction, placed } from './view.mjs';

const HIGH = 0.6;

/** Returns the points of a pillow's outline, its corners drawn out. */
const pillowOutline = (a, b) =>
  range(48).map((i) => {
    const t = (i / 48) * Math.PI * 2;
    const ear = 1 + 0.07 * Math.abs(Math.sin(2 * t)) ** 4;
    const soft = (v) => Math.sign(v) * Math.abs(v) ** 0.5 * ear;
    return [a * soft(Math.cos(t)), b * soft(Math.sin(t))];
  });

/** Draws a pillow that leans back: its middle u, distance w from the head, half width a, half height b, `lean` degrees. */
export function pillow(V, local, { u = 0, w, a = 0.34, b = 0.23, lean = 28, tone, trim, motif, high = HIGH }) {
  const [c, s] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
  const at = (x, y, t) => local(u + x, high + (y + b) * c + t * s, w - (y + b) * s + t * c);
  const layer = (t, k) => V.face(pillowOutline(a * k, b * k).map(([x, y]) => at(x, y, t)));
  const front = layer(0.06, 0.9);
  const side = mix(tone, V.dark, 0.32);
  const crease = (x0, y0, x1, y1) => V.edge([at(x0 * a, y0 * b, 0.06), at(x1 * a, y1 * b, 0.06)]);
  const [mx, my] = V.at(at(0, 0, 0.06));
  const k = V.scale(at(0, 0, 0.06));
  return (
    path(layer(-0.07, 0.9), mix(tone, V.dark, 0.45)) +
    path(layer(-0.03, 0.99), side) +
    path(layer(0.02, 1), mix(tone, V.dark, 0.12)) +
    (trim ? line(layer(0.02, 1), trim, Math.max(2, k * 0.012)) : '') +
    path(front, tone) +
    V.shade(front, V.dark, 0, 0.55, [0.25, 0.1, 0.8, 1]) +
    line(
      crease(-0.8, -0.7, -0.4, -0.3) + crease(0.8, -0.7, 0.45, -0.35) + crease(-0.75, 0.7, -0.5, 0.4),
      mix(tone, V.dark, 0.3),
      2,
    ) +
    (motif
      ? range(8)
          .map((i) =>
            circle(mx + k * a * 0.3 * Math.cos(i * 0.785), my + k * a * 0.3 * Math.sin(i * 0.785), k * 0.022, motif),
          )
          .join('') + circle(mx, my, k * 0.035, motif)
      : '')
  );
}

/** Returns what draws a strip of cloth that lies across the bed from w0 to w1 and hangs `drop` metres at its sides. */
function strip(V, local, wide, [w0, w1], drop, tone, look = {}) {
  const half = wide / 2 + 0.045;
  const [top, low] = [HIGH + 0.012, HIGH - drop];
  const side = (s) => {
    const normal = direction(local, s, 0, 0);
    const points = [
      [s * half, top, w0],
      [s * half, top, w1],
      [s * half, low, w1],
      [s * half, low, w0],
    ].map((q) => local(...q));
    return V.faces(normal, points[0]) ? lightedFace(V, points, normal, tone, { round: 0.01, ...look }) : '';
  };
  const above = [
    [-half, top, w0],
    [half, top, w0],
    [half, top, w1],
    [-half, top, w1],
  ].map((q) => local(...q));
  return side(-1) + side(1) + lightedFace(V, above, [0, 1, 0], tone, { round: 0.01, shade: 0.25, ...look });
}

/** Draws a pattern on the strip: 'stripe' along it, 'buti' flowers, 'check', 'zigzag'. */
function pattern(V, local, wide, [w0, w1], kind, colour) {
  const half = wide / 2 + 0.045;
  const y = HIGH + 0.016;
  const across = (w, width) => line(V.edge([local(-half, y, w), local(half, y, w)]), colour, width);
  if (kind === 'stripe')
    return range(5)
      .map((i) => across(lerp(w0, w1, (i + 0.5) / 5), 5))
      .join('');
  if (kind === 'check')
    return (
      range(6)
        .map((i) => across(lerp(w0, w1, i / 5), 3))
        .join('') +
      line(
        range(22)
          .map((i) => V.edge([local(lerp(-half, half, i / 21), y, w0), local(lerp(-half, half, i / 21), y, w1)]))
          .join(''),
        colour,
        2,
      )
    );
  if (kind === 'zigzag')
    return [0.25, 0.5, 0.75]
      .map((t) =>
        line(
          V.edge(range(41).map((i) => local(lerp(-half, half, i / 40), y, lerp(w0, w1, t) + (i % 2 ? 0.05 : -0.05)))),
          colour,
          4,
        ),
      )
      .join('');
  return (
    across(w0 + 0.05, 5) +
    across(w1 - 0.05, 5) +
    range(3)
      .flatMap((j) =>
        range(13).map((i) => {
          const q = local(lerp(-half, half, (i + 0.25 + (j % 2) * 0.5) / 13), y, lerp(w0, w1, (j + 1) / 4));
          const [[x, z], k] = [V.at(q), V.scale(q)];
          return range(5)
            .map((n) =>
              circle(x + k * 0.02 * Math.cos(n * 1.257), z + k * 0.012 * Math.sin(n * 1.257), k * 0.012, colour),
            )
            .join('');
        }),
      )
      .join('')
  );
}

const FOLDS = [
  [-0.6, 0.95, -0.2, 1.25],
  [0.15, 1, 0.55, 1.18],
  [-0.3, 1.35, 0.2, 1.3],
  [0.3, 1.5, 0.7, 1.42],
];

/**
 * Draws a made bed with its head at x, z (turned as `placed` says), `wide` and `long` metres: base, quilt with its sheet
 * turned down, a throw { tone, at: [w0, w1], kind, mark } at its foot, pillows from the head to the foot. The headboard is
 * drawn before it.
 */
export function bed(
  V,
  x,
  z,
  turn,
  { wide = 1.8, long = 2.05, linen = '#fff4e2', base = '#6a4a3a', cover = linen, foot, pillows = [] },
) {
  const local = placed(x, z, turn);
  const half = wide / 2;
  const folds = FOLDS.map(([a, b, c, d]) =>
    V.edge([
      local(a * half, HIGH + 0.01, b),
      local(((a + c) / 2) * half, HIGH + 0.01, (b + d) / 2 + 0.05),
      local(c * half, HIGH + 0.01, d),
    ]),
  );
  const hem = [-1, 1].map((s) => {
    const w = (t) => 0.1 + t * (long - 0.12);
    return V.faces(direction(local, s, 0, 0), local(s * half, 0.4, 1))
      ? line(
          range(9)
            .map((i) =>
              V.edge([
                local(s * (half + 0.05), 0.26, w(i / 9 + 0.04)),
                local(s * (half + 0.05), 0.5, w(i / 9 + 0.06 * (i % 2))),
              ]),
            )
            .join(''),
          mix(cover, V.dark, 0.3),
          2.6,
        )
      : '';
  });
  const end = V.faces(direction(local, 0, 0, 1), local(0, 0.4, long))
    ? line(
        range(8)
          .map((i) =>
            V.edge([
              local(lerp(-half, half, (i + 0.6) / 8), 0.25, long + 0.05),
              local(lerp(-half, half, (i + 0.5) / 8), 0.46 + 0.05 * (i % 2), long + 0.05),
            ]),
          )
          .join(''),
        mix(cover, V.dark, 0.3),
        2.6,
      )
    : '';
  return (
    shadowOf(V, local, [-half, half], [0, long], 0.16) +
    boxes(V, local, [{ u: [-half, half], y: [0.06, 0.3], w: [0.02, long], tone: base, shade: 0.4 }]) +
    boxes(V, local, [
      {
        u: [-half - 0.02, half + 0.02],
        y: [0.23, HIGH - 0.03],
        w: [0.04, long + 0.02],
        tone: cover,
        round: 0.035,
        shade: 0.32,
      },
    ]) +
    hem.join('') +
    end +
    line(folds.join(''), mix(cover, V.dark, 0.22), 3) +
    strip(V, local, wide, [0.62, 0.98], 0.2, mix(linen, '#ffffff', 0.4)) +
    line(V.edge([local(-half, HIGH + 0.02, 0.98), local(half, HIGH + 0.02, 0.98)]), mix(linen, V.dark, 0.25), 2.4) +
    (foot
      ? strip(V, local, wide, foot.at, foot.drop ?? 0.3, foot.tone) +
        (foot.kind ? pattern(V, local, wide, foot.at, foot.kind, foot.mark) : '')
      : '') +
    pillows.map((one) => pillow(V, local, one)).join('')
  );
}

/** Returns the usual pillows: pairs from the head to the foot, then one bolster. */
export const pillowPairs = (wide, tones, { bolster, trim, motif, single = false } = {}) => {
  const u = single ? [0] : [-wide * 0.25, wide * 0.25];
  const rows = tones.flatMap((tone, i) =>
    u.map((x) => ({
      u: x * (1 - 0.08 * i),
      w: 0.34 + i * 0.17,
      a: Math.min(0.37, wide * 0.24) - 0.03 * i,
      b: 0.25 - 0.03 * i,
      lean: 22 + 7 * i,
      tone,
      trim: i ? trim : undefined,
      motif: i === tones.length - 1 && i ? motif : undefined,
    })),
  );
  return bolster ? [...rows, { w: 0.4 + tones.length * 0.17, a: 0.3, b: 0.12, lean: 40, tone: bolster, trim }] : rows;
};
