import { f, range } from '../numbers.mjs';
import { circle, line, oval, path, rect } from '../shapes.mjs';

/**
 * Draws a soft ramp, a small sun or moon with fine rings, stipple towards the zenith. `rays` stand behind two pictures of
 * the site at most.
 */
export function sky(S, p, hz, sx, sy, R, { rays = false, stars = false, disc = true } = {}) {
  const { W, H } = S;
  let o = rect(
    0,
    0,
    W,
    H,
    S.lin(
      p.sky.map((c, i) => [i / (p.sky.length - 1), c]),
      0,
      0,
      0,
      hz / H,
    ),
  );
  if (rays) o += sunRays(S, p, sx, sy);
  o += S.glow(sx, sy, R * 3.2, p.sun, 0.55);
  if (disc) o += sunDisc(S, p, sx, sy, R * 0.52);
  o += S.shade(`M0 0H${W}V${hz * 0.8}H0Z`, p.sky[0], 0.62, 0, [0, 0, 0, 1]);
  if (stars) o += starField(S, p, hz * 0.62);
  return o;
}
/** Draws rays from the sun, fading outwards. */
export function sunRays(S, p, sx, sy, n = 44, far = S.W + S.H) {
  const d = range(n)
    .map((i) => {
      const a = (Math.PI * 2 * i) / n;
      const b = a + (Math.PI / n) * 0.9;
      return `M${sx} ${sy}L${f(sx + Math.cos(a) * far)} ${f(sy + Math.sin(a) * far)}L${f(sx + Math.cos(b) * far)} ${f(sy + Math.sin(b) * far)}Z`;
    })
    .join('');
  return path(
    d,
    S.rad(
      [
        [0, p.sun, 0.34],
        [0.45, p.sun, 0.1],
        [1, p.sun, 0],
      ],
      sx,
      sy,
      1100,
      'gradientUnits="userSpaceOnUse"',
    ),
  );
}
/** Draws the disc with its rings and a stippled lower half. */
export function sunDisc(S, p, sx, sy, R) {
  let o = '';
  for (let i = 5; i >= 1; i--) o += circle(sx, sy, R * (1 + i * 0.22), p.sun, `opacity="${f(0.07 + 0.02 * (5 - i))}"`);
  return (
    o +
    circle(sx, sy, R, p.sun) +
    S.shade(oval(sx, sy, R), p.sky[3], 0, 0.8, [0, 0.2, 0, 1]) +
    circle(sx, sy, R * 1.12, 'none', `stroke="${p.gold}" stroke-width="1.6" opacity=".8"`)
  );
}
/** Draws stars down to `depth`, denser above. */
const starField = (S, p, depth, n = 90) =>
  range(n)
    .map(() =>
      circle(S.r() * S.W, S.r() ** 1.4 * depth, 0.8 + S.r() * 1.7, p.sun, `opacity="${f(0.35 + 0.6 * S.r())}"`),
    )
    .join('');
/** Draws n flat clouds between y0 and y1 in the given colours. */
export function bandClouds(S, y0, y1, n, cols) {
  let o = '';
  for (let i = 0; i < n; i++) {
    const y = y0 + (y1 - y0) * S.r();
    const w = S.W * (0.18 + 0.35 * S.r());
    const x = S.r() * S.W - w * 0.3;
    const h = 7 + 9 * S.r();
    const d = `M${f(x)} ${f(y)}h${f(w)}a${f(h)} ${f(h)} 0 0 1 0 ${f(2 * h)}h${f(-w * 0.28)}a${f(h * 0.6)} ${f(h * 0.6)} 0 0 0 0 ${f(1.2 * h)}h${f(-w * 0.34)}a${f(h * 0.9)} ${f(h * 0.9)} 0 0 1 0 ${f(-1.6 * h)}h${f(-w * 0.3)}a${f(h * 0.8)} ${f(h * 0.8)} 0 0 1 0 ${f(-1.6 * h)}Z`;
    o += path(d, cols[i % cols.length], `opacity="${f(0.28 + 0.25 * S.r())}"`);
  }
  return o;
}
/** Draws a flight of n birds, each about s across. */
export function birds(x, y, s, n, c, r) {
  let o = '';
  for (let i = 0; i < n; i++) {
    const bx = x + (i - n / 2) * s * 2.2 + r() * s;
    const by = y + Math.abs(i - n / 2) * s * 0.6 + r() * s * 1.4;
    const k = s * (0.6 + 0.5 * r());
    o += line(
      `M${f(bx - k)} ${f(by - k * 0.35)}Q${f(bx - k * 0.4)} ${f(by - k * 0.55)} ${f(bx)} ${f(by)}Q${f(bx + k * 0.4)} ${f(by - k * 0.55)} ${f(bx + k)} ${f(by - k * 0.35)}`,
      c,
      s * 0.13,
    );
  }
  return o;
}
/** Returns how far from the axis the sun stands where a picture does not say: to the right or left, by its seed. */
export const besideAxis = (S) => (S.seed % 2 ? 1 : -1) * S.by(460, 330, 250);
