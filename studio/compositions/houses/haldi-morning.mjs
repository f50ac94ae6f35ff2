// haldiMorning: the morning of the turmeric in the inner court of a palace, seen at a slant from a shaded colonnade. A
// bride laughs on a swing that a cousin pushes; an aunt dabs her arm, a grandmother claps, a child wants a marigold.
import { mix } from '../../kit/colour.mjs';
import { aunt } from '../../kit/figures/haldi/aunt.mjs';
import { brideOnSwing } from '../../kit/figures/haldi/bride-on-swing.mjs';
import { child } from '../../kit/figures/haldi/child.mjs';
import { cousin } from '../../kit/figures/haldi/cousin.mjs';
import { grandmother } from '../../kit/figures/haldi/grandmother.mjs';
import { f } from '../../kit/numbers.mjs';
import { ellipse, group, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { jharokhaAtSlant } from '../../parts/buildings/jharokha-at-slant.mjs';
import { courtFloor, courtView, courtWall } from '../../parts/buildings/palace-court.mjs';
import { arcadeShadow, shadedArcade } from '../../parts/buildings/shaded-arcade.mjs';
import { flowerRope, hangingString, plank } from '../../parts/ceremonies/flower-swing.mjs';
import { marigoldHeap, strewn } from '../../parts/ceremonies/haldi-things.mjs';
import { heaped, kalash } from '../../parts/tableware/brass-vessels.mjs';

const SWING = [1470, 962];
const placed = (inner, [x, y], k = 1, turn = 0) =>
  group(inner, `transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${k})"`);

/** Draws the shadow of a figure with its feet at x, y, as long as it is tall, to the right and away. */
const shadow = ([x, y], k, d = 'M-50 0C-66 -110 -60 -300 -40 -400C-30 -470 40 -470 50 -400C64 -300 66 -110 56 0Z') =>
  group(path(d, '#7a3320', 'opacity=".5"'), `transform="matrix(${k} 0 ${f(-0.9 * k)} ${f(0.22 * k)} ${x} ${y})"`);

/** Draws those round the swing and the swing itself, from the farthest to the nearest. */
function gathering(S) {
  const her = aunt(S);
  const bride = brideOnSwing(S);
  const seat = [
    [-112, -236],
    [122, -196],
  ];
  const onSwing = (inner) => placed(inner, SWING, 1, 0);
  const AUNT = [1114, 944];
  const COUSIN = [1792, 952];
  return (
    shadow(AUNT, 0.95) +
    shadow(COUSIN, 0.95) +
    ellipse(SWING[0] + 190, SWING[1] - 14, 230, 22, '#7a3320', 'opacity=".5"') +
    placed(her.body, AUNT, 0.97) +
    onSwing(flowerRope([-104, -236], [-10, -1100])) +
    onSwing(bride.behind + plank(S, ...seat) + bride.before) +
    onSwing(flowerRope([124, -196], [224, -1100], 13)) +
    onSwing(bride.fist) +
    placed(cousin(S), COUSIN, 0.97) +
    placed(her.arm, AUNT, 0.97) +
    hangingString(SWING[0] + 126, SWING[1] - 178, 2, 13)
  );
}

/** Draws brass and marigolds on the floor at the right. */
function things(S) {
  const p = { ...S.pal, leaf: '#0e4a48', leafm: '#12706c', dark: '#5a1f1a' };
  const brass = { base: '#dc9f34', dark: mix('#6b3413', '#5a1f1a', 0.3), lite: '#fff0bd' };
  return (
    kalash(S, p, 1960, 1150, 0.9, brass) +
    marigoldHeap(1650, 1150, 190, 64, 9) +
    heaped(S, p, 1752, 1170, 74, brass, '#f2b21c') +
    marigoldHeap(1890, 1215, 300, 110, 4) +
    strewn([
      [1330, 1080, 12],
      [1404, 1120, 13],
      [1250, 1030, 10],
      [1600, 1190, 14],
      [1460, 1196, 13],
    ])
  );
}

export function haldiMorning(options = {}) {
  const S = stage({ pal: 'marigold', seed: 907, axis: 0.72, ...options });
  const view = courtView(S);
  S.add(
    courtFloor(S, view),
    courtWall(S, view),
    jharokhaAtSlant(S, view, -3.8, 2.05),
    arcadeShadow(S, view),
    gathering(S),
    shadow([1496, 1106], 0.6),
    placed(child(S), [1494, 1108], 0.92),
    shadow([1870, 1046], 0.9),
    placed(grandmother(S), [1866, 1050], 1.04),
    things(S),
    shadedArcade(S),
    hangingString(452, 104, 9, 11),
    hangingString(568, 52, 6, 11),
    hangingString(690, 18, 8, 11),
  );
  return finish(S, options.framed);
}
