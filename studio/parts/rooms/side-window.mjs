import { arch } from '../../kit/architecture/arches.mjs';
import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, line, open, path } from '../../kit/shapes.mjs';
import { cityLayer } from './city-window.mjs';

/**
 * Draws tall arched windows in the wall at x, seen in perspective, with the sky and roofs or leaves beyond and
 * curtains tied at their sides. `zs` are their middles, metres.
 */
export function sideWindows(S, p, cam, x, zs, tone, { view = 'city', w = 1.3, sill = 0.25 } = {}) {
  let o = '';
  for (const z of zs) {
    const shape = (grow, cusps) =>
      cam.onWall(
        x,
        arch(z, 0, w + grow, 1.75, 0.75 + grow * 0.4, cusps).map(([u, v]) => [u, sill - v]),
      );
    const opening = shape(0, 5);
    const [left] = cam.at(x, sill, z - w);
    const [right] = cam.at(x, sill, z + w);
    const [x0, x1] = [Math.min(left, right), Math.max(left, right)];
    const [, low] = cam.at(x, sill, z);
    const k = cam.scale(z);
    const sky = S.lin(p.sky.map((c, i) => [i / (p.sky.length - 1), c]));
    const beyond =
      view === 'city'
        ? cityLayer(p, x0, x1, low - k * 0.2, k, p.far, 0.9, 11) + cityLayer(p, x0, x1, low, k, p.mid, 0.6, 4)
        : range(16)
            .map((i) =>
              circle(
                lerp(x0, x1, i / 15),
                low - k * (0.2 + 0.3 * Math.abs(Math.sin(i * 1.7))),
                k * 0.26,
                i % 2 ? p.leafm : mix(p.leafm, p.lit.mid, 0.15),
              ),
            )
            .join('');
    const bars =
      line(open([cam.at(x, sill, z), cam.at(x, sill + 2.5, z)]), p.gold, 2) +
      [0.9, 1.75]
        .map((h) => line(open([cam.at(x, sill + h, z - w / 2), cam.at(x, sill + h, z + w / 2)]), p.gold, 2))
        .join('');
    const [gx, gy] = cam.at(x, sill + 1.1, z);
    o +=
      path(shape(0.3, 0), mix(tone.pale, tone.wall, 0.3)) +
      line(shape(0.3, 0), p.gold, 2) +
      path(opening, sky) +
      S.inside(opening, S.glow(gx, gy, k * 1.3, p.sun, 0.5) + beyond + bars) +
      line(opening, p.gold, 2.6);
    const floor = cam.floor(x > 0 ? x - 1.8 : x, z - w / 2, x > 0 ? x : x + 1.8, z + w / 2);
    o += S.shade(floor, p.sun, x > 0 ? 0 : 0.35, x > 0 ? 0.35 : 0, [0, 0, 1, 0]);
    for (const s of [-1, 1]) {
      const [ax, ay] = cam.at(x, 2.95, z + s * (w / 2 + 0.3));
      const [bx] = cam.at(x, 2.95, z + s * (w / 2 - 0.12));
      const [cx, cy] = cam.at(x, 0.02, z + s * (w / 2 + 0.3));
      const [, tie] = cam.at(x, 1.2, z + s * (w / 2 + 0.2));
      const d = `M${f(ax)} ${f(ay)}L${f(bx)} ${f(ay)}Q${f(bx)} ${f(lerp(ay, tie, 0.7))} ${f(lerp(ax, bx, 0.2))} ${f(tie)}Q${f(lerp(ax, bx, 0.6))} ${f(lerp(tie, cy, 0.5))} ${f(lerp(ax, bx, 0.5))} ${f(cy)}H${f(cx)}Z`;
      o += path(d, mix(tone.linen, tone.wall, 0.18)) + S.shade(d, tone.deep, 0, 0.7, [0, 0, 1, 0]);
    }
  }
  return o;
}
