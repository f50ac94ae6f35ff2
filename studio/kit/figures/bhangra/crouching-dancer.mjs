import { circle, ellipse, group, line } from '../../shapes.mjs';
import { turbanedHead } from '../turbaned-head.mjs';
import { BACK, SASH } from './leaping-dancer.mjs';
import { dancerArm, dancerLeg, dancerPaints } from './limbs.mjs';

const SHOULDERS = 'M-18 -186Q-56 -184 -68 -154L-50 -50H50L68 -154Q56 -184 18 -186Z';
const SKIRT =
  'M-50 -66Q-74 -12 -140 12Q-152 48 -116 60Q-84 92 -46 80Q-14 98 22 84Q58 96 92 66Q146 56 140 12Q74 -12 50 -66Z';
const HEM = 'M-146 36Q-138 52 -114 53Q-82 84 -45 72Q-14 90 22 76Q58 88 90 58Q136 50 143 34';
const FOLDS = 'M-30 -34Q-60 20 -96 62M-8 -30Q-14 30 -18 82M16 -32Q28 30 40 80M36 -40Q80 0 112 50';
const HANGING_END = 'M16 -50Q40 -14 30 36Q36 60 24 78Q6 72 2 44Q10 0 -4 -40Z';

/**
 * Draws a man from behind who crouches to leap, his hips at 0, 0 and his soles at 160: knees wide, arms low and wide, his
 * face turned to the right. `left` and `right` are elbow and hand of his arms; `lean` turns what is above his hips.
 */
export function crouchingDancer(S, { kurta, vest, left, right, lean, skin = '#8a4a35', ...wears }) {
  const paints = dancerPaints(S, skin);
  const { solid, gold, dark, look } = paints;
  const leg = (s, knee, ankle) => dancerLeg(paints, [[s * 24, 6], knee, ankle], { colour: vest, s, flat: true });
  const arm = (s, [ex, ey, hx, hy]) =>
    dancerArm(
      paints,
      [
        [s * 48, -152],
        [ex, ey],
        [hx, hy],
      ],
      { colour: kurta, s, spread: true },
    );
  return (
    ellipse(0, 158, 170, 20, dark, 'opacity=".4"') +
    ellipse(-122, 158, 66, 10, dark, 'opacity=".6"') +
    ellipse(92, 158, 66, 10, dark, 'opacity=".6"') +
    leg(-1, [-130, 26], [-112, 130]) +
    leg(1, [116, 40], [78, 130]) +
    solid(SKIRT, kurta) +
    line(HEM, gold, 7) +
    line(FOLDS, dark, 5, 'opacity=".3"') +
    group(
      arm(-1, left) +
        arm(1, right) +
        solid(SHOULDERS, kurta) +
        group(
          turbanedHead(S, { ...wears, skin, look, cloth: solid }),
          'transform="translate(6 -190) rotate(-4) scale(.56)"',
        ) +
        solid(BACK, vest) +
        line('M-21 -185Q0 -173 21 -185', gold, 7) +
        line('M-48 -80Q0 -62 48 -80', gold, 6) +
        circle(0, -118, 17, gold) +
        circle(0, -118, 9, vest) +
        solid(HANGING_END, wears.turban) +
        solid(SASH, wears.turban),
      `transform="rotate(${lean})"`,
    )
  );
}
