import { sagging } from '../../kit/curves.mjs';
import { jutti, put } from '../../kit/figures/eve/pens.mjs';
import { BLOOM, flower } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { ellipse, group, line, P, path } from '../../kit/shapes.mjs';
import { merlons } from './merlon-wall.mjs';
import { paperKite } from './paper-kite.mjs';
import { onFloor } from './terrace-floor.mjs';

/** Draws yesterday's marigolds along the inner face of the long wall, merlon to merlon; one string has come down. */
export function garlands({ at, scale }, first, length) {
  const pegs = merlons(first, length).map((s) => [s + 0.33, 1.02]);
  const string = ([s0, h0], [s1, h1], sag, i) => {
    const r = 0.052 * scale((s0 + s1) / 2, 0);
    const points = sagging(at(s0, -0.01, h0), at(s1, -0.01, h1), sag, 19 + (i % 2));
    return points
      .map(([x, y], j) => flower(x, y, r, j % 5 ? BLOOM.orange : BLOOM.deep, j % 5 ? BLOOM.deep : '#c9530f'))
      .join('');
  };
  return pegs
    .slice(1)
    .map((peg, i) => {
      const from = pegs[i];
      if (i === 3) return string(from, [from[0] + 0.1, 0.06], 4, 0);
      return string(from, peg, 0.36 * scale(peg[0], 0), i);
    })
    .join('');
}

/** Draws the step along the wall that the boy kneels on. */
export function wallStep(S, { face }, [s0, s1], deep, high) {
  const top = face([
    [s0, 0, high],
    [s1, 0, high],
    [s1, deep, high],
    [s0, deep, high],
  ]);
  const front = face([
    [s0, deep, 0],
    [s1, deep, 0],
    [s1, deep, high],
    [s0, deep, high],
  ]);
  const end = face([
    [s1, 0, 0],
    [s1, deep, 0],
    [s1, deep, high],
    [s1, 0, high],
  ]);
  return (
    path(end, '#7d6845') +
    path(front, '#9c8054') +
    S.shade(front, '#ffd891', 0, 0.5, [0.5, 0, 0.5, 1]) +
    path(top, '#b7995f') +
    line(top, '#d9bb7e', 1.6)
  );
}

/** Draws a heap of spare kites on the floor, held down by half a brick. */
export function spareKites(S, x, y, k) {
  const lying = (tones, turn, u, v, kind) =>
    group(paperKite(S, { tones, kind }), `transform="translate(${u} ${v}) scale(1 .36) rotate(${turn})"`);
  const brick = 'M-34 -28L20 -36L40 -26V-4L-14 8L-34 -4Z';
  return group(
    ellipse(20, 24, 128, 22, '#59533f', 'opacity=".6"') +
      lying(['#2f7d76', '#f2e2b8', '#c9225c'], 58, -26, 10, 'eyes') +
      lying(['#c9302c', '#f2b53a', '#5a2a5f'], 100, 20, 2, 'bands') +
      lying(['#7a2f6a', '#f2e2b8', '#f0a030'], 82, 2, -8, 'moon') +
      path(brick, '#b5532f') +
      path('M-34 -28L20 -36L40 -26L-12 -16Z', '#d9744a') +
      S.shade(brick, '#4a1c1e', 0.7, 0, [0, 1, 0.6, 0.2]) +
      line('M-12 -16V8', '#8a3a20', 2),
    `transform="translate(${x} ${y}) scale(${k})"`,
  );
}

/** Draws her slippers where she kicked them off: one on its sole, one fallen over. */
export const kickedSlippers = (S, [x, y], [u, v]) =>
  onFloor(S, `M${x - 8} ${y + 6}L${x + 40} ${y + 8}L${x + 62} ${y + 22}L${x + 14} ${y + 22}Z`, 0.6) +
  put(jutti('#c9225c'), x, y, 1.06, true) +
  onFloor(S, `M${u - 4} ${v + 4}L${u + 48} ${v + 10}L${u + 66} ${v + 24}L${u + 16} ${v + 20}Z`, 0.6) +
  group(put(jutti('#c9225c'), 0, 0, 1.06), `transform="translate(${u} ${v}) rotate(18) scale(1 .8)"`);

/** Draws a pigeon that stands and looks to the right, `turned` to the left; its feet are at x, y. */
const pigeon = (x, y, k, turned) =>
  put(
    path(
      'M-34 -12C-24 -30 -4 -34 8 -34C8 -46 22 -52 29 -43L36 -40L29 -38C30 -24 20 -10 4 -8C-8 -6 -26 -6 -44 -2Z',
      '#6f7d86',
    ) +
      path('M-30 -14C-18 -26 0 -28 8 -22C4 -12 -12 -8 -30 -12Z', '#8f9ca2') +
      path('M10 -34C12 -42 22 -44 27 -38C24 -32 16 -28 10 -30Z', '#3f6a62') +
      line('M-20 -14L-8 -24M-10 -12L2 -22', '#4a565c', 3) +
      ellipse(25, -43.6, 1.8, 1.8, '#e88a3a') +
      line('M-2 -8V0M6 -8V0', '#b5523a', 2.4),
    f(x),
    f(y),
    k,
    turned,
  );

/** Draws pigeons on the long wall: one in a gap, two on a merlon that look at each other. */
export const pigeons = ({ at, scale }, s, spots) =>
  spots.map(([u, h, turned]) => pigeon(...at(s + u, -0.2, h), scale(s, 0) / 400, turned)).join('');

/** Draws petals of marigold that the night's feast has left on the floor. */
export const terracePetals = (S, view) =>
  range(34)
    .map((i) => {
      const [s, t] = [2.4 + 3.6 * S.r(), 0.5 + 4.6 * S.r()];
      const [x, y] = view.at(s, t);
      const k = view.scale(s, t) / 300;
      return ellipse(
        x,
        y,
        6 * k,
        2.6 * k,
        i % 3 ? '#f08a1e' : '#d8452c',
        `transform="rotate(${f(-20 + 40 * S.r())} ${f(x)} ${f(y)})"`,
      );
    })
    .join('');

/** Draws the shadow which a step or a cot leaves on the floor under it. */
export const underCot = ({ at }, [s0, s1], [t0, t1]) =>
  path(P([at(s0, t0), at(s1 + 0.1, t0), at(s1 + 0.1, t1), at(s0, t1)]), '#2b2f28', 'opacity=".55"');
