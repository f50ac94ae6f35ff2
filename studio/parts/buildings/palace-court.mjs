import { arch } from '../../kit/architecture/arches.mjs';
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, line, P, path, rect } from '../../kit/shapes.mjs';

/** The tones of the court: plaster red as madder, pale stone, and what they are in the shade. */
export const COURT = {
  madder: '#b8432f',
  sunny: '#dc7450',
  shade: '#6a1a2a',
  deep: '#3a0f1e',
  stone: '#f2d5a6',
  pale: '#f8e2ba',
  green: '#12706c',
  gold: '#f2bd5a',
};
/** How far the wall is from the eye, in metres. */
const WALL = 8;

/**
 * Returns a view of the court: `at` takes metres (x along the wall, y up, z from the eye to the wall) to the sheet. The
 * eye is turned away from the wall, which therefore runs off to the left.
 */
export function courtView(S, { turn = -0.6, focal = 1500, eye = 1.45, horizon = 470 } = {}) {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (x, y, z) => {
    const [across, depth] = [c * x - s * z, c * z + s * x];
    return [S.W / 2 + (focal * across) / depth, horizon - (focal * (y - eye)) / depth];
  };
  const face = (points) => P(points.map((p) => at(...p)));
  return {
    at,
    face,
    onWall: (points, z = WALL) => face(points.map(([x, y]) => [x, y, z])),
    onFloor: (points) => face(points.map(([x, z]) => [x, 0, z])),
    wall: WALL,
    wingShadow: -6.2,
  };
}

const panel = (x0, y0, x1, y1) => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** Returns the points of an arch on the wall: its middle x, its foot y, width and whole height in metres. */
export const wallArch = (x, y, w, h, cusps = 4) =>
  arch(x * 100, 0, w * 100, (h - w * 0.62) * 100, w * 62, cusps, 0.3).map(([a, b]) => [a / 100, y - b / 100]);

/** Draws a niche: a carved frame, the recess with the shadow of its left jamb, and a pot or a vine painted inside. */
function niche(S, view, x, i) {
  const [w, foot, h] = [0.86, 0.55, 1.55];
  const recess = view.onWall(wallArch(x, foot, w, h));
  const shadow = view.onWall(wallArch(x + 0.13, foot, w, h - 0.06));
  const frame = view.onWall(panel(x - 0.6, foot - 0.12, x + 0.6, foot + h + 0.26));
  const vine = range(7).map((q) => {
    const [px, py] = view.at(x + 0.03 + (q % 2 ? 0.1 : -0.1), foot + 0.42 + q * 0.115, WALL);
    return circle(px, py, 6 - q * 0.45, q % 3 === i % 3 ? COURT.gold : '#d9825f');
  });
  const stem = view.at(x + 0.03, foot + 0.3, WALL);
  const top = view.at(x + 0.03, foot + 1.16, WALL);
  const pot = view.onWall([
    [x - 0.12, foot + 0.34],
    [x + 0.18, foot + 0.34],
    [x + 0.12, foot + 0.04],
    [x - 0.06, foot + 0.04],
  ]);
  return (
    path(frame, mix(COURT.madder, COURT.sunny, 0.6)) +
    line(frame, COURT.pale, 4) +
    path(recess, mix(COURT.madder, COURT.shade, 0.42)) +
    S.inside(
      recess,
      path(frame, COURT.deep, 'opacity=".62"') +
        path(shadow, mix(COURT.madder, COURT.shade, 0.2)) +
        line(`M${stem.map(f).join(' ')}L${top.map(f).join(' ')}`, '#c4664a', 3) +
        path(pot, '#c4664a') +
        vine.join(''),
    ) +
    line(recess, COURT.pale, 5)
  );
}

