import { mix } from '../colour.mjs';
import { ellipse, line, open, P, path } from '../shapes.mjs';

/** Draws a sun lounger turned to the pool: low frame, mattress, raised back. x, z = centre (metres). */
export function lounger(S, cam, x, z, p) {
  const a = cam.at;
  const w = 0.33;
  const k = cam.scale(z);
  const foot = z - 0.85;
  const knee = z + 0.2;
  const head = z + 0.7;
  const quad = (y0, z0, y1, z1) => P([a(x - w, y0, z0), a(x + w, y0, z0), a(x + w, y1, z1), a(x - w, y1, z1)]);
  const leg = (lx, lz) => line(open([a(lx, 0, lz), a(lx, 0.3, lz)]), mix(p.gold, p.dark, 0.35), k * 0.045);
  const seat = quad(0.38, foot, 0.38, knee);
  const back = quad(0.38, knee, 0.92, head);
  const front = cam.front(x - w, 0.28, x + w, 0.38, foot);
  const towel = quad(0.39, z - 0.3, 0.39, z - 0.05);
  const roll = [a(x - w * 0.75, 0.9, head), a(x + w * 0.75, 0.9, head)];
  return (
    ellipse(...a(x, 0, z), k * 0.42, k * 0.1, p.dark, 'opacity=".3"') +
    leg(x - w, foot + 0.05) +
    leg(x + w, foot + 0.05) +
    leg(x + w, knee) +
    leg(x - w, knee) +
    path(back, mix(p.lite, '#ffffff', 0.3)) +
    S.shade(back, p.sky[1], 0.05, 0.6) +
    path(seat, p.lite) +
    S.shade(seat, p.sky[1], 0, 0.5) +
    path(towel, p.sky[3]) +
    path(front, mix(p.base, p.dark, 0.25)) +
    line(open([a(x - w, 0.38, foot), a(x + w, 0.38, foot)]), p.gold, Math.max(1.2, k * 0.02)) +
    line(open(roll), p.sky[3], k * 0.13)
  );
}
