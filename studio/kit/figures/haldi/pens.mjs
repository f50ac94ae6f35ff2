import { mix } from '../../colour.mjs';
import { f, range } from '../../numbers.mjs';
import { group, line, path } from '../../shapes.mjs';
import { limb } from '../hands.mjs';

export const DARK = '#3a0f1e';
export const GOLD = '#f7c552';
export const TURMERIC = '#f2ad14';

/** Returns what draws cloth and skin of a figure in the morning sun, which comes from the left. */
export function morningPens(S, skin) {
  const cloth = (d, c, a = 0.8) =>
    path(d, c) +
    S.shade(d, mix(c, DARK, 0.7), 0, a, [0.4, 0.05, 1, 0.55]) +
    S.shade(d, mix(c, '#fff0c8', 0.8), 0.85, 0, [0, 0.1, 0.42, 0.25]);
  const flesh = (d, tone = skin) =>
    path(d, tone) +
    S.shade(d, mix(tone, DARK, 0.7), 0, 0.75, [0.45, 0.1, 1, 0.7]) +
    S.shade(d, mix(tone, '#ffd9a0', 0.65), 0.7, 0, [0, 0.2, 0.45, 0.3]);
  return { S, cloth, flesh, skin };
}

/** Draws a hand 47 long that points along `turn` (degrees), its wrist at x, y. `flip` puts the thumb below. */
export function openHand({ flesh, skin }, [x, y], turn, { spread = 0.3, k = 1, flip = false, tips } = {}) {
  const ends = range(4).map((i) => [43 - Math.abs(i - 1.3) * 4, (i - 1.5) * 5.6 * (1 + spread)]);
  const fingers = ends.map((end, i) => flesh(limb([20, (i - 1.5) * 5.2], 3.9, end, 3.2)));
  const painted = tips ? ends.map(([a, b]) => limb([a - 9, b * 0.88], 3.6, [a + 0.4, b], 3.4)) : [];
  return group(
    flesh(limb([6, -7], 5, [24, -17 - spread * 8], 3.8)) +
      fingers.join('') +
      flesh('M-8 -8C2 -12 14 -12.5 23 -11C27 -6 27 6 24 11C14 13 2 12 -8 8Z') +
      line('M21 -5.4L29 -6M21 0L30 0M21 5.4L29 6', mix(skin, DARK, 0.5), 1.1, 'opacity=".7"') +
      painted.map((d) => path(d, tips)).join(''),
    `transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${k} ${flip ? -k : k})"`,
  );
}

/** Draws an arm from shoulder over elbow to wrist: a sleeve of `tone` as far as `cut` of the upper arm, then skin. */
export function bareArm({ flesh, cloth }, [shoulder, elbow, wrist], { tone, cut = 0.55, trim = GOLD, r = 15 } = {}) {
  const at = (t) => [shoulder[0] + (elbow[0] - shoulder[0]) * t, shoulder[1] + (elbow[1] - shoulder[1]) * t];
  const [ex, ey] = at(cut);
  const long = Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1]);
  const [nx, ny] = [(-(elbow[1] - shoulder[1]) / long) * r, ((elbow[0] - shoulder[0]) / long) * r];
  return (
    flesh(limb(shoulder, r, elbow, r * 0.84)) +
    flesh(limb(elbow, r * 0.84, wrist, r * 0.55)) +
    (tone ? cloth(limb(shoulder, r * 1.18, [ex, ey], r * 1.08), tone) : '') +
    (tone ? line(`M${f(ex + nx)} ${f(ey + ny)}L${f(ex - nx)} ${f(ey - ny)}`, trim, 4) : '')
  );
}

/** Draws bangles across the forearm from elbow to wrist, at the given parts of its length. */
export function bangles([elbow, wrist], parts, tones, r = 9.5) {
  const long = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]);
  const [dx, dy] = [(wrist[0] - elbow[0]) / long, (wrist[1] - elbow[1]) / long];
  return parts
    .map((t, i) => {
      const [x, y] = [elbow[0] + dx * long * t, elbow[1] + dy * long * t];
      const d =
        `M${f(x - dy * r)} ${f(y + dx * r)}` + `Q${f(x + dx * 4)} ${f(y + dy * 4)} ${f(x + dy * r)} ${f(y - dx * r)}`;
      return line(d, tones[i % tones.length], 4.4);
    })
    .join('');
}
