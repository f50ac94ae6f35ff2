// A motor car of the thirties, seen from behind and from its right side: the rear door is open, the lamp inside lit.
import { mix } from '../../kit/colour.mjs';
import { through } from '../../kit/curves.mjs';
import { range } from '../../kit/numbers.mjs';
import { line, open, P, path } from '../../kit/shapes.mjs';
import { openDoor, opening } from './vintage-car-door.mjs';
import { BODY, FRONT_WING, lean, OUT, PAINT, REAR_WING, tailAt, WHEELS, WIDE } from './vintage-car-shape.mjs';

/**
 * Returns where the car stands: `at` takes metres along it from its tail, up, and out to its right. `tail` is the
 * place of its right rear corner, `heading` a unit vector in which it drives, both on the ground.
 */
export function carPlan(cam, [x, z], [hx, hz], up = 1) {
  return { at: (u, y, w) => cam.at(x + u * hx + w * hz, y * up, z + u * hz - w * hx) };
}

/** Draws the surface between an outline at w0 and the same one at w1, lighter where it faces the sky. */
function skin({ at }, outline, w0, w1, tone, inset = () => 0) {
  return outline
    .slice(0, -1)
    .map((a, i) => {
      const b = outline[i + 1];
      const up = Math.max(0, (b[0] - a[0]) / Math.hypot(b[0] - a[0], b[1] - a[1]));
      const [ia, ib] = [inset(a[1]), inset(b[1])];
      const d = P([at(...a, w0 - ia), at(...b, w0 - ib), at(...b, w1 + ib), at(...a, w1 + ia)]);
      const lit = mix(tone, PAINT.dusk, 0.08 + 0.34 * up ** 2);
      return path(d, lit, `stroke="${lit}" stroke-width="1"`);
    })
    .reverse()
    .join('');
}

/** Draws a wheel with its white ring and its chromed hub. */
function wheel({ at }, u, w) {
  const ring = (r) => P(range(36).map((i) => at(u + r * Math.cos(i / 5.73), 0.35 + r * Math.sin(i / 5.73), w)));
  return (
    path(ring(0.36), '#0a0c1c') +
    path(ring(0.27), '#e8d2ba') +
    path(ring(0.2), '#171a34') +
    path(ring(0.13), PAINT.chrome) +
    path(ring(0.06), '#8a6a72')
  );
}

/** Returns points on the smooth line through an outline of the car. */
const smooth = (outline) => through(outline, 6);

/** Draws the light along the edge of a wing at w. */
const wingEdge = ({ at }, curve, w, opacity) =>
  line(open(curve.map((p) => at(...p, w))), '#f0b890', 2.6, `opacity="${opacity}"`);

/** Draws the far rear wing, of which only the top beyond the body is seen. */
function farWing(S, car) {
  const curve = smooth(REAR_WING);
  const at = (w) => curve.map((p) => car.at(...p, w));
  const d = P([...at(-WIDE), ...at(-WIDE - OUT).toReversed()]);
  return (
    path(d, PAINT.wing) + S.shade(d, PAINT.dusk, 0.4, 0, [0.3, 0, 0.3, 0.7]) + wingEdge(car, curve, -WIDE - OUT, 0.6)
  );
}

/** Draws a wing over a wheel: its side and the rounded top. */
function wing(S, car, outline, u, w) {
  const curve = smooth(outline);
  const opening = range(13).map((i) => [u + 0.42 * Math.cos(i * 0.262), 0.32 + 0.42 * Math.sin(i * 0.262)]);
  const side = P([...curve, ...opening].map((p) => car.at(...p, w)));
  return (
    skin(car, curve, w, w - OUT, PAINT.wing) +
    path(side, PAINT.wing) +
    S.shade(side, '#ffb882', 0, 0.65, [0.3, 0.8, 0.9, 0]) +
    wingEdge(car, curve, w, 0.8)
  );
}

/** Draws a pane through which the lamp inside is seen. */
function pane(S, { at }, points) {
  const d = P(points.map(([u, y]) => at(u, y, -lean(y))));
  return path(d, '#f3b25c') + S.shade(d, '#6a2a3c', 0, 0.85, [0.7, 0, 0.2, 1]) + line(d, PAINT.chrome, 3);
}

/** Draws the spare wheel under its cover in the middle of the tail. */
function spare(S, { at }) {
  const ring = (r) =>
    P(
      range(36).map((i) => {
        const up = r * Math.sin(i / 5.73);
        return at(0.02 + up * 0.16, 0.82 + up, -0.75 + r * Math.cos(i / 5.73));
      }),
    );
  return (
    path(ring(0.35), '#0a1230') +
    path(ring(0.31), PAINT.wing) +
    S.shade(ring(0.31), '#e08a90', 0.7, 0, [0.6, 0, 0.4, 0.7]) +
    line(ring(0.31), PAINT.chrome, 3.4) +
    path(ring(0.1), PAINT.chrome) +
    path(ring(0.05), '#8a6a72')
  );
}

