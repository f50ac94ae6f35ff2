import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, line, open, P, path } from '../../kit/shapes.mjs';
import { latticeScreen } from './lattice-screen.mjs';
import { linenCurtain } from './linen-curtain.mjs';

/** Metres: where the columns stand along the pool, the line of the front, of the back wall, and the heights. */
const FRONT = 6.6;
const BACK = 8.7;
const COLUMNS = [3.5, 5.5, 7.5, 9.5, 11.5, 13.5, 15.5, 17.5];
const FLOOR = 0.42;
const BEAM = 2.32;
const [NEAR, FAR] = [COLUMNS[0], COLUMNS.at(-1)];

/** Says for each bay whether a lattice screen closes it; the others are open and have a curtain. */
const CLOSED = [true, false, false, true, false, true, false];

/** Draws what is seen of the room behind the columns: back wall, floor and ceiling, lit by lamps. */
function room(S, at) {
  const face = (points) => P(points.map((p) => at(...p)));
  const wall = face([
    [BACK, FLOOR, NEAR],
    [BACK, 2.6, NEAR],
    [BACK, 2.6, FAR],
    [BACK, FLOOR, FAR],
  ]);
  const floor = face([
    [FRONT, FLOOR, NEAR],
    [BACK, FLOOR, NEAR],
    [BACK, FLOOR, FAR],
    [FRONT, FLOOR, FAR],
  ]);
  const ceiling = face([
    [FRONT, 2.6, NEAR],
    [BACK, 2.6, NEAR],
    [BACK, 2.6, FAR],
    [FRONT, 2.6, FAR],
  ]);
  return (
    path(wall, '#e2944a') +
    path(ceiling, '#a85a2e') +
    path(floor, '#c97c40') +
    S.shade(wall, '#8a3f22', 0.7, 0, [0.3, 0, 0.45, 0.5]) +
    COLUMNS.slice(1, -1)
      .map((z) => panels(S, at, z))
      .join('')
  );
}

/** Draws a pilaster on the back wall and the two arched niches beside it, in which the light gathers. */
function panels(S, at, z) {
  const p = (u, v) =>
    at(BACK, v, z + u)
      .map(f)
      .join(' ');
  const strip = (u0, u1) =>
    P([at(BACK, FLOOR, z + u0), at(BACK, 2.6, z + u0), at(BACK, 2.6, z + u1), at(BACK, FLOOR, z + u1)]);
  const niche = (u) => {
    const m = u + 0.26;
    const d =
      `M${p(u, 0.9)}L${p(u, 1.6)}C${p(u, 1.86)} ${p(m - 0.08, 1.88)} ${p(m, 2.06)}` +
      `C${p(m + 0.08, 1.88)} ${p(u + 0.52, 1.86)} ${p(u + 0.52, 1.6)}L${p(u + 0.52, 0.9)}Z`;
    return (
      path(d, '#f0ae5e') +
      S.shade(d, '#ffe6ac', 0, 0.95, [0.5, 0.1, 0.6, 1]) +
      S.shade(d, '#8f4526', 0.9, 0, [1, 0, 0.45, 0.2]) +
      line(d, '#b4683a', 2)
    );
  };
  return niche(0.36) + niche(1.12) + path(strip(-0.12, 0.12), '#c67a3e') + path(strip(-0.12, -0.06), '#f0b872');
}

/** Draws a hanging lamp in the middle of a bay. */
function lamp(S, { at, scale }, z) {
  const [x, y] = at(7.5, 1.92, z);
  const k = scale(z) / 100;
  const [tx, ty] = at(7.5, 2.6, z);
  return (
    line(
      open([
        [tx, ty],
        [x, y],
      ]),
      '#5a2c18',
      1.6,
    ) +
    S.glow(x, y, 120 * k, '#ffe2a0', 0.8) +
    circle(x, y, 10 * k, '#fff3cf')
  );
}

/** Draws a slender column with its base and its capital, lit from the room behind. */
function column(S, { at, scale }, z) {
  const k = 0.075;
  const bar = (w, y0, y1) => {
    const [x0, top] = at(FRONT, y1, z);
    const [x1, foot] = at(FRONT, y0, z);
    const half = w * scale(z);
    const [a, b] = [x0 - half, x1 + half];
    return `M${f(a)} ${f(top)}Q${f((a + b) / 2)} ${f(top)} ${f(b)} ${f(top)}L${f(b)} ${f(foot)}L${f(a)} ${f(foot)}Z`;
  };
  const parts = [
    bar(k, FLOOR, BEAM),
    bar(k * 1.9, FLOOR, FLOOR + 0.09),
    bar(k * 1.45, FLOOR + 0.09, FLOOR + 0.18),
    bar(k * 1.5, BEAM - 0.2, BEAM - 0.1),
    bar(k * 2.1, BEAM - 0.1, BEAM + 0.02),
  ];
  return parts
    .map(
      (d) =>
        path(d, '#d9c3a6') +
        S.shade(d, '#1d2a5c', 0.95, 0, [0, 0, 0.85, 0]) +
        S.shade(d, '#ffdf9c', 0, 0.9, [0.6, 0, 1, 0]),
    )
    .join('');
}

