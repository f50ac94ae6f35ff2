// The open rear door of the motor car of the thirties, and what is seen through its opening.
import { mix } from '../../kit/colour.mjs';
import { range } from '../../kit/numbers.mjs';
import { line, open, P, path } from '../../kit/shapes.mjs';
import { lean, PAINT } from './vintage-car-shape.mjs';

/** Metres: how far along the car the door's hinges are; how long and how thick it is. */
const [HINGE, LONG, THICK] = [2.4, 0.86, 0.09];
/** The direction in which the open door stands out from the car: along it, and out to its right. */
const OUTWARD = [0.174, 0.985];

/** Returns where a point of the door is: `s` from its hinges, `y` up, `thick` behind its lining. */
function onDoor({ at }, [s, y], thick = 0) {
  const [along, out] = OUTWARD;
  // The door is curved as the side of the body is: above the belt it leans towards the tail when it is open.
  const off = thick - lean(y);
  return at(HINGE + s * along + off * out, y, s * out - off * along);
}

/** Draws the rear bench, seen from its side: cushion and back with rolled edges, and the top of the cushion. */
function bench(S, { at }) {
  const profile = [
    [1.2, 0.5],
    [2.12, 0.5],
    [2.17, 0.8],
    [2.1, 0.92],
    [1.86, 0.92],
    [1.78, 1.0],
    [1.7, 1.36],
    [1.62, 1.44],
    [1.2, 1.44],
  ].map(([u, y]) => at(u, y, -0.1));
  const top = P([at(1.7, 0.92, -0.1), at(2.12, 0.92, -0.1), at(2.12, 0.92, -1.4), at(1.7, 0.92, -1.4)]);
  const d = P(profile);
  return (
    path(top, mix(PAINT.inside, '#ffd9a0', 0.4)) +
    path(d, PAINT.inside) +
    S.shade(d, '#4a1630', 0, 0.85, [0.5, 0.1, 0.3, 1]) +
    line(open(profile.slice(1, 8)), '#f2b27a', 3) +
    line(open([at(1.3, 0.74, -0.1), at(2.16, 0.74, -0.1)]), '#6a2434', 2)
  );
}

/** Draws the back of the seat before the bench: leather in upright rolls, its top rounded. */
function frontSeat(S, { at }) {
  const u = 2.32;
  const d = P([at(u, 0.44, 0), at(u, 1.14, 0), at(u, 1.24, -0.06), at(u, 1.26, -0.7), at(u, 0.44, -0.7)]);
  const rolls = range(6).map((i) => open([at(u, 0.5, -0.06 - i * 0.1), at(u, 1.18, -0.06 - i * 0.1)]));
  return (
    path(d, mix(PAINT.inside, '#7a2a34', 0.45)) +
    S.shade(d, '#3a1030', 0, 0.8, [0.4, 0.1, 0.5, 1]) +
    line(rolls.join(''), '#5a1c30', 2, 'opacity=".8"') +
    line(open([at(u, 1.14, 0), at(u, 1.24, -0.06), at(u, 1.26, -0.7)]), '#f2b27a', 3)
  );
}

/** Draws the opening of the rear door: the seats, the sill and the light of the lamp in the roof. */
export function opening(S, car) {
  const { at } = car;
  const d = P(
    [
      [1.5, 0.44],
      [2.36, 0.44],
      [2.36, 1.1],
      [2.36, 1.6],
      [1.5, 1.6],
      [1.5, 1.1],
    ].map(([u, y]) => at(u, y, -lean(y))),
  );
  const floor = P([at(1.5, 0.46, 0), at(2.36, 0.46, 0), at(2.36, 0.46, -1.4), at(1.5, 0.46, -1.4)]);
  const [x, y] = at(1.95, 1.5, -0.5);
  const glow = S.lin([
    [0, '#ffe3a4'],
    [1, '#c46a3c'],
  ]);
  return (
    path(d, glow) +
    S.inside(d, path(floor, '#5a2438') + frontSeat(S, car) + bench(S, car) + S.glow(x, y, 100, '#fff3cc', 0.8)) +
    line(d, PAINT.chrome, 3)
  );
}

/** Draws the two hinges that join the door to the body. */
const hinges = (car) =>
  [0.62, 0.98]
    .map((y) => {
      const [from, to] = [onDoor(car, [0, y - 0.05]), onDoor(car, [0, y + 0.05])];
      return line(open([from, to]), '#2a1a34', 10) + line(open([from, to]), PAINT.chrome, 6);
    })
    .join('');

/** Draws the open door, which hangs on the front edge of the opening: its lining, its edge, its pane. */
export function openDoor(S, car) {
  const edge = [
    [LONG, 0.44],
    [LONG, 1.1],
    [0.83, 1.3],
    [0.76, 1.48],
    [0.62, 1.58],
  ];
  const d = P([[0, 0.44], ...edge, [0.06, 1.6], [0, 1.1]].map((p) => onDoor(car, p)));
  const rim = P([...edge.map((p) => onDoor(car, p)), ...edge.map((p) => onDoor(car, p, THICK)).toReversed()]);
  const part = (points) => P(points.map((p) => onDoor(car, p)));
  const glass = part([
    [0.09, 1.15],
    [0.78, 1.15],
    [0.75, 1.3],
    [0.69, 1.44],
    [0.58, 1.51],
    [0.13, 1.52],
  ]);
  const pocket = part([
    [0.14, 0.56],
    [0.72, 0.56],
    [0.72, 0.86],
    [0.14, 0.86],
  ]);
  return (
    path(rim, PAINT.body, `stroke="${PAINT.body}" stroke-width="4"`) +
    path(d, '#a8503c') +
    S.shade(d, '#4a1a38', 0, 0.8, [0, 0, 1, 0.5]) +
    path(glass, mix('#6a5a80', '#f3b25c', 0.35)) +
    line(glass, PAINT.chrome, 2.4) +
    line(pocket, '#e8a070', 2, 'opacity=".8"') +
    line(open([onDoor(car, [0.2, 1.02]), onDoor(car, [0.5, 1.02])]), PAINT.chrome, 4) +
    line(d, mix(PAINT.body, PAINT.chrome, 0.4), 3.4) +
    hinges(car)
  );
}
