import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { line, P, path } from '../../kit/shapes.mjs';

const TURN = (32 * Math.PI) / 180; // how far the room is turned from the eye

/**
 * Returns what places points of the room on the sheet: u metres along the wall from the bed's left side, h metres above
 * the floor, v metres from the wall into the room.
 */
export function roomView(S) {
  const cam = camera({ cx: S.cx, horizon: 340, focal: 1600, eye: 1.6 });
  const [c, s] = [Math.cos(TURN), Math.sin(TURN)];
  return (u, h, v) => cam.at(-1.35 + u * c + v * s, h, 4.2 + u * s - v * c);
}

/** Draws the wall, dark away from the lamp, with a rail of gold above a dado. */
export function lampWall(S, at, [lx, ly]) {
  const whole = P([
    [0, 0],
    [S.W, 0],
    [S.W, 1100],
    [0, 1100],
  ]);
  const rail = (h) => P([at(-0.8, h, 0), at(4.6, h, 0), at(4.6, h + 0.025, 0), at(-0.8, h + 0.025, 0)]);
  return (
    path(whole, '#2f1d52') +
    S.glow(lx, ly, 1000, '#a8405e', 0.9) +
    S.glow(lx, ly, 520, '#f08a4c', 0.8) +
    path(rail(0.86), '#c98a4a', 'opacity=".6"')
  );
}

/** Draws the wooden floor, whose boards run along the wall, and the carpet with its borders. */
export function floorAndCarpet(S, at) {
  const floor = P([at(-1.2, 0, 0), at(4.8, 0, 0), [S.W + 200, S.H], [-200, S.H]]);
  const boards = range(22).map((i) => {
    const [[ax, ay], [bx, by]] = [at(-1, 0, 0.16 * i), at(5, 0, 0.16 * i)];
    return line(`M${ax} ${ay}L${bx} ${by}`, '#2a1640', 2.4);
  });
  const band = (d) => P([at(-0.5 + d, 0, 0.5 + d), at(3.6 - d, 0, 0.5 + d), at(3.6 - d, 0, 3.6), at(-0.5 + d, 0, 3.6)]);
  return (
    path(floor, '#3b2048') +
    S.inside(floor, boards.join('')) +
    path(band(0), '#5e1838') +
    path(band(0.05), '#e0a04c') +
    path(band(0.08), '#8a2244') +
    path(band(0.34), '#e0a04c') +
    path(band(0.36), '#7a1c40') +
    carpetFlowers(at) +
    S.inside(band(0), S.pooled(820, 1120, 560, 300, '#f0904c', 0.5)) +
    path(
      band(0),
      S.lin([
        [0.1, '#22123f', 0],
        [0.5, '#22123f', 0.6],
      ]),
    )
  );
}

/** Draws the flowers in the border of the carpet. */
function carpetFlowers(at) {
  const flower = (u, v) =>
    path(P([at(u - 0.08, 0, v), at(u, 0, v - 0.09), at(u + 0.08, 0, v), at(u, 0, v + 0.09)]), '#f2b46a') +
    path(P([at(u - 0.035, 0, v), at(u, 0, v - 0.04), at(u + 0.035, 0, v), at(u, 0, v + 0.04)]), '#2f6f8a');
  const along = range(9).map((i) => flower(lerp(0, 3.3, i / 8), 0.68));
  const across = range(9).map((i) => flower(3.39, lerp(0.7, 3.1, i / 8)) + flower(-0.29, lerp(0.7, 3.1, i / 8)));
  return along.join('') + across.join('');
}

/** Draws the little table beside the bed that the lamp stands on. */
export function bedsideTable(S, at) {
  const [u0, u1] = [1.9, 2.36];
  const front = P([at(u0, 0, 0.4), at(u1, 0, 0.4), at(u1, 0.62, 0.4), at(u0, 0.62, 0.4)]);
  const top = P([at(u0 - 0.03, 0.64, 0), at(u1 + 0.03, 0.64, 0), at(u1 + 0.03, 0.64, 0.42), at(u0 - 0.03, 0.64, 0.42)]);
  return (
    path(front, '#3a1636') + S.shade(front, '#1b1238', 0, 0.9, [0, 0, 0, 1]) + path(top, mix('#b8683c', '#ffd795', 0.3))
  );
}