/** Draws a closed window of the upper storey: a flat arch with a lattice, in low relief. */
function blindWindow(S, view, x) {
  const d = view.onWall(wallArch(x, 3.1, 0.62, 1.1, 3));
  const tone = mix(COURT.madder, COURT.sunny, 0.5);
  const bars = range(7).map((i) => {
    const u = x - 0.31 + i * 0.103;
    const [p, q] = [view.at(u, 3, WALL), view.at(u, 4.4, WALL)];
    return `M${p.map(f).join(' ')}L${q.map(f).join(' ')}`;
  });
  const rungs = range(11).map((i) => {
    const [p, q] = [view.at(x - 0.4, 3.1 + i * 0.11, WALL), view.at(x + 0.4, 3.1 + i * 0.11, WALL)];
    return `M${p.map(f).join(' ')}L${q.map(f).join(' ')}`;
  });
  return (
    path(d, mix(COURT.madder, COURT.shade, 0.6)) +
    S.inside(d, line(bars.join('') + rungs.join(''), tone, 5)) +
    line(d, mix(COURT.pale, COURT.madder, 0.35), 4)
  );
}

/** Draws the wall of the court: plaster lit from the left, niches, bands of stone, a row of painted flowers. */
export function courtWall(S, view) {
  const whole = view.onWall(panel(-26, 0, 4, 9));
  const band = (y0, y1, tone, z = WALL) => path(view.onWall(panel(-26, y0, 4, y1), z), tone);
  const shade = view.onWall([
    [-40, 9],
    [-14.3, 9],
    [view.wingShadow, 0],
    [-40, 0],
  ]);
  const light = [
    [0, '#8f2c2c'],
    [0.4, COURT.madder],
    [1, '#d0603f'],
  ];
  const flowers = range(34).map((i) => {
    const [x, y] = view.at(-16 + i * 0.5, 2.66, WALL);
    return circle(x, y, 6, COURT.pale, 'opacity=".8"') + circle(x, y, 2.4, COURT.madder);
  });
  return (
    path(whole, COURT.madder) +
    rect(0, 0, S.W, S.H, S.lin(light, 0, 0, 1, 0.3), `clip-path="${S.clip(whole)}"`) +
    S.shade(`M0 0H${S.W}V760H0Z`, COURT.shade, 0.8, 0, [0, 0, 0.6, 0.5], 'b') +
    S.shade(`M900 0H${S.W}V760H900Z`, '#ffb27a', 0, 0.55, [0.2, 1, 1, 0.2], 'b') +
    band(2.5, 2.82, mix(COURT.madder, COURT.shade, 0.4)) +
    flowers.join('') +
    band(2.82, 2.88, COURT.pale) +
    band(2.46, 2.5, COURT.pale) +
    band(0, 0.26, mix(COURT.stone, COURT.madder, 0.28)) +
    band(0.26, 0.3, COURT.pale) +
    range(12)
      .map(
        (i) =>
          niche(S, view, -14.6 + i * 1.44, i) + (i === 6 || i === 7 ? '' : blindWindow(S, view, -13.88 + i * 1.44)),
      )
      .join('') +
    S.inside(whole, path(shade, COURT.deep, 'opacity=".56"'))
  );
}

/** Returns the path data of the joints between the slabs of the floor, along and across the court. */
export function floorJoints(view) {
  const joint = (a, b, c, d) => {
    const [p, q] = [view.at(a, 0, b), view.at(c, 0, d)];
    return `M${p.map(f).join(' ')}L${q.map(f).join(' ')}`;
  };
  const along = range(10).map((i) => joint(-24, 0.8 + i * 0.8, i < 4 ? -1 + i * 0.5 : 4, 0.8 + i * 0.8));
  const across = range(26).map((i) => joint(-18 + i * 0.9, WALL, -18 + i * 0.9, i < 18 ? 0.8 : 3.4));
  return along.join('') + across.join('');
}

/** Draws the floor: sunlit slabs of stone. */
export function courtFloor(S, view) {
  const tones = [
    [0, '#e9b987'],
    [0.35, '#f6d7a2'],
    [1, '#f3cf95'],
  ];
  return (
    rect(0, 560, S.W, S.H, S.lin(tones)) +
    S.shade(`M0 600H${S.W}V${S.H}H0Z`, '#c8763c', 0.5, 0, [0.2, 0.1, 0.8, 0.4], 'b') +
    line(floorJoints(view), '#b5723f', 2, 'opacity=".42"')
  );
}
