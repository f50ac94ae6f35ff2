import { mix } from '../colour.mjs';
import { f, range } from '../numbers.mjs';
import { group, line, path } from '../shapes.mjs';
import { limb } from './hands.mjs';
import { headInProfile } from './head-in-profile.mjs';

/** Two moments of a step: knee and ankle of the near leg, then of the far leg; the hips are at y = -238. */
const STEPS = [
  [
    [62, -128],
    [92, -26],
    [-18, -122],
    [-92, -44],
  ],
  [
    [-6, -122],
    [-84, -46],
    [66, -130],
    [86, -26],
  ],
];

/** How high the near shoulder of a bearer is: the pole rests there. */
export const SHOULDER = 412;

/**
 * Draws a bearer who walks to the right, about 505 tall, feet on y = 0, the pole resting on his near shoulder. Returns
 * what is behind the pole, the folded cloth under it, and his near arm, whose hand grips the pole `reach` before him;
 * `tilt` is how much the pole rises there. `step` is the moment of his step, `far` what his far arm does: 'swing',
 * 'staff' or 'hip'; `head` turns his head by degrees, `beard` is its colour.
 */
export function bearer(
  S,
  { coat, sash, turban, step = 0, reach = 74, tilt = 0, far = 'swing', head = 0, vest, beard, look, skin },
) {
  const tone = skin ?? '#8a5138';
  const { dark, lite } = look;
  const cloth = (d, c, a = 0.85) =>
    path(d, c) +
    S.shade(d, mix(c, dark, 0.85), a, 0, [0, 0.7, 0.8, 0.25]) +
    S.shade(d, lite, 0, 0.75, [0.55, 0.4, 1, 0.2]);
  const flesh = (d) => path(d, tone) + S.shade(d, dark, 0.8, 0, [0, 0.6, 0.8, 0.3]);
  const foot = ([x, y], raised) =>
    group(
      path('M-15 -12C-16 2 -16 10 -14 14H36C44 14 46 6 38 2C26 -2 18 -8 12 -14Z', '#7a1f24') +
        path('M34 4C42 2 48 -6 46 -12C40 -8 34 -4 28 -1Z', '#7a1f24') +
        line('M-14 12H40', '#e8b45a', 3),
      `transform="translate(${f(x)} ${f(y + 10)}) rotate(${raised})"`,
    );
  const [nk, na, fk, fa] = STEPS[step];
  const leg = (hip, knee, ankle, shade) => {
    const white = mix(coat, '#fff3e0', 0.5);
    const c = shade ? mix(white, dark, 0.42) : white;
    const lifted = ankle[1] < -40;
    return (
      flesh(limb([knee[0], knee[1] + 20], 19, ankle, 12)) +
      foot(ankle, lifted ? 38 : ankle[0] > 60 ? -14 : 0) +
      cloth(
        limb(hip, 50, knee, 38) + limb(knee, 38, [knee[0] * 0.5 + ankle[0] * 0.5, knee[1] * 0.5 + ankle[1] * 0.5], 27),
        c,
        0.8,
      )
    );
  };
  const coatPath =
    'M-34 -404C-54 -396 -60 -360 -56 -318C-54 -286 -50 -268 -52 -252C-58 -220 -70 -186 -78 -150C-50 -132 -20 -150 6 -136C34 -130 60 -140 82 -152C70 -188 56 -220 50 -252C50 -280 56 -300 56 -330C58 -370 50 -398 28 -408C8 -416 -16 -414 -34 -404Z';
  const staff = far === 'staff' ? line('M104 -300L128 4', '#5a2c1a', 9) + line('M102 -302L126 0', '#c88a4a', 2.4) : '';
  const farArm = {
    swing: [
      [-6, -384],
      [-66, -310],
      [-98, -238],
    ],
    staff: [
      [16, -384],
      [52, -312],
      [106, -286],
    ],
    hip: [
      [20, -384],
      [70, -318],
      [52, -248],
    ],
  }[far];
  const [a, b, h] = farArm;
  const sleeve = mix(coat, dark, 0.4);
  // a fist round the staff, or a loose hand that hangs down
  const finger = (x0, y0, x1, y1) => flesh(limb([h[0] + x0, h[1] + y0], 5.6, [h[0] + x1, h[1] + y1], 5));
  const farHand =
    far === 'staff'
      ? flesh(limb([h[0] - 4, h[1]], 14, h, 15)) + [-10, 0, 10].map((y) => finger(-4, y, 13, y + 1)).join('')
      : flesh(limb(h, 12, [h[0] + 3, h[1] + 16], 12)) +
        [-8, 0, 8].map((x) => finger(x, 18, x + 6, 36 - Math.abs(x) * 0.4)).join('') +
        finger(10, 8, 18, 20);
  const behind =
    staff +
    flesh(limb(b, 15, h, 11)) +
    farHand +
    cloth(limb(a, 25, b, 20) + limb(b, 20, [(b[0] + h[0]) / 2, (b[1] + h[1]) / 2], 19), sleeve) +
    leg([-2, -236], fk, fa, true) +
    leg([2, -236], nk, na, false) +
    cloth(coatPath, coat) +
    (vest
      ? cloth(
          'M-34 -404C-54 -396 -60 -360 -56 -318C-54 -296 -52 -280 -53 -262H8C4 -310 10 -370 26 -408C8 -416 -16 -414 -34 -404Z',
          vest,
        ) + line('M8 -262C4 -310 10 -370 26 -408', '#f2bd5a', 5)
      : '') +
    line(
      'M-26 -250C-36 -214 -44 -180 -48 -148M4 -250C4 -210 4 -176 4 -142M30 -250C40 -214 48 -184 54 -148',
      mix(coat, dark, 0.5),
      2.6,
      'opacity=".6"',
    ) +
    line('M-76 -158Q-36 -138 6 -146Q42 -138 80 -158', sash, 7) +
    cloth('M-54 -276C-20 -266 24 -266 53 -276L52 -242C20 -232 -20 -232 -54 -242Z', sash) +
    cloth('M30 -250C46 -226 52 -190 46 -164L24 -168C28 -200 22 -226 16 -246Z', sash) +
    group(
      headInProfile(S, { skin: tone, dark, lite }) +
        path('M-8 -54C2 -58 6 -48 2 -38C0 -30 -8 -32 -8 -38Z', mix(tone, dark, 0.35)) +
        (beard
          ? path(
              'M-6 -30C0 -22 10 -22 22 -20C30 -26 42 -28 48 -23L44 -17L38 -14L46 -9C50 4 46 24 32 30C14 26 0 8 -6 -30Z',
              beard,
            ) + line('M38 -15L45 -15.5', '#6a2430', 3)
          : path('M28 -18C34 -27 44 -28 49 -23C45 -19 40 -17 28 -18Z', '#1c0c14')) +
        path('M-38 -30C-36 -10 -26 -6 -20 -26L-14 -64H-40Z', '#1c0c14') +
        cloth(
          'M-46 -52C-62 -70 -58 -108 -34 -122C-8 -138 34 -132 48 -104C54 -90 50 -78 42 -72C20 -88 -14 -80 -46 -52Z',
          turban,
          0.95,
        ) +
        line(
          'M-50 -68C-24 -98 14 -108 49 -92M-54 -88C-30 -114 10 -124 44 -110M-44 -110C-24 -124 4 -130 28 -124',
          mix(turban, dark, 0.6),
          3.4,
        ) +
        cloth('M-44 -66C-58 -50 -66 -24 -70 6C-60 12 -50 8 -44 2C-44 -24 -38 -44 -32 -60Z', turban),
      `transform="translate(2 -430) rotate(${4 + head}) scale(.8)"`,
    );
  const grip = [reach, -SHOULDER - tilt];
  const elbow = [62, -322];
  // a folded cloth lies between pole and shoulder
  const pad = cloth(
    `M-46 ${-SHOULDER + 18}C-50 ${-SHOULDER - 4} 34 ${-SHOULDER - 6} 40 ${-SHOULDER + 14}C40 ${-SHOULDER + 26} -40 ${-SHOULDER + 28} -46 ${-SHOULDER + 18}Z`,
    sash,
  );
  const fingers = range(4)
    .map((i) => limb([-18 + i * 12, 12], 7, [-17 + i * 12, -15], 6.6))
    .join('');
  const palm = 'M-26 6C-27 26 -14 38 0 38C17 36 24 20 25 4Z';
  const hand = group(
    flesh(palm) +
      path(fingers, tone) +
      S.shade(fingers, dark, 0, 0.6, [0, 0.2, 0, 1]) +
      S.shade(fingers, lite, 0.6, 0, [0.6, 0, 0.4, 0.7]) +
      line('M-12 12V-12M0 12V-12M12 12V-12', mix(tone, dark, 0.6), 1.8) +
      flesh(limb([-18, 24], 8.5, [-29, 6], 6.5)),
    `transform="translate(${f(grip[0])} ${f(grip[1])}) rotate(${f((-Math.atan2(tilt, reach) * 180) / Math.PI)})"`,
  );
  const inFront =
    flesh(limb(elbow, 17, [grip[0], grip[1] + 30], 13)) +
    hand +
    cloth(
      limb([8, -378], 30, elbow, 23) +
        limb(elbow, 23, [elbow[0] * 0.4 + grip[0] * 0.6, elbow[1] * 0.5 + (grip[1] + 30) * 0.5], 20),
      mix(coat, lite, 0.12),
    ) +
    line(`M${f(elbow[0] * 0.4 + grip[0] * 0.6 - 17)} ${f(elbow[1] * 0.5 + (grip[1] + 30) * 0.5 - 10)}l36 3`, sash, 5);
  return [behind, pad, inFront];
}
