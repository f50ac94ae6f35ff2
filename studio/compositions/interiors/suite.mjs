// suite: four-poster bed before a jharokha window, the city at dusk beyond.
import { camera } from '../../kit/camera.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { armchair } from '../../parts/rooms/armchair.mjs';
import { bed } from '../../parts/rooms/bed.mjs';
import { bedside } from '../../parts/rooms/bedside.mjs';
import { bench } from '../../parts/rooms/bench.mjs';
import { brassPalm } from '../../parts/rooms/brass-palm.mjs';
import { cityWindow, roofWindow } from '../../parts/rooms/city-window.mjs';
import { roomShell, roomTones } from '../../parts/rooms/room-shell.mjs';
import { rug } from '../../parts/rooms/rug.mjs';

// wide rooms have an arched window, a potted palm and a chair on either side
function sideBay(S, p, cam, { back }, tone, s) {
  const [x, sill] = cam.at(s * 3.95, 0.62, back);
  const [px, py] = cam.at(s * 4.5, 0, 5);
  const [cx, cy] = cam.at(s * 3.2, 0, 4.6);
  return (
    roofWindow(S, p, x, sill, cam.scale(back), tone, s) +
    brassPalm(S, p, px, py, cam.scale(5), tone.deep, { lean: s * 0.03 }) +
    armchair(S, p, cx, cy, cam.scale(4.6), tone)
  );
}

/** `wine` is the colour of throws, chairs and rug, `wall` of the walls; `day` makes them pale. */
export function suite({ wine, wall, day, ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 61, ...options });
  const p = S.pal;
  const room = { w: S.wide ? 5.4 : 3.05, h: 4.5, back: 6.2 };
  const cam = camera({ cx: S.cx, horizon: S.H * 0.57, focal: 1000, eye: 1.4 });
  const tone = roomTones(p, { wine, wall, day });
  const [, sill] = cam.at(0, 0.62, room.back);
  S.add(roomShell(S, p, cam, room, tone), cityWindow(S, p, S.cx, sill, cam.scale(room.back), tone));
  if (S.wide) for (const s of [-1, 1]) S.add(sideBay(S, p, cam, room, tone, s));
  for (const s of [-1, 1]) S.add(bedside(S, p, cam, room, tone, s * 2.28));
  S.add(rug(S, p, cam, tone), bed(S, p, cam, tone), bench(S, p, cam, tone));
  return finish(S, options.framed);
}