/** Draws the beam, the projecting eave and the parapet, which are in the blue light of the evening. */
function roof(S, at) {
  const strip = (x, y0, y1, x1 = x) =>
    P([at(x, y0, NEAR), at(x1, y1, NEAR), at(x1, y1, FAR + 0.3), at(x, y0, FAR + 0.3)]);
  const parapet = strip(FRONT, 2.6, 3);
  const beam = strip(FRONT, BEAM, 2.6);
  const under = strip(5.85, 2.5, 2.52, FRONT);
  const eave = strip(5.85, 2.5, 2.57);
  const brackets = range(43).map((i) => {
    const z = lerp(NEAR, FAR, i / 42);
    const p = (x, y, dz = 0) =>
      at(x, y, z + dz)
        .map(f)
        .join(' ');
    const side =
      `M${p(FRONT, 2.34)}L${p(FRONT, 2.5)}L${p(6.02, 2.5)}` + `C${p(6.06, 2.44)} ${p(6.3, 2.46)} ${p(FRONT, 2.34)}Z`;
    return path(side, '#8a4f36');
  });
  const openings = range(36).map((i) => {
    const z = lerp(NEAR, FAR, (i + 0.5) / 36);
    return path(P([at(FRONT, 2.7, z), at(FRONT, 2.8, z - 0.1), at(FRONT, 2.9, z), at(FRONT, 2.8, z + 0.1)]), '#232f62');
  });
  return (
    path(parapet, '#8b8fae') +
    S.shade(parapet, '#182656', 0.1, 0.95, [0, 0.4, 1, 0]) +
    line(open([at(FRONT, 3, NEAR), at(FRONT, 3, FAR + 0.3)]), '#c9cbe0', 2.4, 'opacity=".8"') +
    openings.join('') +
    path(beam, '#c98a58') +
    S.shade(beam, '#5a2a2c', 0, 0.8, [0, 0, 0.1, 1]) +
    path(under, '#e0a05c') +
    brackets.join('') +
    path(eave, '#dcd2c6') +
    S.shade(eave, '#24356c', 0.2, 0.9, [0, 0, 1, 0])
  );
}

/** Draws the pavilion as water shows it: the lit room between the columns, and the roof as a dark shape. */
export function pavilionInWater(S, { at, scale }) {
  const below = (x, y, z) => at(x, -y, z);
  const strip = (y0, y1) =>
    P([below(FRONT, y0, NEAR), below(FRONT, y1, NEAR), below(FRONT, y1, FAR + 1), below(FRONT, y0, FAR + 1)]);
  return longPavilion(S, { at: below, scale }) + path(strip(2.42, 3.4), '#0b3c56') + path(strip(2.2, 2.42), '#5a3f4a');
}

/**
 * Draws a long, low pavilion with a flat roof along the right of the pool; `view` is the camera. Screens of
 * pierced stone close some of its bays; linen curtains blow out of the open ones.
 */
export function longPavilion(S, view) {
  const { at } = view;
  const bays = CLOSED.map((closed, i) => ({ closed, z0: COLUMNS[i], z1: COLUMNS[i + 1] })).toReversed();
  const plinth = P([at(6.35, 0.2, NEAR), at(6.35, FLOOR, NEAR), at(6.35, FLOOR, FAR + 0.3), at(6.35, 0.2, FAR + 0.3)]);
  const tread = P([at(6.35, FLOOR, NEAR), at(FRONT, FLOOR, NEAR), at(FRONT, FLOOR, FAR), at(6.35, FLOOR, FAR + 0.3)]);
  return (
    room(S, at) +
    path(plinth, '#8f7f92') +
    S.shade(plinth, '#1f2c5e', 0.2, 0.7, [1, 0, 0, 0.6]) +
    path(tread, '#f2cb8c') +
    bays
      .map(({ closed, z0, z1 }) =>
        closed ? latticeScreen(S, view, { x: FRONT, z0, z1, y0: FLOOR, y1: BEAM }) : lamp(S, view, (z0 + z1) / 2),
      )
      .join('') +
    COLUMNS.toReversed()
      .map((z) => column(S, view, z))
      .join('') +
    roof(S, at) +
    bays
      .filter(({ closed }) => !closed)
      .map(({ z0, z1 }, i) => linenCurtain(S, at, { x: FRONT, z0, z1, top: BEAM, foot: FLOOR + 0.06, turn: i }))
      .join('')
  );
}
