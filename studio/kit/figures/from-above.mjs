import { mix } from '../colour.mjs';
import { f } from '../numbers.mjs';
import { circle, ellipse, group, line, path } from '../shapes.mjs';

// People seen from a high roof, feet at the origin, 60 units tall.
const SKIRT = 'M-7 -36C-10 -26 -17 -10 -19 -2C-12 4 12 4 19 -2C17 -10 10 -26 7 -36Z';
const SARI = 'M-7 -36C-9 -24 -10 -10 -10 0C-4 3 6 3 11 0C11 -12 9 -24 7 -36Z';
const COAT = 'M-9 -46C-11 -36 -11 -24 -10 -16C-4 -13 4 -13 10 -16C11 -24 11 -36 9 -46Q0 -50 -9 -46Z';
const TORSO = 'M-8 -46C-9 -42 -8 -38 -7 -35H7C8 -38 9 -42 8 -46Q0 -50 -8 -46Z';
const HAIR = 'M-6.5 -54C-7 -62 7 -62 6.5 -54C6 -49 -6 -49 -6.5 -54Z';

const ARMS = {
  down: 'M-8 -45Q-13 -36 -11 -27M8 -45Q13 -36 11 -27',
  up: 'M-8 -45Q-16 -50 -15 -62M8 -45Q16 -50 16 -64',
  wide: 'M-8 -45Q-16 -46 -22 -50M8 -45Q15 -40 20 -32',
};

/**
 * Draws a guest seen from above, `h` tall, feet on x, y. `kind` 'man', 'skirt' or 'sari', `arms` 'down', 'up' or
 * 'wide'; `lit` is the side of the light: -1 left, 1 right.
 */
export function guestFromAbove(x, y, h, { kind, colour, arms = 'down', dark = '#2a1420', lit = 1, skin = '#8a5638' }) {
  const shade = mix(colour, dark, 0.5);
  const below =
    kind === 'man'
      ? line('M-4 -18V0M5 -18V1', mix(colour, '#f4e6d0', 0.55), 6) + path(COAT, colour)
      : path(kind === 'skirt' ? SKIRT : SARI, colour) +
        line(kind === 'skirt' ? 'M-18 -3Q0 4 18 -3' : 'M-9 -1Q0 2 10 -1', mix(colour, '#ffd88a', 0.6), 2.4) +
        path(TORSO, shade);
  return group(
    ellipse(0, 0, 13, 4, dark, 'opacity=".35"') +
      line(ARMS[arms], skin, 4) +
      below +
      line(`M${lit * -5} -42Q${lit * -8} -28 ${lit * -7} -14`, shade, 3, 'opacity=".7"') +
      circle(0, -53, 6, skin) +
      path(HAIR, mix(dark, '#000000', 0.3)) +
      (kind === 'sari'
        ? path('M-8 -46C-4 -44 6 -34 9 -20L5 -18C2 -30 -6 -38 -9 -42Z', mix(colour, '#ffd88a', 0.35))
        : ''),
    `transform="translate(${f(x)} ${f(y)}) scale(${f(h / 60)})"`,
  );
}