/** Draws the tail: the small rear window, the bumper, the lamps. */
function tail(S, { at }) {
  const pair = (y0, y1, u0, u1) => P([at(u0, y0, -0.42), at(u0, y0, -1.08), at(u1, y1, -1), at(u1, y1, -0.5)]);
  const rear = smooth(BODY.slice(0, 6));
  const back = P([
    ...rear.map(([u, y]) => at(u, y, -lean(y))),
    ...rear.toReversed().map(([u, y]) => at(u, y, lean(y) - WIDE)),
  ]);
  const lid = open(
    [
      [0.5, -0.2],
      [1.16, -0.26],
      [1.16, -1.24],
      [0.5, -1.3],
    ].map(([y, w]) => at(tailAt(y), y, w)),
  );
  const bumper = P([at(-0.12, 0.38, 0.2), at(-0.12, 0.38, -1.52), at(-0.12, 0.48, -1.52), at(-0.12, 0.48, 0.2)]);
  const window = pair(1.3, 1.54, 0.48, 0.72);
  const lamp = (w) => {
    const [x, y] = at(tailAt(0.62), 0.62, w);
    return (
      S.glow(x, y, 46, '#ff5a3c', 0.8) +
      path(P(range(16).map((i) => [x + 8 * Math.cos(i / 2.55), y + 10 * Math.sin(i / 2.55)])), '#ff8a5a')
    );
  };
  return (
    path(back, PAINT.body) +
    S.shade(back, '#e08a90', 0.75, 0, [0.5, 0, 0.4, 0.55]) +
    S.shade(back, PAINT.dark, 0, 1, [0.6, 0.35, 0.4, 1]) +
    S.shade(back, '#ffb27c', 0, 0.5, [0.7, 0.5, 1, 0.4]) +
    line(lid, mix(PAINT.dark, PAINT.dusk, 0.2), 3) +
    spare(S, { at }) +
    path(window, '#f3b25c') +
    S.shade(window, '#6a2a3c', 0.2, 0.8, [0, 0, 0, 1]) +
    line(window, PAINT.chrome, 3) +
    path(bumper, '#b99a92') +
    S.shade(bumper, '#fff0d0', 0.9, 0, [1, 0, 0.2, 0.6]) +
    lamp(-0.14) +
    lamp(-1.36)
  );
}

/** Draws the right side of the body: lacquer with the light along it, panes, the line of chrome. */
function side(S, car) {
  const { at } = car;
  const d = P(smooth(BODY).map(([u, y]) => at(u, y, -lean(y))));
  const rear = [
    [0.82, 1.18],
    [1.42, 1.18],
    [1.42, 1.56],
    [1.08, 1.56],
    [0.9, 1.42],
  ];
  const front = [
    [2.48, 1.2],
    [2.8, 1.2],
    [2.64, 1.54],
    [2.48, 1.56],
  ];
  const louvres = range(9).map((i) => open([at(3.3 + i * 0.085, 0.72, 0), at(3.34 + i * 0.085, 0.96, 0)]));
  return (
    path(d, PAINT.body) +
    S.shade(d, PAINT.dark, 0.1, 0.95, [0.3, 0.1, 0.2, 1]) +
    S.shade(d, '#ffc08a', 0, 0.55, [0.45, 0.3, 1, 0.3]) +
    line(open(smooth(BODY.slice(3, 9)).map(([u, y]) => at(u, y, -lean(y)))), '#ffd2a0', 3.4) +
    line(open([at(0.2, 1.08, 0), at(1.5, 1.1, 0)]) + open([at(2.4, 1.1, 0), at(4.36, 1.0, 0)]), PAINT.chrome, 3) +
    line(louvres.join(''), PAINT.dark, 3) +
    pane(S, car, rear) +
    pane(S, car, front)
  );
}

/** Draws the running board between the wings. */
function board({ at }) {
  const top = P([at(1.5, 0.34, 0), at(3, 0.34, 0), at(3, 0.34, 0.26), at(1.5, 0.34, 0.26)]);
  const edge = P([at(1.5, 0.28, 0.26), at(3, 0.28, 0.26), at(3, 0.34, 0.26), at(1.5, 0.34, 0.26)]);
  return path(top, '#7a4a5c') + path(edge, PAINT.chrome);
}

/** Draws the whole car that stands as `car` says. */
export function vintageCar(S, car) {
  const under = P([car.at(0.2, 0.03, 0.1), car.at(4.5, 0.03, 0.1), car.at(4.5, 0.03, -1.6), car.at(0.2, 0.03, -1.6)]);
  return (
    path(under, '#070a1c', 'opacity=".85"') +
    wheel(car, WHEELS[0], -WIDE) +
    farWing(S, car) +
    skin(car, smooth(BODY), 0, -WIDE, PAINT.body, lean) +
    tail(S, car) +
    side(S, car) +
    opening(S, car) +
    WHEELS.map((u) => wheel(car, u, 0.14)).join('') +
    wing(S, car, REAR_WING, WHEELS[0], OUT) +
    wing(S, car, FRONT_WING, WHEELS[1], OUT) +
    board(car) +
    openDoor(S, car)
  );
}
