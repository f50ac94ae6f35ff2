import { arch } from '../../kit/architecture/arches.mjs';
import { mix } from '../../kit/colour.mjs';
import { range } from '../../kit/numbers.mjs';
import { box, line, open, P, path, rect } from '../../kit/shapes.mjs';
import { HEAD, LEAF, RISE, WALL } from './hall-view.mjs';
import { drawInlay } from './inlaid-leaf.mjs';
import { floweringPlant, rosette } from './inlay.mjs';

const NIGHT = '#041716';
const GREEN = '#0f4a45';
const MARBLE = '#86aa9c';
const GOLD = '#b08a46';
/** How dark the wall is from the left to the right of the sheet. */
const DUSK = [
  [0, NIGHT, 0.86],
  [0.12, NIGHT, 0.62],
  [0.32, NIGHT, 0.2],
  [0.6, NIGHT, 0.3],
  [0.72, NIGHT, 0.56],
  [1, NIGHT, 0.78],
];
/** The outer edge of the marble frame round the door. */
const FRAME = LEAF + 0.42;
const TOP = 4.6;

/** Returns paints for an inlay that is hardly lighter than the wall. */
const faint = (base, t) => ({
  stem: mix(base, GOLD, t * 1.9),
  leaf: mix(base, '#2f8a6c', t * 2.4),
  petal: mix(base, GOLD, t),
  stone: mix(base, '#a8483a', t * 1.4),
  heart: mix(base, '#e8cf94', t),
});

/** Draws a panel of the wall with its gilt moulding and, if it is tall, a painted plant. */
function wallPanel({ at, panel }, [u0, u1], [y0, y1], plant) {
  const inset = (d) => panel(u0 + d, y0 + d, u1 - d, y1 - d);
  const painted = plant
    ? drawInlay(floweringPlant((u0 + u1) / 2, y0 + 0.2, (y1 - y0) * 0.82), (u, y) => at(u, y), faint(GREEN, 0.2), 3)
    : '';
  return (
    path(inset(0), mix(GREEN, '#1d6a5e', 0.3)) +
    painted +
    line(inset(0), mix(GREEN, GOLD, 0.6), 3) +
    line(inset(0.06), mix(GREEN, GOLD, 0.45), 1.3)
  );
}

/** Draws the wall of the hall on both sides of the door: panels, a rail of marble, a skirting. */
export function hallWall(S, view) {
  const { at, panel } = view;
  const sides = [
    [-4.45, -FRAME],
    [FRAME, 8.6],
  ];
  const bays = [
    [-4.35, -2.36],
    [2.36, 4.1],
    [4.4, 6.2],
    [6.5, 8.3],
  ];
  const foot = [...[-4.45, 8.6].map((u) => at(u, 0)), [S.W, S.H], [0, S.H]];
  return (
    rect(0, 0, S.W, S.H, GREEN) +
    bays.map((bay) => wallPanel(view, bay, [1.16, 3.95], true) + wallPanel(view, bay, [0.3, 0.9], false)).join('') +
    sides
      .map(
        ([u0, u1]) =>
          path(panel(u0, 0.98, u1, 1.06), mix(MARBLE, GREEN, 0.35)) +
          line(open([at(u0, 1.06), at(u1, 1.06)]), mix(MARBLE, '#ffe9b8', 0.3), 2) +
          path(panel(u0, 0, u1, 0.2), mix(MARBLE, GREEN, 0.5)) +
          line(open([at(u0, 0.2), at(u1, 0.2)]), MARBLE, 2),
      )
      .join('') +
    rect(0, 0, S.W, S.H, S.lin(DUSK, 0, 0, 1, 0)) +
    S.shade(box(0, 0, S.W * 0.26, S.H), NIGHT, 0.6, 0, [0, 0.4, 1, 0.6]) +
    path(P(foot), NIGHT)
  );
}

/** Returns the arch as points of the sheet, `more` metres wider on each side. */
const archOn = (at, more = 0) => arch(0, 0, LEAF * 2 + more * 2, HEAD, RISE + more, 5, 0.3).map(([u, y]) => at(u, -y));

