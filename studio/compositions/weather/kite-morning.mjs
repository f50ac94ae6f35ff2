// kiteMorning: the morning after a wedding on the broad terrace of a fort, its wall against the sun. The bride leans
// back and pulls a kite's string, the groom lets it out from a reel, a boy holds up a second kite behind a merlon, an
// uncle looks up from a cot in the shade of an awning; kites stand over the fields and over another tower.
import { put } from '../../kit/figures/eve/pens.mjs';
import { BRIDE_OUTLINE, brideWithString, HOLDS } from '../../kit/figures/kites/bride-with-string.mjs';
import { GROOM_OUTLINE, groomWithReel } from '../../kit/figures/kites/groom-with-reel.mjs';
import { kiteReel } from '../../kit/figures/kites/kite-reel.mjs';
import { launchingBoy } from '../../kit/figures/kites/launching-boy.mjs';
import { uncleInShade } from '../../kit/figures/kites/uncle-in-shade.mjs';
import { f } from '../../kit/numbers.mjs';
import { line } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { charpai } from '../../parts/battlements/charpai.mjs';
import { eucalyptusLine, farTower, fields, kiln, morningSky } from '../../parts/battlements/fort-fields.mjs';
import { merlonWall } from '../../parts/battlements/merlon-wall.mjs';
import { flying, kiteString } from '../../parts/battlements/paper-kite.mjs';
import { awningRoof, awningShadow, sunlitDrop } from '../../parts/battlements/striped-awning.mjs';
import { onFloor, terraceFloor } from '../../parts/battlements/terrace-floor.mjs';
import {
  garlands,
  kickedSlippers,
  pigeons,
  spareKites,
  terracePetals,
  underCot,
  wallStep,
} from '../../parts/battlements/terrace-things.mjs';
import { TOP, terraceView } from '../../parts/battlements/terrace-view.mjs';

/** Where each stands and how large each is drawn: the groom is a little farther away. */
const BRIDE = [1308, 1104, 0.97];
const GROOM = [1618, 1090, 0.95];
/** The kite that the bride flies: where its middle is. */
const HER_KITE = [806, 262];
const RED = { tones: ['#c8302c', '#f6e6bf', '#1f6a66'], kind: 'moon' };
const TEAL = { tones: ['#2b7f79', '#f4c24a', '#f6e6bf'], kind: 'eyes' };
const ROSE = { tones: ['#c9305f', '#f2d9a0', '#5a2a5f'], kind: 'bands' };
const VIOLET = { tones: ['#6a2f66', '#f0a636', '#f6e6bf'], kind: 'moon' };

/** Where a point of a figure that is turned to the left is on the sheet. */
const of = ([x, y, k], [u, v]) => [x - u * k, y + v * k];
/** Draws the shadow on the floor of a figure that is turned to the left. */
const shadowOf = (S, view, [x, y, k], outline) =>
  onFloor(
    S,
    view.shadowOf(
      x,
      y,
      outline.map(([u, v]) => [-u * k, v * k]),
    ),
  );

/** Draws the string of a kite far away, of which one sees less the farther it is from the kite. */
function fadingString(S, [x, y], [u, v]) {
  const tones = [
    [0, '#7a4a4a', 0.85],
    [1, '#7a4a4a', 0.05],
  ];
  return kiteString([u, v], [x, y], 22, 1.3, S.lin(tones, x, y, u, v, 'gradientUnits="userSpaceOnUse"'));
}

/** Draws the kites far away; one is flown from the far tower. */
const farKites = (S) =>
  [
    [[1110, 330], 22, -14, VIOLET, [980, 640]],
    [[1420, 216], 31, 22, TEAL, [1600, 560]],
    [[1580, 330], 16, -18, ROSE, [1764, 524]],
    [[1196, 108], 25, 12, ROSE, [1230, 560]],
    [[520, 140], 36, -24, TEAL, [330, 640]],
    [[982, 148], 13, 30, RED, [1020, 420]],
  ]
    .map(([at, r, turn, look, hand]) => fadingString(S, at, hand) + flying(S, at, r, turn, look))
    .join('');

