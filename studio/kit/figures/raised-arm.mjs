import { mix } from '../colour.mjs';
import { f, range } from '../numbers.mjs';
import { group, line } from '../shapes.mjs';
import { limb } from './hands.mjs';

/** Returns where the elbow is of an arm from a to b whose two bones are `upper` and `lower` long; `side` is 1 or -1. */
function elbowBetween([ax, ay], [bx, by], upper, lower, side) {
  const reach = Math.min(Math.hypot(bx - ax, by - ay), upper + lower - 1);
  const along = (upper * upper - lower * lower + reach * reach) / (2 * reach);
  const off = Math.sqrt(Math.max(0, upper * upper - along * along)) * side;
  const turn = Math.atan2(by - ay, bx - ax);
  return [ax + Math.cos(turn) * along - Math.sin(turn) * off, ay + Math.sin(turn) * along + Math.cos(turn) * off];
}

/** Draws a sleeved arm from the shoulder to the wrist. `tone` colours the sleeve, `cuff` its edge. */
export function sleevedArm({ cloth, flesh }, shoulder, hand, { side, tone, cuff, upper = 112, lower = 106 }) {
  const elbow = elbowBetween(shoulder, hand, upper, lower, side);
  const at = (t) => [elbow[0] + (hand[0] - elbow[0]) * t, elbow[1] + (hand[1] - elbow[1]) * t];
  const end = at(0.78);
  const [dx, dy] = [hand[0] - elbow[0], hand[1] - elbow[1]].map(
    (n) => n / Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]),
  );
  const across = (r) => `M${f(end[0] - dy * r)} ${f(end[1] + dx * r)}L${f(end[0] + dy * r)} ${f(end[1] - dx * r)}`;
  const fold = (t, r) => {
    const [x, y] = [shoulder[0] + (elbow[0] - shoulder[0]) * t, shoulder[1] + (elbow[1] - shoulder[1]) * t];
    return `M${f(x - r)} ${f(y + 5)}Q${f(x)} ${f(y - 5)} ${f(x + r * 0.8)} ${f(y + 3)}`;
  };
  return (
    flesh(limb(at(0.6), 13, hand, 10.5)) +
    cloth(limb(elbow, 20.5, end, 15), tone) +
    cloth(limb(shoulder, 29, elbow, 21), tone, 0.45) +
    line(fold(0.5, 15) + fold(0.8, 13), mix(tone, '#3a0c34', 0.5), 2.2, 'opacity=".55"') +
    line(across(13), cuff, 6)
  );
}

/** Draws a fist that closes round a pole through 0, 0 and upright there; the arm comes from the left. */
export function fist({ flesh, skin, dark }, [x, y], turn, flip = 1) {
  const fingers = range(4).map((i) => limb([-11, -15 + i * 10], 6.2, [11 - Math.abs(i - 1.4), -14.4 + i * 9.6], 5.6));
  return group(
    flesh(limb([-13, -9], 9.5, [-11, 13], 10.5)) +
      fingers.map((finger) => flesh(finger)).join('') +
      line('M-4 -10H8M-4 -0.4H9M-4 9.4H8', mix(skin, dark, 0.55), 1.5) +
      flesh(limb([-12, -13], 6.4, [4, -23], 5.2)),
    `transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${flip} 1)"`,
  );
}
