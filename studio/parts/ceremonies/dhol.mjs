import { mix } from '../../kit/colour.mjs';
import { garland } from '../../kit/nature/flowers.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, open, oval, path } from '../../kit/shapes.mjs';

const BRASS = ['#d9a445', '#fff0b4', '#6a3a14'];
const ROPE = ['#f3e3b8', '#8a6a3a'];
const DARK = '#1d0d0a';

/**
 * Returns the measure of a barrel that stands on 0, 0. `spot(a, v)` is the point of its side at angle a (-90 left,
 * 0 towards the eye, 90 right) and height v (0 foot, 1 upper skin), `across(v)` a line round it there, `zone(v0,
 * v1)` the outline of what lies between two heights.
 */
function barrel({ h, r, belly, e }) {
  const half = (v) => r + (belly - r) * 4 * v * (1 - v);
  const spot = (a, v) => {
    const t = (a * Math.PI) / 180;
    return [Math.sin(t) * half(v), -v * h + Math.cos(t) * half(v) * e];
  };
  const across = (v, a0 = -90, a1 = 90) => range(13).map((i) => spot(lerp(a0, a1, i / 12), v));
  // the front half of a ring round the barrel at height v, from left to right or back
  const ring = (v, sweep) => {
    const w = half(v);
    return `A${f(w)} ${f(w * e)} 0 0 ${sweep} ${f(sweep ? -w : w)} ${f(-v * h)}`;
  };
  const side = (a, v0, v1) => open(range(13).map((i) => spot(a, lerp(v0, v1, i / 12)))).slice(1);
  const zone = (v0, v1) => `M${side(-90, v0, v1)}${ring(v1, 0)}L${side(90, v1, v0)}${ring(v0, 1)}Z`;
  return { spot, across, zone, body: zone(0, 1) };
}

/** Draws the lacing: pairs of ropes from hoop to hoop, drawn together by a brass ring near the foot. */
function lacing({ spot }, size) {
  const step = 22;
  const strand = (a, b) =>
    open(range(7).map((i) => spot(Math.max(-90, Math.min(90, lerp(a, b, i / 6))), lerp(0.06, 0.93, i / 6))));
  const feet = range(9).map((i) => -88 + i * step);
  const all = feet.map((a) => strand(a, a - step / 2) + strand(a, a + step / 2)).join('');
  const rings = feet.map((a) => {
    const [x, y] = spot(a, 0.25);
    const narrow = Math.max(0.3, Math.cos((a * Math.PI) / 180));
    const [rx, ry] = [size * 2.3 * narrow, size * 1.5];
    return (
      ellipse(x, y + size * 0.5, rx, ry, DARK, 'opacity=".5"') +
      ellipse(x, y, rx, ry, BRASS[0]) +
      ellipse(x - rx * 0.2, y - ry * 0.3, rx * 0.55, ry * 0.4, BRASS[1])
    );
  });
  return (
    line(all, DARK, size * 1.7, 'opacity=".45"') +
    line(all, ROPE[0], size) +
    line(all, ROPE[1], size * 0.34, `stroke-dasharray="${f(size * 0.5)} ${f(size * 1.1)}"`) +
    rings.join('')
  );
}

/** Draws a hoop round the barrel between two heights. */
function hoop(S, { across, zone, shade }, v0, v1, tone) {
  const d = zone(v0, v1);
  return (
    path(d, tone) +
    S.shade(d, mix(tone, DARK, 0.8), 0, 1, shade) +
    line(open(across(v1, -84, 20)), mix(tone, BRASS[1], 0.75), 2.4) +
    line(open(across(v0)), mix(tone, DARK, 0.6), 2)
  );
}

/** Draws the upper skin with its wooden hoop; `mark` is the colour of the paste in its middle. */
function skin(S, { h, r, e }, mark) {
  const head = oval(0, -h, r * 0.95, r * e * 0.95);
  return (
    ellipse(0, -h, r * 1.04, r * e * 1.04, BRASS[2]) +
    ellipse(0, -h - 2, r * 1.03, r * e * 1.03, BRASS[0]) +
    path(head, '#f7ead0') +
    S.shade(head, '#a8804a', 0, 0.75, [0.3, 0.1, 1, 0.9]) +
    S.shade(head, '#ffffff', 0.9, 0, [0, 0.2, 0.6, 0.6]) +
    line(oval(0, -h, r * 0.8, r * e * 0.8), '#b89a68', 2) +
    (mark ? ellipse(0, -h, r * 0.42, r * e * 0.42, mark) + line(oval(0, -h, r * 0.42, r * e * 0.42), '#8a6a44', 2) : '')
  );
}

