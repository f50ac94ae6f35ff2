// doorOpens: an old doorman has just drawn open one leaf of the great inlaid door of a palace hotel. The evening and the
// lamps of the garden shine in over the marble; on the threshold a small girl pulls her grandmother in and points up.
import { oldDoorman } from '../../kit/figures/open-door/old-doorman.mjs';
import { pulledGrandmother } from '../../kit/figures/open-door/pulled-grandmother.mjs';
import { pullingGirl } from '../../kit/figures/open-door/pulling-girl.mjs';
import { garland } from '../../kit/nature/flowers.mjs';
import { f } from '../../kit/numbers.mjs';
import { fade, group, line, open, P, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { strewn } from '../../parts/ceremonies/haldi-things.mjs';
import {
  hallWall,
  latticeUnderArch,
  litJamb,
  marbleFrame,
  openingOutline,
} from '../../parts/open-door/cusped-doorway.mjs';
import { umbrellaStand, vaseOnPlinth } from '../../parts/open-door/hall-things.mjs';
import { HEAD, hallView, LEAF, WALL } from '../../parts/open-door/hall-view.mjs';
import { brassPull, inlaidLeaf } from '../../parts/open-door/inlaid-leaf.mjs';
import { lampGarden } from '../../parts/open-door/lamp-garden.mjs';
import { longShadow, marbleFloor, openingInMarble } from '../../parts/open-door/marble-floor.mjs';
import { parakeet } from '../../parts/open-door/parakeet.mjs';
import { velvetDrape } from '../../parts/open-door/velvet-drape.mjs';

const UNITS = 320; // units of a figure's drawing in a metre
/** Where everybody stands: metres to the right of the middle of the door, and from it into the hall. */
const PLACES = { guests: [0.88, 0.42], doorman: [1.15, 1.76], umbrellas: [-2.5, 0.32], vase: [-2.98, 0.4] };

/** Marigolds that fell from the festoon over the door: x, y, radius. */
const FALLEN = [
  [963, 1046, 7],
  [997, 1092, 8],
  [1021, 1020, 6],
  [935, 1150, 9],
  [1179, 1150, 9],
  [1305, 1196, 10],
];

/** Returns paints along the way from x0 to x1 of the sheet. */
const along = (S, x0, x1, tones) =>
  S.lin(
    tones.map((tone, i) => [i / (tones.length - 1), tone]),
    x0,
    0,
    x1,
    0,
    'gradientUnits="userSpaceOnUse"',
  );

/** Draws the leaf that is still shut, seen from the dark side: only its edge has the light. */
function shutLeaf(S, { at }) {
  const [[x0], [x1]] = [at(-LEAF, 0), at(0, 0)];
  const paint = (...tones) => along(S, x0, x1, tones);
  const tones = {
    wood: paint('#072926', '#0c3b37', '#14524a'),
    panel: paint('#062522', '#0b3834', '#164f47'),
    brass: paint('#4f4a2a', '#7d6733', '#d0a04c'),
    stem: paint('#3f4a2c', '#6d6434', '#b08e46'),
    leaf: paint('#14463c', '#1f5e4c', '#3a8464'),
    petal: paint('#56502f', '#8c7238', '#d9ab56'),
    stone: paint('#3d2522', '#6e3129', '#b3452f'),
    heart: paint('#77704a', '#b39a5c', '#ffe2a0'),
  };
  return (
    inlaidLeaf((t, y) => at(t - LEAF, y), LEAF, HEAD, tones) + line(open([at(-0.01, 0), at(-0.01, HEAD)]), '#ffe9b4', 6)
  );
}

/** Draws the open leaf, its outer face in the full light; `up` -1 draws its picture in the marble. */
function openLeaf(S, { onLeaf }, up = 1) {
  const place = (t, y) => onLeaf(t, up * y);
  const [[x0], [x1]] = [onLeaf(0, 0), onLeaf(LEAF, 0)];
  const paint = (...tones) => along(S, x0, x1, tones);
  const tones = {
    wood: paint('#3f9a78', '#1f7d64', '#115648'),
    panel: paint('#2f8a6c', '#166a56', '#0d4a40'),
    brass: paint('#ffeebb', '#f6cd72', '#d8a246'),
    stem: paint('#fff0be', '#f3cb70', '#d3a048'),
    leaf: paint('#bfe0a0', '#86c08a', '#4f9870'),
    petal: paint('#fff4cf', '#fbd784', '#e8b254'),
    stone: paint('#f0764a', '#d9502f', '#b53a2a'),
    heart: paint('#fffdf0', '#fff2c4', '#ffe2a0'),
    thick: 2.6,
  };
  const whole = P([place(0, 0), place(LEAF, 0), place(LEAF, HEAD), place(0, HEAD)]);
  const edge = P([place(LEAF, 0), onLeaf(LEAF, 0, 0.1), onLeaf(LEAF, up * HEAD, 0.1), place(LEAF, HEAD)]);
  return (
    inlaidLeaf(place, LEAF, HEAD, tones, S.shade(whole, '#ffe7a6', 0.95, 0, [0, 0.8, 0.85, 0.4])) +
    S.shade(whole, '#062622', 0, 0.75, [0.3, 0.6, 1, 0], 'b') +
    path(edge, '#0a3a34') +
    S.shade(edge, '#ffdf9c', 0.7, 0, [0, 0.7, 0.6, 0.4]) +
    line(open([place(LEAF, 0), place(LEAF, HEAD)]), '#ffe6a8', 3)
  );
}

/** Draws a festoon of marigolds that hangs under the beam, on its outer side. */
function toran({ at }) {
  const hooks = [0.04, 0.6, 1.14, 1.66].map((u) => at(u, HEAD - 0.03, -WALL));
  return hooks
    .slice(1)
    .map((to, i) => garland(hooks[i], to, 30, 6.4, 5))
    .join('');
}

/** Draws the parakeet that sits on the open leaf. */
function perched(S, { onLeaf }) {
  const [x, y] = onLeaf(0.62, HEAD);
  return group(parakeet(S), `transform="translate(${f(x)} ${f(y)}) scale(.82)"`);
}

/** Places a figure whose feet are on the floor at u, n; `up` -1 turns it over, as the marble shows it. */
function standing(view, [u, n], drawn, up = 1) {
  const [x, y] = view.at(u, 0, n);
  const k = view.scale(u, n) / UNITS;
  return group(drawn, `transform="translate(${f(x)} ${f(y)}) scale(${f(k)} ${f(up * k)})"`);
}

/** Draws the grandmother and the girl hand in hand. */
function guests(S) {
  const grandmother = pulledGrandmother(S);
  const girl = group(pullingGirl(S), 'transform="translate(180 32)"');
  return grandmother.body + girl + grandmother.fingers;
}

export function doorOpens(options = {}) {
  const S = stage({ pal: 'emerald', seed: 311, ...options });
  const view = hallView();
  const [family, doorman] = [guests(S), oldDoorman(S)];
  const [gu, gn] = PLACES.guests;
  const [du, dn] = PLACES.doorman;
  S.add(
    hallWall(S, view),
    marbleFrame(S, view),
    latticeUnderArch(S, view),
    lampGarden(S, view, openingOutline(view)),
    litJamb(S, view),
    toran(view),
    marbleFloor(S, view),
    openingInMarble(S, view),
    fade(openLeaf(S, view, -1), 0.24),
    longShadow(S, view, [gu - 0.02, gn], 0.42, 2),
    longShadow(S, view, [gu + 0.62, gn + 0.2], 0.3, 1.5),
    longShadow(S, view, [du, dn], 0.5, 1.2),
    fade(standing(view, PLACES.guests, family, -1), 0.22),
    fade(standing(view, PLACES.doorman, doorman, -1), 0.2),
    strewn(FALLEN),
    shutLeaf(S, view),
    openLeaf(S, view),
    perched(S, view),
    brassPull((t, y) => view.onLeaf(t, y, -0.05), LEAF - 0.12, [0.98, 1.6]),
    standing(view, PLACES.vase, vaseOnPlinth(S)),
    standing(view, PLACES.umbrellas, umbrellaStand(S)),
    S.glow(...view.at(0.8, 1.3, 0), 420, '#ffdf9c', 0.26),
    standing(view, PLACES.guests, family),
    standing(view, PLACES.doorman, doorman),
    velvetDrape(S),
  );
  return finish(S, options.framed);
}
