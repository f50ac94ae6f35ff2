import { mix } from '../../colour.mjs';
import { f, range } from '../../numbers.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { evePens, GOLD, LAMP, NIGHT } from '../eve/pens.mjs';
import { morningHead, placedHead } from '../haldi/head.mjs';
import { bangles, bareArm, openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';

const HAIR = '#1c0c14';
const TORSO =
  'M574 682C588 652 632 640 664 656C700 668 724 692 762 702C784 708 804 711 846 708L812 844' +
  'C790 820 762 808 724 806C660 802 624 792 602 766C584 744 568 712 574 682Z';
const BLOUSE =
  'M574 682C588 652 632 640 664 656C700 666 724 688 756 700C748 740 732 778 714 804C660 802 626 790 606 770' +
  'C584 746 568 712 574 682Z';
/** The skirt: over the hip and along the thighs to the knees at the edge of the bed, from there straight down. */
const SKIRT =
  'M812 712C834 692 870 688 905 702C955 722 1013 738 1056 766C1086 786 1093 830 1091 880C1091 930 1094 970 1101 1010' +
  'C1083 1030 1066 1016 1046 1028C1026 1040 1013 1028 991 1042C975 1050 963 1042 946 1046C946 1000 951 950 946 906' +
  'C941 892 930 884 912 880C872 874 822 856 785 818C790 780 800 744 812 712Z';
const HEM = 'M1104 1002C1083 1022 1066 1008 1046 1020C1026 1032 1013 1020 991 1034C975 1042 963 1034 941 1038';
const FOLDS =
  'M882 742C930 764 980 778 1018 798C1041 826 1044 930 1036 1026M1016 850C1024 900 1024 970 1016 1026' +
  'M995 858C998 910 995 980 988 1034M975 866C980 920 976 980 970 1034M1071 820C1078 890 1074 960 1078 1014' +
  'M810 736C839 728 868 732 897 746M797 784C839 806 888 818 935 824M792 802C830 832 880 848 930 852';
/** What lies in shade: the valley between the legs, the underside of the near thigh and the cloth behind its shin. */
const SHADED =
  'M882 742C930 764 980 778 1018 798C1041 826 1044 930 1036 1026L1058 1022C1061 930 1063 856 1043 814' +
  'C996 782 938 762 882 742Z' +
  'M785 818C822 834 872 850 922 856C955 860 966 888 970 926C971 970 966 1010 965 1042L946 1046' +
  'C946 1000 951 950 946 906C941 892 930 884 912 880C872 874 822 856 785 818Z';
/** The tops of the thighs, which the lamp lights as far as the knees. */
const LIT =
  'M829 748C880 746 955 774 1003 804C1026 820 1028 846 1013 850C963 826 888 796 829 748Z' +
  'M863 708C922 718 996 746 1051 778C1071 792 1076 812 1066 816C1013 776 930 748 863 708Z';
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

/** Where the flowers of the skirt are: in rows along the thighs, then one below the other down the shins. */
const FLOWERS = [
  ...range(15).map((i) => [836 + (i % 5) * 41 - Math.floor(i / 5) * 12, 728 + (i % 5) * 15 + Math.floor(i / 5) * 42]),
  ...range(16).map((i) => [
    974 + (i % 4) * 34 + (Math.floor(i / 4) % 2) * 8,
    872 + Math.floor(i / 4) * 42 - (i % 4) * 8,
  ]),
];

/** Draws the skirt: the lamp lights it from above, it lies over hip and thighs and hangs from the knees. */
function skirt(S, colour) {
  const dark = mix(colour, '#7a2a3c', 0.65);
  return (
    path(SKIRT, colour) +
    S.shade(SKIRT, mix(colour, NIGHT, 0.72), 0, 0.7, [0.4, 0.35, 0.6, 1]) +
    S.inside(
      SKIRT,
      path(SHADED, dark, 'opacity=".55"') +
        path(LIT, mix(colour, LAMP, 0.7), 'opacity=".55"') +
        FLOWERS.map(([x, y]) => ellipse(x, y, 5, 9, '#c8305c') + circle(x, y + 14, 3, '#fff0c8')).join('') +
        line(FOLDS, dark, 3, 'opacity=".8"') +
        line(HEM, '#1f6f74', 70) +
        line(HEM, GOLD, 14) +
        line(HEM, '#fff0c8', 6, 'stroke-dasharray="0.1 17" transform="translate(0 -20)"') +
        line(HEM, GOLD, 5, 'transform="translate(0 -34)"'),
    ) +
    line('M812 712C800 744 791 780 786 820', GOLD, 10)
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
    [630, 706],
    [666, 800],
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
 * Draws a girl who leans back on a bed, propped on her elbow: her head is at 622, 590, her knees are at the edge of
 * the bed at 1030, 800, her feet on the floor. She laughs and takes a bangle off. The light comes from the right.
 */
export function takingOffBangles(S, { skirt: colour, blouse, scarf, skin }) {
  const pens = evePens(S, skin);
  const { far, near } = hands(pens, blouse);
  return (
    path('M700 806C760 880 860 900 960 906L940 860L760 800Z', '#4a2a6a', 'opacity=".4"') +
    hangingFoot(pens, 1050, 1044, 4) +
    hangingFoot(pens, 988, 1060, -4) +
    far +
    pens.flesh(TORSO) +
    skirt(S, colour) +
    pens.cloth(BLOUSE, blouse) +
    line('M755 702C747 740 731 778 713 803', GOLD, 7) +
    pens.flesh(limb([630, 676], 22, [628, 630], 21)) +
    line('M604 668Q640 690 662 660', GOLD, 6) +
    line('M604 656Q640 680 660 648', '#fff1d8', 7, 'stroke-dasharray="0.1 9"') +
    head(S, skin) +
    pens.cloth(DUPATTA, scarf) +
    line('M604 676C582 720 576 780 548 840M618 672C598 720 590 780 564 854', mix(scarf, NIGHT, 0.45), 2.4) +
    near
  );
}