/**
 * Draws a dhol that stands on x, y, or lies where `turn` (degrees) tips it over. `h` is its length, `r` and `belly`
 * are half its width at the ends and in the middle, `e` is how far its skin opens to the eye; `sun` and `shade` are
 * the ends of its light, in its own directions.
 */
export function dhol(
  S,
  x,
  y,
  { h, r, belly, e = 0.26, tone, turn = 0, mark, sun = [0, 0, 0.45, 0], shade = [0.42, 0, 1, 0.05] },
) {
  const one = { ...barrel({ h, r, belly, e }), shade };
  const size = r * 0.052;
  const stave = [-58, -26, 8, 40, 66].map((a) => open(range(9).map((i) => one.spot(a, i / 8)))).join('');
  const inner =
    path(one.body, tone) +
    line(stave, mix(tone, DARK, 0.45), 2, 'opacity=".7"') +
    S.shade(one.body, mix(tone, '#ffd890', 0.7), 0.95, 0, sun) +
    S.shade(one.body, mix(tone, DARK, 0.85), 0, 1, shade, 'b') +
    hoop(S, one, 0.53, 0.58, '#3f5a34') +
    hoop(S, one, 0.585, 0.6, BRASS[0]) +
    hoop(S, one, 0.51, 0.525, BRASS[0]) +
    lacing(one, size) +
    hoop(S, one, 0, 0.075, BRASS[0]) +
    hoop(S, one, 0.92, 1, BRASS[0]) +
    skin(S, { h, r, e }, mark);
  return group(inner, `transform="translate(${f(x)} ${f(y)}) rotate(${turn})"`);
}

/** Draws a tassel that hangs from x, y: a cord, two balls of wool and a fringe, k its scale. */
export function tassel(S, x, y, k, colour, swing = 0) {
  const fringe = 'M-9 36C-12 52 -16 66 -18 80Q0 88 18 80C16 66 12 52 9 36Z';
  const strands = [-10, -4, 2, 8].map((u) => `M${f(u * 0.5)} 40L${f(u * 1.3)} 82`).join('');
  return group(
    line('M0 -6V12', ROPE[0], 3.4) +
      path(fringe, colour) +
      S.shade(fringe, DARK, 0, 0.7, [0.4, 0, 1, 0.2]) +
      line(strands, mix(colour, DARK, 0.5), 1.6) +
      circle(0, 18, 10, mix(colour, '#ffd890', 0.15)) +
      circle(-3, 15, 4, mix(colour, '#fff0c0', 0.55)) +
      circle(0, 34, 11, BRASS[0]) +
      circle(-3, 31, 4, BRASS[1]),
    `transform="translate(${f(x)} ${f(y)}) rotate(${swing}) scale(${f(k)})"`,
  );
}

/** Draws the two sticks of a dhol: a thin one, and a thick one with a bent end. They lie from 0, 0 to the right. */
export function sticks(x, y, k, turn) {
  const bent = 'M-120 10C-60 2 20 -2 84 -8C112 -12 124 -26 116 -40';
  const thin = 'M-104 -26L132 18';
  const both = (d, w, tone) =>
    line(d, DARK, w + 4, 'opacity=".4" transform="translate(5 7)"') +
    line(d, mix(tone, DARK, 0.45), w) +
    line(d, tone, w * 0.55, 'transform="translate(-1 -2)"');
  return group(
    both(thin, 6, '#e8c78a') + both(bent, 10, '#c98a4a'),
    `transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${f(k)})"`,
  );
}

/** Draws a garland of marigolds along points, each hanging a little between two of them. */
export function strungGarland(points, r, sag) {
  return points
    .slice(0, -1)
    .map((a, i) => garland(a, points[i + 1], sag, r, 7))
    .join('');
}
