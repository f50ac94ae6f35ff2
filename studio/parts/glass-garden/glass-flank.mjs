// The curved flank of an oval glass house, seen from the garden close by.
import { f, lerp, range } from '../../kit/numbers.mjs';
import { open, P } from '../../kit/shapes.mjs';

/** The plan in metres: the centre's distance to the right and away from the eye, and half of the width and depth. */
const PLAN = { x: 6.2, z: 11, across: 5.5, deep: 7 };

/** Metres: the top of the stone base, the height where the glass bends inwards, and how far it rises from there. */
const SILL = 0.5;
const EAVES = 3.5;
const RISE = 12;

/** Degrees round the plan: from the far side to the near end, which is beyond the right edge; one rib every STEP. */
const FIRST = 142;
const LAST = 268;
const STEP = 9;

/** How far up each bar lies: metres below the eaves, degrees of the vault above them. */
const UPRIGHT_BARS = [SILL, 1.85, 2.8, EAVES];
const VAULT_BARS = [8, 17, 27, 39, 54];

/** Returns the point of the glass at `turn` degrees round the plan, `up` metres high, `out` times as far out. */
function onGlass(turn, up, out = 1) {
  const bend = up > EAVES ? Math.asin(Math.min(1, (up - EAVES) / RISE)) : 0;
  const [a, s] = [(turn * Math.PI) / 180, Math.cos(bend) * out];
  return [PLAN.x + PLAN.across * s * Math.cos(a), up, PLAN.z + PLAN.deep * s * Math.sin(a)];
}

const heightOf = (degrees) => EAVES + RISE * Math.sin((degrees * Math.PI) / 180);
const LEVELS = [...UPRIGHT_BARS, ...VAULT_BARS.map(heightOf)];
const turns = range(Math.floor((LAST - FIRST) / STEP) + 1).map((i) => FIRST + i * STEP);
const FINE = range(57).map((i) => SILL + ((EAVES + RISE - SILL) * i) / 56);

/** Returns what lies between two ribs: panes, the light that falls through them, and small windows under the eaves. */
function glazing(at) {
  const between = (i, low, high, inset) => [
    [turns[i] + inset, low],
    [turns[i + 1] - inset, low],
    [turns[i + 1] - inset, high],
    [turns[i] + inset, high],
  ];
  return {
    pane: (i, j) => P(between(i, LEVELS[j], LEVELS[j + 1], 0).map(([turn, up]) => at(turn, up))),
    light: (i, far) => P(between(i, 1.02, far, 1.2).map(([turn, out]) => at(turn, 0, out))),
    vent: (turn) => P([at(turn, EAVES), at(turn + STEP, EAVES), at(turn + STEP, 2.86, 1.07), at(turn, 2.86, 1.07)]),
  };
}

/** Returns the flank's geometry for a camera: outlines, panes, ribs and what falls from it on the lawn. */
export function glassFlank(cam, W) {
  const at = (turn, up, out) => cam.at(...onGlass(turn, up, out));
  const steps = range(2 * (LAST - FIRST) + 1).map((i) => FIRST + i / 2);
  const edgeTurn = (up) => steps.reduce((a, b) => (at(b, up)[0] < at(a, up)[0] ? b : a));
  const edge = (up) => at(edgeTurn(up), up);
  const foot = (up) => steps.filter((turn) => turn >= edgeTurn(up)).map((turn) => at(turn, up));
  const outline = P([...FINE.map(edge).reverse(), ...foot(SILL), [W + 900, foot(SILL).at(-1)[1]], [W + 900, -900]]);
  const rib = (turn, wide) => {
    const seen = FINE.filter((up) => turn >= edgeTurn(up));
    const points = seen.map((up) => [at(turn, up), cam.scale(onGlass(turn, up)[2]) * wide]);
    return P([...points.map(([[x, y], w]) => [x - w, y]), ...points.reverse().map(([[x, y], w]) => [x + w, y])]);
  };
  const bar = (up) => open(foot(up));
  const base = P([...foot(SILL), ...foot(0).reverse()]);
  return {
    ...glazing(at),
    at,
    silhouette: open(FINE.map(edge)),
    outline,
    rib,
    bar,
    base,
    turns,
    levels: LEVELS,
    foot,
    edge,
  };
}

/** Returns the ribs of the other side, which are seen through the house, as open lines. */
export const farRibs = (cam) =>
  range(13).map((i) => {
    const turn = lerp(-70, 128, i / 12);
    return open(FINE.map((up) => cam.at(...onGlass(turn, up))));
  });

/** Returns a window of the glass at `turn` that stands open by `swing` metres: its corners, hinge first. */
export function openWindow(cam, turn, swing) {
  const [hinge, free] = [onGlass(turn, 0), onGlass(turn + STEP, 0)];
  const out = onGlass(turn + 3, 0, 1 + swing / 6);
  const corner = ([x, , z], up) => cam.at(x, up, z);
  return {
    hole: [corner(hinge, SILL), corner(free, SILL), corner(free, UPRIGHT_BARS[1]), corner(hinge, UPRIGHT_BARS[1])],
    leaf: [corner(hinge, SILL), corner(out, SILL), corner(out, UPRIGHT_BARS[1]), corner(hinge, UPRIGHT_BARS[1])],
    sill: [corner(hinge, SILL), corner(free, SILL)].map((point) => point.map(f)),
    scale: cam.scale((hinge[2] + free[2]) / 2),
  };
}
