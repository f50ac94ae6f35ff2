// offering: a long table before a garden arch - bowls of flowers, rice and lentils set out to be given on.

import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { mix } from '../../kit/colour.mjs';
import { range } from '../../kit/numbers.mjs';
import { box, group, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { roomTones } from '../../parts/rooms/room-shell.mjs';
import { viewWindow } from '../../parts/rooms/view-window.mjs';
import { heaped, kalash, urli } from '../../parts/tableware/brass-vessels.mjs';

function wall(S, p, y, tone) {
  const d = box(0, 0, S.W, y);
  const frieze = box(0, y - 760, S.W, y - 690);
  return (
    path(d, tone.wall) +
    S.pool(d, S.cx, y - 320, 900, mix(tone.wall, p.lite, 0.6), 0.9) +
    S.shade(d, tone.deep, 0.7, 0, [0, 0, 0, 0.7], 'b') +
    path(frieze, mix(tone.pale, tone.wall, 0.4)) +
    S.inside(frieze, group(hexJaali(0, y - 760, S.W, y - 690, 40, p.gold, 1.4), 'opacity=".7"')) +
    [0, 70].map((k) => rect(0, y - 762 + k, S.W, 4, p.gold)).join('')
  );
}

function table(S, p, y, tone) {
  const top = box(0, y, S.W, y + 150);
  const front = box(0, y + 150, S.W, S.H);
  const folds = range(Math.ceil(S.W / 96)).map((i) =>
    S.shade(box(i * 96, y + 162, i * 96 + 60, S.H), tone.wine, 0, 0.55, [0, 0, 1, 0]),
  );
  return (
    path(top, mix(tone.pale, '#ffffff', 0.35)) +
    S.shade(top, tone.deep, 0.5, 0, [0, 0, 0, 0.9], 'b') +
    path(front, mix(tone.wine, tone.pale, 0.25)) +
    folds.join('') +
    rect(0, y + 150, S.W, 12, p.gold)
  );
}

/** `wine` is the cloth before the table, `wall` the wall. */
export function offering({ wine = '#8a2f3c', wall: colour, ...options } = {}) {
  const S = stage({ pal: 'mustard', seed: 301, ...options });
  const p = S.pal;
  const { H, cx } = S;
  const y = H * S.by(0.66, 0.64);
  const tone = roomTones(p, { wine, wall: colour, day: true });
  const brass = { base: p.gold, dark: mix('#6b3413', p.dark, 0.4), lite: '#fff0bd' };
  S.add(wall(S, p, y, tone));
  for (const s of S.by([-1, 0, 1], [0]))
    S.add(
      viewWindow(S, p, cx + s * 620, y - 120, 100, tone, { w: 3.6, spring: 2.2, rise: 1.9, view: 'garden', cusps: 7 }),
    );
  S.add(table(S, p, y, tone));
  for (const s of [-1, 1])
    S.add(
      kalash(S, p, cx + s * S.by(880, 520), y + 66, 1.3, brass),
      kalash(S, p, cx + s * S.by(310, 250), y + 40, 1.1, brass),
      heaped(S, p, cx + s * S.by(600, 420), y + 84, 118, brass, s < 0 ? '#fbf3df' : '#eebb4a'),
      urli(S, p, cx + s * S.by(440, 330), y + 142, 150, brass),
      heaped(S, p, cx + s * S.by(760, 560), y + 146, 104, brass, s < 0 ? '#d9772a' : '#fbf3df'),
    );
  S.add(urli(S, p, cx, y + 132, 210, brass));
  return finish(S, options.framed);
}
