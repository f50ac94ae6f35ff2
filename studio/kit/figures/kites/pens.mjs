import { mix } from '../../colour.mjs';
import { f, range } from '../../numbers.mjs';
import { group, line, path } from '../../shapes.mjs';
import { limb } from '../hands.mjs';

export const DEEP = '#4a1c1e';
const SUN = '#fff3cc';

/**
 * Returns what draws cloth and skin in the late morning sun, which comes from the right of a figure's own drawing: its
 * left is in the shade. `dim` is how far the figure is in the shade altogether.
 */
export function sunPens(S, skin, dim = 0) {
  const tone = (c) => mix(c, '#4b5145', dim);
  const solid = (d, c, dark, lite) =>
    path(d, tone(c)) +
    S.shade(d, mix(tone(c), DEEP, 0.62), dark, 0, [0, 0.85, 0.62, 0.3]) +
    S.shade(d, mix(tone(c), SUN, 0.8), 0, lite * (1 - dim), [0.55, 0.5, 1, 0.1]);
  return {
    S,
    skin: tone(skin),
    tone,
    cloth: (d, c, a = 0.85) => solid(d, c, a, 0.95),
    flesh: (d, c = skin) => solid(d, c, 0.75, 0.85),
  };
}

/**
 * Draws an arm from shoulder over elbow to wrist, shaded as one: a sleeve of `tone` down to `cut` of the upper arm, its
 * edge of `trim`, `edge` wide.
 */
export function bentArm({ flesh, cloth }, [shoulder, elbow, wrist], { tone, cut, trim, edge = 4, r = 15 }) {
  const turn = Math.atan2(elbow[1] - shoulder[1], elbow[0] - shoulder[0]);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const end = Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1]) * cut;
  /** Where a point is that lies u along the upper arm and v across it. */
  const at = (u, v) => `${f(shoulder[0] + u * c - v * s)} ${f(shoulder[1] + u * s + v * c)}`;
  const [wide, narrow] = [r * 1.26, r * 1.12];
  const across = (u, v) => `M${at(u, v)}Q${at(u + 3, 0)} ${at(u, -v)}`;
  const round = `M${at(0, wide)}A${wide} ${wide} 0 0 1 ${at(0, -wide)}`;
  const sleeve = `${round}L${at(end, -narrow)}Q${at(end + 4, 0)} ${at(end, narrow)}Z`;
  return (
    flesh(limb(shoulder, r, elbow, r * 0.86) + limb(elbow, r * 0.86, wrist, r * 0.58)) +
    cloth(sleeve, tone) +
    line(across(end * 0.42, r * 0.6) + across(end * 0.64, r * 0.6), mix(tone, DEEP, 0.34), 1.8, 'opacity=".5"') +
    line(across(end - edge * 0.3, narrow), trim, edge)
  );
}

/**
 * Draws a fist that holds a string or a handle: the wrist at 0, 0, the knuckles to the right, the thumb on top, which
 * presses at 36, -9. `taped` winds a strip of plaster round the first finger, as those do who fly kites.
 */
export function grip({ flesh, skin }, [x, y], turn, { k = 1, flip = false, taped = false } = {}) {
  const lines = mix(skin, DEEP, 0.5);
  const fingers = range(4).map((i) => {
    const [u, v] = [22 - Math.abs(i - 1) * 0.8, -9 + i * 6.6];
    return (
      flesh(limb([u - 6, v], 4.6, [u + 11, v + 0.6], 4.3)) +
      flesh(limb([u + 11, v + 0.8], 4.3, [u + 3, v + 3.4], 3.6)) +
      (taped && i === 0 ? line(`M${u + 5} ${v - 4.6}V${v + 4.6}M${u + 9} ${v - 4.4}V${v + 4.6}`, '#fbf3e2', 3.2) : '')
    );
  });
  return group(
    flesh('M-8 -8.4C0 -13 12 -15 21 -13C25 -6 25 9 21 15C12 16 0 12 -8 8Z') +
      fingers.reverse().join('') +
      line('M17 -5.6H27M17 1H27M17 7.6H26', lines, 1.1, 'opacity=".7"') +
      flesh(limb([5, -9], 5.2, [22, -17], 4.6)) +
      flesh(limb([22, -17], 4.5, [36, -11], 3.6)) +
      path('M32 -14.4Q39 -13 38 -9.6Q34 -9 32 -11Z', mix(skin, '#fff0dc', 0.5)),
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${k} ${flip ? -k : k})"`,
  );
}

/** Draws a bare foot that points to the right, its heel at 0, 0, its ankle at 3, -26; with an `anklet`, red nails too. */
export const bareFoot = ({ flesh, skin }, [x, y], turn, { anklet } = {}) =>
  group(
    flesh(
      'M-9 -30C-10 -18 -15 -10 -12 -2C-8 3 14 2 34 2.4C46 3 53 1 53 -4C50 -10 36 -11 27 -16C18 -20 16 -26 14 -31Z',
    ) +
      [0, 1, 2].map((i) => line(`M${47 - i * 6} ${-5 - i * 1.4}l3.4 5`, mix(skin, DEEP, 0.5), 1.2)).join('') +
      (anklet
        ? path('M48 -6.4Q54 -6 53 -2.6Q49 -2 47 -4Z', '#c22a3c') +
          line('M-10 -27Q2 -20 15 -28', anklet, 4, 'stroke-dasharray="0.1 4.6"')
        : ''),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );
