import { mix } from '../../colour.mjs';
import { f } from '../../numbers.mjs';
import { group, line, path } from '../../shapes.mjs';
import { limb } from '../hands.mjs';

export const NIGHT = '#1b1040';
export const SPOT = '#ffe3b4';
export const INK = '#120c24';

/**
 * Returns what draws cloth and skin of a figure on the stage, which a lamp lights from above and the left; `lit` is -1
 * where the drawing is turned round, so that the light comes from its right.
 */
export function stagePens(S, skin, lit = 1) {
  const [near, mid, far] = lit > 0 ? [0, 0.45, 1] : [1, 0.55, 0];
  const tone = (d, c, dark, lite) =>
    path(d, c) +
    S.shade(d, mix(c, NIGHT, 0.68), 0, dark, [mid, 0.1, far, 0.6]) +
    S.shade(d, mix(c, SPOT, 0.75), lite, 0, [near, 0, mid, 0.3]);
  return {
    S,
    skin,
    dark: NIGHT,
    cloth: (d, c, a = 0.85) => tone(d, c, a, 0.85),
    flesh: (d) => tone(d, skin, 0.7, 0.7),
  };
}

/**
 * Returns what draws a figure of the first row, dark against the lit stage: flat, with a narrow edge of the stage's
 * light, which comes from `dx` to the side of it (left is negative) and from above.
 */
export function rimPens(S, skin, dx) {
  const edged = (d, c, wide, light) =>
    path(d, light) + S.inside(d, group(path(d, c), `transform="translate(${-dx * wide} ${wide})"`));
  return {
    S,
    skin,
    dark: NIGHT,
    cloth: (d, c, wide = 5) => edged(d, c, wide, mix(c, '#ffae78', 0.8)),
    flesh: (d) => edged(d, skin, 4, mix(skin, '#ffbe84', 0.8)),
  };
}

/** Draws a sleeve from the shoulder over the elbow to the wrist, with the creases at its elbow. */
export function sleeve({ cloth }, [shoulder, elbow, wrist], tone, r = 24) {
  const turn = (Math.atan2(elbow[1] - shoulder[1], elbow[0] - shoulder[0]) * 180) / Math.PI;
  const creases = group(
    line(
      `M${-r * 0.6} ${r * 0.66}Q${-r * 0.4} 0 ${-r * 0.7} ${-r * 0.3}` +
        `M${r * 0.1} ${r * 0.7}Q${r * 0.2} ${r * 0.1} 0 ${-r * 0.1}`,
      mix(tone, NIGHT, 0.45),
      2.6,
    ),
    `transform="translate(${f(elbow[0])} ${f(elbow[1])}) rotate(${f(turn)})"`,
  );
  return cloth(limb(elbow, r * 0.8, wrist, r * 0.62) + limb(shoulder, r, elbow, r * 0.82), tone) + creases;
}
