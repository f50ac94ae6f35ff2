// conference: a hall from the last row - chairs, desks or one long table, jaali walls lit from behind, a great screen.
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { auditoriumCeiling, auditoriumFloor, auditoriumWalls } from '../../parts/halls/auditorium.mjs';
import { hallSeat } from '../../parts/halls/hall-seat.mjs';
import { boardTable } from '../../parts/halls/meeting-table.mjs';
import { platform } from '../../parts/halls/platform.mjs';
import { screenWall } from '../../parts/halls/screen-wall.mjs';

const ROWS = [11.4, 10.1, 8.9, 7.8, 6.8, 5.9, 5.1, 4.4];

function theatre(S, p, cam, half, tone) {
  let o = '';
  for (const [i, z] of ROWS.entries())
    for (let x = half - 0.5; x > 0.9; x -= 0.72)
      for (const s of [-1, 1]) o += hallSeat(S, p, cam, s * x, z, i / (ROWS.length - 1), tone);
  return o;
}

/** Draws a conference hall: `seating` is 'theatre' or 'board', `velvet` colours the chairs and `wall` the walls. */
export function conference({ seating = 'theatre', velvet, wall, ...options } = {}) {
  const S = stage({ pal: 'bluehour', seed: 141, ...options });
  const p = S.pal;
  const room = { w: S.by(8.4, 5.3), h: S.by(6.4, 7.4), back: 14.5 };
  const cam = camera({ cx: S.cx, horizon: S.H * S.by(0.55, 0.57), focal: 1050, eye: 2.5 });
  const tone = {
    wall: wall ?? mix(p.sky[0], p.dark, 0.4),
    warm: mix(p.dark, p.lit.deep, 0.3),
    deep: mix(p.sky[0], '#050818', 0.45),
    pale: mix(p.lite, p.lit.mid, 0.2),
    velvet,
  };
  S.add(
    auditoriumCeiling(S, p, cam, room, tone),
    auditoriumWalls(S, p, cam, room, tone),
    screenWall(S, p, cam, room, tone),
    auditoriumFloor(S, p, cam, room, tone),
  );
  if (seating === 'board') return finish(S.add(boardTable(S, p, cam, tone)), options.framed);
  S.add(platform(S, p, cam, tone), theatre(S, p, cam, room.w, tone));
  return finish(S, options.framed);
}
