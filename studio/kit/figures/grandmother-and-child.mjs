import { mix } from '../colour.mjs';
import { f, range } from '../numbers.mjs';
import { circle, ellipse, group, line, path } from '../shapes.mjs';
import { limb } from './hands.mjs';

const SARI = 'M-26 -166C-38 -110 -48 -50 -54 -2Q0 12 52 0C46 -52 38 -110 28 -166Q0 -158 -26 -166Z';
const SHAWL =
  'M-14 -236C-40 -230 -50 -204 -48 -168C-46 -140 -44 -122 -38 -104Q-6 -92 30 -104C42 -128 48 -160 44 -188C42 -214 34 -230 14 -236Q0 -228 -14 -236Z';
const KURTA = 'M-14 -118C-28 -112 -30 -96 -28 -82L-34 -34Q0 -24 34 -36L28 -82C30 -100 24 -114 14 -118Q0 -112 -14 -118Z';

/** Draws the child, feet at 0, 0, about 160 tall, one arm up to the hand it is led by and one foot on the next step. */
function child(solid, { coat, skin, dark }) {
  return (
    solid(limb([-10, -40], 11, [-14, -8], 7), '#f2e2cc') +
    solid(limb([10, -40], 11, [20, -22], 8), '#f2e2cc') +
    ellipse(-14, -3, 10, 5, '#7a1f3c') +
    ellipse(23, -15, 10, 5, '#7a1f3c') +
    solid(limb([-18, -106], 8, [-34, -128], 7) + limb([-34, -128], 7, [-46, -146], 5), coat) +
    solid(limb([20, -106], 8, [36, -84], 7), coat) +
    circle(40, -78, 5, skin) +
    solid(KURTA, coat) +
    line('M-32 -40Q0 -30 32 -42', '#f2bd5a', 4) +
    line('M0 -112V-36', mix(coat, dark, 0.5), 1.6) +
    circle(2, -136, 19, skin) +
    path('M-18 -136C-20 -160 22 -164 22 -138C22 -126 14 -120 2 -120C-10 -120 -18 -126 -18 -136Z', '#1a1018') +
    ellipse(23, -134, 4, 6, skin)
  );
}

/**
 * Draws a grandmother in a sari and shawl and the child whom she leads up the steps, both from behind, she `h` tall with
 * her feet on x, y. The light of the house is before them, so their edges are lit.
 */
export function grandmotherAndChild(S, x, y, h, { sari, shawl, coat, dark, lite, skin = '#9a6243' }) {
  const solid = (d, c) =>
    path(d, c) +
    S.shade(d, mix(c, dark, 0.8), 0.8, 0, [0, 0.6, 0.75, 0.2]) +
    S.shade(d, mix(c, lite, 0.8), 0, 0.9, [0.6, 0.2, 1, 0]);
  const folds = range(5).map((i) => `M${f(-16 + i * 8)} -150Q${f(-24 + i * 12)} -80 ${f(-38 + i * 18)} 2`);
  const woman =
    solid(limb([34, -196], 12, [52, -160], 9) + limb([52, -160], 9, [50, -134], 6), shawl) +
    circle(51, -126, 6.5, skin) +
    solid(SARI, sari) +
    line(folds.join(''), mix(sari, dark, 0.6), 1.8, 'opacity=".6"') +
    line('M-53 -12Q0 2 51 -10', '#f2bd5a', 6) +
    solid(SHAWL, shawl) +
    line('M-38 -106Q-6 -94 30 -106', '#f2bd5a', 4) +
    line(
      'M-10 -228C-24 -200 -30 -150 -26 -108M14 -226C10 -180 6 -140 8 -104',
      mix(shawl, dark, 0.5),
      1.8,
      'opacity=".6"',
    ) +
    group(
      circle(4, -252, 17, skin) +
        path('M-14 -250C-18 -274 22 -278 22 -252C22 -240 14 -234 4 -234C-6 -234 -12 -240 -14 -250Z', '#b9a9b4') +
        ellipse(3, -240, 11, 8, '#958596'),
      'transform="rotate(5 0 -230)"',
    );
  const k = h / 272;
  return group(
    group(child(solid, { coat, skin, dark }), 'transform="translate(98 10) scale(1.02)"') + woman,
    `transform="translate(${f(x)} ${f(y)}) scale(${f(k)})"`,
  );
}
