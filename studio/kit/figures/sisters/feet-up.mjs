import { mix } from '../../colour.mjs';
import { f, range } from '../../numbers.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { evePens, GOLD, NIGHT } from '../eve/pens.mjs';
import { morningHead, placedHead } from '../haldi/head.mjs';
import { bangles, bareArm, openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';

const HAIR = '#1c0c14';
const TORSO =
  'M352 770C392 758 430 784 470 800C506 796 548 806 578 838C602 866 600 900 584 926C556 938 520 926 484 912' +
  'C440 900 390 892 352 868Z';
const BLOUSE =
  'M462 806C500 790 552 804 582 838C604 866 602 902 584 928C552 938 514 926 474 908C456 876 452 838 462 806Z';
const SKIRT =
  'M424 782C428 710 440 640 434 560C412 528 362 530 338 554C332 606 314 640 298 620C288 556 228 540 188 566' +
  'C168 616 166 690 142 752C134 780 128 796 116 812C150 810 178 850 232 872C290 898 350 902 412 892' +
  'C430 860 436 816 424 782Z';
/** The outline of a foot with its heel at the left and its big toe at the upper right. */
const FOOT =
  'M-20 30C-22 12 -34 2 -35 -15C-35 -32 -20 -39 -6 -37C14 -38 32 -56 50 -72C62 -84 80 -86 81 -72' +
  'C80 -60 66 -52 56 -42C44 -28 26 -4 20 30Z';
const HEM =
  'M436 560C412 528 362 530 338 554C332 606 314 640 298 620C288 556 228 540 188 566C168 616 166 690 142 752' +
  'C134 780 128 796 114 814';
const FOLDS =
  'M408 800C402 730 410 640 404 546M400 816C380 750 372 650 362 548M394 834C360 770 336 700 324 614' +
  'M392 848C350 790 290 690 268 594M394 862C330 810 250 700 222 566M398 874C320 840 220 760 172 640M404 884' +
  'C320 874 220 830 146 762';
const SHADED =
  'M394 834C360 770 336 700 324 614L298 626C310 700 350 790 392 848Z' +
  'M398 874C320 840 220 760 172 640L160 700C200 800 320 860 404 884ZM404 806C394 730 396 640 386 546L362 548' +
  'C372 650 380 750 398 820Z';

/** Hip, knee and ankle of each leg. */
const NEAR_LEG = [
  [320, 800],
  [238, 610],
  [196, 452],
];
const FAR_LEG = [
  [370, 770],
  [380, 590],
  [338, 416],
];

/** Draws a bare foot held up: its ankle at x, y, its sole up and to the left, its red toes to the right. */
const foot = ({ flesh, skin }, x, y, turn) =>
  group(
    [
      [66, -37, 6.4],
      [73, -46, 7],
      [77, -57, 7.8],
    ]
      .map(([u, v, r]) => flesh(limb([u - 16, v + 8], r, [u, v], r)))
      .join('') +
      flesh(FOOT) +
      path('M66 -83Q80 -86 80 -72Q74 -70 68 -75Z', '#c4203c') +
      line('M20 -30C34 -36 46 -46 56 -56M-22 -16Q-14 -26 -2 -26', mix(skin, NIGHT, 0.4), 2.4, 'opacity=".6"') +
      line('M-22 24Q0 36 21 25', GOLD, 6) +
      line('M-21 33Q0 45 21 34', '#fff3d2', 6, 'stroke-dasharray="0.1 8"'),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );

/** Draws a leg in a narrow trouser with a cuff of gold, from hip over knee to ankle. */
function leg({ flesh, cloth }, [hip, knee, ankle], tone) {
  const low = [knee[0] * 0.25 + ankle[0] * 0.75, knee[1] * 0.25 + ankle[1] * 0.75];
  const cuff = [knee[0] * 0.21 + ankle[0] * 0.79, knee[1] * 0.21 + ankle[1] * 0.79];
  return (
    flesh(limb(low, 20, ankle, 18)) +
    cloth(limb(hip, 50, knee, 40) + limb(knee, 38, low, 23), tone) +
    line(
      `M${f(cuff[0] - 21)} ${f(cuff[1] + 3)}Q${f(cuff[0] - 3)} ${f(cuff[1] - 9)} ${f(cuff[0] + 19)} ${f(cuff[1] - 5)}`,
      GOLD,
      7,
    )
  );
}

/** Draws the skirt that has slid down to the knees: folds, flowers of gold that follow the cloth, a broad border. */
function skirt({ S, cloth }, colour) {
  const flowers = range(36).map((i) => {
    const [along, ray] = [0.36 + 0.15 * (i % 4), Math.floor(i / 4)];
    const turn = -1.52 - ray * 0.155 - (i % 2) * 0.07;
    const [x, y] = [402 + 300 * along * Math.cos(turn) * 1.1, 852 + 330 * along * Math.sin(turn)];
    return circle(f(x), f(y), 5, GOLD) + circle(f(x + 10), f(y + 6), 2.6, '#fff0c8');
  });
  return (
    cloth(SKIRT, colour) +
    S.inside(
      SKIRT,
      path(SHADED, mix(colour, NIGHT, 0.55), 'opacity=".5"') +
        line(FOLDS, mix(colour, NIGHT, 0.55), 3, 'opacity=".75"') +
        flowers.join('') +
        line(HEM, mix(colour, NIGHT, 0.5), 60) +
        line(HEM, GOLD, 22) +
        line(HEM, '#fff0c8', 5.5, 'stroke-dasharray="0.1 15" transform="translate(8 18)"') +
        line(HEM, GOLD, 4, 'transform="translate(14 29)"'),
    )
  );
}

/** Draws her plait, wound with jasmine, which hangs over the edge of the bed. */
const plait = () =>
  range(17)
    .map((i) => {
      const t = i / 16;
      const [x, y] = [694 + 24 * Math.sin(t * 2.6), 958 + 210 * t];
      const flower = i % 3 === 1 ? circle(x - 9, y, 6, '#fff3e0') + circle(x + 9, y + 2, 6, '#fff3e0') : '';
      return ellipse(x, y, 20 - 8 * t, 13, HAIR) + flower;
    })
    .join('') + line('M714 1162Q722 1180 708 1204M716 1164Q730 1182 724 1208', '#d6336c', 5);

const head = (S, skin) =>
  placedHead(
    ellipse(-44, -44, 24, 26, HAIR) +
      morningHead(S, { skin, laughs: true, closed: true, lit: 1 }) +
      line('M-2 -94C14 -96 30 -90 38 -80', GOLD, 4) +
      circle(39, -76, 6, GOLD) +
      circle(-8, -28, 7, GOLD) +
      path('M-18 -22H2L-4 -6H-12Z', GOLD),
    [604, 908],
    122,
    1.06,
    true,
  );

/**
 * Draws a girl who has fallen backwards on a bed and laughs: her feet are up at 200, 440, her head hangs back over the
 * edge at 690, 950, one hand is on her belly, the other arm thrown out to the right. The light comes from the right.
 */
export function feetUp(S, { skirt: colour, blouse, trousers, skin }) {
  const pens = evePens(S, skin);
  const near = [
    [556, 892],
    [470, 962],
    [410, 858],
  ];
  const far = [
    [584, 856],
    [672, 812],
    [768, 842],
  ];
  return (
    leg(pens, FAR_LEG, mix(trousers, '#8a4a78', 0.36)) +
    foot(pens, 332, 386, -16) +
    leg(pens, NEAR_LEG, trousers) +
    foot(pens, 190, 424, 4) +
    plait() +
    bareArm(pens, far, { tone: mix(blouse, NIGHT, 0.25), r: 21 }) +
    openHand(pens, far[2], 14, { spread: 0.5, k: 1.35 }) +
    bangles(far.slice(1), [0.5, 0.62, 0.74], ['#f0a030', '#fff1d8', '#2f8f86'], 14) +
    pens.flesh(TORSO) +
    skirt(pens, colour) +
    line('M418 776C432 810 430 850 414 890', GOLD, 10) +
    pens.cloth(BLOUSE, blouse) +
    line('M463 808C454 838 458 876 475 906', GOLD, 7) +
    pens.flesh(limb([574, 880], 22, [622, 906], 21)) +
    line('M582 838Q566 880 584 926', GOLD, 6) +
    line('M594 846Q576 886 592 926', '#fff1d8', 7, 'stroke-dasharray="0.1 9"') +
    head(S, skin) +
    bareArm(pens, near, { tone: blouse, r: 22 }) +
    openHand(pens, near[2], -70, { spread: 0.25, k: 1.35 }) +
    bangles(near.slice(1), [0.52, 0.64, 0.76], [GOLD, '#fff1d8', '#2f8f86'], 15)
  );
}
