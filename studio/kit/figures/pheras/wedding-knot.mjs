import { line } from '../../shapes.mjs';
import { FIRE, firePens, GOLD } from './pens.mjs';

/** The groom's stole from his hip to the knot, and its end below the knot. */
const WHITE = 'M790 802C764 862 728 902 678 914L672 948C732 946 786 904 806 846Z';
const WHITE_END = 'M668 930C676 966 704 1000 698 1062C716 1070 734 1056 752 1062C752 1010 722 960 690 922Z';
/** The bride's veil from her shoulder to the knot, and its end. */
const RED = 'M546 690C552 780 590 874 650 908L660 944C600 942 540 912 496 890C522 840 538 780 546 690Z';
const RED_END = 'M650 930C640 970 610 1000 606 1052C624 1066 640 1056 658 1070C672 1020 680 970 674 926Z';

/** Draws the ends of his stole and of her veil, which are tied in a knot between them. */
export function weddingKnot(S, { veil = '#ec4a3c', stole = '#fff4e0' } = {}) {
  const { cloth } = firePens(S, veil);
  return (
    cloth(WHITE_END, stole, 0.7) +
    line('M684 936C702 970 724 1010 722 1060', '#9a7c94', 3) +
    line('M698 1058C716 1066 734 1052 752 1058', GOLD, 8) +
    cloth(RED_END, veil, 0.7) +
    line('M662 940C652 980 634 1010 630 1056', '#8a1030', 3) +
    line('M606 1050C624 1064 640 1054 658 1068', GOLD, 8) +
    cloth(WHITE, stole, 0.25) +
    line('M798 826C772 880 730 918 676 932', '#9a7c94', 3) +
    line('M806 846C786 904 732 946 672 948', GOLD, 5) +
    cloth(RED, veil, 0.45) +
    line('M546 690C552 780 590 874 650 908', GOLD, 6) +
    cloth(
      'M640 912C640 892 664 886 682 894C702 900 706 926 694 942C680 958 652 956 644 942C636 934 636 922 640 912Z',
      stole,
    ) +
    cloth('M648 900C672 902 694 924 694 948C680 960 660 956 650 946C662 936 660 914 648 900Z', veil, 0.5) +
    line('M652 902C674 908 690 926 692 944', FIRE, 3)
  );
}
