// portrait: a sitter before a wall with a window at one side; no portrait is of a real person.

import { archPath } from '../../kit/architecture/arches.mjs';
import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { mix } from '../../kit/colour.mjs';
import { box, fade, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { bust } from '../../parts/people/bust.mjs';

/** `window` is the side from which the light comes, -1 or 1; `sitter` as `bust` draws it. */
export function portrait({ window: side = -1, sitter, ...options } = {}) {
  const S = stage({ pal: 'dusk', seed: 11, ...options, format: 'portrait' });
  const p = S.pal;
  const { W, H, cx } = S;
  const wall = [
    [0, mix(p.sky[1], p.sky[2], 0.5)],
    [1, mix(p.sky[0], p.frame, 0.4)],
  ];
  const wx = cx + side * W * 0.34;
  const opening = archPath(wx, H * 0.92, 480, 880, 200, 5, 0.3);
  S.add(
    rect(0, 0, W, H, S.lin(wall, side > 0 ? 1 : 0, 0, side > 0 ? 0 : 1, 1)),
    fade(hexJaali(0, 0, W, H, 96, p.gold, 1.4), 0.1),
    S.glow(wx, H * 0.42, 620, p.sky[4] ?? p.lite, 0.5),
    path(
      opening,
      S.lin([
        [0, p.sky[3]],
        [1, mix(p.sky[4] ?? p.lite, p.lite, 0.45)],
      ]),
    ),
    line(opening, p.gold, 9),
    fade(S.shade(box(0, 0, W, H), '#0b0a18', 0, 0.55, side > 0 ? [1, 0, 0, 0.6] : [0, 0, 1, 0.6]), 0.9),
    group(bust(S, 0, 0, sitter), `transform="translate(${cx - side * 36} ${H * 0.58}) scale(2.8)"`),
    S.shade(box(0, H * 0.8, W, H), '#0b0a18', 0, 0.45, [0, 0, 0, 1]),
  );
  return finish(S, options.framed);
}
