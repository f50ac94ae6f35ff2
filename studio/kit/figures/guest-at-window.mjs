import { mix } from '../colour.mjs';
import { mover } from '../moved-path.mjs';
import { f, range } from '../numbers.mjs';
import { line, oval, path } from '../shapes.mjs';
import { limb } from './hands.mjs';

const INK = '#141d2c';
const SKIN = '#6f4636';
const TORSO =
  'M-9 -249C-24 -246 -37 -242 -41 -231C-43 -215 -39 -200 -36 -187C-34 -177 -34 -168 -36 -158' +
  'Q-2 -149 33 -158C32 -168 34 -178 36 -190C40 -206 43 -218 41 -231C37 -242 24 -246 11 -249Z';
const TROUSERS = 'M-34 -162Q-1 -154 31 -162C36 -140 37 -110 35 -78L32 0H6L2 -118L-8 0H-36C-38 -60 -40 -120 -34 -162Z';
const HEAD =
  'M-10 -268C-14 -287 -5 -298 6 -298C17 -298 21 -288 20 -278L19.6 -273.5L22.4 -268.4' +
  'Q22.4 -266.6 19.8 -266L20 -262.4Q19.6 -258.6 17 -255.6Q13 -252.4 8 -253L-6 -254Q-10 -260 -10 -268Z';
const HAIR =
  'M-11 -262C-16 -278 -14 -292 -5 -298C4 -303 17 -301 20 -292' +
  'C21.4 -288.6 21.4 -286 20.6 -284.4C17 -284 15 -280.6 14.2 -276L13 -270.6L9.8 -271.4' +
  'C9 -266 8 -262 6 -259.4C1 -256.4 -6 -256.6 -9 -258.4Q-10.4 -260 -11 -262Z';
/** Folds of a shirt that is tucked in: the seam of its yoke, down to the belt, and across the waist. */
const FOLDS =
  'M-35 -231Q-14 -222 0 -223Q16 -222 35 -232M-27 -218C-22 -204 -26 -188 -21 -164M-13 -206' +
  'C-8 -192 -13 -178 -9 -160M9 -209C6 -192 11 -178 7 -159M25 -216C19 -200 25 -184 18 -162M-37 -188' +
  'Q-27 -179 -17 -181M36 -192Q27 -183 18 -184M-34 -172Q-24 -165 -13 -169M32 -173Q22 -167 12 -169';
const HOLLOWS =
  'M-24 -217C-18 -204 -22 -188 -18 -164C-13 -184 -14 -202 -24 -217ZM23 -214C17 -200 21 -186 16 -162' +
  'C12 -182 14 -202 23 -214ZM-37 -190Q-20 -179 -6 -183Q-20 -172 -36 -176ZM37 -194' +
  'Q22 -181 8 -185Q22 -174 34 -178ZM-4 -222C-7 -206 -5 -190 -8 -172C0 -190 2 -206 1 -222Z';

/** Shoulder, elbow and wrist of both arms. */
const LEFT = [
  [-32, -231],
  [-64, -208],
  [-93, -238],
];
const RIGHT = [
  [32, -229.5],
  [56, -193],
  [76, -222],
];

/** Draws steam as two thin bands that wind up from x, y. */
export const steam = (S, x, y, h, tone = '#fffaf0') =>
  [-1, 1]
    .map((s) => {
      const w = h * 0.05;
      const p = (u, v) => `${f(x + s * w + h * u)} ${f(y - h * v)}`;
      const tip = p(s * 0.05, 0.86 + s * 0.1);
      const d =
        `M${p(0, 0)}C${p(-0.17, 0.3)} ${p(0.15, 0.52)} ${tip}` + `C${p(0.21, 0.52)} ${p(-0.06, 0.32)} ${p(0.05, 0)}Z`;
      return path(
        d,
        S.lin([
          [0, tone, 0],
          [0.55, tone, 0.6],
          [1, tone, 0.65],
        ]),
      );
    })
    .join('');

/** Returns what draws cloth, skin and seams of a figure with its feet at x, y; the light is on both its edges. */
function pens(S, rim, { x, y, k }) {
  const whole = mover({ x, y, k });
  const cloth = (d, base, { dark = 0.85, left = 0.95, right = 0.7, by = whole } = {}) => {
    const moved = by.move(d);
    return (
      path(moved, base) +
      S.shade(moved, mix(base, INK, 0.75), 0.2, dark, [0.1, 0, 0.7, 0.8]) +
      S.shade(moved, rim, left, 0, [0, 0, 0.26, 0.05]) +
      S.shade(moved, rim, 0, right, [0.84, 0.1, 1, 0])
    );
  };
  const seam = (d, tone, width, extra = '') => line(whole.move(d), tone, width * k, extra);
  const inner = (u, v, turn) => {
    const [px, py] = whole.at(u, v);
    return mover({ x: px, y: py, k, turn });
  };
  return { cloth, seam, inner, whole };
}

