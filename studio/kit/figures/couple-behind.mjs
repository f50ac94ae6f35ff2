import { mix } from '../colour.mjs';
import { f, range } from '../numbers.mjs';
import { circle, fade, line, path } from '../shapes.mjs';
import { limb } from './hands.mjs';

const [SKIN, GOLD] = ['#9c6446', '#e6bd72'];

/** Draws the two from behind, feet at 0, 0, about 300 tall: her head is at his shoulder, his arm is round her. */
export function coupleBehind(S, { dress, coat, veil }) {
  const lit = (d, base, dark = 0.9, lite = 0.85) =>
    path(d, base) +
    S.shade(d, mix(base, '#0a0d3a', 0.8), 0, dark, [0.55, 0, 0.1, 1]) +
    S.shade(d, '#fffaf0', 0, lite, [0.5, 0.3, 1, 0]);
  const sherwani =
    'M-48 -248Q-72 -243 -78 -221Q-78 -190 -67 -162Q-74 -120 -77 -80Q-38 -69 2 -80Q-2 -120 -8 -162Q2 -190 0 -221Q-6 -243 -28 -248Q-38 -243 -48 -248Z';
  const skirt = 'M18 -166C12 -112 -8 -52 -24 -4Q8 9 44 6Q88 8 130 -8C104 -62 74 -112 58 -166Q38 -158 18 -166Z';
  const shawl =
    'M12 -265C-7 -265 -12 -248 -8 -232C-11 -212 -4 -150 2 -98C24 -88 44 -94 62 -104C102 -96 158 -110 216 -162C164 -152 118 -168 86 -194C70 -209 52 -212 40 -221C31 -228 34 -238 33 -246C31 -259 24 -265 12 -265Z';
  const turban = 'M-59 -264Q-64 -290 -40 -295Q-15 -296 -17 -268Q-18 -260 -23 -260Q-38 -266 -53 -259Q-58 -259 -59 -264Z';
  const folds = range(8).map((i) => `M${22 + i * 4.6} -160Q${f(12 + i * 9)} -90 ${f(-14 + i * 19.5)} -2`);
  const sleeve = mix(coat, '#5f6cab', 0.25);
  return (
    lit('M-64 -92L-58 -8H-37L-38 -84L-34 -8H-14L-10 -92Z', mix(coat, '#ffffff', 0.3)) +
    path('M-58 -10Q-62 2 -54 3H-40Q-35 2 -38 -10ZM-35 -10Q-38 2 -32 3H-19Q-11 2 -15 -10Z', '#5a1430') +
    lit(limb([-68, -228], 12, [-94, -188], 9) + limb([-94, -188], 9, [-124, -190], 7), sleeve) +
    circle(-131, -190, 6.5, SKIN) +
    circle(-38, -257, 15, SKIN) +
    lit(sherwani, coat) +
    line('M-38 -150V-76', '#5f6cab', 2, 'opacity=".7"') +
    line('M-76 -86Q-38 -75 1 -86', '#f4f7ff', 4) +
    lit('M-30 -266Q-14 -240 -22 -196Q-29 -190 -34 -198Q-32 -236 -44 -262Z', dress) +
    lit(turban, dress) +
    line('M-57 -271Q-38 -281 -18 -271M-53 -281Q-38 -289 -22 -282', GOLD, 1.8, 'opacity=".7"') +
    lit(limb([58, -212], 9, [80, -182], 8) + limb([80, -182], 8, [112, -192], 6), SKIN, 0.5) +
    lit(skirt, dress) +
    line(folds.join(''), '#2c0418', 2, 'opacity=".6"') +
    line('M-22 -12Q8 1 44 -2Q88 0 126 -16', GOLD, 6) +
    line('M-17 -24Q8 -12 44 -14Q86 -12 120 -28', GOLD, 2) +
    path('M16 -162Q8 -200 14 -218Q34 -232 60 -218Q66 -196 58 -162Q38 -154 16 -162Z', dress) +
    circle(12, -243, 18, '#241026') +
    fade(lit(shawl, veil, 0.75), 0.9) +
    line('M10 -258Q6 -180 24 -98M22 -254Q26 -200 62 -108M34 -222Q70 -160 118 -116', '#9a4a6a', 1.6, 'opacity=".55"') +
    line('M2 -98C24 -88 44 -94 62 -104C102 -96 158 -110 216 -162', GOLD, 5) +
    lit(limb([-8, -224], 12, [2, -188], 10) + limb([2, -188], 10, [38, -184], 7), sleeve) +
    circle(44, -184, 7, SKIN)
  );
}