/** Draws the marble frame round the door with inlaid flowers in its corners, and the lit rim of the arch. */
export function marbleFrame(S, { at, panel }) {
  const whole = panel(-FRAME, 0, FRAME, TOP);
  const tones = { ...faint(MARBLE, 0.55), leaf: '#2c6656', petal: '#b98a4a', stone: '#9c4a3c', heart: '#f0d9a0' };
  const corners = [-1.74, 1.74].map((u) => drawInlay(rosette(u, 3.68, 0.44, 0.44), (a, y) => at(a, y), tones, 2));
  const vines = [-1, 1].flatMap((s) =>
    [0.3, 1.22, 2.12].map((y) =>
      drawInlay(floweringPlant(s * (LEAF + 0.215), y, 0.28), (a, v) => at(a, v), faint(MARBLE, 0.42), 1.4),
    ),
  );
  const joints = [0.9, 1.8, 2.7].map((y) =>
    [-1, 1].map((s) => open([at(s * FRAME, y), at(s * (LEAF + 0.02), y)])).join(''),
  );
  return (
    path(whole, MARBLE) +
    path(
      whole,
      S.lin(
        [
          [0, '#0a2f2d', 0.85],
          [0.5, '#0c3532', 0.48],
          [1, '#0c3532', 0.16],
        ],
        0,
        0.4,
        1,
        0.6,
      ),
    ) +
    S.shade(whole, '#0a2f2d', 0.55, 0, [0, 0.3, 0.5, 0.6]) +
    line(joints.join(''), '#3d6a62', 1.6, 'opacity=".7"') +
    corners.join('') +
    vines.join('') +
    line(whole, GOLD, 3) +
    line(panel(-FRAME + 0.09, 0, FRAME - 0.09, TOP), GOLD, 1.4) +
    line(P(archOn(at, 0.1)), GOLD, 3)
  );
}

/** Returns path data of a lattice of stars and hexagons between two corners, in metres. */
function lattice(at, [u0, y0], [u1, y1], cell) {
  const [rise, r] = [cell * 0.866, cell * 0.5];
  const rows = range(Math.ceil((y1 - y0) / rise) + 1).flatMap((row) =>
    range(Math.ceil((u1 - u0) / cell) + 1).flatMap((i) => {
      const [u, y] = [u0 + i * cell + (row % 2 ? cell / 2 : 0), y0 + row * rise];
      const round = (k, out, turn) => {
        const a = (k * Math.PI) / 3 + turn;
        return at(u + r * out * Math.cos(a), y + r * out * Math.sin(a));
      };
      const rays = range(6).map((k) => open([at(u, y), round(k, 1.154, Math.PI / 6)]));
      return [...rays, P(range(6).map((k) => round(k, 0.62, 0)))];
    }),
  );
  return rows.join('');
}

/** Draws the pierced marble under the arch, with the light of the garden behind it, and the beam below it. */
export function latticeUnderArch(S, { at, panel }) {
  const inner = P([...archOn(at)].filter((_, i) => i > 1));
  const sky = S.lin([
    [0, '#2f6a62'],
    [0.45, '#c79f58'],
    [1, '#ffdb8e'],
  ]);
  const [gx, gy] = at(0.9, HEAD);
  const beam = panel(-LEAF, HEAD - 0.02, LEAF, HEAD + 0.12);
  return (
    path(inner, sky) +
    S.pool(inner, gx, gy, 250, '#fff3c8', 0.95) +
    S.inside(inner, line(lattice(at, [-LEAF - 0.2, HEAD], [LEAF + 0.2, HEAD + RISE + 0.1], 0.19), '#123f3a', 4)) +
    line(inner, '#fff0c0', 4) +
    line(inner, GOLD, 3, 'transform="translate(-4 -4)"') +
    path(beam, '#7fa297') +
    S.shade(beam, '#0c3532', 0.8, 0, [0, 0, 0.7, 0]) +
    line(open([at(-LEAF, HEAD + 0.12), at(LEAF, HEAD + 0.12)]), GOLD, 3) +
    line(open([at(0, HEAD - 0.02), at(LEAF, HEAD - 0.02)]), '#ffe7ae', 4)
  );
}

/** Returns the outline of what is seen of the garden between the shut leaf and the jamb. */
export const openingOutline = ({ at }) => P([at(0, 0, 0), at(LEAF, 0, -WALL), at(LEAF, HEAD, -WALL), at(0, HEAD, 0)]);

/** Draws the thickness of the wall in the opening: the lit jamb, the underside of the beam, the threshold. */
export function litJamb(S, { at }) {
  const jamb = P([at(LEAF, 0, 0), at(LEAF, 0, -WALL), at(LEAF, HEAD, -WALL), at(LEAF, HEAD, 0)]);
  const soffit = P([at(0, HEAD, 0), at(LEAF, HEAD, 0), at(LEAF, HEAD, -WALL), at(0, HEAD, -WALL)]);
  const step = P([at(-0.02, 0, 0), at(LEAF, 0, 0), at(LEAF, 0, -WALL), at(-0.02, 0, -WALL)]);
  return (
    path(jamb, '#fff1cc') +
    S.shade(jamb, '#d59a58', 0, 0.9, [0.2, 0.2, 1, 0.1]) +
    S.shade(jamb, '#2f7a68', 0.7, 0, [0.5, 0, 0.5, 0.5]) +
    path(soffit, '#8f8a5e') +
    S.shade(soffit, '#153f3a', 0, 0.9, [0.3, 1, 0.4, 0]) +
    path(step, '#fff3d2') +
    line(open([at(-0.02, 0, -WALL), at(LEAF, 0, -WALL)]), '#c9a05c', 2)
  );
}
