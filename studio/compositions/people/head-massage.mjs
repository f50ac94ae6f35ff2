// headMassage: on the morning before her wedding a bride leans back in a low cane chair, and a woman rubs warm oil into
// her hair. The sun comes through a stone lattice at the left and throws its hexagons over both of them.
import { camera } from '../../kit/camera.mjs';
import {
  BRIDE_SHAPE,
  brideHead,
  locksOverFingers,
  looseHair,
  restingBride,
  restingHand,
} from '../../kit/figures/massage/resting-bride.mjs';
import { farHand, nearArm, THERAPIST_SHAPE, therapist } from '../../kit/figures/massage/therapist.mjs';
import { ellipse, group, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { bathVeranda, wallShape } from '../../parts/rooms/bath-veranda.mjs';
import { chairBackrest, chairSide, neckRoll } from '../../parts/rooms/cane-chair.mjs';
import { lightOnWall, lit } from '../../parts/rooms/lattice-light.mjs';
import { foldedTowel, neemSprig, oilBowl, urli } from '../../parts/tableware/oil-and-petals.mjs';

/** Draws the shadows of the chair and of both figures on the floor, away from the lattice. */
const shadows = (S) =>
  ellipse(640, 1346, 400, 26, '#3a1f28', 'opacity=".5"') +
  path('M100 1352C300 1330 900 1320 1240 1370L1260 1420C900 1396 400 1380 100 1352Z', '#4a2830', 'opacity=".45"') +
  S.shade('M400 1200H700L730 1340H400Z', '#2a1820', 0.5, 0.9, [0, 0, 0, 1]);

/** Draws what the light of the lattice does to both figures: it fades where the one is in the shadow of the other. */
function dapple(S, shape, tone, from, to) {
  const light = lightOnWall({ x: 118, y: 236, cell: 84, cols: 12, rows: 16 });
  return lit(S, shape, light, tone, from, to);
}

/** Draws both figures and the chair, with the light of the lattice on their clothes. */
const massage = (S) =>
  shadows(S) +
  therapist(S) +
  dapple(S, THERAPIST_SHAPE, '#ffdf88', [880, 600], [1010, 1060]) +
  chairBackrest(S) +
  looseHair(S) +
  restingBride(S) +
  dapple(S, BRIDE_SHAPE, '#fffbea', [300, 1000], [900, 1330]) +
  restingHand(S) +
  chairSide(S) +
  brideHead(S) +
  neckRoll(S) +
  farHand(S) +
  nearArm(S) +
  locksOverFingers();

/** Where the figures stand on the sheet. */
const PLACE = 'translate(-84 -134) scale(1.1)';

/** Draws the shadow that the bride and her chair throw on the wall. */
const onWall = (S, cam) => S.inside(wallShape(cam), path('M770 800L980 690V1190H500L600 1080Z', '#1d5356'));

export function headMassage(options = {}) {
  const S = stage({ pal: 'mustard', seed: 627, ...options });
  const cam = camera({ cx: 560, horizon: 760, focal: 1860, eye: 0.94 });
  S.add(
    bathVeranda(S, cam),
    onWall(S, cam),
    group(massage(S), `transform="${PLACE}"`),
    foldedTowel(S, 34, 1478, 220),
    oilBowl(S, 410, 1462, 100),
    neemSprig(530, 1474, 1.2, -6),
    urli(S, 918, 1376, 244),
  );
  return finish(S, options.framed);
}
