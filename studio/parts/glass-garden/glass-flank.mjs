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

/** Returns the foot of two neighbouring ribs, metres, and the direction that leads straight out between them. */
function bay(turn) {
  const [[ax, , az], [bx, , bz]] = [onGlass(turn, 0), onGlass(turn + STEP, 0)];
  const long = Math.hypot(bx - ax, bz - az);
  return { a: [ax, az], b: [bx, bz], out: [(az - bz) / long, (bx - ax) / long].map((n) => -n), long };
}

/** Returns where on a leaf, given by its four corners, a point is that lies `u` along it and `v` across it (0 to 1). */
const leafOf = (leaf) => (u, v) =>
  [0, 1].map((i) => lerp(lerp(leaf[0][i], leaf[1][i], u), lerp(leaf[3][i], leaf[2][i], u), v));

/** Returns a small window under the eaves at `turn` that is hung from above and stands open: hinges, stays, edge. */
export function openVent(cam, turn) {
  const { a, b, out } = bay(turn);
  const [deep, thick, lean] = [EAVES - UPRIGHT_BARS[2], 0.05, 0.5];
  const point = ([x, z], far, up) => cam.at(x + out[0] * far, up, z + out[1] * far);
  const [far, low] = [deep * Math.sin(lean), EAVES - deep * Math.cos(lean)];
  const hole = [point(a, 0, EAVES), point(b, 0, EAVES), point(b, 0, EAVES - deep), point(a, 0, EAVES - deep)];
  const leaf = [hole[0], hole[1], point(b, far, low), point(a, far, low)];
  const back = [b, a].map((end) => point(end, far - thick * Math.cos(lean), low - thick * Math.sin(lean)));
  const on = leafOf(leaf);
  return {
    hole,
    leaf,
    edge: [leaf[3], leaf[2], ...back],
    hinges: [0.18, 0.82].map((u) => [on(u - 0.05, 0), on(u + 0.05, 0)]),
    stays: [
      [hole[3], on(0, 0.86)],
      [hole[2], on(1, 0.86)],
    ],
    scale: cam.scale((a[1] + b[1]) / 2),
  };
}

/** Returns a window of the glass at `turn` whose leaf has turned out by `swing` degrees: hinges, stay, edge. */
export function openWindow(cam, turn, swing) {
  const { a, b, out, long } = bay(turn);
  const [c, s] = [Math.cos((swing * Math.PI) / 180), Math.sin((swing * Math.PI) / 180)];
  const free = [0, 1].map((i) => a[i] + (b[i] - a[i]) * c + out[i] * long * s);
  const thin = [0, 1].map((i) => free[i] + ((b[i] - a[i]) * s - out[i] * long * c) * 0.06);
  const corner = ([x, z], up) => cam.at(x, up, z);
  const top = UPRIGHT_BARS[1];
  const leaf = [corner(a, SILL), corner(free, SILL), corner(free, top), corner(a, top)];
  const on = leafOf(leaf);
  const sill = [corner(a, SILL), corner(b, SILL)];
  return {
    hole: [...sill, corner(b, top), corner(a, top)],
    leaf,
    edge: [leaf[1], leaf[2], corner(thin, top), corner(thin, SILL)],
    hinges: [0.14, 0.86].map((v) => [on(0, v - 0.035), on(0, v + 0.035)]),
    stays: [[sill[0].map((n, i) => lerp(n, sill[1][i], 0.45)), on(0.6, 0)]],
    sill: sill.map((place) => place.map(f)),
    scale: cam.scale((a[1] + b[1]) / 2),
  };
}
