import { f, lerp } from '../../kit/numbers.mjs';

/** Right hand, palm out, wrist at the origin, thumb towards -x: base, tip, half widths. */
export const FINGERS = [
  { b: [-66, -196], t: [-98, -404], w: [29, 21] },
  { b: [-14, -214], t: [-22, -448], w: [30, 21] },
  { b: [39, -206], t: [52, -414], w: [29, 20] },
  { b: [84, -172], t: [124, -332], w: [25, 17] },
];

/** The thumb, as the fingers. */
export const THUMB = { b: [-78, -92], t: [-184, -232], w: [37, 22] };

/** Outline of the palm. */
export const PALM =
  'M-62 40C-66 0 -84 -30 -92 -74C-100 -120 -98 -176 -92 -204C-60 -226 66 -226 70 -206C92 -196 108 -180 110 -166C112 -110 96 -64 80 -26C70 0 66 20 64 40Z';

/** Outline of the forearm. */
export const ARM = 'M-62 30C-66 120 -80 220 -92 420H94C82 220 68 120 64 30Z';

/** Returns the outline of a finger. */
export function fingerPath({ b, t, w }, grow = 0) {
  const L = Math.hypot(t[0] - b[0], t[1] - b[1]);
  const ux = (t[0] - b[0]) / L;
  const uy = (t[1] - b[1]) / L;
  const nx = -uy;
  const ny = ux;
  const at = (s, o) => `${f(lerp(b[0], t[0], s) + nx * o)} ${f(lerp(b[1], t[1], s) + ny * o)}`;
  const [w0, w1] = [w[0] + grow, w[1] + grow];
  const m = w0 * 0.95;
  return `M${at(-0.12, -w0)}C${at(0.2, -w0)} ${at(0.4, -m)} ${at(0.55, -(m + w1) / 2)}C${at(0.75, -w1 * 1.1)} ${at(0.85, -w1)} ${at(0.92, -w1 * 0.9)}C${at(1 + grow / L, -w1 * 0.88)} ${at(1.055 + grow / L, -w1 * 0.6)} ${at(1.06 + grow / L, 0)}C${at(1.055 + grow / L, w1 * 0.6)} ${at(1 + grow / L, w1 * 0.88)} ${at(0.92, w1 * 0.9)}C${at(0.85, w1)} ${at(0.75, w1 * 1.1)} ${at(0.55, (m + w1) / 2)}C${at(0.4, m)} ${at(0.2, w0)} ${at(-0.12, w0)}Z`;
}
