// A palace front of two storeys that runs from close by towards the vanishing point, its arches full of lamplight.
import { arch } from '../../kit/architecture/arches.mjs';
import { mix } from '../../kit/colour.mjs';
import { range } from '../../kit/numbers.mjs';
import { line, open, P, path } from '../../kit/shapes.mjs';

/** Metres: one bay along the front, and the heights of its parts above the forecourt. */
export const FRONT = { pitch: 3.2, plinth: 0.8, eave: 4.7, upper: 5.25, cornice: 8, top: 8.86 };
/** Tones of the stone: as lamplight and as dusk leave it, and the lines that catch the light. */
const STONE = { warm: '#c98a72', dusk: '#4a3768', deep: '#2a2150', pale: '#f3cfa2' };
/** Tones of the light inside, from the lamp to the floor. */
const INSIDE = ['#fff0c4', '#fcc873', '#f0a04a', '#c8683a'];

/** Returns points [z, y] of an arch in the front: its middle, its foot, its width and whole height in metres. */
const archAt = (z, foot, w, h) =>
  arch(z * 100, 0, w * 100, (h - w * 0.6) * 100, w * 60, 4, 0.3).map(([a, b]) => [a / 100, foot - b / 100]);

const panel = (z0, z1, y0, y1) => [
  [z0, y0],
  [z1, y0],
  [z1, y1],
  [z0, y1],
];

/** Returns the path data of a lattice of slanting bars on the wall at x, in a rectangle of metres. */
function lattice(v, x, [z0, z1, y0, y1], step) {
  const n = Math.ceil((z1 - z0 + y1 - y0) / step);
  return range(n)
    .flatMap((i) => [
      open([v.cam.at(x, y0, z0 + i * step), v.cam.at(x, y1, z0 + i * step - (y1 - y0))]),
      open([v.cam.at(x, y1, z0 + i * step), v.cam.at(x, y0, z0 + i * step - (y1 - y0))]),
    ])
    .join('');
}

/** Returns where a thing `deep` metres behind the front stands, so that it is seen in the arch at z. */
const behind = (v, z, deep) => (z * (v.X + deep)) / v.X;

/** Draws what is seen through an arch of the lower storey: the far wall with its latticed door, and a lamp. */
function room(S, v, z, lit) {
  const [door, k] = [behind(v, z, 2.4), v.cam.scale(z)];
  const leaf = archAt(door, FRONT.plinth, 1.5, 2.6);
  const [lx, ly] = v.cam.at(v.X + 1, 3.05, behind(v, z, 1));
  const bars = lattice(v, v.X + 2.4, [door - 0.9, door + 0.9, FRONT.plinth, 3.5], 0.26);
  const tone = mix('#d98038', STONE.deep, 0.3 + 0.3 * (1 - lit));
  return (
    path(v.cam.onWall(v.X + 2.4, leaf), tone) +
    S.inside(v.cam.onWall(v.X + 2.4, leaf), line(bars, '#ffd894', k * 0.03, 'opacity=".75"')) +
    line(v.cam.onWall(v.X + 2.4, leaf), '#fff0c4', k * 0.05) +
    line(open([v.cam.at(v.X + 1, 4.4, behind(v, z, 1)), [lx, ly]]), '#7a3f2a', k * 0.025) +
    S.glow(lx, ly, k * 0.85, '#fffbe6', 0.9 * lit) +
    path(
      P([
        [lx, ly - k * 0.24],
        [lx + k * 0.12, ly],
        [lx, ly + k * 0.2],
        [lx - k * 0.12, ly],
      ]),
      '#fffdf0',
    )
  );
}

/** Draws one arch of the lower storey with its thickness, the room behind and the carved edge. */
function lowerArch(S, v, z, lit) {
  const k = v.cam.scale(z);
  const hole = v.cam.onWall(v.X, archAt(z, FRONT.plinth, 2.3, 3.5));
  const inner = v.cam.onWall(v.X + 0.5, archAt(z, FRONT.plinth, 2.3, 3.46));
  const glow = S.lin(INSIDE.map((tone, i) => [[0, 0.3, 0.72, 1][i], tone]));
  const rim = v.cam.onWall(v.X - 0.02, archAt(z, FRONT.plinth, 2.56, 3.72));
  return (
    path(rim, mix(STONE.pale, STONE.warm, 0.45)) +
    path(hole, '#e89a58') +
    S.shade(hole, '#7a3350', 0, 0.6, [0.2, 0.4, 0.9, 0]) +
    S.inside(hole, path(inner, glow) + S.inside(inner, room(S, v, z, lit))) +
    line(hole, '#ffe2ae', Math.max(1.2, k * 0.028)) +
    line(rim, STONE.pale, Math.max(0.8, k * 0.018), 'opacity=".7"')
  );
}

