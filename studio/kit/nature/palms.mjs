import { f, range } from '../numbers.mjs';
import { line, path } from '../shapes.mjs';

/** Draws trunk and crossing fronds built from tapering leaf blades. */
export function palm(S, x, y, h, c, lean = 0.1, r = S.r) {
  const tx = x + lean * h;
  const ty = y - h;
  const tw = h * 0.022;
  let o = path(
    `M${f(x - tw)} ${f(y)}Q${f(x + lean * h * 0.15 - tw)} ${f(y - h * 0.55)} ${f(tx - tw * 0.5)} ${f(ty)}L${f(tx + tw * 0.5)} ${f(ty)}Q${f(x + lean * h * 0.2 + tw)} ${f(y - h * 0.5)} ${f(x + tw * 1.2)} ${f(y)}Z`,
    c.dark,
  );
  const angles = range(13).map((i) => -Math.PI * (0.02 + (0.96 * i) / 12) + (r() - 0.5) * 0.12);
  for (const [i, a] of [...angles, 0.28, Math.PI - 0.28].entries())
    o += frond(tx, ty, a, h * 0.42 * (0.85 + 0.3 * r()), i % 3 ? c.dark : c.mid, c.dark, h * 0.004);
  return o;
}
/** Draws one frond from tx, ty in direction a, of tapering blades. */
function frond(tx, ty, a, len, fill, rib, w) {
  const ex = tx + Math.cos(a) * len;
  const ey = ty + Math.sin(a) * len * 0.62 + len * 0.42;
  const mx = tx + Math.cos(a) * len * 0.55;
  const my = ty + Math.sin(a) * len * 0.75;
  let d = '';
  for (let k = 2; k < 24; k++) {
    const t = k / 24;
    const u = 1 - t;
    const px = u * u * tx + 2 * u * t * mx + t * t * ex;
    const py = u * u * ty + 2 * u * t * my + t * t * ey;
    const vx = 2 * u * (mx - tx) + 2 * t * (ex - mx);
    const vy = 2 * u * (my - ty) + 2 * t * (ey - my);
    const m = Math.hypot(vx, vy);
    const nx = -vy / m;
    const ny = vx / m;
    const bl = len * 0.23 * Math.sin(Math.PI * Math.min(1, 0.15 + t * 0.85)) ** 0.7;
    for (const s of [-1, 1]) {
      const qx = px + (nx * s * 0.75 + (vx / m) * 0.65) * bl;
      const qy = py + (ny * s * 0.75 + (vy / m) * 0.65) * bl + bl * 0.3;
      d += `M${f(px - (vx / m) * len * 0.012)} ${f(py - (vy / m) * len * 0.012)}L${f(qx)} ${f(qy)}L${f(px + (vx / m) * len * 0.016)} ${f(py + (vy / m) * len * 0.016)}Z`;
    }
  }
  return path(d, fill) + line(`M${f(tx)} ${f(ty)}Q${f(mx)} ${f(my)} ${f(ex)} ${f(ey)}`, rib, w);
}
