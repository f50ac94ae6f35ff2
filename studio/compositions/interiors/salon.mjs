// salon: the sitting room of a suite - a sofa and two chairs before a great open arch.

import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { mughalLantern } from '../../kit/furnishings/lamps.mjs';
import { BLOOM, flower } from '../../kit/nature/flowers.mjs';
import { f } from '../../kit/numbers.mjs';
import { box, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { armchair } from '../../parts/rooms/armchair.mjs';
import { brassPalm } from '../../parts/rooms/brass-palm.mjs';
import { roomShell, roomTones } from '../../parts/rooms/room-shell.mjs';
import { rug } from '../../parts/rooms/rug.mjs';
import { sofa } from '../../parts/rooms/sofa.mjs';
import { viewWindow } from '../../parts/rooms/view-window.mjs';

function rail(S, p, cam, z, half, tone) {
  const [x0, low] = cam.at(-half, 0.05, z);
  const [x1, top] = cam.at(half, 0.95, z);
  const d = box(x0, low, x1, top);
  return (
    path(d, mix(tone.pale, tone.wall, 0.25), 'opacity=".85"') +
    S.inside(d, group(hexJaali(x0, top, x1, low, 28, p.gold, 1.5), 'opacity=".8"')) +
    rect(x0, top - 8, x1 - x0, 10, tone.pale) +
    rect(x0, top + 2, x1 - x0, 2.4, p.gold)
  );
}

function coffeeTable(_S, p, cam, z, tone) {
  const [x, y] = cam.at(0, 0, z);
  const k = cam.scale(z);
  const top = y - k * 0.4;
  const leg = (s) => line(`M${f(x + s * k * 0.4)} ${f(top)}L${f(x + s * k * 0.3)} ${f(y)}`, p.gold, 5);
  return (
    ellipse(x, y, k * 0.6, k * 0.12, tone.deep, 'opacity=".5"') +
    leg(-1) +
    leg(1) +
    ellipse(x, top, k * 0.58, k * 0.17, mix(tone.pale, p.lit.mid, 0.2), `stroke="${p.gold}" stroke-width="2.4"`) +
    [
      [-0.1, -0.24],
      [0.1, -0.24],
      [0, -0.3],
      [-0.04, -0.18],
    ]
      .map(([dx, dy], i) =>
        flower(
          x + dx * k,
          top + dy * k,
          k * 0.09,
          [BLOOM.cream, BLOOM.pink, BLOOM.orange, BLOOM.blush][i],
          BLOOM.blush,
        ),
      )
      .join('') +
    path(
      `M${f(x - k * 0.07)} ${f(top)}L${f(x - k * 0.05)} ${f(top - k * 0.18)}H${f(x + k * 0.05)}L${f(x + k * 0.07)} ${f(top)}Z`,
      p.gold,
    ) +
    [-0.32, 0.32].map((d) => ellipse(x + d * k, top + k * 0.02, k * 0.08, k * 0.03, '#fffaf0')).join('')
  );
}

/** `wine` is the colour of the textiles. */
export function salon({ wine, ...options } = {}) {
  const S = stage({ pal: 'bluehour', seed: 261, ...options });
  const p = S.pal;
  const room = { w: S.by(4.6, 2.9), h: 4.2, back: 6.2 };
  const cam = camera({ cx: S.cx, horizon: S.H * S.by(0.54, 0.57), focal: S.by(1080, 1050), eye: 1.5 });
  const tone = roomTones(p, { wine });
  const k = cam.scale(room.back);
  const [, foot] = cam.at(0, 0.06, room.back);
  S.add(roomShell(S, p, cam, room, tone));
  S.add(viewWindow(S, p, S.cx, foot, k, tone, { w: 3.1, spring: 2, rise: 1.3, view: 'pool', open: true, cusps: 7 }));
  S.add(rail(S, p, cam, room.back + 0.01, 1.5, tone));
  if (S.wide)
    for (const s of [-1, 1]) {
      const [x] = cam.at(s * 3.5, 0, room.back);
      S.add(
        viewWindow(S, p, x, cam.at(0, 0.7, room.back)[1], k, tone, { w: 1.2, spring: 1.3, rise: 0.8, view: 'pool' }),
      );
    }
  for (const s of [-1, 1]) {
    const [x, top] = cam.at(s * 2.15, room.h, 5.4);
    const [, hook] = cam.at(s * 2.15, 3.3, 5.4);
    const [px, py] = cam.at(s * 2.25, 0, 5.7);
    S.add(line(`M${f(x)} ${f(top)}V${f(hook)}`, p.gold, 2), mughalLantern(S, x, hook, cam.scale(5.4) * 0.17, p));
    S.add(brassPalm(S, p, px, py, cam.scale(5.7), tone.deep, { height: 1.5, lean: s * 0.03 }));
  }
  S.add(rug(S, p, cam, tone, { half: 1.9 }));
  const [sx, sy] = cam.at(0, 0, 4.9);
  S.add(sofa(S, p, sx, sy, cam.scale(4.9), tone, { w: 2.2 }));
  for (const s of [-1, 1]) {
    const [x, y] = cam.at(s * 1.75, 0, 3.9);
    S.add(armchair(S, p, x, y, cam.scale(3.9), tone));
  }
  return finish(S.add(coffeeTable(S, p, cam, 3.3, tone)), options.framed);
}
