// What a gardener leaves on the steps: a basket of cut flowers and a watering can.
import { leafBlade, marigoldHead, rose } from '../../kit/nature/cut-flowers.mjs';
import { range } from '../../kit/numbers.mjs';
import { ellipse, line, path } from '../../kit/shapes.mjs';
import { GREENS } from '../../parts/landscape/citrus-pot.mjs';

/** Draws the basket of cut marigolds and roses, its foot on the origin. */
export function basket(S) {
  const body = 'M-104 -92Q-96 -20 -74 -4Q0 12 74 -4Q96 -20 104 -92Q0 -66 -104 -92Z';
  let o =
    line('M-96 -96C-86 -250 86 -250 96 -96', '#6a4526', 13) +
    line('M-96 -96C-86 -250 86 -250 96 -96', '#c8935a', 5, 'stroke-dasharray="9 6"');
  for (const i of range(20))
    o += leafBlade(-90 + i * 9.5, -100, 54 + 30 * S.r(), -150 + i * 6.4 + 30 * S.r(), GREENS[i % 5]);
  const blooms = [
    [-70, -122],
    [-26, -142],
    [22, -146],
    [66, -126],
    [-92, -98],
    [92, -98],
    [-48, -106],
    [0, -116],
    [46, -108],
    [-20, -90],
    [72, -90],
    [24, -86],
    [-68, -84],
  ];
  const tints = [
    '#f29a1f',
    '#c93a5c',
    '#f6b93a',
    '#e9742a',
    '#f1a3a8',
    '#f29a1f',
    '#ea7f2a',
    '#f4c9bc',
    '#f6b93a',
    '#b82e50',
    '#e9742a',
    '#f29a1f',
    '#e2708a',
  ];
  for (const [i, [x, v]] of blooms.entries())
    o += [1, 4, 7, 9, 12].includes(i) ? rose(x, v, 29, tints[i], i) : marigoldHead(x, v, 29, tints[i], i);
  let weave = path(body, '#a8713c') + S.shade(body, '#3a1c10', 0.9, 0, [0, 0.4, 0.7, 0.2]);
  for (const j of range(5))
    for (const i of range(13)) {
      const x = -96 + i * 16 + (j % 2) * 8;
      weave += line(`M${x - 7} ${-70 + j * 16}q7 -9 14 0`, j % 2 ? '#d8a468' : '#7a4c28', 5);
    }
  return (
    o +
    S.inside(body, weave) +
    line('M-106 -92Q0 -64 106 -92', '#e0b074', 11) +
    line('M-106 -92Q0 -64 106 -92', '#7a4c28', 4, 'stroke-dasharray="8 8"')
  );
}

/** Draws the watering can with its spout to the left, its foot on the origin. */
export function wateringCan(S) {
  const body = 'M-52 -128H56L66 0Q0 14 -62 0Z';
  const spout = 'M-52 -44L-138 -142L-122 -156L-50 -82Z';
  const enamel = '#2f7560';
  return (
    line('M-20 -130C-20 -196 44 -196 52 -128M60 -112C120 -120 116 -24 66 -22', '#17463a', 13) +
    line('M-18 -132C-16 -192 42 -192 50 -130', '#8fc4a4', 3) +
    path(spout, enamel) +
    S.shade(spout, '#0a2a24', 0.7, 0, [0, 1, 0.6, 0.2]) +
    path('M-141 -139L-119 -159L-126 -190L-172 -150Z', '#c8923e') +
    ellipse(-149, -170, 31, 9, '#f0c878', 'transform="rotate(-41 -149 -170)"') +
    path(body, enamel) +
    S.shade(body, '#08231e', 0.95, 0, [0, 0, 0.7, 0]) +
    S.shade(body, '#d8f0d0', 0, 0.6, [0.6, 0, 1, 0]) +
    ellipse(2, -128, 54, 13, '#0f352c') +
    line('M-52 -128A54 13 0 0 0 56 -128M-58 -34Q0 -20 62 -34', '#d9a64e', 5)
  );
}
