// The balustrade of the great stair: iron scrolls under a brass rail, wound with jasmine and marigolds.
import { mix } from '../../kit/colour.mjs';
import { mover } from '../../kit/moved-path.mjs';
import { BLOOM } from '../../kit/nature/flowers.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, open, P, path } from '../../kit/shapes.mjs';
import { marigold } from './marigolds.mjs';
import { leftEdge, RISE, STEPS, treadOf } from './stair-course.mjs';

const [IRON, BRASS, GLOOM] = ['#0a211f', '#c98f3c', '#04181a'];
/** Metres from a tread to the top of the rail. */
const TALL = 0.92;

/**
 * Returns the point of the balustrade after `s` steps, `v` of the way from its foot (0) to its rail (1). Below
 * the first step it runs level.
 */
const rails = (course, inset) => (s, v) => {
  const foot = Math.max(0.5, s + 0.5) * RISE + 0.02;
  return course.at(s, leftEdge(s) + inset, foot + v * TALL);
};

/** Draws an upright bar with brass collars, and the iron scrolls between it and the next one. */
function ironwork(on, size, s) {
  const wide = size(s);
  const tone = mix('#6a6a3c', '#a08a4c', s / STEPS);
  const wave = (side) =>
    open(range(25).map((i) => on(s + 0.5 + side * 0.34 * Math.sin((i / 24) * 2 * Math.PI), 0.07 + (i / 24) * 0.87)));
  const rings = [0.25, 0.71].map((v) =>
    open(
      range(17).map((i) => on(s + 0.5 + 0.17 * Math.cos((i / 8) * Math.PI), v + 0.085 * Math.sin((i / 8) * Math.PI))),
    ),
  );
  const scrolls = wave(1) + wave(-1) + rings.join('');
  const bar = open([on(s, 0), on(s, 0.97)]);
  return (
    line(scrolls, IRON, wide * 1.35) +
    line(scrolls, tone, wide * 0.5) +
    line(bar, IRON, wide * 1.6) +
    line(bar, tone, wide * 0.5) +
    [0.08, 0.5, 0.9].map((v) => circle(...on(s, v), wide * 1.2, BRASS)).join('') +
    circle(...on(s + 0.5, 0.48), wide * 1.15, BRASS)
  );
}

/** Draws the rail itself from step `from` to `to`, round and bright on its upper side. */
function handrail(on, from, to) {
  const edge = (v) => range(49).map((i) => on(lerp(from, to, i / 48), v));
  const band = (v0, v1, tone) => path(P([...edge(v0), ...edge(v1).reverse()]), tone);
  return band(0.955, 1, '#5a3514') + band(0.975, 1.04, BRASS) + band(1.012, 1.034, '#ffe4a4');
}

/** Draws the flowers: wound round the rail, and in swags below it from bar to bar. */
function garlands(S, on, size, from, to) {
  const jitter = () => (S.r() - 0.5) * 2;
  const bloom = ([x, y], r, kind) =>
    kind === 'jasmine'
      ? circle(x + jitter(), y + jitter(), r * 0.5, BLOOM.white) + circle(x + r * 0.5, y + r * 0.3, r * 0.34, '#efe0b8')
      : marigold(x + jitter(), y + jitter(), r, kind);
  const swags = range(Math.floor((to - from) / 2)).flatMap((k) => {
    const a = from + k * 2;
    return range(19).map((i) => {
      const t = i / 18;
      return bloom(on(a + 2 * t, 0.93 - 0.36 * 4 * t * (1 - t) * (0.85 + 0.3 * (k % 2))), size(a + t) * 1.75, i % 2);
    });
  });
  const white = range(Math.floor((to - from) / 2)).flatMap((k) => {
    const a = from + k * 2;
    return range(30).map((i) => {
      const t = i / 29;
      return bloom(on(a + 2 * t, 0.95 - 0.2 * 4 * t * (1 - t)), size(a + t) * 1.5, 'jasmine');
    });
  });
  const wound = range(Math.round((to - from) * 13)).map((i) => {
    const s = from + i / 13;
    const turn = s * 5.2;
    return Math.cos(turn) < -0.1
      ? ''
      : bloom(on(s, 1 + 0.06 * Math.sin(turn)), size(s) * 1.7, i % 3 === 2 ? 'jasmine' : i % 2);
  });
  const tails = range(Math.floor((to - from) / 2) + 1).flatMap((k) =>
    range(7).map((i) =>
      bloom(on(from + k * 2, 0.96 - i * 0.075), size(from + k * 2) * (1.9 - i * 0.1), i === 6 ? 'jasmine' : i % 2),
    ),
  );
  return swags.join('') + white.join('') + tails.join('') + wound.join('');
}

