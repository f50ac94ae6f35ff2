import { mix } from '../../colour.mjs';
import { f, range } from '../../numbers.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { evePens, GOLD, NIGHT } from '../eve/pens.mjs';
import { morningHead, placedHead } from '../haldi/head.mjs';
import { bangles, bareArm, openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';

const HAIR = '#1c0c14';
const TORSO =
  'M574 682C588 652 632 640 664 656C694 672 716 700 748 716C786 730 820 744 836 770C826 810 790 826 748 818' +
  'C700 806 640 800 608 772C584 748 568 712 574 682Z';
const BLOUSE =
  'M574 682C588 652 632 640 664 656C696 672 712 696 734 708C724 742 706 778 684 794C650 792 624 786 608 772' +
  'C584 748 568 712 574 682Z';
const SKIRT =
  'M764 712C792 690 826 684 862 690C902 692 936 668 984 668C1034 670 1068 716 1080 784' +
  'C1100 830 1098 910 1110 1004C1088 1024 1066 1008 1040 1022' +
  'C1016 1034 1000 1020 972 1034C952 1042 934 1034 914 1040C910 984 906 940 880 908C830 892 780 876 730 836' +
  'C730 790 744 748 764 712Z';
const HEM = 'M1112 998C1088 1016 1066 1000 1040 1014C1016 1026 1000 1012 972 1026C952 1034 934 1026 910 1032';
const FOLDS =
  'M776 732C840 726 920 714 976 702M768 762C850 754 930 746 988 734C1042 760 1050 900 1066 1006' +
  'M1000 734C1014 820 1008 930 1012 1018M984 742C960 800 952 900 958 1026M760 796C830 796 890 800 930 850' +
  'C946 890 930 980 930 1030M1020 716C1066 780 1080 900 1090 1000';
const SHADED =
  'M760 796C840 790 920 780 984 742C960 800 952 900 958 1026L916 1036C912 960 900 910 876 880' +
  'C830 850 780 850 736 834Z' +
  'M1004 734C1018 820 1010 930 1012 1018L1040 1012C1040 900 1040 800 1004 734Z';
const DUPATTA =
  'M612 654C588 676 570 716 562 764C552 812 520 832 490 866C520 884 556 880 582 862C598 836 592 786 598 752' +
  'C604 716 614 690 636 668C632 652 620 648 612 654Z';

/** Draws a bare foot that hangs from its ankle at x, y, toes down and to the right. */
const hangingFoot = ({ flesh }, x, y, turn) =>
  group(
    flesh(limb([0, -40], 19, [0, 0], 16)) +
      flesh('M-17 -6C-20 10 -18 22 -8 26C10 28 24 40 46 44C58 45 60 34 50 28C36 18 24 4 16 -8Z') +
      path('M46 30Q57 32 56 40Q50 44 44 40Z', '#c4203c') +
      line('M-17 -14Q0 -4 17 -14', '#fff3d2', 6, 'stroke-dasharray="0.1 8"'),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );

/** Draws the skirt, which falls over the end of the bed. */
function skirt({ S, cloth }, colour) {
  const flowers = range(34).map((i) => {
    const [u, v] = [i % 7, Math.floor(i / 7)];
    const [x, y] = [790 + u * 46 + v * 8 + (v % 2) * 18, 722 + v * 54 + (u - 2) * (u - 2) * 3];
    return ellipse(x, y, 5, 9, '#c8305c') + circle(x, y + 14, 3, '#fff0c8');
  });
  return (
    cloth(SKIRT, colour) +
    S.inside(
      SKIRT,
      path(SHADED, mix(colour, '#7a2a3c', 0.6), 'opacity=".5"') +
        flowers.join('') +
        line(FOLDS, mix(colour, '#7a2a3c', 0.65), 3, 'opacity=".8"') +
        line(HEM, '#1f6f74', 70) +
        line(HEM, GOLD, 14) +
        line(HEM, '#fff0c8', 6, 'stroke-dasharray="0.1 17" transform="translate(0 -20)"') +
        line(HEM, GOLD, 5, 'transform="translate(0 -34)"'),
    )
  );
}

/** Draws her head with a bun in jasmine, bent over her hands. */
const head = (S, skin) =>
  placedHead(
    ellipse(-48, -42, 30, 33, HAIR) +
      range(11)
        .map((i) => circle(f(-48 + 30 * Math.cos(i * 0.52 + 1)), f(-42 + 34 * Math.sin(i * 0.52 + 1)), 7.4, '#fff3e0'))
        .join('') +
      morningHead(S, { skin, laughs: true, closed: true }) +
      circle(-8, -28, 7, GOLD) +
      path('M-18 -22H2L-4 -4H-12Z', GOLD),
    [622, 628],
    20,
    1.06,
  );

/** Draws both forearms: the near one is upright on its elbow, the other hand pulls a bangle off over the fingers. */
function hands(pens, blouse) {
  const near = [
    [626, 706],
    [664, 818],
    [730, 704],
  ];
  const far = [
    [676, 690],
    [796, 742],
    [826, 650],
  ];
  return {
    far:
      bareArm(pens, far, { tone: mix(blouse, NIGHT, 0.3), r: 20 }) +
      bangles(far.slice(1), [0.34, 0.48], ['#e2557a', GOLD], 14),
    near:
      openHand(pens, near[2], -54, { spread: -0.15, k: 1.35, flip: true }) +
      group(
        ellipse(0, 0, 9, 26, 'none', `stroke="${GOLD}" stroke-width="7"`),
        'transform="translate(762 660) rotate(-54)"',
      ) +
      openHand(pens, far[2], 172, { spread: -0.1, k: 1.3 }) +
      bareArm(pens, near, { tone: blouse, r: 22 }) +
      bangles(near.slice(1), [0.44, 0.56, 0.68, 0.8], [GOLD, '#e2557a', '#fff1d8', GOLD], 15),
  };
}

/**
 * Draws a girl who has fallen sideways on a bed, propped on her elbow: her head is at 622, 590, her skirt hangs over
 * the end of the bed at 1000, 1030. She laughs and takes a bangle off. The light comes from the right.
 */
export function takingOffBangles(S, { skirt: colour, blouse, scarf, skin }) {
  const pens = evePens(S, skin);
  const { far, near } = hands(pens, blouse);
  return (
    hangingFoot(pens, 1044, 1046, 4) +
    hangingFoot(pens, 976, 1062, -6) +
    far +
    pens.flesh(TORSO) +
    skirt(pens, colour) +
    line('M764 714C744 750 732 790 732 834', GOLD, 10) +
    pens.cloth(BLOUSE, blouse) +
    line('M732 710C722 744 706 776 686 793', GOLD, 7) +
    pens.flesh(limb([630, 676], 22, [628, 630], 21)) +
    line('M604 668Q640 690 662 660', GOLD, 6) +
    line('M604 656Q640 680 660 648', '#fff1d8', 7, 'stroke-dasharray="0.1 9"') +
    head(S, skin) +
    pens.cloth(DUPATTA, scarf) +
    line('M604 676C582 720 576 780 548 840M618 672C598 720 590 780 564 854', mix(scarf, NIGHT, 0.45), 2.4) +
    near
  );
}
