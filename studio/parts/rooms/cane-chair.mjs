import { f, range } from '../../kit/numbers.mjs';
import { line, path } from '../../kit/shapes.mjs';

const WOOD = '#6a3324';
const CANE = '#c08a4a';
const PANEL = 'M446 1112L690 1092L660 1186L440 1186Z';

/** Draws a thick stick of wood with light on its upper left side. */
const stick = (d, w) =>
  line(d, '#3a1a18', w) + line(d, WOOD, w - 4) + line(d, '#b06a3c', w * 0.22, 'transform="translate(-3 -3)"');

/** Draws the back of the chair, which leans to the right. */
export const chairBackrest = (S) => {
  const back = 'M650 1196L676 1190C730 1100 780 1000 836 880L812 862C760 970 700 1090 650 1196Z';
  return (
    path(back, CANE) +
    S.shade(back, '#4a2420', 0, 0.9, [0, 0, 1, 0.3]) +
    stick('M662 1204C730 1100 790 990 838 872', 16)
  );
};

/** Draws the rolled towel under the neck, seen from its end. */
export const neckRoll = (S) => {
  const roll =
    'M762 872C756 842 780 824 808 828C840 832 858 856 846 882C834 906 800 914 780 902C770 896 764 886 762 872Z';
  const spiral =
    'M848 868C840 842 808 834 788 848C770 864 778 892 800 894C822 896 834 878 824 864' +
    'C814 854 796 860 798 872C800 880 810 880 812 874';
  return path(roll, '#d98a68') + S.shade(roll, '#5a1f2a', 0, 0.85, [0.3, 0.2, 1, 0.8]) + line(spiral, '#a9543f', 2.6);
};

/** Draws the seat, the arm, the legs and the woven side of the chair. */
export function chairSide(S) {
  const weave = range(24)
    .map((i) => {
      const x = 420 + i * 14;
      return `M${f(x)} 1080L${f(x + 70)} 1190M${f(x)} 1190L${f(x + 70)} 1080`;
    })
    .join('');
  return (
    path(PANEL, CANE) +
    S.inside(PANEL, line(weave, '#7a4a28', 3)) +
    S.shade(PANEL, '#3a1a18', 0.1, 0.85, [0, 0, 1, 0.6]) +
    stick('M432 1200L404 1340', 18) +
    stick('M668 1200L716 1342', 18) +
    stick('M424 1300L700 1300', 10) +
    stick('M420 1196H684', 22) +
    stick('M440 1194C436 1160 434 1130 430 1108', 16) +
    stick('M408 1104C500 1092 620 1090 712 1076', 22)
  );
}
