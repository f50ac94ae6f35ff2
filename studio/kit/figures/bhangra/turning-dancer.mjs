import { circle, group, line } from '../../shapes.mjs';
import { turbanedHead } from '../turbaned-head.mjs';
import { dancerArm, dancerLeg, dancerPaints } from './limbs.mjs';

const KURTA =
  'M-18 -184Q-48 -182 -60 -156L-46 -62Q-66 6 -122 62Q-118 92 -84 88Q-52 112 -12 92Q22 102 50 78Q86 76 122 62Q106 8 46 -62L56 -158Q50 -182 22 -184Z';
const HEM = 'M-118 68Q-106 82 -84 80Q-52 104 -12 84Q22 94 48 70Q84 68 118 55';
const VEST = 'M-18 -184Q-44 -182 -56 -160L-46 -70Q-10 -54 20 -62Q36 -124 24 -184Q2 -172 -18 -184Z';
const FOLDS = 'M-26 -32Q-48 20 -82 78M-4 -28Q-10 30 -14 84M22 -34Q40 16 50 68M36 -42Q66 0 100 52';
const SASH = 'M-49 -74Q-2 -54 46 -72L50 -46Q0 -24 -52 -46Z';
const FLYING_END = 'M-14 -58Q-58 -20 -98 -40Q-128 -60 -158 -36Q-146 -6 -104 -4Q-54 0 -10 -34Z';

/**
 * Draws a man who turns half to the right in a leap, his hips at 0, 0: a knee up, the other leg behind him, his arms
 * crossed over his head. `wears` are what the head of a man in a turban takes.
 */
export function turningDancer(S, { kurta, vest, skin = '#8a4a35', ...wears }) {
  const paints = dancerPaints(S, skin);
  const { solid, gold, dark, look } = paints;
  const far = [
    [38, -158],
    [86, -240],
    [4, -314],
  ];
  const near = [
    [-38, -164],
    [-82, -244],
    [8, -306],
  ];
  const raised = [
    [22, 6],
    [112, 20],
    [76, 122],
  ];
  const trailing = [
    [-18, 8],
    [-48, 98],
    [-112, 156],
  ];
  return (
    dancerArm(paints, far, { colour: kurta, s: -1 }) +
    dancerLeg(paints, trailing, { colour: vest, s: 1 }) +
    dancerLeg(paints, raised, { colour: vest, s: 1 }) +
    solid(FLYING_END, wears.turban) +
    solid(KURTA, kurta) +
    line(HEM, gold, 7) +
    line(FOLDS, dark, 4.5, 'opacity=".3"') +
    group(
      turbanedHead(S, { ...wears, skin, look, cloth: solid, tail: true }),
      'transform="translate(6 -192) rotate(-10) scale(.56)"',
    ) +
    solid(VEST, vest) +
    line('M-18 -184Q2 -172 24 -184', gold, 7) +
    line('M25 -182Q36 -124 21 -66', gold, 5) +
    [-160, -138, -116, -94].map((y) => circle(39 - Math.abs(y + 134) * 0.06, y, 3.4, gold)).join('') +
    solid(SASH, wears.turban) +
    dancerArm(paints, near, { colour: kurta, s: 1 }) +
    line('M-62 -150Q-42 -128 -16 -146', dark, 3.5, 'opacity=".35"')
  );
}
