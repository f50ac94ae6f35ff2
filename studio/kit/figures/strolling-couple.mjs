import { mix } from '../colour.mjs';
import { f } from '../numbers.mjs';
import { circle, ellipse, group, line, path } from '../shapes.mjs';
import { limb } from './hands.mjs';

/**
 * Draws a man and a woman who walk away arm in arm and lean to each other, `h` tall, feet on x, y. Colours are `coat`,
 * `turban`, `skirt` and `veil`; `dark` is the shadow's and `lite` the light's; `flip` mirrors them.
 */
export function strollingCouple(S, x, y, h, { coat, turban, skirt, veil, dark, lite, flip = false }) {
  const solid = (d, c, a = 0.75) =>
    path(d, c) +
    S.shade(d, mix(c, dark, 0.8), 0, a, [0.4, 0, 1, 0.3]) +
    S.shade(d, mix(c, lite, 0.7), 0.8, 0, [0, 0, 0.4, 0]);
  const skin = '#9a6243';
  const man =
    solid(
      'M-20 -104L-27 -52L-30 -8Q-32 0 -40 3L-14 4L-8 -50L-1 -90L10 -56L14 -24L8 -12Q20 -2 31 -12L27 -58L22 -104Z',
      mix(coat, '#fff6e6', 0.6),
    ) +
    solid(limb([-32, -222], 12, [-49, -176], 10) + limb([-49, -176], 10, [-40, -132], 8), mix(coat, dark, 0.12)) +
    circle(-39, -126, 7, skin) +
    solid(
      'M-12 -247C-34 -241 -43 -226 -40 -200L-32 -168C-36 -132 -46 -102 -52 -74C-22 -60 24 -60 46 -80C39 -110 31 -138 31 -168L39 -204C41 -228 34 -241 12 -247Z',
      coat,
    ) +
    line('M-2 -150Q-6 -110 -8 -68', mix(coat, dark, 0.5), 2.4) +
    solid(limb([33, -222], 12, [54, -180], 10) + limb([54, -180], 10, [78, -168], 7), mix(coat, dark, 0.06)) +
    group(
      circle(0, -260, 16, skin) +
        solid('M2 -262Q20 -240 14 -196Q8 -190 4 -198Q6 -236 -6 -258Z', turban) +
        solid('M-21 -263Q-26 -286 -4 -292Q21 -295 23 -270Q23 -260 18 -257Q0 -264 -19 -257Q-22 -259 -21 -263Z', turban) +
        line('M-20 -268Q2 -280 22 -271', mix(turban, dark, 0.6), 1.8),
      'transform="rotate(7 0 -246)"',
    );
  const woman =
    solid('M-18 -166C-26 -120 -48 -60 -66 -6C-36 10 36 12 76 0C56 -60 34 -120 20 -166Z', skirt) +
    line('M-8 -150Q-24 -80 -34 0M4 -150Q0 -80 4 6M14 -146Q30 -80 46 2', mix(skirt, dark, 0.6), 2, 'opacity=".6"') +
    line('M-63 -16Q0 6 71 -10', '#f0c878', 6) +
    solid(limb([-30, -214], 10, [-46, -178], 9) + limb([-46, -178], 9, [-34, -160], 7), mix(skirt, dark, 0.3)) +
    solid(
      'M-10 -236Q-32 -230 -34 -206Q-30 -184 -20 -164Q0 -156 22 -164Q32 -186 34 -206Q32 -230 10 -236Z',
      mix(skirt, dark, 0.3),
    ) +
    solid(limb([31, -214], 10, [45, -168], 9) + limb([45, -168], 9, [36, -128], 7), mix(skirt, dark, 0.24)) +
    circle(35, -122, 6, skin) +
    group(
      circle(0, -248, 16, skin) +
        solid(
          'M0 -274C-22 -274 -25 -250 -25 -232C-28 -196 -24 -150 -14 -92C10 -66 60 -52 96 -58C70 -90 40 -150 26 -236C24 -266 16 -274 0 -274Z',
          veil,
          0.6,
        ) +
        line(
          'M-6 -250C-10 -190 6 -120 50 -66M10 -256C14 -200 34 -120 76 -64',
          mix(veil, dark, 0.4),
          1.8,
          'opacity=".7"',
        ) +
        line('M-14 -92C10 -66 60 -52 96 -58', '#f0c878', 4),
      'transform="rotate(-6 0 -236)"',
    );
  const k = h / 294;
  return group(
    ellipse(40, 6, 120, 13, dark, 'opacity=".5"') + group(woman, 'transform="translate(98 4) scale(.93)"') + man,
    `transform="translate(${f(x)} ${f(y)}) scale(${f(flip ? -k : k)} ${f(k)})"`,
  );
}
