// palanquinWindow: a bride looks out of her palanquin at dusk. Her hands part a curtain of brocade; in the lane outside
// women throw petals from a balcony, a boy runs along with a lantern, an old woman joins her hands in farewell.
import { runningChild } from '../../kit/figures/eve/running-child.mjs';
import { bearerBehind } from '../../kit/figures/farewell/bearer-behind.mjs';
import { blessingGrandmother } from '../../kit/figures/farewell/blessing-grandmother.mjs';
import { bridesHand, kaleera } from '../../kit/figures/farewell/brides-hand.mjs';
import { floorLantern } from '../../kit/furnishings/floor-lantern.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { ellipse, group, line, P, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { balcony } from '../../parts/palanquin-window/balcony.mjs';
import { brocadeCurtain } from '../../parts/palanquin-window/brocade-curtain.mjs';
import { carvedFrame, postAndRail } from '../../parts/palanquin-window/carved-frame.mjs';
import { lane } from '../../parts/palanquin-window/lane.mjs';
import { lyingPetals, windowPetals } from '../../parts/palanquin-window/window-petals.mjs';

const SHADOW = '#2e0a1c';
/** Faces and hands before which no petal falls: x, y, radius. */
const CLEAR = [
  [1240, 150, 76],
  [1318, 225, 60],
  [1388, 290, 50],
  [1318, 680, 80],
  [1440, 760, 90],
];

/** Draws the old woman before the door and the boy who runs past her, each with a shadow on the stones. */
const inTheLane = (S) =>
  group(blessingGrandmother(S), 'transform="translate(1302 880) scale(.5)"') +
  ellipse(1416, 904, 82, 9, SHADOW, 'opacity=".5"') +
  group(
    runningChild(S, { kurta: '#2f7a78', lit: 1, held: floorLantern(S, 0, 96, 24) }),
    'transform="translate(1420 912) scale(.62)"',
  );

/** Draws the pole of the palanquin, which runs from the near right over the bearer's shoulder along the lane. */
function pole(S) {
  const d = P([
    [2000, 690],
    [2000, 800],
    [1690, 592],
    [1690, 556],
  ]);
  return (
    path(d, '#94502a') +
    S.shade(d, SHADOW, 0, 0.95, [0.3, 0.2, 0.2, 1]) +
    line('M1690 561L2000 696', '#ffcf8e', 5) +
    [1776, 1790]
      .map((x) => line(`M${x} ${f(556 + (x - 1690) * 0.432)}V${f(592 + (x - 1690) * 0.671)}`, '#f0bd5e', 8))
      .join('')
  );
}

/** Draws the bearer close by, his back to us, with the pole on his right shoulder. */
function bearer(S) {
  const { body, head, arm } = bearerBehind(S, {
    coat: '#dcbb92',
    vest: '#7d1f38',
    turban: '#e8862a',
    sash: '#d0903a',
    grip: [150, -46],
  });
  const placed = (inner) => group(inner, 'transform="translate(1706 690) scale(.86)"');
  return placed(body) + pole(S) + placed(arm) + placed(head);
}

/** Draws one of her hands at x, y, turned by `turn`, with the kaleere that hang from its bangles. */
function hand(S, [x, y], turn, { k = 1, flip = 1, hangs }) {
  return (
    group(bridesHand(S), `transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${k} ${f(flip * k)})"`) +
    hangs.map(([u, v, s, n]) => kaleera(S, x + u, y + v, s, n)).join('')
  );
}

export function palanquinWindow(options = {}) {
  const S = stage({ pal: 'marigold', seed: 2613, ...options });
  const left = { top: [-40, 1188], held: [-30, 1082], bottom: [-40, 1112], y: 616, gather: 1.9 };
  const right = { top: [2040, 1880], held: [2030, 1866], bottom: [2040, 1890], y: 770, gather: 1.3 };
  S.add(
    lane(S),
    balcony(S),
    lyingPetals(S),
    inTheLane(S),
    windowPetals(S, CLEAR),
    bearer(S),
    carvedFrame(S),
    brocadeCurtain(S, right, { folds: 4, turned: true }),
    brocadeCurtain(S, left, { folds: 12, beam: true }),
    postAndRail(S),
    hand(S, [1890, 940], -102, {
      k: 0.95,
      flip: -1,
      hangs: [
        [-58, 30, 1, 2],
        [-26, 60, 0.8, 2],
      ],
    }),
    hand(S, [1152, 756], -121, {
      hangs: [
        [-26, 30, 1.25, 3],
        [14, 70, 1.1, 3],
        [52, 100, 0.95, 2],
      ],
    }),
    range(9)
      .map((i) => ellipse(1240 + i * 66 + 30 * S.r(), 1082 + 5 * S.r(), 10, 5, i % 2 ? '#ffb52e' : '#ff7a90'))
      .join(''),
  );
  return finish(S, options.framed);
}