/** Draws the newel at the foot of the balustrade: a marble post with a brass urn full of flowers. */
function newel(S, course) {
  const [s, u] = [-0.35, leftEdge(-0.2) - 0.12];
  const [x, y] = course.at(s, u, 0);
  const k = course.scale(s, u);
  const top = y - k * 0.98;
  const w = k * 0.14;
  const post = box(x - w, top, x + w, y);
  const panel = box(x - w * 0.6, top + 26, x + w * 0.6, y - 66);
  const slab = (a, b, over) => box(x - w - over, a, x + w + over, b);
  const slabs = [slab(top - 14, top, 12), slab(y - 46, y + 4, 12), slab(top, top + 10, 5)];
  const { move } = mover({ x, y: top });
  const urn = move('M-34 -84C-44 -50 -26 -34 -12 -28L-24 -14H24L12 -28C26 -34 44 -50 34 -84Z');
  const blooms = range(46).map((i) => {
    const r = Math.sqrt(i / 46);
    const [bx, by] = [x + Math.cos(i * 2.4) * r * 58, top - 112 + Math.sin(i * 2.4) * r * 40];
    const white = circle(bx, by, 9, '#e8dcc0') + circle(bx, by, 3, '#f3d27a');
    return [by, i % 5 === 2 ? white : marigold(bx, by, 12, i)];
  });
  return (
    path(post, '#6f7865') +
    S.shade(post, GLOOM, 0.95, 0, [0, 0.6, 0.8, 0.3]) +
    path(panel, '#1c4a42') +
    line(panel, '#b8863e', 2) +
    slabs.map((d) => path(d, '#858a74') + S.shade(d, GLOOM, 0.9, 0, [0, 0.6, 0.8, 0.3])).join('') +
    ellipse(x, top - 96, 56, 34, '#123a2c') +
    path(urn, '#a8742c') +
    S.shade(urn, GLOOM, 0.85, 0, [0, 0.6, 0.6, 0.3]) +
    S.shade(urn, '#ffe4a4', 0, 0.9, [0.6, 0.4, 1, 0.2]) +
    blooms
      .sort(([a], [b]) => a - b)
      .map(([, d]) => d)
      .join('')
  );
}

/** Draws the balustrade at the left of the stair, from the landing down to its newel. */
export function garlandedRail(S, course) {
  const [from, to] = [-0.3, STEPS + 0.6];
  const on = rails(course, 0.06);
  const size = (s) => course.scale(s, leftEdge(s)) * 0.0135;
  const bars = range(STEPS + 1).map((k) => STEPS - k - 0.5);
  return (
    bars.map((i) => ironwork(on, size, i)).join('') +
    handrail(on, from, to) +
    garlands(S, on, size, from + 0.3, STEPS - 3) +
    newel(S, course)
  );
}

/** Draws the string of the stair under the balustrade, which closes it towards the side wall. */
export const stringWall = (S, course) => {
  const d = P([
    ...range(STEPS + 1).map((i) => course.at(i, leftEdge(i), treadOf(i - 1) + 0.02)),
    course.at(STEPS, leftEdge(STEPS), 0),
    course.at(0, leftEdge(0), 0),
  ]);
  return path(d, '#12332e') + S.shade(d, GLOOM, 0.7, 0.1, [0, 0, 1, 0]);
};
