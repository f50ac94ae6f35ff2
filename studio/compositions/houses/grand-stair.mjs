// grandStair: guests climb the great stair of a hotel to a lit ballroom. A young man gives his grandmother his hand; a
// girl looks back and laughs, as her small brother has sat down on her scarf to tie his shoe; a shehnai plays above.
import { boyTyingShoe } from '../../kit/figures/grand-stair/boy-tying-shoe.mjs';
import { climbingGrandmother } from '../../kit/figures/grand-stair/climbing-grandmother.mjs';
import { girlLookingBack } from '../../kit/figures/grand-stair/girl-looking-back.mjs';
import { offeredArm } from '../../kit/figures/grand-stair/offered-arm.mjs';
import { shehnaiPlayer } from '../../kit/figures/grand-stair/shehnai-player.mjs';
import { welcomingHost } from '../../kit/figures/grand-stair/welcoming-host.mjs';
import { strollingCouple } from '../../kit/figures/strolling-couple.mjs';
import { group, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { carpetedSteps, shadowDownSteps } from '../../parts/grand-stair/carpeted-steps.mjs';
import { stairPetals } from '../../parts/grand-stair/fallen-petals.mjs';
import { garlandedRail, stringWall } from '../../parts/grand-stair/garlanded-rail.mjs';
import { landingBalustrade, rightWall } from '../../parts/grand-stair/landing-edge.mjs';
import { litDoor } from '../../parts/grand-stair/lit-door.mjs';
import { panelledWall } from '../../parts/grand-stair/panelled-wall.mjs';
import { LANDING, placedAt, RISE, stairCourse, treadOf } from '../../parts/grand-stair/stair-course.mjs';
import { scarfEnd, trailingScarf } from '../../parts/grand-stair/trailing-scarf.mjs';

const SCARF = '#8fd0b8';
const UNITS = 340; // units of a figure's drawing in a metre

/** Draws a figure whose lower foot is on the tread of step i, `part` of the way over it, `u` from the middle. */
const onStep = (course, inner, [i, part, u]) =>
  group(inner, placedAt(course.at(i + part, u, treadOf(i)), course.scale(i + part, u) / UNITS));

/** Draws those who are already on the landing. */
function onLanding(S, course) {
  const at = (s, u) => course.at(s, u, LANDING);
  const k = (s, u) => course.scale(s, u);
  const tones = { dark: '#2a1018', lite: '#ffdc98' };
  return (
    group(shehnaiPlayer(S), placedAt(at(15.6, -2.75), k(15.6, -2.75) / 370)) +
    group(welcomingHost(S), placedAt(at(17.6, 1.62), k(17.6, 1.62) / 370)) +
    strollingCouple(S, ...at(18, -0.1), k(18, -0.1) * 1.7, {
      coat: '#6e3630',
      turban: '#b03a34',
      skirt: '#4a4c5e',
      veil: '#a05a54',
      ...tones,
    })
  );
}

/** Draws the light of the door on the carpet, and how dim the hall is below it. */
function lightOnStair(S, course) {
  const beam = course.face([
    [1, -1.7, RISE],
    [12.6, -0.9, LANDING],
    [12.6, 0.9, LANDING],
    [1, 2.4, RISE],
  ]);
  const [x, y] = course.at(13, 0, LANDING);
  const glow = [
    [0, '#ffb45e', 0.42],
    [0.35, '#ff8c3e', 0.22],
    [1, '#ff7a3a', 0],
  ];
  const wash = (tone, alpha) => [
    [0, tone, alpha],
    [1, tone, 0],
  ];
  return (
    soft(S, path(beam, S.lin(glow, x, y, x - 120, y + 520, 'gradientUnits="userSpaceOnUse"')), 26) +
    rect(0, 0, S.W, S.H, S.lin(wash('#04161a', 0.6), 0, 1, 0.4, 0.5)) +
    rect(0, 0, S.W, S.H, S.lin(wash('#1c0410', 0.5), 1, 1, 0.78, 0.66))
  );
}

export function grandStair(options = {}) {
  const S = stage({ pal: 'emerald', seed: 1511, ...options });
  const course = stairCourse();
  const people = { elder: [3, 0.5, -1.05], man: [4, 0.5, -0.5], girl: [8, 0.5, 0.14], boy: [3, 0.04, 0.33] };
  S.add(
    panelledWall(S, course),
    litDoor(S, course),
    rightWall(S, course),
    onLanding(S, course),
    landingBalustrade(S, course),
    stringWall(S, course),
    carpetedSteps(S, course),
    stairPetals(S, course),
    lightOnStair(S, course),
    garlandedRail(S, course),
    shadowDownSteps(S, course, { s: 8.5, u: 0.14, half: 0.22 }),
    shadowDownSteps(S, course, { s: 4.5, u: -0.5, half: 0.16 }),
    shadowDownSteps(S, course, { s: 3.6, u: -1.03, half: 0.16 }),
    shadowDownSteps(S, course, { s: 3.4, u: 0.3, half: 0.2 }),
    trailingScarf(S, course, { from: 8.3, to: 3.1, u0: -0.12, u1: 0.31, tone: SCARF }),
    onStep(course, girlLookingBack(S, { scarf: SCARF }), people.girl),
    onStep(course, offeredArm(S), people.man),
    onStep(course, climbingGrandmother(S), people.elder),
    onStep(course, scarfEnd(S, SCARF) + boyTyingShoe(S), people.boy),
  );
  return finish(S, options.framed);
}
