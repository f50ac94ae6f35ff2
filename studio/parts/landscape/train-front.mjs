// The nose of a metro train that comes towards the eye.
import { range } from '../../kit/numbers.mjs';
import { ellipse, line, open, oval, P, path } from '../../kit/shapes.mjs';
import { shoulders } from './train-windows.mjs';

/** Draws the glass of the cab, the driver behind it, and what the glass mirrors. */
function cab(S, at, across, k) {
  const glass = P([...across(0.62, 0.9, -0.9), at(-0.93, 1.35), ...across(1.92, -0.8, 0.8), at(0.93, 1.35)]);
  const mirrored = (points, a) => path(P(points), '#c9d6df', `opacity="${a}"`);
  const [hx, hy] = at(-0.2, 1.22);
  const [r, ink] = [k * 0.115, '#0f1722'];
  return (
    path(glass, '#223145') +
    S.shade(glass, '#f6b878', 0.85, 0, [0, 0.1, 0.6, 0.6]) +
    S.inside(
      glass,
      path(oval(hx, hy, r * 0.92, r * 1.18), ink) +
        path(shoulders(hx, hy, r, hy + k), ink) +
        mirrored([...across(1.92, 0.95, 0.3), at(0.05, 0.6), at(0.9, 0.6)], 0.22) +
        mirrored([at(0.1, 1.92), at(-0.06, 1.92), at(-0.3, 0.6), at(-0.12, 0.6)], 0.16),
    ) +
    line(glass, '#dfe3e2', k * 0.02)
  );
}

/** Draws a lit headlamp at x, y. */
const headlamp = (S, [x, y], k) =>
  ellipse(x, y, k * 0.21, k * 0.12, '#26364a') +
  S.glow(x, y, k * 0.75, '#ffe9b8', 0.95) +
  ellipse(x, y, k * 0.13, k * 0.085, '#fffaf0');

/**
 * Draws the nose of the train. u runs across it from -1 (away from the eye) to 1 (the side that is seen); the nose
 * leans back towards its roof.
 */
export function trainFront(S, rail, { half, stripe }) {
  const rake = (y) => Math.max(0, y - 0.6) * 0.34 - 0.1;
  const at = (u, y) => rail.at(rake(y) - 0.55 * (1 - u * u), u * half, y);
  const across = (y, u0, u1) => range(9).map((i) => at(u0 + ((u1 - u0) * i) / 8, y));
  const face = (u, y0, y1) => P([...across(y0, u, -u), ...across(y1, -u, u)]);
  const roof = range(13).map((i) => {
    const a = (i / 12) * Math.PI;
    return at(-Math.cos(a), 1.95 + 0.5 * Math.sin(a) ** 0.8);
  });
  const whole = P([...across(-0.8, 1, -1), ...roof]);
  const k = rail.scale(0);
  return (
    path(P([...across(-1.35, 0.9, -0.9), ...across(-0.7, -0.96, 0.96)]), '#18222f') +
    path(whole, '#7f92a6') +
    S.shade(whole, '#2a3a50', 0, 0.85, [0.1, 0.1, 1, 0.7]) +
    S.shade(whole, '#ffe0ba', 0.9, 0, [0, 0, 0.3, 0.05]) +
    cab(S, at, across, k) +
    path(face(0.55, 2.06, 2.2), '#ffd28a') +
    path(face(0.98, 0.26, 0.46), stripe) +
    path(face(0.94, -0.45, -0.36), '#31435a') +
    [0.7, -0.7].map((u) => headlamp(S, at(u, 0), k)).join('') +
    line(open([at(1, -0.8), at(1, 1.95), ...roof.toReversed().slice(0, 7)]), '#fff0d4', 3)
  );
}
