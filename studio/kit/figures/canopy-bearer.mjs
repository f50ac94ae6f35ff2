import { mix } from '../colour.mjs';
import { f, lerp } from '../numbers.mjs';
import { circle, group, line, path } from '../shapes.mjs';
import { limb } from './hands.mjs';
import { fist, sleevedArm } from './raised-arm.mjs';
import { turbanedHead } from './turbaned-head.mjs';

/** Moments of a step: knee and ankle of the near leg, knee and ankle of the far leg, how far the hem swings. */
const STEPS = {
  stride: [[44, -150], [82, -26], [-8, -142], [-88, -50], 0],
  push: [[-4, -142], [-80, -50], [50, -152], [78, -26], -8],
  pass: [[4, -140], [-8, -22], [46, -152], [-4, -70], 10],
};

/** Returns the paints of a figure that is lit from the right. */
export function paintsOf(S, { dark, lite }, skin) {
  const cloth = (d, c, a = 0.85) =>
    path(d, c) +
    S.shade(d, mix(c, dark, 0.85), a, 0, [0, 0.65, 0.8, 0.25]) +
    S.shade(d, mix(c, lite, 0.8), 0, 0.8, [0.6, 0.4, 1, 0.25]);
  const flesh = (d) =>
    path(d, skin) + S.shade(d, dark, 0.65, 0, [0, 0.7, 0.7, 0.2]) + S.shade(d, lite, 0, 0.6, [0.55, 0.4, 1, 0.2]);
  return { cloth, flesh, skin, dark };
}

/** Draws a leg in a narrow trouser, and its shoe with a curled tip. */
export function leg({ cloth, flesh, dark }, hip, knee, ankle, { white, shoe = '#8a1f3c', behind }) {
  const c = behind ? mix(white, dark, 0.45) : white;
  const raised = ankle[1] < -60 ? 30 : ankle[1] < -40 ? 42 : ankle[0] > 40 ? -12 : 0;
  const shin = [knee[0] * 0.12 + ankle[0] * 0.88, knee[1] * 0.12 + ankle[1] * 0.88];
  return (
    group(
      path('M-15 -12C-16 2 -16 10 -14 14H36C44 14 46 6 38 2C26 -2 18 -8 12 -14Z', shoe) +
        path('M34 4C43 2 50 -8 46 -15C41 -9 34 -5 28 -1Z', shoe) +
        line('M-14 12H40', '#e8b45a', 3),
      `transform="translate(${f(ankle[0])} ${f(ankle[1] + 8)}) rotate(${raised})"`,
    ) +
    flesh(limb(shin, 13, ankle, 11)) +
    cloth(limb(hip, 40, knee, 28) + limb(knee, 27, shin, 15), c, 0.8)
  );
}

const coatOutline = (swing) =>
  `M-18 -472C-48 -464 -62 -432 -60 -392C-58 -352 -47 -322 -49 -296C-58 -240 ${f(-80 + swing)} -184 ${f(-104 + swing)} -138C${f(-78 + swing)} -122 -40 -134 -16 -120C14 -112 34 -128 58 -120C74 -122 ${f(84 - swing * 0.3)} -128 ${f(92 - swing * 0.3)} -134C76 -196 60 -240 53 -296C55 -330 62 -360 60 -396C58 -438 46 -464 22 -474C8 -482 -6 -480 -18 -472Z`;

