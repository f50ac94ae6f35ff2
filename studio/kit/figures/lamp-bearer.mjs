import { mix } from '../colour.mjs';
import { circle, group, line, path } from '../shapes.mjs';
import { limb } from './hands.mjs';
import { DRAWN_BACK_HAIR, headInProfile } from './head-in-profile.mjs';

/** Draws a woman who walks to the right, 300 tall, feet on y = 0; `lamp` 0 to 1 is how high she holds her lamp. */
export function lampBearer(S, { skirt, veil, blouse, look, lamp = 1 }) {
  const { dark, lite } = look;
  const skin = '#8a5138';
  const cloth = (d, c, a = 0.9) =>
    path(d, c) +
    S.shade(d, mix(c, dark, 0.9), a, 0, [0, 0.6, 0.75, 0.2]) +
    S.shade(d, lite, 0, 0.8, [0.6, 0.3, 1, 0.1]);
  const flesh = (d) => path(d, skin) + S.shade(d, dark, 0.6, 0, [0, 0.8, 0.7, 0.2]);
  const [hx, hy] = [76, -178 - lamp * 14];
  const gown = 'M-22 -172C-36 -120 -66 -60 -88 -8C-50 6 -10 -8 24 4C44 10 60 4 72 -4C58 -60 40 -120 24 -172Z';
  const over =
    'M2 -296C-24 -300 -36 -278 -36 -256C-40 -226 -52 -196 -62 -160C-72 -124 -84 -96 -96 -74C-70 -62 -44 -66 -22 -78C-8 -120 -2 -170 2 -206C-8 -226 -10 -262 8 -284Z';
  return (
    path('M30 -8C34 -2 54 -4 62 0V5H28Z', '#5a1420') +
    cloth(gown, skirt) +
    line(
      'M-10 -160C-24 -100 -44 -50 -60 -4M2 -160C-2 -100 -8 -50 -14 -4M12 -160C22 -100 36 -50 48 2',
      mix(skirt, dark, 0.6),
      2.4,
      'opacity=".6"',
    ) +
    line('M-84 -18C-50 -4 -10 -18 24 -6Q48 0 69 -14', '#f2c060', 6) +
    cloth('M-24 -232C-32 -206 -30 -184 -24 -166H24C30 -190 30 -214 20 -234Q0 -244 -24 -232Z', blouse) +
    group(
      headInProfile(S, { skin, dark, lite }) + path(DRAWN_BACK_HAIR, '#1c0c14'),
      'transform="translate(4 -240) rotate(4) scale(.52)"',
    ) +
    cloth(over, veil) +
    line('M8 -284C-10 -262 -8 -226 2 -206C-2 -170 -8 -120 -22 -78', '#f8dc90', 3.6) +
    flesh(limb([20, -196], 8, [40, -160], 7.5) + limb([40, -160], 7.5, [hx - 6, hy + 4], 5.5)) +
    cloth(limb([2, -222], 12, [26, -186], 10), blouse) +
    line('M58 -172l8 12M52 -168l8 12', '#f2c060', 3) +
    flesh(limb([hx - 8, hy + 4], 6, [hx + 4, hy + 1], 5)) +
    S.glow(hx + 8, hy - 16, 130, '#ffc050', 0.95) +
    path(
      `M${hx - 10} ${hy - 4}H${hx + 26}Q${hx + 22} ${hy + 9} ${hx + 8} ${hy + 9}Q${hx - 6} ${hy + 9} ${hx - 10} ${hy - 4}Z`,
      '#c8702c',
    ) +
    path(
      `M${hx + 8} ${hy - 34}Q${hx + 20} ${hy - 14} ${hx + 8} ${hy - 4}Q${hx - 4} ${hy - 14} ${hx + 8} ${hy - 34}Z`,
      '#fff0b0',
    ) +
    circle(hx + 8, hy - 10, 4, '#ffffff')
  );
}
