// What a bride and her guests wear alike: the short blouse above the wide skirt, and the arms with bangles.
import { f } from '../numbers.mjs';
import { group, line } from '../shapes.mjs';
import { smallHand } from './evening-guest.mjs';
import { limb } from './hands.mjs';

/** Draws neck and waist, the short blouse between them, and the necklace. */
export const shortBlouse = ({ cloth, flesh }, tone, gold) =>
  flesh('M-18 -446L-22 -412Q6 -396 34 -414L24 -452Z') +
  flesh('M-34 -350C-36 -336 -38 -326 -38 -318Q0 -308 36 -320C36 -330 34 -340 32 -352Z') +
  cloth('M-20 -426C-42 -420 -46 -396 -42 -372L-36 -344Q0 -334 34 -346C46 -372 46 -400 34 -424Q8 -396 -20 -426Z', tone) +
  line('M-36 -346Q0 -336 34 -348', gold, 5) +
  line('M-20 -424Q8 -394 34 -422', gold, 4) +
  line('M-16 -434Q10 -408 28 -432M-12 -438Q10 -418 26 -438', '#ffe6a0', 4, 'stroke-dasharray="0.1 6.4"') +
  line('M-38 -320Q0 -308 36 -320', gold, 6);

/** Draws a bare arm from the elbow to the hand, which points along `turn`, with bangles whose `tones` take turns. */
export function bangledForearm({ flesh, skin }, tones, elbow, wrist, turn) {
  const along = (t) => [elbow[0] + (wrist[0] - elbow[0]) * t, elbow[1] + (wrist[1] - elbow[1]) * t];
  const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]].map(
    (n) => n / Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]),
  );
  const bangle = (t, i) => {
    const [[x, y], r] = [along(t), 11 - i * 0.5];
    const d = `M${f(x - dy * r)} ${f(y + dx * r)}L${f(x + dy * r)} ${f(y - dx * r)}`;
    return line(d, tones[i % tones.length], 4.6);
  };
  return (
    flesh(limb(elbow, 12.5, wrist, 8)) +
    group(
      smallHand([0, 0], 0, skin, 3),
      `transform="translate(${f(wrist[0] + dx * 9)} ${f(wrist[1] + dy * 9)}) rotate(${turn}) scale(1.5)"`,
    ) +
    [0.42, 0.53, 0.64, 0.75, 0.86].map(bangle).join('')
  );
}
