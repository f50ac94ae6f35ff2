// Flowers of inlaid stone and brass as outlines in metres, which are laid on a wall or a door in perspective.
import { bezier } from '../../kit/curves.mjs';
import { range } from '../../kit/numbers.mjs';

/** Returns the outline of a pointed leaf that starts at x, y, `long` metres long, towards the angle `turn`. */
function leafOutline(x, y, long, turn, wide = 0.3) {
  const tip = [x + Math.cos(turn) * long, y + Math.sin(turn) * long];
  const side = (s) => {
    const point = (along, out) => [
      x + Math.cos(turn) * long * along - Math.sin(turn) * long * out * s,
      y + Math.sin(turn) * long * along + Math.cos(turn) * long * out * s,
    ];
    return bezier([x, y], point(0.2, wide), point(0.7, wide), tip, 7);
  };
  return [...side(1), ...side(-1).toReversed()];
}

const disc = (x, y, r, n = 12) =>
  range(n).map((i) => [x + r * Math.cos((i * 2 * Math.PI) / n), y + r * Math.sin((i * 2 * Math.PI) / n)]);

/** Returns a flower seen from the front: petals, petals of another stone within them, its heart. */
function bloom(x, y, r, petals, turn = 0) {
  const ring = (from, long, wide, shift) =>
    range(petals).map((i) => {
      const a = turn + ((i + shift) * 2 * Math.PI) / petals;
      return leafOutline(x + Math.cos(a) * from, y + Math.sin(a) * from, long, a, wide);
    });
  return {
    petals: ring(r * 0.16, r * 0.84, 0.36, 0),
    inner: ring(r * 0.2, r * 0.46, 0.24, 0),
    hearts: [disc(x, y, r * 0.2)],
  };
}

const joined = (flowers) => ({
  petals: flowers.flatMap((one) => one.petals),
  inner: flowers.flatMap((one) => one.inner),
  hearts: flowers.flatMap((one) => one.hearts),
});

/** Returns a rosette of eight petals with buds in the corners of a panel that is `w` wide and `h` high. */
export function rosette(x, y, w, h) {
  const r = Math.min(w, h) * 0.46;
  const sides = w > h * 1.6 ? [-1, 1] : [];
  const flower = joined([
    bloom(x, y, r, 8, Math.PI / 8),
    ...sides.map((s) => bloom(x + s * w * 0.35, y, r * 0.5, 6, 0.5)),
  ]);
  const stems = sides.flatMap((s) => [
    bezier([x + s * r, y], [x + s * w * 0.24, y + h * 0.2], [x + s * w * 0.3, y + h * 0.1], [x + s * w * 0.35, y], 8),
    bezier([x + s * r, y], [x + s * w * 0.24, y - h * 0.2], [x + s * w * 0.3, y - h * 0.1], [x + s * w * 0.35, y], 8),
  ]);
  const sprigs = sides.flatMap((s) =>
    [-1, 1].flatMap((v) => [
      leafOutline(x + s * w * 0.25, y + v * h * 0.12, r * 0.5, v * (s > 0 ? 1.1 : Math.PI - 1.1), 0.26),
      leafOutline(x + s * r, y, r * 0.6, v * (s > 0 ? 0.9 : Math.PI - 0.9), 0.26),
    ]),
  );
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  const leaves = corners.flatMap(([sx, sy]) => {
    const [cx, cy] = [x + sx * w * 0.44, y + sy * h * 0.42];
    const inward = Math.atan2(-sy * 0.7, -sx);
    return [-0.5, 0, 0.5].map((swing) => leafOutline(cx, cy, Math.min(w, h) * 0.2, inward + swing, 0.24));
  });
  return { ...flower, leaves: [...leaves, ...sprigs], stems };
}

/** Returns a flowering plant that rises from x, y, `h` high: a stem, two pairs of boughs, leaves, five flowers. */
export function floweringPlant(x, y, h) {
  const p = (dx, dy) => [x + dx * h, y + dy * h];
  const boughs = [-1, 1].flatMap((s) => [
    bezier(p(0, 0.16), p(0.02 * s, 0.3), p(0.2 * s, 0.28), p(0.27 * s, 0.45), 12),
    bezier(p(0, 0.42), p(0.02 * s, 0.56), p(0.15 * s, 0.52), p(0.2 * s, 0.72), 12),
    bezier(p(0, 0.06), p(0.06 * s, 0.14), p(0.2 * s, 0.16), p(0.29 * s, 0.13), 10),
  ]);
  const stem = bezier(p(0, 0), p(0.03, 0.3), p(-0.03, 0.6), p(0, 0.88), 14);
  const leaves = [-1, 1].flatMap((s) =>
    [
      [0, 0.02, 0.2, 0.55],
      [0, 0.3, 0.15, 0.9],
      [0, 0.6, 0.12, 1],
      [0.12, 0.3, 0.12, 0.1],
      [0.09, 0.55, 0.1, 0.2],
      [0.2, 0.16, 0.1, 0.9],
      [0.29, 0.13, 0.11, -0.3],
      [0.24, 0.36, 0.09, -0.2],
    ].map(([dx, dy, long, turn]) => leafOutline(...p(dx * s, dy), long * h, s > 0 ? turn : Math.PI - turn, 0.24)),
  );
  const flowers = joined([
    bloom(...p(0, 0.88), 0.15 * h, 8, 0.2),
    ...[-1, 1].flatMap((s) => [
      bloom(...p(0.28 * s, 0.5), 0.125 * h, 6, 0.4 * s),
      bloom(...p(0.22 * s, 0.76), 0.1 * h, 6, 0.1 * s),
    ]),
  ]);
  return { ...flowers, leaves, stems: [stem, ...boughs] };
}
