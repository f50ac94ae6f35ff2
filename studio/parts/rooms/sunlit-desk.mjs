// A wooden desk in low sun: the light of the window on it, and what keeps the light off it.
import { range } from '../../kit/numbers.mjs';
import { line, open, path } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { DESK, TONES } from './morning-room.mjs';

/** Draws the grain of the wood as thin broken lines along the desk. */
const grain = (S, room) =>
  range(26)
    .map((i) => {
      const n = DESK.far + 0.03 + i * 0.06 + 0.06 * S.r();
      const [from, long] = [Math.floor(20 * S.r()), 5 + Math.floor(9 * S.r())];
      const seen = range(25)
        .map((j) => room.at(j * 0.2, DESK.height, n + 0.012 * Math.sin(j * 0.9 + i)))
        .slice(from, from + long)
        .filter(([x, y]) => x > -200 && x < S.W + 200 && y < S.H + 60);
      return seen.length > 1 ? line(open(seen), '#3a1c16', 1.3, 'opacity=".26"') : '';
    })
    .join('');

/** Draws the desk. The guest at x, z and the curtain shade all of it to the left of his right side. */
export function sunlitDesk(S, room, [x, z]) {
  const { desk, pane, panes, scale } = room;
  const light = panes
    .map((one) => pane(...one))
    .filter((d) => d)
    .map(
      (d) =>
        path(d, '#dd965c') +
        S.shade(d, TONES.cream, 0.95, 0, [0, 0, 0.5, 0.9]) +
        S.shade(d, '#8a4a34', 0, 0.7, [0.2, 0.3, 0.5, 1]),
    );
  const [near, far] = [DESK.height, 3].map((y) => room.fall([x + 0.3, y, z]));
  const shade = room.cut([near, far, [-60, S.H + 60], [-60, near[1] - 10]]);
  const edge = open([room.at(DESK.right, DESK.height, DESK.far), room.at(4.6, DESK.height, DESK.far)]);
  return (
    path(desk, '#3a2a2c') +
    S.shade(desk, TONES.ink, 0.85, 0.2, [0, 0.6, 0.8, 0.2]) +
    S.inside(desk, soft(S, light.join(''), 2.4) + grain(S, room) + soft(S, path(shade, '#33262a'), 5)) +
    line(edge, TONES.peach, scale(2, DESK.far) * 0.008, 'opacity=".8"')
  );
}
