import { f } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, path } from '../../kit/shapes.mjs';

/** Draws a boat with an awning and a lamp; k is its scale. */
export function riverBoat(S, p, x, y, k) {
  const hull = 'M-120 -22C-70 2 70 2 132 -30C116 16 70 24 0 24C-70 24 -104 12 -120 -22Z';
  const awning = 'M-64 -66Q0 -96 64 -66L58 -54Q0 -80 -58 -54Z';
  return group(
    ellipse(0, 26, 128, 8, p.sky[0], 'opacity=".5"') +
      line('M-54 -58V-8M54 -58V-8M0 -74V-4', p.gold, 3) +
      path(awning, p.lite) +
      S.shade(awning, p.dark, 0, 0.8) +
      line(awning, p.gold, 2) +
      S.glow(0, -44, 56, p.lit.mid, 0.9) +
      circle(0, -46, 6, '#fffdf0') +
      path(hull, p.leaf) +
      S.shade(hull, p.sky[2], 0.6, 0, [0, 0, 0.5, 0.6]) +
      line('M-120 -22C-70 2 70 2 132 -30', p.gold, 3),
    `transform="translate(${f(x)} ${f(y)}) scale(${k})"`,
  );
}
