// palaceArrival: the lit front of a palace at dusk after a shower, seen at a slant from low down in the forecourt. A
// guest steps out of an old car, her hand on the doorman's; others are on the steps; the wet stones mirror it all.
import { camera } from '../../kit/camera.mjs';
import { alightingGuest } from '../../kit/figures/alighting-guest.mjs';
import { doorHolder } from '../../kit/figures/door-holder.mjs';
import { grandmotherAndChild } from '../../kit/figures/grandmother-and-child.mjs';
import { strollingCouple } from '../../kit/figures/strolling-couple.mjs';
import { f } from '../../kit/numbers.mjs';
import { shadedCorner } from '../../kit/shaded-corner.mjs';
import { group } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { litArcade } from '../../parts/buildings/lit-arcade.mjs';
import { forecourtOutline, lightOnSteps, palaceSteps, runner } from '../../parts/buildings/palace-steps.mjs';
import {
  archesInStones,
  brokenStrokes,
  darkGarden,
  dimSide,
  lampStreak,
  showerSky,
  wetStones,
} from '../../parts/landscape/rain-wet-court.mjs';
import { carPlan, vintageCar } from '../../parts/landscape/vintage-car.mjs';
import { mirroredInWet } from '../../parts/landscape/wet-forecourt.mjs';

const LOOK = { dark: '#2a1446', lite: '#ffd9a0' };

/** The height for which the wide view is measured. */
const WIDE_HEIGHT = 1250;

/**
 * What each shape of the picture sees: the camera, the wall, and where everything stands, in metres. The couple is
 * two centimetres above the terrace, as her hem hangs a little below the place of the feet.
 */
const VIEWS = {
  wide: {
    lens: { cx: 600, horizon: 815, focal: 1500, eye: 1.0 },
    wall: { X: 10, first: 10.7, near: 8, far: 56, stepsNear: 5, bays: 14, dim: 0 },
    car: { tail: [1.25, 5.9], heading: [0.72, 0.694] },
    woman: [2.86, 6.4],
    man: [3.97, 6.55],
    runner: 10.7,
    lead: 2,
    couple: [9.5, 0.82, 11.6],
    grandmother: [7.1, 0.16, 9.7],
  },
  tall: {
    lens: { cx: 20, horizon: 1500, focal: 1800, eye: 1.0 },
    wall: { X: 6, first: 12, near: 9, far: 60, stepsNear: 5, bays: 15, dim: 0.5 },
    car: { tail: [-1.06, 5.6], heading: [0.72, 0.694] },
    woman: [0.85, 6.2],
    man: [1.86, 6.3],
    runner: 12,
    lead: 1.6,
    couple: [5.2, 0.82, 14.5],
    grandmother: [4.3, 0.48, 9.4],
  },
};

/** Draws the woman and the doorman, each on the ground, `up` -1 for their picture in the wet stones. */
function arrival(S, cam, see, up = 1) {
  const placed = ([x, z], metres, tall, drawn, turn = 1) => {
    const [px, py] = cam.at(x, 0, z);
    const k = (cam.scale(z) * metres) / tall;
    return group(drawn, `transform="translate(${f(px)} ${f(py)}) scale(${f(turn * k)} ${f(up * k)})"`);
  };
  const woman = alightingGuest(S, { colour: '#d8264e', top: '#8f1c52', scarf: '#f2a23c', look: LOOK });
  const man = doorHolder(S, { coat: '#f4e4cc', sash: '#a3205a', turban: '#e8762c', look: LOOK });
  return placed(see.man, 1.8, 560, man, -1) + placed(see.woman, 1.68, 525, woman);
}

/** Draws the shadow that the light of the house throws towards the eye from feet on the ground. */
function shadowOf(S, cam, [x, z], wide) {
  const [px, py] = cam.at(x, 0, z);
  const k = cam.scale(z) * wide;
  return S.pooled(px - k * 0.4, py + k * 0.04, k * 1.2, k * 0.16, '#070a22', 0.95);
}

/** Draws those who are already on the steps, from behind. */
function onTheSteps(S, cam, { couple, grandmother }) {
  const lamps = { dark: LOOK.dark, lite: LOOK.lite };
  const [cx, cy] = cam.at(...couple);
  const [gx, gy] = cam.at(...grandmother);
  const [ck, gk] = [cam.scale(couple[2]), cam.scale(grandmother[2])];
  return (
    strollingCouple(S, cx, cy, ck * 1.74, {
      coat: '#2c3a6c',
      turban: '#d8486a',
      skirt: '#1f7a78',
      veil: '#f0b45a',
      ...lamps,
    }) + grandmotherAndChild(S, gx, gy, gk * 1.56, { sari: '#e9dcd0', shawl: '#7a2f62', coat: '#f0b040', ...lamps })
  );
}

/** Draws what the wet stones show of car and people. */
const inWetStones = (S, cam, see) =>
  mirroredInWet(S, vintageCar(S, carPlan(cam, see.car.tail, see.car.heading, -1)) + arrival(S, cam, see, -1), 0.42);

export function palaceArrival(options = {}) {
  const S = stage({ pal: 'dusk', seed: 1931, ...options });
  const see = S.by(VIEWS.wide, VIEWS.tall);
  // The picture for shared links is as wide as the wide one but lower.
  const hz = see.lens.horizon * (S.wide ? S.H / WIDE_HEIGHT : 1);
  const cam = camera({ ...see.lens, horizon: hz });
  const v = { cam, ...see.wall };
  const [end] = cam.at(v.X, 0, v.far);
  S.add(
    showerSky(S, hz, end),
    darkGarden(S, hz, end),
    wetStones(S, hz, cam),
    lampStreak(S, hz, end),
    archesInStones(S, v),
    ...(S.wide ? [dimSide(S)] : []),
    litArcade(S, v),
    palaceSteps(S, v),
    lightOnSteps(S, v),
    runner(S, v, see.runner, see.lead),
    onTheSteps(S, cam, see),
    inWetStones(S, cam, see),
    S.inside(
      forecourtOutline(S, v),
      brokenStrokes(S, hz, [S.W * 0.2, S.W], 170, false) + brokenStrokes(S, hz, [S.W * 0.42, S.W], 90, true),
    ),
    shadowOf(S, cam, see.woman, 0.6),
    shadowOf(S, cam, see.man, 0.45),
    vintageCar(S, carPlan(cam, see.car.tail, see.car.heading)),
    arrival(S, cam, see),
    shadedCorner(S, hz, { colour: '#0b1130', top: 120, across: S.W * 0.6, opacity: 0.4 }),
  );
  return finish(S, options.framed);
}
