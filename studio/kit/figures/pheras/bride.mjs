import { mix } from '../../colour.mjs';
import { range } from '../../numbers.mjs';
import { circle, ellipse, line, path } from '../../shapes.mjs';
import { morningHead, placedHead } from '../haldi/head.mjs';
import { bangles, bareArm } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { FIRE, firePens, GOLD, NIGHT } from './pens.mjs';
import { swingingSkirt } from './skirt.mjs';

const BACK =
  'M498 640C486 680 494 740 503 784Q552 800 602 780C612 730 612 690 604 650' +
  'C590 626 566 618 540 618C520 618 506 624 498 640Z';
const WAISTLINE = 'M502 760C500 784 500 800 501 818Q552 836 604 812C606 794 606 776 603 756Q552 776 502 760Z';
/** The veil: over the crown and the back, blown out behind her. */
const VEIL =
  'M590 456C556 418 486 424 466 486C454 530 458 566 440 606C414 662 404 742 372 812C350 866 300 900 262 908' +
  'C276 926 300 934 308 960C318 986 346 992 362 1022C412 1004 456 960 492 900C520 850 536 790 544 728' +
  'C550 680 552 640 544 600C534 560 548 500 590 456Z';
const VEIL_EDGE =
  'M262 908C276 926 300 934 308 960C318 986 346 992 362 1022C412 1004 456 960 492 900C520 850 536 790 544 728' +
  'C550 680 552 640 544 600C534 560 548 500 590 456';
const VEIL_FOLDS =
  'M486 470C470 540 476 590 456 650C436 730 410 830 300 926M506 452C488 540 500 600 484 680C464 790 420 890 322 976' +
  'M530 446C506 520 522 600 512 700C496 810 440 920 346 1004';

/** Draws her head: hair, a jewel on the parting, earring, the ring in the nose with its chain, jasmine. */
const head = (S, skin) =>
  placedHead(
    morningHead(S, { skin, closed: true, lit: -1 }) +
      line('M14 -100C24 -96 30 -90 38 -78', GOLD, 4) +
      circle(41, -66, 5.4, GOLD) +
      circle(46, -26, 8, 'none', `stroke="${GOLD}" stroke-width="2.6"`) +
      line('M40 -22C24 -18 8 -24 -4 -36', GOLD, 1.8) +
      path('M-8 -34C4 -30 6 -18 2 -10H-18C-22 -18 -18 -30 -8 -34Z', GOLD) +
      line('M-16 -8V2M-8 -8V4M0 -8V2', FIRE, 4),
    [556, 556],
    -4,
    1.1,
  );

/** Draws the ends of the foot that steps forward: painted red, with an anklet. */
const foot = ({ flesh }) =>
  flesh(limb([706, 1236], 15, [722, 1262], 13)) +
  flesh('M704 1256C716 1246 738 1250 762 1264C776 1272 780 1280 770 1284H708C700 1276 698 1264 704 1256Z') +
  path('M742 1270C756 1266 774 1272 775 1280Q774 1285 768 1285H734Z', '#c0182e') +
  line('M698 1250Q716 1262 736 1250', GOLD, 5);

/** Draws her hand, which lies in his: the palm, and the fingers that come out below his hand, their tips red. */
const heldHand = ({ flesh, skin }) =>
  [
    [699, 800, 729, 825],
    [705, 796, 738, 819],
    [709, 791, 744, 811],
    [712, 785, 747, 802],
  ]
    .map(
      ([x, y, u, v]) =>
        flesh(limb([x, y], 6.2, [u, v], 4.2)) +
        line(`M${x + 4} ${y + 8}L${u - 4} ${v + 3}`, mix(skin, NIGHT, 0.55), 1.6, 'opacity=".7"') +
        path(limb([u - 2, v - 1.4], 2.4, [u + 1.4, v + 0.8], 2.2), '#b0182c'),
    )
    .join('') + flesh(limb([680, 787], 13, [706, 794], 17));

/**
 * Draws a bride seen from behind and the side, who walks to the right and looks up; she is at the left of the couple,
 * in the coordinates of the sheet. Returns her, and apart her near arm, the hand of which is at 694, 786.
 */
export function pheraBride(S, { colour = '#c8172e', veil = '#ec4a3c', skin = '#c2825a' } = {}) {
  const pens = firePens(S, skin);
  const arm = [
    [532, 656],
    [586, 764],
    [678, 786],
  ];
  const spangles = range(110).map((i) =>
    circle(262 + (i % 11) * 32 + (Math.floor(i / 11) % 2) * 16, 440 + Math.floor(i / 11) * 58, 3, FIRE),
  );
  const tones = ['#c0182e', '#fff0d6', '#c0182e', GOLD];
  const body =
    ellipse(560, 1262, 210, 26, NIGHT, 'opacity=".55"') +
    foot(pens) +
    pens.flesh(WAISTLINE) +
    swingingSkirt(pens, colour) +
    line('M503 812Q552 830 603 806', GOLD, 9) +
    line('M508 822Q552 838 600 816', FIRE, 5, 'stroke-dasharray="0.1 9"') +
    pens.cloth(BACK, mix(colour, '#7a0a3c', 0.35)) +
    line('M503 782Q552 798 602 778', GOLD, 7) +
    pens.flesh('M522 560C524 600 516 620 506 646Q556 694 602 646C588 634 572 622 562 604L556 566Z') +
    line('M512 636Q556 690 600 644', GOLD, 6) +
    line('M516 626Q560 672 594 634M520 614Q560 648 586 622', FIRE, 6, 'stroke-dasharray="0.1 8"') +
    head(S, pens.skin) +
    pens.cloth(VEIL, veil, 0.95) +
    S.inside(VEIL, spangles.join('')) +
    line(VEIL_FOLDS, mix(veil, NIGHT, 0.55), 3, 'opacity=".65"') +
    line(VEIL_EDGE, GOLD, 9) +
    line('M466 486C454 530 458 566 440 606C414 662 404 742 372 812C350 866 300 900 262 908', FIRE, 5);
  const near =
    bareArm(pens, arm, { tone: mix(colour, '#7a0a3c', 0.35), cut: 0.62, r: 25 }) +
    heldHand(pens) +
    bangles(
      arm.slice(1),
      range(9).map((i) => 0.4 + i * 0.062),
      tones,
      16,
    );
  return { body, arm: near };
}