/** Draws what is beyond the walls. */
const beyond = (S, view) =>
  morningSky(S, view.horizon) +
  fields(S, view) +
  kiln(1166, 650) +
  eucalyptusLine(S, [812, 800, 236], [1130, 668, 56], 9, 0.16) +
  eucalyptusLine(S, [1476, 690, 96], [1660, 664, 48], 7, 0.36) +
  eucalyptusLine(S, [60, 760, 190], [420, 668, 60], 8, 0.2) +
  farTower(S, 1800, 528) +
  farKites(S);

/** Draws both walls, what hangs and sits on them, and the step in the corner. */
function walls(S, view) {
  const long = { first: -0.4, length: 7.3 };
  return (
    merlonWall(S, (u, v, h) => view.at(-v, u, h), { first: 0.25, length: 5.4 }) +
    merlonWall(S, (u, v, h) => view.at(u, -v, h), long) +
    garlands(view, long.first, long.length) +
    pigeons(view, 1.9, [
      [0.1, TOP, false],
      [0.44, TOP, true],
    ]) +
    wallStep(S, view, [0.3, 2.1], 0.44, 0.3)
  );
}

/** Draws the boy in the corner and the kite over his head. */
function boyWithKite(S, view) {
  const place = view.at(1.12, 0.24, 0.3);
  const k = view.scale(1.12, 0.24) / 296;
  const { body, hands } = launchingBoy(S);
  const middle = [place[0] + 14 * k, place[1] - 590 * k];
  const spool = view.at(1.84, 0.26, 0.37);
  return (
    put(kiteReel(S, [0, 0], -20), ...spool.map(f), 0.3) +
    put(body, ...place.map(f), f(k)) +
    kiteString([spool[0], spool[1] - 8], middle, 70, 1.6) +
    flying(S, middle, 84, 6, { ...TEAL, tailless: true }) +
    put(hands, ...place.map(f), f(k))
  );
}

/** Draws the awning with all that is in its shade. */
function shade(S, view) {
  const [x, y] = view.at(1.02, 3.42);
  return (
    sunlitDrop(S, view) +
    underCot(view, [0.34, 1.1], [2.8, 4.6]) +
    charpai(S, view) +
    put(uncleInShade(S), f(x), f(y), f(view.scale(1.02, 3.42) / 345)) +
    awningRoof(S, view)
  );
}

/** Draws bride and groom with the string between them. */
function couple(S) {
  const bride = brideWithString(S);
  const [far, near] = HOLDS.map((hold) => of(BRIDE, hold));
  const drum = of(GROOM, [98, -284]);
  return (
    put(groomWithReel(S), ...GROOM, true) +
    put(bride.body, ...BRIDE, true) +
    kiteString(far, HER_KITE, 26, 2.2) +
    line(`M${far.map(f).join(' ')}L${near.map(f).join(' ')}`, '#a8324e', 2.2) +
    line(`M${near.map(f).join(' ')}Q${f(near[0] + 70)} ${f(near[1] + 96)} ${drum.map(f).join(' ')}`, '#a8324e', 2.2) +
    put(bride.arm, ...BRIDE, true)
  );
}

export function kiteMorning(options = {}) {
  const S = stage({ pal: 'emerald', seed: 1029, ...options });
  const view = terraceView();
  S.add(
    beyond(S, view),
    terraceFloor(S, view),
    walls(S, view),
    terracePetals(S, view),
    onFloor(S, awningShadow(S, view), 0.8),
    shadowOf(S, view, BRIDE, BRIDE_OUTLINE),
    shadowOf(S, view, GROOM, GROOM_OUTLINE),
    boyWithKite(S, view),
    shade(S, view),
    flying(S, HER_KITE, 70, -24, RED),
    kickedSlippers(S, [1130, 1172], [1210, 1196]),
    spareKites(S, 1838, 1118, 1),
    couple(S),
    kiteString([2050, 940], [1928, 290], 24, 3),
    flying(S, [1932, 276], 204, 15, { ...ROSE, near: true }),
  );
  return finish(S, options.framed);
}
