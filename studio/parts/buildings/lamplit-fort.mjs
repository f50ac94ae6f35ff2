import { f, lerp, range } from '../../kit/numbers.mjs';
import { ellipse, path } from '../../kit/shapes.mjs';
import { tuft } from '../landscape/fort-meadow.mjs';
import { pennant } from '../landscape/pennant.mjs';
import { ashlarWall, WALL_TOP, wallPlane } from './ashlar-wall.mjs';
import { roundBastion } from './round-bastion.mjs';

const STONE = { stone: '#c6a662', light: '#ffe2a0', dark: '#45462a' };
const BASTION = { radius: 2.5, tall: 8.2, sun: 205 };

/** Draws a small clay lamp on x, y, k units per metre, and its light on the stone and the grass. */
function diya(S, x, y, k) {
  const w = k * 0.085;
  return (
    S.glow(x, y - w * 1.4, k * 0.62, '#ffb54a', 0.6) +
    S.pooled(x, y, k * 0.5, k * 0.1, '#ffd070', 0.75) +
    path(`M${f(x - w)} ${f(y - w * 0.6)}Q${f(x)} ${f(y + w * 0.9)} ${f(x + w)} ${f(y - w * 0.6)}Z`, '#8a3f1e') +
    ellipse(x, y - w * 0.6, w, w * 0.26, '#e08a44') +
    path(
      `M${f(x)} ${f(y - w * 2.5)}C${f(x + w * 0.8)} ${f(y - w * 1.3)} ${f(x + w * 0.5)} ${f(y - w * 0.6)} ${f(x)} ${f(y - w * 0.6)}C${f(x - w * 0.5)} ${f(y - w * 0.6)} ${f(x - w * 0.6)} ${f(y - w * 1.2)} ${f(x)} ${f(y - w * 2.5)}Z`,
      '#ffe9a0',
    )
  );
}

/** Draws the row of lamps along the foot of a wall, from the bastion to the eye, and grass between them. */
function footOfWall(S, wall) {
  const grass = range(40).map((i) => {
    const s = lerp(wall.long, 0, (i / 40) ** 0.8);
    return tuft(S, ...wall.at(s, 0, 0.25 + 0.3 * S.r()), wall.scale(s) * 0.006, true);
  });
  const lamps = range(24).map((i) => {
    const s = wall.long - 3.4 - i * 0.72;
    return s > 0 ? diya(S, ...wall.at(s, 0, 0.42), wall.scale(s)) : '';
  });
  return grass.join('') + lamps.join('');
}

/** Draws the shade on a wall: of the bastion at its far end, and of the evening at its near one. */
function shadeOnWall(S, wall) {
  const bastion = wall.quad([
    [wall.long, 0],
    [wall.long - 8.6, 0, 0.1],
    [wall.long - 6.2, WALL_TOP + 0.2, 0.1],
    [wall.long, WALL_TOP + 0.2],
  ]);
  const near = wall.quad([
    [-1.2, 0],
    [wall.long * 0.55, 0],
    [wall.long * 0.55, WALL_TOP],
    [-1.2, WALL_TOP],
  ]);
  return S.shade(near, '#1c2a1a', 0.8, 0, [1, 0, 0.2, 0.4], 'b') + path(bastion, '#16251a', 'opacity=".62"');
}

/**
 * Draws a fort lit from the left on the ground of the camera c: the wall along `ends` ([x, z] near and far), the
 * bastion at its far end with a pennant, small oil lamps along the foot.
 */
export function lamplitFort(S, c, ends) {
  const wall = wallPlane(S, c, ...ends);
  const [bx, bz] = wall.ground(wall.long + 0.8, 0.7);
  const [px, py] = c.at(bx, BASTION.tall + 0.4, bz);
  const k = c.scale(bz);
  return (
    ashlarWall(S, wall, STONE) +
    shadeOnWall(S, wall) +
    pennant(S, px, py, { pole: k * 4.6, long: k * S.by(5, 4.2), wide: k * 1.15, colour: '#c23b26' }) +
    roundBastion(S, c, [bx, bz], BASTION, STONE) +
    footOfWall(S, wall)
  );
}