/** Draws the coat: skirt with folds, a sash or a waistcoat, the front with its buttons. */
function coatOf({ cloth, dark }, { coat, sash, vest, trim = '#f2bd5a' }, swing) {
  return (
    cloth(coatOutline(swing), coat) +
    line(
      `M-34 -290C-44 -240 ${f(-58 + swing)} -190 ${f(-70 + swing)} -136M-8 -290C-8 -240 -12 -180 -20 -126M22 -290C30 -240 34 -180 36 -126`,
      mix(coat, dark, 0.5),
      2.6,
      'opacity=".6"',
    ) +
    line(
      `M${f(-101 + swing)} -146C${f(-76 + swing)} -131 -40 -143 -15 -129C14 -121 34 -137 57 -129C72 -131 ${f(82 - swing * 0.3)} -136 ${f(89 - swing * 0.3)} -142`,
      trim,
      6,
    ) +
    (vest
      ? cloth(
          'M-18 -472C-48 -464 -62 -432 -60 -392C-58 -352 -48 -322 -50 -286C-20 -276 14 -276 30 -284C34 -340 40 -410 30 -470C10 -482 -6 -480 -18 -472Z',
          vest,
        ) + line('M30 -470C40 -410 34 -340 30 -284', trim, 4)
      : line('M26 -470C40 -420 40 -350 36 -300', mix(coat, dark, 0.5), 2.4)) +
    [-440, -414, -388, -362, -336].map((y) => circle(vest ? 24 : 30, y, 3, trim)).join('') +
    (sash
      ? cloth('M-52 -318C-20 -308 26 -308 56 -318L54 -286C22 -276 -20 -276 -52 -286Z', sash) +
        cloth('M-24 -292C-40 -262 -62 -232 -66 -196L-42 -190C-34 -226 -14 -256 -4 -286Z', sash)
      : '') +
    line('M-16 -474Q4 -462 22 -474', trim, 5)
  );
}

/**
 * Draws a man who walks to the right and holds up a pole, about 560 tall, feet on y = 0. The pole runs from `butt` to
 * `tip`; `near` and `far` are how far up it his hands are (0 to 1), and a number below 0 lets the arm swing. `head` is
 * how the head is turned in degrees, `back` lets him look over his shoulder.
 */
export function canopyBearer(S, { tip, butt = [74, -322], near, far, step, head = 0, back, look, ...wears }) {
  const { coat, skin = '#8a5138', sleeve = coat, white = mix(coat, '#fff3e0', 0.65), trim = '#f2bd5a' } = wears;
  const paints = paintsOf(S, look, skin);
  const [nk, na, fk, fa, swing] = STEPS[step];
  const on = (t) => [lerp(butt[0], tip[0], t), lerp(butt[1], tip[1], t)];
  const turn = (Math.atan2(tip[0] - butt[0], butt[1] - tip[1]) * 180) / Math.PI;
  const handAt = (t, at) => (t < 0 ? at : on(t));
  const arm = (shoulder, t, at, tone) => {
    const hand = handAt(t, at);
    return sleevedArm(paints, shoulder, hand, { side: t < 0 ? -1 : 1, tone, cuff: trim });
  };
  const grip = (t, at) =>
    t < 0 ? paints.flesh(limb([at[0] - 2, at[1] - 2], 12, [at[0] + 8, at[1] + 14], 9)) : fist(paints, on(t), turn);
  const pole = `M${f(butt[0])} ${f(butt[1])}L${f(tip[0])} ${f(tip[1])}`;
  const turned = `translate(${back ? -2 : 6} -484) rotate(${head}) scale(${back ? -0.8 : 0.8} .8)`;
  return (
    arm([20, -444], far, [76, -300], mix(sleeve, look.dark, 0.26)) +
    leg(paints, [-4, -270], fk, fa, { white, behind: true }) +
    leg(paints, [4, -270], nk, na, { white }) +
    coatOf(paints, wears, swing) +
    group(turbanedHead(S, { ...wears, skin, look, cloth: paints.cloth }), `transform="${turned}"`) +
    line(pole, '#5a2418', 11) +
    line(pole, '#c8803c', 6.5) +
    line(pole, '#ffd898', 2.2) +
    circle(butt[0], butt[1], 7, '#e8b45a') +
    grip(far, [76, -300]) +
    arm([-12, -440], near, [-66, -270], mix(sleeve, look.lite, 0.1)) +
    grip(near, [-66, -270])
  );
}
