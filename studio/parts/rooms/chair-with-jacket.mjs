import { mix } from '../../kit/colour.mjs';
import { mover } from '../../kit/moved-path.mjs';
import { line, path } from '../../kit/shapes.mjs';
import { TONES } from './morning-room.mjs';

/** Draws a leather chair from its front with a jacket hung over its back, feet at x, y, k units a centimetre. */
export function chairWithJacket(S, { x, y, k, leather, wool }) {
  const { move } = mover({ x, y, k });
  const solid = (part, c, lit = 0.9) => {
    const d = move(part);
    return (
      path(d, c) +
      S.shade(d, mix(c, TONES.ink, 0.8), 0, 0.85, [0.25, 0, 1, 0.3]) +
      S.shade(d, TONES.peach, lit, 0, [0, 0, 0.3, 0.05])
    );
  };
  const seam = (d, c, width) => line(move(d), c, width * k);
  const back = 'M-25 -46C-28 -70 -27 -96 -22 -110C-18 -117 18 -117 22 -110C27 -96 28 -70 25 -46Z';
  const behind =
    'M-14 -119C-30 -116 -37 -108 -38 -96C-39 -76 -38 -56 -36 -40H36C38 -56 39 -76 38 -96C37 -108 30 -116 14 -119Z';
  const lapel = (s) =>
    `M${s * 12} -119C${s * 28} -116 ${s * 37} -109 ${s * 38} -97` +
    `C${s * 38} -80 ${s * 36} -60 ${s * 34} -42L${s * 19} -44C${s * 21} -66 ${s * 19} -88 ${s * 9} -108Z`;
  const sleeve = (s) =>
    `M${s * 36} -106C${s * 44} -100 ${s * 45} -84 ${s * 44} -64` +
    `L${s * 43} -40L${s * 31} -40C${s * 31} -62 ${s * 30} -84 ${s * 33} -100Z`;
  const folded = (s) =>
    `M${s * 12} -120L${s * 24} -104L${s * 18} -98L${s * 21} -92` +
    `L${s * 17} -62C${s * 19} -80 ${s * 16} -96 ${s * 7} -110Z`;
  return (
    path(move('M-4 -48L4 -48L4 0L-4 0Z'), '#2a2f38') +
    solid(behind, mix(wool, TONES.ink, 0.5), 0.3) +
    solid(back, leather) +
    seam('M-14 -112C-17 -92 -17 -68 -15 -48M14 -112C17 -92 17 -68 15 -48', mix(leather, TONES.ink, 0.5), 1) +
    solid(sleeve(-1), mix(wool, TONES.ink, 0.15)) +
    solid(sleeve(1), mix(wool, TONES.ink, 0.35)) +
    solid(lapel(-1), wool) +
    solid(lapel(1), mix(wool, TONES.ink, 0.2)) +
    solid(folded(-1), mix(wool, TONES.steel, 0.35)) +
    solid(folded(1), mix(wool, TONES.steel, 0.15)) +
    seam('M-13 -120Q0 -112 13 -120', mix(wool, TONES.ink, 0.5), 4) +
    seam('M-41 -90Q-36 -80 -38 -62M-30 -88Q-27 -70 -29 -52M40 -92Q37 -78 39 -60', mix(wool, TONES.ink, 0.6), 1)
  );
}
