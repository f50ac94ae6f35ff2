// chamber: a guest room - one or two beds under a painted panel, tall windows in a side wall.
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { armchair } from '../../parts/rooms/armchair.mjs';
import { bed } from '../../parts/rooms/bed.mjs';
import { bedside } from '../../parts/rooms/bedside.mjs';
import { bench } from '../../parts/rooms/bench.mjs';
import { brassPalm } from '../../parts/rooms/brass-palm.mjs';
import { paintedPanel } from '../../parts/rooms/painted-panel.mjs';
import { roomShell, roomTones } from '../../parts/rooms/room-shell.mjs';
import { rug } from '../../parts/rooms/rug.mjs';
import { sideWindows } from '../../parts/rooms/side-window.mjs';
import { viewWindow } from '../../parts/rooms/view-window.mjs';

// middle of each bed and half its width, metres
const BEDS = {
  king: [[0, 1.02]],
  queen: [[0, 0.9]],
  twin: [
    [-0.95, 0.62],
    [0.95, 0.62],
  ],
  family: [
    [-1.5, 1.02],
    [1.25, 0.62],
  ],
};

/**
 * `beds` 'king', 'queen', 'twin' or 'family'; `motif` of the panel over them, or `view` 'garden', 'pool' or 'city'
 * for a window there instead; `windows` 'left', 'right' or ''; `beyond` them 'city' or 'trees'; `wine` the textiles,
 * `wall` and `ground` the walls and the panel.
 */
export function chamber({
  beds = 'king',
  motif = 'tree',
  view = '',
  windows = 'left',
  beyond = 'trees',
  wine,
  wall,
  ground,
  seat = true,
  day = false,
  ...options
} = {}) {
  const S = stage({ pal: 'rose', seed: 251, axis: windows === 'right' ? 0.42 : windows ? 0.58 : 0.5, ...options });
  const p = S.pal;
  const half = S.by(beds === 'family' ? 3.9 : 3.5, 2.75);
  const room = { w: half, h: 3.7, back: 6.2 };
  const cam = camera({ cx: S.cx, horizon: S.H * S.by(0.52, 0.56), focal: S.by(1150, 1120), eye: 1.5 });
  const tone = roomTones(p, { wine, wall, day });
  const k = cam.scale(room.back);
  const [, ledge] = cam.at(0, 1.25, room.back);
  const [, sill] = cam.at(0, 0.8, room.back);
  S.add(
    roomShell(
      S,
      p,
      cam,
      room,
      tone,
      [-1, 1].filter((s) => s !== { left: -1, right: 1 }[windows]),
    ),
  );
  for (const [x] of BEDS[beds].length > 1 ? BEDS[beds] : [[0]]) {
    const w = BEDS[beds].length > 1 ? 1.5 : 2.5;
    S.add(
      view
        ? viewWindow(S, p, cam.at(x, 0, room.back)[0], sill, k, tone, { w: w + 0.4, view, spring: 1.3, rise: 0.9 })
        : paintedPanel(S, p, cam.at(x, 0, room.back)[0], ledge, k, tone, {
            motif,
            w,
            spring: 0.75,
            rise: 0.75,
            ground,
          }),
    );
  }
  if (windows) S.add(sideWindows(S, p, cam, windows === 'left' ? -half : half, [5.2, 3.6], tone, { view: beyond }));
  const tables = {
    king: [-1.75, 1.75],
    queen: [-1.6, 1.6],
    twin: [0, half - 0.7, 0.7 - half],
    family: [0.1, 2.4, -3.1],
  }[beds];
  for (const x of tables) if (Math.abs(x) < half - 0.3) S.add(bedside(S, p, cam, room, tone, x));
  if (seat) {
    const s = windows === 'left' ? 1 : -1;
    const [ax, ay] = cam.at(s * (half - 0.75), 0, 4.5);
    const [px, py] = cam.at(s * (half - 0.4), 0, 5.4);
    S.add(
      brassPalm(S, p, px, py, cam.scale(5.4), tone.deep, { lean: s * 0.03 }),
      armchair(S, p, ax, ay, cam.scale(4.5), tone),
    );
  }
  S.add(rug(S, p, cam, { ...tone, wine: mix(tone.wine, tone.deep, 0.1) }, { half: Math.min(2.3, half - 0.5) }));
  for (const [x, width] of BEDS[beds]) S.add(bed(S, p, cam, tone, { x, half: width, posts: false }));
  for (const [x] of BEDS[beds].slice(0, 1)) if (beds === 'king') S.add(bench(S, p, cam, tone, { x }));
  return finish(S, options.framed);
}
