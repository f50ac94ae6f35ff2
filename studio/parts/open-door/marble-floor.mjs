import { range } from '../../kit/numbers.mjs';
import { box, fade, line, open, P, path } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { LEAF } from './hall-view.mjs';

const TILE = 0.56;
/** Nearer than this to the eye nothing of the floor is seen. */
const NEAREST = 2.7;

/** Returns path data of every second tile of the floor, which lies square with the wall. */
const darkTiles = ({ at, depth }) =>
  range(25)
    .flatMap((i) =>
      range(9).map((j) => {
        const [u, n] = [-5.04 + i * TILE, j * TILE];
        const seen = (i + j) % 2 && depth(u, n + TILE) > NEAREST;
        return seen ? P([at(u, 0, n), at(u + TILE, 0, n), at(u + TILE, 0, n + TILE), at(u, 0, n + TILE)]) : '';
      }),
    )
    .join('');

/** Returns path data of the joints between the tiles. */
const joints = ({ at }) =>
  range(8)
    .map((j) => open([at(-4.4, 0, j * TILE), at(8.6, 0, j * TILE)]))
    .join('');

/** Returns the shape of the light on the floor; `more` widens it to the left. */
function lightOnFloor({ floor, leafEdge: [u, n] }, more = 0) {
  return floor([
    [0, 0],
    [LEAF, 0],
    [u, n],
    [u + 0.66 * 1.5, n + 1.5],
    [1.4, 3.7],
    [-(0.62 + more) * 3.4, 3.4],
  ]);
}

const STRETCH = 'gradientUnits="userSpaceOnUse" gradientTransform="translate(1075 1000) scale(1 .62)"';

/** Draws the marble in the dark hall, then once more where the light of the open door lies on it. */
export function marbleFloor(S, view) {
  const { at } = view;
  const outline = P([at(-4.45, 0), at(8.6, 0), [S.W, S.H], [0, S.H]]);
  const tiles = darkTiles(view);
  const reaching = (tone) =>
    S.rad(
      [
        [0, tone, 1],
        [0.45, tone, 0.96],
        [0.7, tone, 0.7],
        [1, tone, 0.12],
      ],
      0,
      0,
      760,
      STRETCH,
    );
  const lit = path(outline, reaching('#fff1c8')) + path(tiles, reaching('#5d9c72'));
  const [widest, wide, sharp] = [0.26, 0.12, 0].map((more) => lightOnFloor(view, more));
  const dim = [
    [0, '#6d968a'],
    [1, '#3f6f68'],
  ];
  const shadow = [
    [0, '#041716', 0.86],
    [0.26, '#041716', 0.62],
    [0.5, '#041716', 0.25],
    [0.8, '#041716', 0.62],
    [1, '#041716', 0.8],
  ];
  return (
    path(outline, S.lin(dim, 1, 0, 0, 1)) +
    S.inside(outline, path(tiles, '#0d3b38') + line(joints(view), '#0d3b38', 1, 'opacity=".5"')) +
    path(outline, S.lin(shadow, 0, 0.8, 1, 0.4)) +
    S.shade(outline, '#041716', 0.7, 0, [0, 0.75, 0.5, 0.2]) +
    S.inside(outline, S.inside(widest, fade(lit, 0.16)) + S.inside(wide, fade(lit, 0.3)) + S.inside(sharp, lit))
  );
}

/** Draws what the polished marble shows of the bright opening, straight below it. */
export function openingInMarble(S, { at }) {
  const [[x0, y0], [x1, y1]] = [at(0, 0), at(LEAF, 0)];
  const column = P([
    [x0 + 4, y0],
    [x1 - 30, y1],
    [x1 - 60, S.H],
    [x0 + 16, S.H],
  ]);
  const glow = [
    [0, '#fffbe6', 0.75],
    [0.4, '#ffe6a8', 0.4],
    [1, '#ffd98c', 0.12],
  ];
  return S.inside(box(0, y0 - 40, S.W, S.H), soft(S, path(column, S.lin(glow)), 9));
}

/**
 * Draws the shadow that somebody at u, n throws over the lit floor towards the eye: `w` metres wide at the feet, `long`
 * metres long.
 */
export function longShadow(S, { floor }, [u, n], w, long, tone = '#134a42') {
  const lean = -0.34;
  const d = floor([
    [u - w / 2, n - 0.03],
    [u + w / 2, n - 0.03],
    [u + w * 0.9 + lean * long, n + long],
    [u - w * 0.9 + lean * long, n + long],
  ]);
  const fading = [
    [0, tone, 0.8],
    [0.5, tone, 0.5],
    [1, tone, 0],
  ];
  return soft(S, path(d, S.lin(fading)), 5);
}
