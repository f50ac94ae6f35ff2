import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, group, line, open, P, path } from '../../kit/shapes.mjs';

const [NEAR_WALL, EDGE, HEAD, FOOT, SEAT] = [0.34, 1.1, 2.8, 4.6, 0.45];
const ROPE = '#d3bf90';
const WOOD = '#6b4526';

/** Draws a leg of turned wood. */
function leg({ at, scale }, s, t) {
  const [[x, y], [, top]] = [at(s, t), at(s, t, SEAT + 0.07)];
  const w = 0.045 * scale(s, t);
  const h = y - top;
  const turned = [
    [1, 0],
    [1.3, 0.14],
    [0.8, 0.36],
    [1.2, 0.56],
    [0.6, 1],
  ];
  const side = (sign, points) => points.map(([u, v]) => [x + sign * w * u, top + h * v]);
  const d = P([...side(-1, turned), ...side(1, turned.toReversed())]);
  return (
    path(d, WOOD) +
    line(`M${f(x + w * 0.5)} ${f(top + 4)}L${f(x + w * 0.5)} ${f(y - 4)}`, mix(WOOD, '#e0b070', 0.4), 2.4)
  );
}

/** Draws two quilts folded on the near end of the cot, their edges rounded, one corner hanging down. */
function quilts(S, { at }) {
  const p = (...where) =>
    at(...where)
      .map(f)
      .join(' ');
  const fold = (s0, s1, t0, t1, h0, h1, tone) => {
    const m = (h0 + h1) / 2;
    const corner = `L${p(s1, t1, h1)}Q${p(s1 + 0.05, t1 + 0.05, m)} ${p(s1, t1, h0)}Z`;
    const edge = `M${p(s1, t0, h0)}Q${p(s1 + 0.05, t0, m)} ${p(s1, t0, h1)}${corner}`;
    const end = `M${p(s0, t1, h0)}Q${p(s0, t1 + 0.06, m)} ${p(s0, t1, h1)}${corner}`;
    const top = P([at(s0, t0, h1), at(s1, t0, h1), at(s1, t1, h1), at(s0, t1, h1)]);
    return (
      path(end, mix(tone, '#26241f', 0.4)) +
      path(edge, mix(tone, '#26241f', 0.22)) +
      path(top, tone) +
      S.shade(top, '#26241f', 0.5, 0, [0, 0.5, 0.8, 0.5]) +
      line(
        `M${p(s1 + 0.02, t0, m)}L${p(s1 + 0.03, t1 + 0.02, m)}L${p(s0, t1 + 0.03, m)}`,
        mix(tone, '#f4e2b0', 0.28),
        2.4,
      )
    );
  };
  const flowers = range(8).map((i) => {
    const [x, y] = at(0.54 + (i % 4) * 0.15, 4.16 + Math.floor(i / 4) * 0.2, 0.6);
    return line(`M${f(x - 6)} ${f(y)}h12M${f(x)} ${f(y - 2.6)}v5.2`, '#c99a48', 2.6);
  });
  return (
    fold(0.4, 1.07, 4.02, 4.54, SEAT, 0.53, '#34584f') +
    fold(0.46, 1.03, 4.08, 4.5, 0.53, 0.6, '#7a3430') +
    flowers.join('')
  );
}

/** Draws the brass kettle beside him, its spout to the left. */
function kettle(S, { at, scale }) {
  const [x, y] = at(0.74, 3.86, SEAT);
  const body = 'M-30 -4C-36 -30 -22 -48 0 -48C22 -48 36 -30 30 -4Q0 6 -30 -4Z';
  return group(
    line('M-26 -38C-24 -84 24 -84 26 -38', '#6b4a22', 4.4) +
      path('M-26 -20C-42 -22 -46 -38 -58 -46L-52 -52C-40 -46 -34 -36 -24 -34Z', '#a87a30') +
      path(body, '#bd8c38') +
      S.shade(body, '#3a2614', 0.95, 0, [0, 0.7, 0.75, 0.3]) +
      S.shade(body, '#ffe9b0', 0, 0.8, [0.6, 0.5, 1, 0.2]) +
      path('M-14 -48Q0 -58 14 -48Z', '#a87a30') +
      circle(0, -56, 4, '#d9b062'),
    `transform="translate(${f(x)} ${f(y)}) scale(${f(scale(0.74, 3.86) / 345)})"`,
  );
}

/** Draws a cot of wood and woven rope which stands along the short wall in the shade, with a quilt on it. */
export function charpai(S, view) {
  const { at } = view;
  const lift = (s, t) => at(s, t, SEAT);
  const rope = P([lift(NEAR_WALL, HEAD), lift(EDGE, HEAD), lift(EDGE, FOOT), lift(NEAR_WALL, FOOT)]);
  const weave = range(26).flatMap((i) => {
    const t = HEAD + i * 0.1 - 0.7;
    return [open([lift(NEAR_WALL, t), lift(EDGE, t + 0.76)]), open([lift(EDGE, t), lift(NEAR_WALL, t + 0.76)])];
  });
  const rail = (a, b, w) =>
    line(open([lift(...a), lift(...b)]), WOOD, w) +
    line(open([at(...a, SEAT + 0.02), at(...b, SEAT + 0.02)]), mix(WOOD, '#e0b070', 0.45), w * 0.25);
  return (
    leg(view, NEAR_WALL, HEAD) +
    leg(view, NEAR_WALL, FOOT) +
    path(rope, mix(ROPE, '#3d3626', 0.55)) +
    S.inside(rope, line(weave.join(''), ROPE, 2.6)) +
    rail([NEAR_WALL, HEAD], [NEAR_WALL, FOOT], 10) +
    rail([NEAR_WALL, HEAD], [EDGE, HEAD], 9) +
    leg(view, EDGE, HEAD) +
    rail([EDGE, HEAD], [EDGE, FOOT], 14) +
    rail([NEAR_WALL, FOOT], [EDGE, FOOT], 15) +
    leg(view, EDGE, FOOT) +
    quilts(S, view) +
    kettle(S, view)
  );
}
