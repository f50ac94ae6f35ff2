import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, open, P, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';

/** Where the rows, the edge of the stage and the back wall have their common middle, in metres from the eye. */
const MIDDLE = [6, 2.8];
const WALL = { r: 20.4, height: 6 };
const RAKE = 0.135; // how much the floor rises per metre
const FIRST_ROW = 7.4;
const CEILING = { x: -1.3, z: 10.2 };
const DARK = '#1a0b07';
const CREAM = '#ffe9c2';

/** Returns the height of the floor at `r` metres from the middle. */
export const floorAt = (r) => Math.max(0, r - FIRST_ROW) * RAKE;

/** Returns the point of the plan at `r` metres from the middle, `a` degrees from straight left towards the back. */
export const around = (r, a) => {
  const t = (a * Math.PI) / 180;
  return [MIDDLE[0] - r * Math.cos(t), MIDDLE[1] + r * Math.sin(t)];
};

/** Draws one copper panel of the wall from angle a to b, and the slim lamp at its near edge. */
function wallPanel(S, cam, a, b) {
  const bottom = floorAt(WALL.r) - 0.4;
  const corner = (t, y) => {
    const [x, z] = around(WALL.r, t);
    return cam.at(x, y, z);
  };
  const face = P([corner(a, bottom), corner(a, WALL.height), corner(b, WALL.height), corner(b, bottom)]);
  const inset = [
    [0.2, 3],
    [0.2, 5.6],
    [0.86, 5.6],
    [0.86, 3],
  ].map(([u, y]) => corner(a + (b - a) * u, y));
  const tone = mix('#8e4a26', '#5c2b17', Math.abs(a - 52) / 60);
  const slats = [0.36, 0.53, 0.7].map((u) => open([corner(a + (b - a) * u, 3.1), corner(a + (b - a) * u, 5.5)]));
  return (
    path(face, tone) +
    S.shade(face, '#e09a5c', 0.62, 0, [0, 0.6, 0.7, 0.5]) +
    S.shade(face, DARK, 0, 0.85, [0.3, 0.4, 0.5, 0]) +
    line(P(inset), mix(tone, DARK, 0.45), 2.4) +
    line(slats.join(''), mix(tone, DARK, 0.34), 1.8)
  );
}

/** Draws the slim upright lamp at angle a of the wall. */
function slimLamp(S, cam, a) {
  const [x, z] = around(WALL.r - 0.15, a);
  const [[x0, y0], [, y1]] = [cam.at(x, 3, z), cam.at(x, 5.2, z)];
  const w = cam.scale(z) * 0.075;
  return (
    S.pooled(x0, (y0 + y1) / 2, w * 12, (y0 - y1) * 0.85, '#ffbd78', 0.5) +
    rect(x0 - w, y1 - w, 2 * w, y0 - y1 + 2 * w, '#4a2010', `rx="${f(w)}"`) +
    rect(x0 - w * 0.6, y1, w * 1.2, y0 - y1, CREAM, `rx="${f(w * 0.6)}"`)
  );
}

/** Draws the curved wall at the back: copper panels with slim lamps between them. */
export function panelledWall(S, cam) {
  const steps = range(23).map((i) => 18 + i * 5);
  const cornice = steps.map((a) => {
    const [x, z] = around(WALL.r, a);
    return cam.at(x, WALL.height, z);
  });
  return (
    steps.map((a) => wallPanel(S, cam, a, a + 5)).join('') +
    soft(S, line(open(cornice), '#ffb469', 14, 'opacity=".5"'), 9) +
    line(open(cornice), '#e8b07a', 4) +
    steps.map((a) => slimLamp(S, cam, a)).join('')
  );
}

/** Draws one coffer of the ceiling between two radii and two angles (turns): a dark hollow with a lit far edge. */
function coffer(S, ceilingAt, [r0, r1], [t0, t1], tone) {
  const corners = [
    [r0, t0],
    [r1, t0],
    [r1, (t0 + t1) / 2],
    [r1, t1],
    [r0, t1],
    [r0, (t0 + t1) / 2],
  ].map(([r, t]) => ceilingAt(r, t));
  if (corners.every(([, y]) => y < -30)) return '';
  const hollow = P(corners);
  return (
    path(hollow, mix(tone, DARK, 0.55)) +
    S.shade(hollow, '#d58a4c', 0.5, 0, [0.5, 1, 0.5, 0.2]) +
    line(hollow, mix(tone, '#e8a868', 0.35), 2)
  );
}