/** Draws one arch of the upper storey: open over a balustrade, or closed by a lattice with the light behind it. */
function upperArch(S, v, z, i) {
  const k = v.cam.scale(z);
  const hole = v.cam.onWall(v.X, archAt(z, FRONT.upper, 1.9, 2.3));
  const inner = v.cam.onWall(v.X + 0.35, archAt(z, FRONT.upper, 1.9, 2.28));
  const closed = i % 3 === 1;
  const tones = closed ? ['#e89a52', '#b8603f'] : ['#f9c070', '#c8703f'];
  const glow = S.lin(tones.map((tone, t) => [t, mix(tone, STONE.dusk, v.dim)]));
  const rail = panel(z - 1.3, z + 1.3, FRONT.upper - 0.3, FRONT.upper + 0.5);
  const bars = (box, step) => lattice(v, v.X, box, step);
  const screen = closed
    ? line(
        bars([z - 1, z + 1, FRONT.upper, FRONT.upper + 2.3], 0.3),
        mix(STONE.warm, STONE.dusk, 0.75),
        Math.max(1, k * 0.05),
      )
    : '';
  return (
    path(hole, mix('#a85a48', STONE.dusk, 0.4 + v.dim * 0.4)) +
    S.inside(hole, path(inner, glow) + screen) +
    line(hole, mix(STONE.pale, STONE.dusk, 0.25 + v.dim * 0.5), Math.max(1, k * 0.03)) +
    S.inside(
      v.cam.onWall(v.X, rail),
      path(v.cam.onWall(v.X, rail), mix('#8a4f58', STONE.dusk, v.dim)) +
        line(bars([z - 1.4, z + 1.4, FRONT.upper - 0.3, FRONT.upper + 0.5], 0.27), STONE.dusk, Math.max(1, k * 0.04)),
    ) +
    line(v.cam.onWall(v.X, rail), mix(STONE.pale, STONE.dusk, 0.35 + v.dim * 0.4), Math.max(1, k * 0.035))
  );
}

/** Draws the pier beyond a bay: a shaft before the wall, and the bracket that carries the eave. */
function pier(v, z) {
  const [x, k] = [v.X - 0.16, v.cam.scale(z)];
  const edge = (y) => [v.cam.at(v.X, y, z - 0.2), v.cam.at(x, y, z - 0.2)];
  const side = P([...edge(FRONT.plinth), ...edge(4.3).toReversed()]);
  const bracket = P([
    v.cam.at(v.X, 3.8, z),
    v.cam.at(v.X - 0.12, 3.84, z),
    v.cam.at(v.X - 0.2, 4.1, z),
    v.cam.at(v.X - 0.36, 4.2, z),
    v.cam.at(v.X - 0.42, 4.42, z),
    v.cam.at(v.X - 0.64, 4.5, z),
    v.cam.at(v.X - 0.64, 4.62, z),
    v.cam.at(v.X, 4.62, z),
  ]);
  return (
    path(v.cam.onWall(x, panel(z - 0.2, z + 0.2, FRONT.plinth, 4.3)), '#d9997a') +
    path(side, '#7a4a66') +
    path(v.cam.onWall(x, panel(z - 0.27, z + 0.27, FRONT.plinth, 1.15)), '#e3ad88') +
    path(v.cam.onWall(x, panel(z - 0.26, z + 0.26, 3.36, 3.5)), '#e2ab88') +
    path(bracket, '#a8635f') +
    line(bracket, '#f0b888', Math.max(0.8, k * 0.02))
  );
}

/** Draws the two carved rosettes beside the crown of an arch. */
const rosettes = (v, z) =>
  [-0.98, 0.98]
    .map((u) => {
      const ring = (r) => range(17).map((i) => [z + u + r * Math.cos(i / 2.55), 4.02 + r * Math.sin(i / 2.55)]);
      return (
        path(v.cam.onWall(v.X, ring(0.2)), '#8a4f62') +
        path(v.cam.onWall(v.X, ring(0.15)), STONE.pale) +
        path(v.cam.onWall(v.X, ring(0.07)), '#b5663f')
      );
    })
    .join('');

