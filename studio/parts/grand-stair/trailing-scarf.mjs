import { mix } from '../../kit/colour.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { group, line, open, P, path } from '../../kit/shapes.mjs';
import { RISE } from './stair-course.mjs';

const [SHADE, EDGE] = ['#123c44', '#fff0c0'];

/**
 * Draws the end of a scarf that is drawn tight over the edges of the steps, from `from` steps up down to `to`; its
 * middle is `u0` from the middle of the stair at the top and `u1` at the bottom, where it is held down.
 */
export function trailingScarf(S, course, { from, to, u0, u1, tone }) {
  const count = Math.round((from - to) * 8);
  const places = range(count + 1).map((k) => lerp(from, to, k / count));
  /** Returns the point `v` of the way (-1 to 1) across the scarf after s steps; it sags between two edges. */
  const on = (s, v, lift = 0) => {
    const t = (from - s) / (from - to);
    const wide = lerp(0.13, 0.2, t) * (1 + 0.06 * Math.sin(t * 9)) * (1 - 0.5 * Math.max(0, t - 0.85) * 6.6);
    const u = lerp(u0, u1, t) + 0.035 * Math.sin(t * 4.6) + v * wide;
    const sag = 0.045 * Math.sin(Math.PI * (s - Math.floor(s)));
    return course.at(s, u, (s + 1) * RISE + 0.014 - sag + lift);
  };
  const along = (v) => places.map((s) => on(s, v));
  const d = P([...along(-1), ...along(1).reverse()]);
  const hollows = range(Math.ceil(from - to)).map((k) => {
    const s = Math.ceil(from) - k - 0.55;
    const across = (t) => range(7).map((i) => on(t, -1 + i / 3));
    return s < to + 0.3 || s > from - 0.3 ? '' : P([...across(s + 0.34), ...across(s - 0.2).reverse()]);
  });
  return (
    group(path(d, '#1c0410', 'opacity=".5"'), 'transform="translate(-12 10)"') +
    path(d, tone) +
    path(hollows.join(''), mix(tone, SHADE, 0.55), 'opacity=".5"') +
    S.shade(d, mix(tone, SHADE, 0.6), 0.6, 0, [0, 0.8, 0.8, 0.4]) +
    line([-0.55, -0.1, 0.4].map((v) => open(along(v))).join(''), mix(tone, SHADE, 0.45), 2, 'opacity=".7"') +
    line([-0.32, 0.68].map((v) => open(along(v))).join(''), EDGE, 1.8, 'opacity=".8"') +
    line(open(along(-1)) + open(along(1)), EDGE, 2.6)
  );
}

/** Draws the corner of the scarf that comes out from under whoever sits on it, with its fringe: its edge at 0, 0. */
export function scarfEnd(S, tone) {
  const d = 'M-30 -10C0 -24 40 -22 66 -12C76 -6 80 2 84 8L80 50C64 58 40 50 22 54C26 30 10 6 -30 4Z';
  const fringe = range(8).map((i) => `M${80 - i * 8} ${52 + (i % 2) * 2}q-2 8 ${(i % 3) - 2} 15`);
  return (
    path(d, tone) +
    S.shade(d, mix(tone, SHADE, 0.6), 0, 0.8, [0.5, 0.2, 0.3, 1]) +
    line('M50 -14C60 0 62 26 58 52M30 -6C44 8 46 30 40 54', mix(tone, SHADE, 0.45), 2, 'opacity=".7"') +
    line('M80 49C64 57 40 49 24 53', EDGE, 4) +
    line(fringe.join(''), EDGE, 2)
  );
}