/** Draws the round coffered ceiling with its ring of light. */
export function roundCeiling(S, cam) {
  const { W, H } = S;
  const ceilingAt = (r, t) =>
    cam.at(CEILING.x + r * Math.cos(t * 2 * Math.PI), WALL.height, CEILING.z + r * Math.sin(t * 2 * Math.PI));
  const ring = (r) => P(range(72).map((i) => ceilingAt(r, i / 72)));
  const band = (r0, r1, n, tone) =>
    range(n)
      .map((i) => coffer(S, ceilingAt, [r0, r1], [(i + 0.09) / n, (i + 0.91) / n], tone))
      .join('');
  const bright = line(ring(5.05), CREAM, 15);
  return (
    rect(0, 0, W, H * 0.5, '#34170d') +
    S.shade(box(0, 0, W, H * 0.34), DARK, 0.95, 0, [0, 0, 0.55, 0.9], 'b') +
    path(ring(7.6), '#54270f') +
    S.shade(ring(7.6), DARK, 0.9, 0, [0.1, 0, 0.5, 0.7], 'b') +
    band(5.5, 7.3, 30, '#6b3419') +
    line(ring(7.6), '#c47a42', 4) +
    path(ring(4.85), '#6e3518') +
    band(2.7, 4.6, 20, '#7c3d1c') +
    path(ring(2.4), '#8a461f') +
    S.shade(ring(2.4), '#ffc98c', 0, 0.6, [0.5, 0.35, 0.55, 1], 'b') +
    line(ring(1.9), '#5c2a12', 3) +
    line(ring(1.1), '#ffe0ae', 6) +
    line(ring(2.4), '#d89458', 3) +
    soft(S, line(ring(5.05), '#ffb469', 44, 'opacity=".75"'), 20) +
    bright
  );
}

/** Draws the technician at his desk behind the last row, with one lamp. */
export function technician(S, cam) {
  const [px, pz] = around(WALL.r - 1.2, 47);
  const k = cam.scale(pz) / 62;
  const [x, y] = cam.at(px, 3.02, pz);
  const at = (u, v) => `${f(x + u * k)} ${f(y + v * k)}`;
  return (
    S.glow(x - 6 * k, y - 16 * k, 92 * k, '#ffcf8a', 0.75) +
    path(
      `M${at(12, 6)}C${at(12, -22)} ${at(18, -30)} ${at(30, -32)}C${at(44, -30)} ${at(50, -18)} ${at(52, 6)}Z`,
      DARK,
    ) +
    ellipse(x + 28 * k, y - 43 * k, 10 * k, 12.5 * k, DARK) +
    line(
      `M${at(18.5, -36)}Q${at(18, -48)} ${at(24, -52)}M${at(13, -4)}Q${at(13, -22)} ${at(18, -27)}`,
      '#f2b878',
      2.4,
    ) +
    path(`M${at(-62, 2)}L${at(70, 2)}L${at(66, 52)}L${at(-58, 52)}Z`, '#2c130b') +
    rect(x - 64 * k, y - 1 * k, 136 * k, 5 * k, '#c98148') +
    path(`M${at(-56, 0)}L${at(-50, -26)}L${at(-22, -26)}L${at(-20, 0)}Z`, '#170a08') +
    line(`M${at(0, 0)}L${at(-2, -24)}Q${at(-2, -34)} ${at(-12, -34)}`, '#4a2412', 2.6) +
    path(`M${at(-20, -28)}L${at(-6, -38)}L${at(2, -26)}Z`, '#c9783c') +
    circle(x - 9 * k, y - 26 * k, 4.4 * k, CREAM)
  );
}

/** Draws the dark floor of the hall. */
export const hallGround = (S) =>
  rect(0, S.H * 0.4, S.W, S.H * 0.6, '#2c140c') +
  S.shade(box(0, S.H * 0.4, S.W, S.H), DARK, 0, 0.95, [0.8, 0, 0.3, 0.7], 'b');
