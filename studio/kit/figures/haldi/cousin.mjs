import { mix } from '../../colour.mjs';
import { range } from '../../numbers.mjs';
import { circle, ellipse, group, line } from '../../shapes.mjs';
import { limb } from '../hands.mjs';
import { morningHead, placedHead } from './head.mjs';
import { bangles, bareArm, DARK, GOLD, morningPens, openHand } from './pens.mjs';

const SKIRT =
  'M-18 -306C-50 -226 -92 -116 -112 -26C-88 -6 -58 -14 -34 0C0 10 36 -4 66 4' +
  'C96 8 128 -6 152 -22C132 -116 84 -226 50 -306Q16 -296 -18 -306Z';
const HEM = 'M-112 -28C-88 -8 -58 -16 -34 -2C0 8 36 -6 66 2C96 6 128 -8 152 -24';
const TORSO =
  'M-18 -302C-26 -330 -68 -378 -80 -410C-84 -432 -62 -446 -40 -444C-8 -440 26 -400 42 -350' +
  'C48 -330 50 -314 50 -302Q16 -290 -18 -302Z';
const SASH =
  'M-64 -442C-40 -420 -8 -380 14 -344C30 -320 46 -304 54 -296C62 -270 78 -220 110 -180' +
  'C96 -170 86 -176 74 -168C50 -210 34 -260 26 -292C-4 -320 -60 -380 -80 -414Z';

/** Draws the skirt: folds, gold flowers, a border at the hem. */
function lehenga({ S, cloth }, skirt) {
  const dark = mix(skirt, DARK, 0.6);
  const gold = range(24).map((i) => {
    const [u, v] = [(i % 6) - 2.5, Math.floor(i / 6)];
    return circle(18 + u * (18 + v * 10), -226 + v * 46 + (i % 2) * 12, 3.4, GOLD);
  });
  return (
    cloth(SKIRT, skirt) +
    S.inside(SKIRT, gold.join('')) +
    line(
      'M-4 -298C-24 -200 -58 -90 -76 -14M10 -298C4 -200 -10 -100 -20 -4M26 -298' +
        'C34 -200 40 -100 46 -2M40 -298C64 -210 94 -110 110 -8',
      dark,
      2.6,
      'opacity=".7"',
    ) +
    line(HEM, GOLD, 5, 'transform="translate(0 -24)"') +
    line(HEM, '#f6e7c6', 12, 'transform="translate(0 -11)"') +
    line(HEM, '#12706c', 5)
  );
}

/**
 * Draws a girl who leans to the left and pushes with both hands, which are at -212, -308 and -212, -266; her feet are on
 * y = 0.
 */
export function cousin(S, { skirt = '#a81f38', blouse = '#f6e7c6', sash = '#e8842a', skin = '#c08254' } = {}) {
  const pens = morningPens(S, skin);
  const far = [
    [-62, -416],
    [-118, -372],
    [-170, -326],
  ];
  const near = [
    [-44, -414],
    [-102, -338],
    [-168, -282],
  ];
  return (
    bareArm(pens, far, { tone: mix(blouse, DARK, 0.25) }) +
    openHand(pens, far[2], 168, { spread: 0.4, flip: true }) +
    ellipse(126, -8, 26, 8, mix(skin, DARK, 0.2)) +
    pens.flesh(limb([-70, -4], 11, [-112, 0], 8)) +
    lehenga(pens, skirt) +
    pens.cloth(TORSO, blouse) +
    line('M-18 -304Q16 -292 50 -304', GOLD, 7) +
    pens.cloth(SASH, sash) +
    line('M-58 -432C-20 -390 20 -340 42 -300C52 -262 68 -220 92 -184', mix(sash, DARK, 0.4), 2.2, 'opacity=".6"') +
    line('M110 -180C96 -170 86 -176 74 -168', GOLD, 7) +
    pens.flesh(limb([-50, -434], 15, [-62, -462], 14)) +
    braid() +
    placedHead(
      morningHead(S, { skin, laughs: true }) + circle(-8, -28, 6, GOLD) + circle(-8, -17, 4, '#fff6de'),
      [-68, -472],
      -4,
      0.69,
      true,
    ) +
    bareArm(pens, near, { tone: blouse }) +
    openHand(pens, near[2], 160, { spread: 0.4, flip: true }) +
    bangles(near.slice(1), [0.6, 0.72, 0.84], ['#12706c', GOLD, '#12706c'])
  );
}

/** Draws her braid, which swings out behind her, with marigolds in it. */
function braid() {
  const spine = range(19).map((i) => {
    const t = i / 18;
    return [-38 + 116 * t - 10 * t * t, -508 + 26 * t + 150 * t * t, 13 - 6 * t];
  });
  return group(
    spine.map(([x, y, r]) => circle(x, y, r, '#1c0c14')).join('') +
      spine
        .filter((_, i) => i % 3 === 1)
        .map(([x, y, r]) => circle(x - 2, y - 3, r * 0.52, '#f7a928'))
        .join('') +
      circle(68, -324, 8, '#c22a2c'),
  );
}
