import { mix } from '../../colour.mjs';
import { range } from '../../numbers.mjs';
import { box, circle, group, line, path } from '../../shapes.mjs';
import { openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { turbanedHead } from '../turbaned-head.mjs';
import { evePens, GOLD, jutti, LAMP, NIGHT, put } from './pens.mjs';

const KURTA =
  'M-58 -156C-66 -230 -66 -300 -46 -344C-30 -366 10 -370 28 -350C46 -320 48 -250 50 -208C78 -214 100 -208 106 -190' +
  'C118 -168 114 -140 104 -124C76 -116 44 -106 8 -92C-26 -82 -58 -84 -80 -94C-76 -116 -64 -132 -58 -156Z';
const WAISTCOAT =
  'M-56 -172C-64 -240 -64 -300 -44 -344C-30 -362 -14 -368 -4 -366L24 -300L22 -354C42 -330 48 -260 46 -198' +
  'C12 -174 -26 -166 -56 -172Z';

/** Draws a steel trunk, painted, with brass corners, its seat at -160. */
function trunk(S, colour) {
  const [front, lid] = [box(-164, -128, 128, -4), box(-170, -160, 134, -124)];
  const side = 'M128 -128L168 -138V-18L128 -4Z';
  const rivets = range(8).map((i) => circle(-144 + i * 36, -142, 3, GOLD));
  return (
    path('M-184 2H176L190 -18H120Z', NIGHT, 'opacity=".55"') +
    path(side, mix(colour, NIGHT, 0.55)) +
    path('M134 -160L172 -170V-136L134 -124Z', mix(colour, NIGHT, 0.4)) +
    path('M-170 -160L-132 -170H172L134 -160Z', mix(colour, LAMP, 0.3)) +
    path(front, colour) +
    S.shade(front, NIGHT, 0.9, 0, [1, 0.5, 0.3, 0.3]) +
    S.shade(front, LAMP, 0.6, 0, [0, 0.4, 0.35, 0.5]) +
    path(lid, mix(colour, '#ffffff', 0.08)) +
    S.shade(lid, NIGHT, 0.8, 0, [1, 0.5, 0.3, 0.3]) +
    rivets.join('') +
    line('M-170 -124H134M-170 -160H134', GOLD, 3) +
    [-164, 98].map((x) => path(box(x, -34, x + 30, -4) + box(x, -124, x + 30, -100), '#c98f36')).join('') +
    path(box(-16, -132, 16, -96), GOLD) +
    circle(0, -112, 5, NIGHT)
  );
}

/** Draws a leg in a narrow white trouser, and its slipper. */
const leg = (pens, hip, knee, ankle, tone) =>
  put(jutti('#a8325c'), ankle[0] - 8, ankle[1] + 14, 1.1) +
  pens.cloth(limb(hip, 36, knee, 29), tone) +
  pens.cloth(limb(knee, 28, ankle, 13), tone) +
  line(
    range(3)
      .map(
        (i) =>
          `M${ankle[0] - 12} ${ankle[1] - 4 - i * 10}` +
          `Q${ankle[0]} ${ankle[1] + 2 - i * 10} ${ankle[0] + 13} ${ankle[1] - 6 - i * 10}`,
      )
      .join(''),
    mix(tone, NIGHT, 0.4),
    2,
  );

/** Draws a sleeve from shoulder over elbow to wrist, and a hand that lies on a knee. */
const arm = (pens, [shoulder, elbow, wrist], tone, turn) =>
  openHand(pens, wrist, turn, { spread: 0.15, k: 1.05 }) +
  pens.cloth(limb(shoulder, 23, elbow, 19), tone) +
  pens.cloth(limb(elbow, 19, wrist, 14), tone);

/** Draws his laughing head, thrown back, with the collar under it. */
function laughingHead(S, { cloth, skin }, turban, collar) {
  const look = { dark: mix(skin, NIGHT, 0.6), lite: LAMP };
  const head = turbanedHead(S, { skin, turban, beard: 'short', laughs: true, tail: false, cloth, look });
  return (
    group(head, 'transform="translate(0 -384) rotate(-10) scale(.78)"') +
    path('M-26 -348Q0 -330 28 -350L24 -374Q0 -356 -22 -372Z', collar)
  );
}

/**
 * Draws a young man who sits on a trunk, looks up to the right and laughs; his turban is being wound.
 * The floor is y = 0,
 * the middle of the turban about 2, -450. The drawing is to be turned round: the light is at its left.
 */
export function manOnTrunk(S, { kurta, vest, turban, box: colour, skin = '#a2683f' }) {
  const pens = evePens(S, skin, -1);
  const white = mix(kurta, '#ffffff', 0.2);
  return (
    trunk(S, colour) +
    leg(pens, [0, -178], [112, -186], [144, -30], mix(white, NIGHT, 0.3)) +
    leg(pens, [-16, -176], [84, -180], [76, -22], white) +
    arm(
      pens,
      [
        [22, -332],
        [66, -270],
        [98, -216],
      ],
      mix(kurta, NIGHT, 0.25),
      40,
    ) +
    pens.cloth(KURTA, kurta) +
    line(
      'M-42 -168C-46 -140 -56 -116 -62 -92M-20 -164C-14 -140 -20 -112 -28 -86M10 -172' +
        'C30 -150 24 -120 8 -94M44 -196C64 -176 66 -140 58 -106M84 -200C100 -180 98 -150 90 -120',
      mix(kurta, NIGHT, 0.35),
      2.4,
    ) +
    pens.cloth(WAISTCOAT, vest) +
    range(4)
      .map((i) => circle(29 + i * 2, -286 + i * 24, 3.4, GOLD))
      .join('') +
    pens.flesh(limb([0, -356], 19, [2, -382], 18)) +
    laughingHead(S, pens, turban, mix(kurta, LAMP, 0.3)) +
    arm(
      pens,
      [
        [-28, -330],
        [-52, -246],
        [26, -206],
      ],
      mix(kurta, '#ffffff', 0.05),
      14,
    )
  );
}
