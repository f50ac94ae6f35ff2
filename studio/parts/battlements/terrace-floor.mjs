import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { line, open, P, path } from '../../kit/shapes.mjs';
import { skyline } from './merlon-wall.mjs';
import { SHADE, SILL } from './terrace-view.mjs';

const SLAB = '#f1d59a';
/** The width of a course of slabs and the length of a slab, in metres. */
const [WIDE, LONG] = [0.82, 1.24];
/** Nothing is drawn that is nearer to the eye than this, in metres. */
const NEAREST = 1.75;

/** Draws the slabs, each a little lighter or darker than its neighbours, and the joints between them. */
function slabs(S, view) {
  let drawn = '';
  for (const j of range(10))
    for (const i of range(10)) {
      const [s, t] = [(i - 0.5 * (j % 2)) * LONG, j * WIDE];
      const corners = [
        [Math.max(0, s), t],
        [s + LONG, t],
        [s + LONG, t + WIDE],
        [Math.max(0, s), t + WIDE],
      ];
      const tone = mix(SLAB, S.r() < 0.6 ? '#d9ae6b' : '#fff2cc', 0.5 * S.r());
      if (corners.some((c) => view.depth(...c) < NEAREST)) continue;
      const [a, b, c, e] = corners.map((one) => view.at(...one));
      if (Math.min(a[0], e[0]) > S.W || Math.max(b[0], c[0]) < 0 || a[1] > S.H) continue;
      const d = P([a, b, c, e]);
      drawn +=
        path(d, tone) +
        line(open([b, c, e]), '#a67a45', Math.min(3.2, view.scale(s, t) / 110)) +
        line(
          open([
            [a[0], a[1] + 2],
            [b[0], b[1] + 2],
          ]),
          '#fff4d2',
          1.6,
          'opacity=".7"',
        );
    }
  return drawn;
}

/** Draws small things of age: grass in a joint by the wall, chips and hairlines in slabs. */
function wear(S, view) {
  const grass = range(16).map((i) => {
    const [x, y] = view.at(0.7 + i * 0.41, 0.03 + (i % 3) * 0.02);
    const h = 7 + 8 * S.r();
    return line(
      `M${f(x)} ${f(y)}q-3 ${f(-h * 0.6)} -7 ${f(-h)}M${f(x + 2)} ${f(y)}q1 ${f(-h * 0.7)} 2 ${f(-h * 1.2)}` +
        `M${f(x + 4)} ${f(y)}q3 ${f(-h * 0.4)} 8 ${f(-h * 0.7)}`,
      i % 2 ? '#6f7f3a' : '#8f9a48',
      2,
    );
  });
  const cracks = [
    [4.6, 1.9, 0.34],
    [2.9, 2.5, 0.3],
  ].map(([s, t, long]) =>
    line(
      open([
        view.at(s, t),
        view.at(s + long * 0.4, t + 0.08),
        view.at(s + long * 0.6, t + 0.02),
        view.at(s + long, t + 0.2),
      ]),
      '#a67c4a',
      1.6,
    ),
  );
  return grass.join('') + cracks.join('');
}

/** Draws a shadow on the floor: cool, a little lighter towards its end. */
export const onFloor = (S, d, strength = 0.66) =>
  path(d, '#59533f', `opacity="${strength}"`) + S.shade(d, SHADE, 0.5, 0, [0.3, 0, 0.6, 1], 'b');

/** Draws the floor of the terrace in the sun, with the shadow of the long wall and its merlons. */
export function terraceFloor(S, view) {
  const { at, cast } = view;
  const floor = P([at(0, 0), at(7.4, 0), [S.W + 240, S.H + 50], [-60, S.H + 50], at(0, 5.3)]);
  const edge = skyline(-0.4, 7.6).map(([s, h]) => cast(s, 0, h));
  const near = S.lin([
    [0, '#b06f34', 0],
    [0.5, '#b06f34', 0.08],
    [1, '#8f5526', 0.6],
  ]);
  const wall = P([at(0, 0), ...edge.slice(2), cast(7.6, 0, SILL), at(7.6, 0)]);
  return (
    path(floor, SLAB) +
    S.inside(floor, slabs(S, view) + wear(S, view)) +
    path(floor, near) +
    S.shade(floor, '#fff6d8', 0.8, 0, [0.5, 0, 0.4, 0.45], 'b') +
    S.inside(floor, onFloor(S, wall))
  );
}
