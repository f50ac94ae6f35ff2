import { bezier } from '../../kit/curves.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, fade, line, P, path } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';

/**
 * Draws a motorway by night, seen from high up, below the horizon hz: the lights of its cars are long lines, and lamps
 * stand beside it. Its middle is a curve on the sheet; what lies beside it is measured on the ground and seen in depth.
 */
export function lightTrails(S, cx, hz) {
  const out = [];
  const C = 900;
  const mid = bezier([cx - 790, hz + 560], [cx + 380, hz + 330], [cx + 735, hz + 66], [cx - 250, hz + 3], 120);
  const ground = mid.map(([x, y]) => [(x - cx) / (y - hz), C / (y - hz)]);
  const beside = (i, off) => {
    const [a, b] = [ground[Math.max(0, i - 1)], ground[Math.min(120, i + 1)]];
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [gx, gz] = [ground[i][0] - ((b[1] - a[1]) / l) * off, ground[i][1] + ((b[0] - a[0]) / l) * off];
    return [cx + (gx * C) / gz, hz + C / gz];
  };
  const strip = (a, b, i0 = 0, i1 = 120) => {
    const side = (off) => range(i1 - i0 + 1).map((i) => beside(i0 + i, off));
    return P([...side(a), ...side(b).reverse()]);
  };
  out.push(path(strip(-0.66, 0.66), '#1a2f8c'), path(strip(-0.6, 0.6), '#0a1246'), path(strip(-0.03, 0.03), '#4460c8'));
  const trails = (sign, tones) =>
    range(28)
      .map((i) => {
        const off = sign * (0.08 + 0.48 * ((i * 0.618) % 1));
        const start = Math.floor(S.r() ** 1.5 * 70);
        const w = 0.003 + 0.008 * S.r() ** 2;
        return path(strip(off - w, off + w, start, Math.min(120, start + 40 + Math.floor(80 * S.r()))), tones[i % 3]);
      })
      .join('');
  const lights = trails(1, ['#ff3b34', '#ff6a4e', '#d81c3a']) + trails(-1, ['#fffaf0', '#ffe9bd', '#dfe8ff']);
  out.push(
    fade(soft(S, path(strip(0.06, 0.56), '#f02a3a') + path(strip(-0.56, -0.06), '#ffeccb'), 16), 0.55),
    lights,
    fade(soft(S, lights, 5), 0.6),
  );
  for (const i of range(17)) {
    const n = 14 + Math.round(106 * (1 - (1 - i / 17) ** 1.7));
    for (const side of [-0.72, 0.72]) {
      const [x, y] = beside(n, side);
      const h = (y - hz) * 0.3 + 3;
      out.push(line(`M${f(x)} ${f(y)}V${f(y - h)}`, '#31459c', 1 + h * 0.02));
      out.push(S.glow(x, y - h, 8 + h * 0.5, '#ffd98c', 0.75), circle(x, y - h, 1.2 + h * 0.035, '#fff6dc'));
    }
  }
  return out.join('');
}
