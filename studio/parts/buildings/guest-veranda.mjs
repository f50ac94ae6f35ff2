import { mix } from '../../kit/colour.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { line, open, P, path } from '../../kit/shapes.mjs';

const INK = '#130d2e';
const STONE = '#6a4069';
const LIT = '#f3b173';

/** Returns the points of a cusped arch from `a` to `b` along one axis, its spring and its crown: [along, height]. */
function cusped(a, b, spring, crown, n = 7, steps = 8) {
  const top = (t) => Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2));
  return range(n * steps + 1).map((i) => {
    const t = i / (n * steps);
    const lobe = Math.abs(Math.sin(Math.PI * n * t));
    return [lerp(a, b, t), spring + (crown - spring) * (0.84 * top(t) ** 0.9 + 0.16 * lobe)];
  });
}

/** Draws the wall at the far end with the arch through which the garden is seen. */
export function endWall(S, { cam, edge, wall, end, ceiling }) {
  const [a, b] = [lerp(edge, wall, 0.07), lerp(edge, wall, 0.76)];
  const outline = cam.front(edge - 0.3, -0.02, wall, ceiling, end);
  const arch = [[a, 0], ...cusped(a, b, 1.7, 2.75), [b, 0]].map(([x, y]) => cam.at(x, y, end));
  const d = outline + P(arch);
  return (
    path(d, '#7a4660', 'fill-rule="evenodd"') +
    S.glow(...cam.at(wall - 0.2, 1.6, end), cam.scale(end) * 1.7, '#ffb66a', 0.5) +
    line(open(arch), LIT, 2.4)
  );
}

/** Draws the ceiling of dark timber with its beams. */
export function ceilingOf(S, { cam, edge, wall, end, ceiling, near }) {
  const d = cam.floor(edge - 0.25, near, wall, end, ceiling);
  const beams = range(14).map((i) => {
    const z = near + 0.5 + i * 0.95;
    return z < end ? path(cam.floor(edge - 0.2, z, wall, z + 0.2, ceiling), '#1a1136', 'opacity=".6"') : '';
  });
  const tones = [
    [0, '#1a1136'],
    [1, '#5a3157'],
  ];
  const [, y0] = cam.at(0, ceiling, near);
  const [, y1] = cam.at(0, ceiling, end);
  return path(d, S.lin(tones, 0, y0, 0, y1, 'gradientUnits="userSpaceOnUse"')) + beams.join('');
}

/** Draws the floor of large slabs, which goes `ledge` beyond the axis of the columns, and the lip of its edge. */
export function slabs(S, { cam, edge: axis, ledge, wall, end, near }) {
  const edge = axis - ledge;
  const d = cam.floor(edge, near, wall, end);
  const [, y0] = cam.at(0, 0, end);
  const tones = [
    [0, '#b5708a'],
    [0.3, '#7d4a76'],
    [1, '#2f2152'],
  ];
  const across = range(22).map((i) => open([cam.at(edge, 0, near + i * 0.8), cam.at(wall, 0, near + i * 0.8)]));
  const along = range(5).map((i) => {
    const x = lerp(edge, wall, (i + 0.62) / 5);
    return open([cam.at(x, 0, near), cam.at(x, 0, end)]);
  });
  const lip = P([cam.at(edge, 0, near), cam.at(edge, 0, end), cam.at(edge + 0.2, 0, end), cam.at(edge + 0.2, 0, near)]);
  return (
    path(d, S.lin(tones, 0, y0, 0, S.H, 'gradientUnits="userSpaceOnUse"')) +
    S.inside(d, line(across.join('') + along.join(''), '#241a48', 2, 'opacity=".5"')) +
    path(lip, '#c98a8c', 'opacity=".45"') +
    line(open([cam.at(edge, 0, near), cam.at(edge, 0, end)]), '#e0a59a', 3)
  );
}

/** Draws what is above the columns between z0 and z1: the arch's spandrel, which has light on its edge. */
function spandrel(S, { cam, edge, ceiling }, z0, z1) {
  const under = cusped(z0 + 0.2, z1 - 0.2, 2.2, 3.02, 5);
  const points = [[z0, ceiling], [z0, 2.2], ...under, [z1, 2.2], [z1, ceiling]];
  const d = P(points.map(([z, y]) => cam.at(edge, y, z)));
  const rim = open(under.map(([z, y]) => cam.at(edge, y, z)));
  return (
    path(d, mix(STONE, INK, 0.4)) +
    S.shade(d, INK, 0.85, 0, [0, 0, 0.9, 0.6]) +
    line(rim, LIT, Math.min(4, cam.scale(z1) * 0.016))
  );
}

/** Draws one column: base, shaft with flutes, capital; its face to the rooms is lit. */
function column(S, { cam, edge }, z) {
  const k = cam.scale(z);
  const piece = (half, y0, y1, tone) => {
    const front = cam.front(edge - half, y0, edge + half, y1, z - half);
    const side = cam.wall(edge + half, z - half, z + half, y0, y1);
    return (
      path(side, mix(tone, LIT, 0.62)) +
      S.shade(side, '#ffdca0', 0, 0.6, [0, 0.5, 1, 0.5]) +
      path(front, mix(tone, INK, 0.45)) +
      S.shade(front, INK, 0.85, 0, [0, 0.5, 0.9, 0.4]) +
      line(open([cam.at(edge + half, y0, z - half), cam.at(edge + half, y1, z - half)]), LIT, k * 0.012)
    );
  };
  const flutes = [-0.06, 0, 0.06].map((x) => open([cam.at(edge + x, 0.6, z - 0.13), cam.at(edge + x, 1.92, z - 0.13)]));
  return (
    piece(0.2, 0, 0.28, STONE) +
    piece(0.17, 0.28, 0.4, STONE) +
    piece(0.13, 0.4, 2.02, STONE) +
    line(flutes.join(''), INK, k * 0.014, 'opacity=".7"') +
    piece(0.16, 2.02, 2.1, STONE) +
    piece(0.2, 2.1, 2.24, STONE)
  );
}

/** Draws the columns along the edge with their arches, from the farthest to the nearest. */
export const colonnade = (S, view) =>
  view.columns
    .toReversed()
    .map((z, i, all) => {
      const nearer = all[i + 1] ?? view.near;
      return spandrel(S, view, nearer, z) + column(S, view, z);
    })
    .join('');

/** Draws a lantern that hangs from the ceiling at x, z, with its light. */
export function verandaLantern(S, { cam, ceiling }, x, z) {
  const k = cam.scale(z);
  const [px, py] = cam.at(x, 2.5, z);
  const [, top] = cam.at(x, ceiling, z);
  const r = k * 0.13;
  const body = P([
    [px - r * 0.7, py - r],
    [px + r * 0.7, py - r],
    [px + r, py],
    [px + r * 0.5, py + r * 1.3],
    [px - r * 0.5, py + r * 1.3],
    [px - r, py],
  ]);
  return (
    S.glow(px, py, k * 1.1, '#ffb65c', 0.5) +
    line(`M${px} ${top}V${py - r}`, '#c98f36', k * 0.012) +
    path(body, '#ffe9b4') +
    S.shade(body, '#e8862f', 0, 0.8, [0.4, 0.2, 0.5, 1]) +
    line(body, '#c98f36', k * 0.014) +
    path(
      P([
        [px - r * 0.8, py - r],
        [px, py - r * 1.7],
        [px + r * 0.8, py - r],
      ]),
      '#c98f36',
    )
  );
}
