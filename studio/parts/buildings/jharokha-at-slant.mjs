import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { line, path } from '../../kit/shapes.mjs';
import { COURT, wallArch } from './palace-court.mjs';

/** Half the width of the window, how far it stands out of the wall, and how high it is, in metres. */
const [HALF, OUT, TALL] = [0.78, 0.62, 1.26];
const SHADED = mix(COURT.madder, COURT.shade, 0.75);
const LIT = mix(COURT.madder, COURT.sunny, 0.75);
const DIM = mix(COURT.madder, COURT.shade, 0.35);

/** Returns what places the faces of a window whose sill has its middle at x, y metres. */
function faces(view, x, y) {
  const z = view.wall - OUT;
  const at = (u, v, depth = z) => view.at(x + u, y + v, depth);
  const face = (points) => view.face(points.map(([u, v, depth = z]) => [x + u, y + v, depth]));
  const front = (u0, v0, u1, v1, over = 0) =>
    face([
      [u0, v0, z - over],
      [u1, v0, z - over],
      [u1, v1, z - over],
      [u0, v1, z - over],
    ]);
  const side = (v0, v1, over = 0) =>
    face([
      [HALF + over, v0, z - over],
      [HALF + over, v0, view.wall],
      [HALF + over, v1, view.wall],
      [HALF + over, v1, z - over],
    ]);
  const slab = (v0, v1, over) =>
    path(side(v0, v1, over), mix(COURT.pale, COURT.shade, 0.55)) +
    path(front(-HALF - over, v0, HALF + over, v1, over), COURT.pale);
  const stroke = (points) => `M${points.map(([u, v, depth]) => at(u, v, depth).map(f).join(' ')).join('L')}`;
  return { x, y, z, wall: view.wall, face, front, side, slab, stroke };
}

/** Draws an opening w wide and h high with its middle at u: a pale frame, green shutters left and right. */
function opening(S, { face, front, stroke }, u, w, h) {
  const d = face(wallArch(u, 0.44, w, h, w > 0.4 ? 4 : 0));
  const slats = range(9).map((i) =>
    stroke([
      [u - w / 2, 0.5 + i * 0.11],
      [u - w * 0.14, 0.5 + i * 0.11],
    ]),
  );
  return (
    path(d, '#2a0a18') +
    S.inside(
      d,
      path(front(u - w / 2, 0.4, u - w * 0.12, 2), COURT.green) +
        path(front(u + w * 0.26, 0.4, u + w / 2, 2), mix(COURT.green, COURT.deep, 0.45)) +
        line(slats.join(''), '#0a4a4c', 2),
    ) +
    line(d, COURT.pale, 4)
  );
}

/** Draws what carries the window: a corbel with ribs that narrows to the wall. */
function corbel(S, { face, stroke, z, wall }) {
  const d = face([
    [-HALF, 0],
    [HALF, 0],
    [HALF, 0, wall],
    [0.16, -0.52, wall],
    [-0.16, -0.52, wall],
  ]);
  const ribs = [-0.6, -0.3, 0, 0.3, 0.6].map((u) =>
    stroke([
      [u * 1.2, 0],
      [u * 1.02, -0.16, z + 0.2],
      [u * 0.62, -0.34, z + 0.4],
      [u * 0.2, -0.5, wall],
    ]),
  );
  return (
    path(d, DIM) +
    S.shade(d, COURT.deep, 0, 0.9, [0.2, 0, 1, 0.6]) +
    line(ribs.join(''), COURT.pale, 2.6, 'opacity=".7"')
  );
}

/** Draws the curved roof, its right end in the shade, with ribs. */
function roof(S, { face, stroke, z, wall }) {
  const outline = range(21).map((i) => {
    const t = -1 + i / 10;
    return [t * (HALF + 0.2), TALL + 0.1 + 0.4 * (1 - Math.abs(t) ** 2.2), z - 0.1];
  });
  const right = outline.slice(10);
  const d = face(outline);
  const ribs = range(9).map((i) => {
    const [u, v] = outline[2 + i * 2];
    return stroke([
      [u, v, z - 0.1],
      [u * 0.86, TALL + 0.1, z - 0.1],
    ]);
  });
  return (
    path(face([...right, ...right.toReversed().map(([u, v]) => [u, v, wall])]), mix(COURT.madder, COURT.shade, 0.6)) +
    path(d, '#c95a3c') +
    S.shade(d, '#ffc08a', 0.9, 0, [0, 0, 0.5, 0.4]) +
    line(ribs.join(''), COURT.shade, 2.4, 'opacity=".55"') +
    line(d, COURT.pale, 4)
  );
}

/** Draws the shadow that the window throws on the wall to the right. */
const shadowOnWall = ({ face, wall }) =>
  path(
    face([
      [HALF, TALL, wall],
      [HALF + 0.75, TALL - 0.25, wall],
      [HALF + 0.7, -0.4, wall],
      [HALF - 0.1, -0.8, wall],
      [0.2, -0.8, wall],
      [-0.1, -0.5, wall],
    ]),
    COURT.deep,
    'opacity=".45"',
  );

/**
 * Draws a balcony window that stands out of the wall of the court, its middle at x metres, its sill y metres up: the
 * front in the sun, the right side in the shade, green shutters in the openings.
 */
export function jharokhaAtSlant(S, view, x, y) {
  const window = faces(view, x, y);
  const { front, side, slab, stroke } = window;
  const whole = front(-HALF, 0, HALF, TALL);
  const balusters = range(11).map((i) =>
    stroke([
      [-HALF + 0.08 + i * 0.142, 0.06],
      [-HALF + 0.08 + i * 0.142, 0.34],
    ]),
  );
  return (
    shadowOnWall(window) +
    corbel(S, window) +
    path(side(0, TALL), SHADED) +
    path(whole, LIT) +
    S.shade(whole, COURT.shade, 0, 0.7, [0.4, 0, 1, 0.2]) +
    path(front(-HALF, 0.04, HALF, 0.36), DIM) +
    line(balusters.join(''), '#e89a76', 5) +
    opening(S, window, 0, 0.62, 0.8) +
    opening(S, window, -0.56, 0.28, 0.72) +
    opening(S, window, 0.56, 0.28, 0.72) +
    slab(-0.04, 0.05, 0.07) +
    slab(0.36, 0.43, 0.05) +
    roof(S, window) +
    slab(TALL, TALL + 0.1, 0.26)
  );
}
