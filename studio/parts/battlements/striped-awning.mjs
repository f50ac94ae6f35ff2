import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { ellipse, line, open, P, path } from '../../kit/shapes.mjs';
import { SHADE } from './terrace-view.mjs';

const STRIPES = ['#c24a34', '#f2dfae'];
/** Where the awning is, in metres: its far end, the width of its stripes, its two edges with their heights. */
const [END, STRIPE, COUNT] = [2.4, 0.3, 12];
const BACK = [0, 2.05];
const FRONT = [1.2, 2.42];
/** How high the point is that bends the roof between its edges. */
const MIDDLE = 2.1;
const POLE = '#8a6236';

const p = ([x, y]) => `${f(x)} ${f(y)}`;

/** Returns the path data of a stripe of the roof between t0 and t1: it sags between its edges. */
const stripe = ({ at }, t0, t1) => {
  const mid = (t) => at(0.6, t, MIDDLE);
  const edge = (t, [s, h]) => at(s, t, h);
  return (
    `M${p(edge(t0, BACK))}Q${p(mid(t0))} ${p(edge(t0, FRONT))}` +
    `L${p(edge(t1, FRONT))}Q${p(mid(t1))} ${p(edge(t1, BACK))}Z`
  );
};

/** Draws the cloth that hangs at the far end, with the sun behind it. */
export function sunlitDrop(S, { at }) {
  const n = 6;
  const hem = (u) => 0.34 + 0.05 * Math.sin(u * 17) + 0.03 * u;
  const top = (u) => (1 - u) ** 2 * BACK[1] + 2 * u * (1 - u) * MIDDLE + u * u * FRONT[1];
  const point = (u, h) => at(FRONT[0] * u, END, h);
  const bands = range(n).map((i) => {
    const [u0, u1] = [i / n, (i + 1) / n];
    const m = (u0 + u1) / 2;
    const belly = (u) => p(at(FRONT[0] * u + 0.03, END, 1.2));
    const hemline = `L${p(point(m, hem(m) - 0.03))}L${p(point(u0, hem(u0)))}`;
    const d =
      `M${p(point(u0, top(u0)))}L${p(point(u1, top(u1)))}Q${belly(u1)} ${p(point(u1, hem(u1)))}` +
      `${hemline}Q${belly(u0)} ${p(point(u0, top(u0)))}Z`;
    const tone = mix(STRIPES[i % 2], '#ffb84a', i % 2 ? 0.22 : 0.3);
    return path(d, tone) + S.shade(d, '#7a3a20', 0.5, 0, [0, 0.5, 0.7, 0.5]);
  });
  const whole = P([point(0, top(0)), point(1, top(1)), point(1, hem(1)), point(0, hem(0))]);
  return (
    bands.join('') +
    S.shade(whole, '#fff0b8', 0.6, 0, [0.6, 0.1, 0.4, 0.7]) +
    S.shade(whole, '#5a3022', 0, 0.6, [0.5, 0.5, 0.5, 1]) +
    line(open([point(0, hem(0)), point(0.5, hem(0.5)), point(1, hem(1))]), '#8a3a24', 3)
  );
}

/** Draws a pole of bamboo from the floor to the front edge. */
function pole({ at, scale }, t) {
  const [foot, head] = [at(FRONT[0], t), at(FRONT[0], t, FRONT[1] + 0.06)];
  const wide = 0.055 * scale(FRONT[0], t);
  const knots = [0.18, 0.4, 0.62, 0.84].map((u) => {
    const [x, y] = at(FRONT[0], t, FRONT[1] * u);
    return line(`M${f(x - wide * 0.5)} ${f(y)}h${f(wide)}`, '#5a3c1e', 3);
  });
  return (
    ellipse(foot[0] + wide * 0.3, foot[1], wide * 1.5, wide * 0.42, SHADE, 'opacity=".7"') +
    line(open([foot, head]), POLE, wide) +
    line(
      `M${f(foot[0] - wide * 0.22)} ${f(foot[1])}L${f(head[0] - wide * 0.22)} ${f(head[1])}`,
      '#e3bd7a',
      wide * 0.26,
    ) +
    knots.join('')
  );
}

/** Draws the roof of the awning from below, its scalloped front edge and its poles. */
export function awningRoof(S, view) {
  const { at } = view;
  const ts = range(COUNT).map((i) => END + i * STRIPE);
  const roof = ts.map((t, i) => {
    const d = stripe(view, t, t + STRIPE);
    return (
      path(d, mix(STRIPES[i % 2], '#8a5a2a', i % 2 ? 0.24 : 0.2)) + S.shade(d, '#4a2a1e', 0.55, 0, [0, 0.6, 0.8, 0.3])
    );
  });
  const scallops = ts.map((t, i) => {
    const [a, b] = [at(FRONT[0], t, FRONT[1]), at(FRONT[0], t + STRIPE, FRONT[1])];
    const [c, e] = [at(FRONT[0], t + STRIPE, FRONT[1] - 0.13), at(FRONT[0], t, FRONT[1] - 0.13)];
    const low = at(FRONT[0], t + STRIPE / 2, FRONT[1] - 0.3);
    const d = `M${p(a)}L${p(b)}L${p(c)}Q${p(low)} ${p(e)}Z`;
    return (
      path(d, mix(STRIPES[(i + 1) % 2], '#a8602c', i % 2 ? 0.2 : 0.32)) +
      line(`M${p(c)}Q${p(low)} ${p(e)}`, '#e8b64c', 3)
    );
  });
  const rim = open([at(FRONT[0], END, FRONT[1]), at(FRONT[0], END + COUNT * STRIPE, FRONT[1])]);
  const whole = P([
    at(BACK[0], END, BACK[1]),
    at(FRONT[0], END, FRONT[1]),
    at(FRONT[0], END + COUNT * STRIPE, FRONT[1]),
    at(BACK[0], END + COUNT * STRIPE, BACK[1]),
  ]);
  return (
    roof.join('') +
    S.shade(whole, '#ffe3a0', 0.7, 0, [0.95, 0.5, 0.5, 0.5]) +
    pole(view, END) +
    pole(view, 5.1) +
    scallops.join('') +
    line(rim, '#fff0c4', 3.4)
  );
}

/** Returns the outline of the awning's shadow on the floor; it goes on beyond the lower left corner of the sheet. */
export const awningShadow = (S, { cast }) =>
  P([
    cast(0, END, 0.3),
    cast(FRONT[0] - 0.06, END, 0.36),
    cast(FRONT[0] - 0.04, END, 0),
    cast(FRONT[0] + 0.04, END, 0),
    cast(FRONT[0] + 0.02, END, 0.36),
    cast(FRONT[0], END, FRONT[1] - 0.1),
    cast(FRONT[0], END + 1.6, FRONT[1] - 0.1),
    [300, S.H + 40],
    [-60, S.H + 40],
    [-60, 1040],
  ]);