/** Draws a fist with rounded fingers that closes round what is at u, v. */
function fist({ cloth, inner }, [u, v], turn, k) {
  const by = inner(u, v, turn);
  return (
    cloth('M-9 -6C-4 -10 6 -9 9 -5C11 0 10 6 5 8C-2 10 -8 8 -9 3Z', SKIN, { by }) +
    range(4)
      .map((i) => {
        const d = limb([1, -5.4 + i * 3.7], 2.5, [8.4 - Math.abs(i - 1) * 0.7, -5.2 + i * 3.6], 2.3);
        return cloth(d, mix(SKIN, '#e8b48a', 0.12), { by, dark: 0.4 });
      })
      .join('') +
    line(by.move('M3 -3.4L9 -3.4M3 0.3L9.4 0.3M3 4L9 4'), mix(SKIN, INK, 0.5), 0.7 * k)
  );
}

/** Draws an arm in a sleeve that is rolled up over its elbow. */
function arm({ cloth, seam }, [shoulder, elbow, wrist], shirt) {
  const roll = [elbow[0] * 0.62 + wrist[0] * 0.38, elbow[1] * 0.62 + wrist[1] * 0.38];
  const [dx, dy] = [(wrist[1] - elbow[1]) * 0.2, (elbow[0] - wrist[0]) * 0.2];
  const at = ([x, y], dx, dy) => `${f(x + dx)} ${f(y + dy)}`;
  const middle = [(shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2];
  return (
    cloth(limb(elbow, 7.4, wrist, 5), SKIN) +
    cloth(limb(elbow, 10, roll, 9), shirt) +
    cloth(limb(shoulder, 12, elbow, 10), shirt, { left: 0.25 }) +
    seam(`M${f(roll[0] - dx)} ${f(roll[1] - dy)}L${f(roll[0] + dx)} ${f(roll[1] + dy)}`, mix(shirt, INK, 0.5), 1.2) +
    seam(
      `M${at(elbow, -6, -9)}Q${at(elbow, 0, -3)} ${at(elbow, 8, -5)}` +
        `M${at(middle, -5, -8)}Q${at(middle, 0, -2)} ${at(middle, 6, -1)}`,
      mix(shirt, INK, 0.5),
      1,
      'opacity=".6"',
    )
  );
}

/** Draws a white cup that is held by its side. */
function heldCup({ cloth, inner }) {
  const by = inner(83, -232, 4);
  return (
    cloth('M-8 -17Q-8 -3 -4 0H5Q9 -3 9 -17Z', '#e2e4e2', { by, dark: 0.6 }) +
    path(by.move('M-8 -17Q0.5 -20.4 9 -17Q0.5 -13.6 -8 -17Z'), '#fff6e6') +
    path(by.move('M-6.4 -16.8Q0.5 -19 7.4 -16.8Q0.5 -14.4 -6.4 -16.8Z'), '#5a3626')
  );
}

/**
 * Draws a man in shirtsleeves from behind, 300 k tall, feet at x, y: his left hand holds a curtain aside at
 * (-97, -243) of his own 300 units, his right one a cup; he looks to the right. The light is before him.
 */
export function guestAtWindow(S, { x, y, k, shirt, trousers, rim }) {
  const pen = pens(S, rim, { x, y, k });
  const { cloth, seam, whole } = pen;
  return (
    cloth(TROUSERS, trousers, { left: 0.7, right: 0.4 }) +
    seam('M2 -150L2 -118M-22 -140Q-26 -80 -24 -10M20 -140Q24 -80 20 -10', mix(trousers, INK, 0.6), 1.4) +
    arm(pen, LEFT, shirt) +
    fist(pen, [-97, -243], -128, k) +
    heldCup(pen) +
    cloth('M-8 -262L-11 -245Q2 -238 13 -246L12 -262Z', SKIN) +
    cloth(TORSO, shirt) +
    path(whole.move(HOLLOWS), mix(shirt, INK, 0.6), 'opacity=".22"') +
    seam(FOLDS, mix(shirt, INK, 0.55), 1, 'opacity=".5"') +
    seam('M-35.5 -159.5Q-2 -151 32.5 -159.5', '#2a2226', 5) +
    cloth('M-12 -251Q2 -243 14 -251L16 -244Q2 -235.6 -14 -244Z', mix(shirt, '#ffffff', 0.2)) +
    cloth(HEAD, SKIN) +
    cloth(HAIR, '#191619', { dark: 0.3, left: 0.8, right: 0.5 }) +
    path(oval(...whole.at(11.4, -269.6), 2.5 * k, 4.3 * k), mix(SKIN, rim, 0.2)) +
    seam('M12.4 -271.6Q10 -269 11.4 -267', mix(SKIN, INK, 0.5), 0.8) +
    arm(pen, RIGHT, shirt) +
    fist(pen, [80, -235], -62, k) +
    seam(
      'M-14 -247.6Q-30 -246 -40 -241.4L-63.6 -221.8Q-66 -220 -68.4 -222.2' +
        'L-87 -239.6M-12.6 -268C-15 -280 -13 -291 -5 -297.4',
      rim,
      1.5,
    ) +
    seam('M-6 -290Q2 -298 13 -296M-9 -282Q-7 -288 -3 -291', mix('#191619', rim, 0.4), 0.8, 'opacity=".6"')
  );
}
