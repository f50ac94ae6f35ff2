import { archPath } from '../../kit/architecture/arches.mjs';
import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { mix } from '../../kit/colour.mjs';
import { f } from '../../kit/numbers.mjs';
import { box, group, line, path } from '../../kit/shapes.mjs';

/** Draws what fills an arch: lamplight by evening, the sky of the hour by day. */
export const filling = (S, p, daylight) =>
  daylight
    ? S.lin(p.sky.slice(1).map((c, i) => [i / 3, c]))
    : S.lin([
        [0, p.lit.deep],
        [0.55, p.lit.mid],
        [1, p.lit.hi],
      ]);

function litArches(S, p, cam, { back }, tone, sides, daylight) {
  const k = cam.scale(back);
  const [, y] = cam.at(0, 0, back);
  return [-1, 1]
    .flatMap((s) =>
      sides.map((offset) => {
        const x = S.cx + s * offset * k;
        const opening = archPath(x, y, k * 1.9, k * 3.2, k * 1.3, 4);
        return (
          path(archPath(x, y, k * 2.3, k * 3.3, k * 1.7, 0), tone.pale) +
          path(
            opening,
            daylight
              ? filling(S, p, true)
              : S.lin([
                  [0, p.lit.deep],
                  [1, p.lit.hi],
                ]),
          ) +
          (daylight ? '' : S.shade(opening, p.lit.deep, 0, 0.9, [0, 0.4, 0, 0], 'b')) +
          line(opening, p.gold, 1.6)
        );
      }),
    )
    .join('');
}

/** Draws the end wall with a lattice frieze and arches at `sides` metres from the axis. */
export function endWall(S, p, cam, room, tone, { sides, daylight = false }) {
  const { w, h, back } = room;
  const k = cam.scale(back);
  const [x0, low] = cam.at(-w, 0, back);
  const [x1, top] = cam.at(w, h, back);
  const wall = box(x0, low, x1, top);
  const frieze = box(x0, top, x1, top + k * 2.1);
  return (
    path(wall, mix(tone.wall, p.sky[3], 0.42)) +
    S.shade(wall, tone.deep, 0.8, 0.05, [0, 0, 0, 0.8], 'b') +
    S.inside(frieze, group(hexJaali(x0, top, x1, top + k * 2.1, k * 0.55, p.gold, 1), 'opacity=".4"')) +
    line(`M${f(x0)} ${f(top + k * 2.1)}H${f(x1)}M${f(x0)} ${f(top)}H${f(x1)}`, p.gold, 2.4) +
    litArches(S, p, cam, room, tone, sides, daylight)
  );
}
