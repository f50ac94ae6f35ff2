import { mix } from '../colour.mjs';
import { f, range } from '../numbers.mjs';
import { circle, ellipse, group, line, path } from '../shapes.mjs';
import { limb } from './hands.mjs';

// A camel walks right, about 370 tall, its feet on y = 0; hump, neck and head are one outline.
const BODY =
  'M-140 -238C-138 -274 -112 -290 -82 -292C-56 -298 -42 -348 -4 -354C34 -352 44 -302 80 -288C104 -280 124 -262 142 -246C164 -230 184 -248 192 -284C198 -318 200 -346 216 -360C222 -370 232 -370 236 -362C252 -364 268 -354 282 -344C298 -338 306 -330 304 -320C302 -310 290 -308 278 -310C266 -310 256 -312 248 -312C238 -306 234 -292 232 -274C226 -228 204 -188 164 -178C146 -172 136 -164 122 -160C60 -146 -20 -146 -76 -172C-108 -182 -136 -196 -140 -238Z';
/** The joints of a leg from its top to its foot, in both moments of the walk: forward and back. */
const FORE = {
  fore: [
    [104, -196],
    [138, -100],
    [146, -10],
  ],
  back: [
    [96, -190],
    [92, -98],
    [62, -10],
  ],
};
const HIND = {
  fore: [
    [-104, -206],
    [-66, -146],
    [-90, -84],
    [-62, -8],
  ],
  back: [
    [-112, -206],
    [-100, -142],
    [-140, -86],
    [-152, -10],
  ],
};
const RIDER = 'M-40 -352Q-44 -420 -28 -440Q-10 -452 8 -440Q20 -400 14 -352Q-12 -340 -40 -352Z';

/** Returns the outline of one leg with its foot. */
function leg(points, radii) {
  const [x] = points.at(-1);
  const bones = points.slice(1).map((p, i) => limb(points[i], radii[i], p, radii[i + 1]));
  return `${bones.join('')}M${x - 13} 2Q${x - 12} -14 ${x + 2} -16Q${x + 22} -10 ${x + 24} 2Z`;
}
const legs = (when) => leg(HIND[when], [34, 23, 10, 8]) + leg(FORE[when], [24, 12, 8]);

/** Draws a camel with its rider; `stride` says which pair of legs is forward. */
export function camel(S, stride, cloth, turban, { dark, rim, gold, haze }) {
  const tassel = (x, y, k = 1, colour = gold) =>
    line(`M${f(x)} ${f(y)}q${f(-5 * k)} ${f(10 * k)} ${f(-7 * k)} ${f(20 * k)}`, colour, 3 * k) +
    path(`M${f(x - 7 * k)} ${f(y + 16 * k)}l${f(-10 * k)} ${f(24 * k)}h${f(16 * k)}Z`, colour);
  let o =
    path(legs(stride ? 'back' : 'fore'), mix(dark, haze, 0.3)) +
    line('M-138 -244Q-166 -216 -158 -168', dark, 6) +
    ellipse(-158, -160, 6, 14, dark);
  o += path(BODY, dark) + path(legs(stride ? 'fore' : 'back'), dark) + S.shade(BODY, rim, 0.7, 0, [0.4, 0, 0.5, 0.4]);
  o += path('M222 -362L216 -382Q228 -384 232 -366Z', dark);
  // the cloth over hump and flank, its border, and tassels that swing with the walk
  const d = 'M-92 -298C-62 -296 -46 -356 -4 -362C40 -358 50 -306 84 -294L92 -206Q0 -176 -98 -208Z';
  o +=
    path(d, cloth) +
    S.shade(d, dark, 0, 0.8, [0.5, 0.1, 0.3, 1]) +
    line('M-97 -216Q0 -184 91 -214', gold, 8) +
    line('M-95 -236Q0 -206 89 -234', gold, 3);
  o += range(7)
    .map((i) => tassel(-84 + i * 28, -204 + 15 * Math.sin((i / 6) * Math.PI)))
    .join('');
  const collar = (x, y, w, a) =>
    group(
      line(`M${-w} 0Q0 10 ${w} 0`, cloth, 11) +
        line(`M${-w} 0Q0 10 ${w} 0`, gold, 3) +
        tassel(-w * 0.5, 5, 0.7) +
        tassel(w * 0.5, 5, 0.7),
      `transform="translate(${x} ${y}) rotate(${a})"`,
    );
  o += collar(172, -210, 34, -62) + collar(212, -262, 21, -20);
  o +=
    line('M232 -360L244 -312M234 -336Q262 -326 284 -342M276 -346L270 -310', gold, 4.5) +
    tassel(240, -314, 0.7, cloth) +
    circle(226, -374, 6, gold);
  // the rider, seen from the side, a lantern on a long hook before him
  const coat = mix(turban, dark, 0.35);
  o +=
    path(limb([-14, -366], 25, [22, -318], 17) + limb([22, -318], 17, [10, -262], 10), '#e6d6b4') +
    S.shade(limb([-14, -366], 25, [22, -318], 17), dark, 0.6, 0, [0, 0, 1, 0.5]) +
    path('M4 -262Q26 -262 36 -250L4 -250Z', dark);
  o +=
    path(RIDER, coat) + S.shade(RIDER, dark, 0, 0.85, [0.7, 0, 0, 0.6]) + line('M-40 -372Q-12 -362 15 -372', gold, 11);
  o += line('M104 -520L60 -300', dark, 5) + line('M104 -520Q120 -536 132 -514V-498', dark, 4);
  o +=
    path(limb([-6, -424], 12, [24, -384], 10) + limb([24, -384], 10, [78, -396], 7), mix(coat, rim, 0.22)) +
    circle(82, -398, 9, '#7a4a34');
  o +=
    circle(-8, -466, 17, '#7a4a34') +
    path('M-30 -464C-36 -492 -14 -502 2 -496C20 -492 20 -474 12 -468Q-8 -480 -30 -464Z', turban) +
    path('M-28 -468Q-44 -440 -56 -412Q-66 -410 -64 -420Q-48 -444 -36 -474Z', turban);
  return (
    o +
    S.glow(132, -474, 92, '#ffb64a', 0.95) +
    path('M120 -494H144L150 -458H114Z', '#ff9f1e') +
    circle(132, -474, 9, '#fff3c0') +
    line('M118 -496H146M114 -456H150', dark, 4.5)
  );
}

/** The outline of a camel and its rider, for the shadow. */
export const CAMEL_OUTLINE = BODY + legs('fore') + legs('back') + RIDER;