/** Draws an eave along the whole front: its underside holds the light of the arches. */
function eave(S, v, y, out, lit) {
  const { at } = v.cam;
  const [a, b] = [v.near, v.far];
  const under = P([at(v.X, y + 0.12, a), at(v.X, y + 0.12, b), at(v.X - out, y - 0.06, b), at(v.X - out, y - 0.06, a)]);
  const edge = P([
    at(v.X - out, y - 0.06, a),
    at(v.X - out, y - 0.06, b),
    at(v.X - out, y + 0.08, b),
    at(v.X - out, y + 0.08, a),
  ]);
  return (
    path(under, mix('#d98a5c', STONE.dusk, 1 - lit)) +
    S.shade(under, '#ffce8a', 0.1, 0.7 * lit, [0, 0.5, 0.7, 0.3]) +
    path(edge, mix('#8a5a70', STONE.dusk, 0.35)) +
    line(open([at(v.X - out, y + 0.08, a), at(v.X - out, y + 0.08, b)]), mix('#a98aa8', STONE.dusk, 0.2), 2)
  );
}

/** Draws the parapet: a band with a row of pointed merlons, against the sky. */
function parapet(v) {
  const merlons = range(Math.floor((v.far - v.near) / 0.8)).map((i) => {
    const z = v.near + 0.4 + i * 0.8;
    const outline = [
      [z - 0.3, 8.3],
      [z - 0.37, 8.5],
      [z - 0.26, 8.7],
      [z, FRONT.top],
      [z + 0.26, 8.7],
      [z + 0.37, 8.5],
      [z + 0.3, 8.3],
    ];
    return v.cam.onWall(v.X - 0.1, outline);
  });
  return (
    path(v.cam.onWall(v.X - 0.1, panel(v.near, v.far, FRONT.cornice, 8.34)), '#4d3a6c') +
    path(merlons.join(''), '#43325f') +
    line(open([v.cam.at(v.X - 0.1, 8.34, v.near), v.cam.at(v.X - 0.1, 8.34, v.far)]), '#8a6a92', 1.6)
  );
}

/** Draws the plain wall: lit from below by its own arches, in the plum of dusk above. */
function wallTone(S, v) {
  const d = v.cam.onWall(v.X, panel(v.near, v.far, 0, 8.3));
  const upper = v.cam.onWall(v.X, panel(v.near, v.far, FRONT.eave, FRONT.cornice));
  const band = v.cam.onWall(v.X, panel(v.near, v.far, 4.86, 4.95));
  return (
    path(d, STONE.warm) +
    S.shade(d, '#8a4a62', 0.15, 0.75, [0.2, 1, 0.6, 0.3], 'b') +
    path(upper, mix('#6d4a74', STONE.dusk, v.dim)) +
    S.shade(upper, STONE.deep, 0, 0.75, [0.3, 0.9, 0.6, 0.1], 'b') +
    path(band, mix(STONE.pale, STONE.dusk, 0.55))
  );
}

/** Draws the whole front, from its far end to the near one. `v` has the camera, the wall's x, and its ends. */
export function litArcade(S, v) {
  const zs = range(v.bays)
    .map((i) => v.first + i * FRONT.pitch)
    .toReversed();
  const bay = (z, j) => {
    const lit = Math.max(0.45, Math.min(1, v.cam.scale(z) / 90));
    return rosettes(v, z) + lowerArch(S, v, z, lit) + upperArch(S, v, z, zs.length - j);
  };
  return (
    wallTone(S, v) +
    zs.map(bay).join('') +
    zs.map((z) => pier(v, z + FRONT.pitch / 2)).join('') +
    eave(S, v, FRONT.eave, 0.8, 1 - v.dim * 0.5) +
    eave(S, v, FRONT.cornice, 0.55, 0.55 - v.dim * 0.4) +
    parapet(v)
  );
}

/** Returns the outlines `d` of the arches as a wet floor mirrors them, and units per metre `k`, the farthest first. */
export const mirroredArches = (v) =>
  range(v.bays)
    .toReversed()
    .map((i) => {
      const z = v.first + i * FRONT.pitch;
      const points = archAt(z, FRONT.plinth, 2.3, 3.5).map(([u, y]) => [u, -y]);
      return { d: v.cam.onWall(v.X, points), k: v.cam.scale(z) };
    });
