// emblem: sun, leaf and water in one disc, the sign of what the houses save.
import { mix } from '../kit/colour.mjs';
import { petalRing } from '../kit/flowers.mjs';
import { f, range } from '../kit/numbers.mjs';
import { circle, fade, line, oval, path, rect } from '../kit/shapes.mjs';
import { sunRays } from '../kit/sky.mjs';
import { finish, stage } from '../kit/stage.mjs';

/** A leaf upright from its stalk at x, y: `h` long, `w` half as wide. */
function leaf(S, p, x, y, h, w, lean) {
  const d = `M${f(x)} ${f(y)}C${f(x - w)} ${f(y - h * 0.3)} ${f(x - w * 0.8 + lean)} ${f(y - h * 0.8)} ${f(x + lean)} ${f(y - h)}C${f(x + w * 0.8 + lean)} ${f(y - h * 0.8)} ${f(x + w)} ${f(y - h * 0.3)} ${f(x)} ${f(y)}Z`;
  const veins = range(5)
    .map((i) => {
      const t = 0.22 + i * 0.14;
      const [vx, vy] = [x + lean * t * t, y - h * t];
      return `M${f(vx)} ${f(vy)}L${f(vx - w * 0.5)} ${f(vy - h * 0.13)}M${f(vx)} ${f(vy)}L${f(vx + w * 0.5)} ${f(vy - h * 0.13)}`;
    })
    .join('');
  const rib = `M${f(x)} ${f(y + 40)}Q${f(x)} ${f(y - h * 0.5)} ${f(x + lean)} ${f(y - h * 0.94)}`;
  return (
    path(d, '#3f7a4c') +
    S.shade(d, '#173d2c', 0, 0.85, [0.1, 0, 1, 0.5]) +
    S.shade(d, '#c9dc8c', 0.8, 0, [0, 0, 0.6, 0.5]) +
    line(veins, p.lite, 2, 'opacity=".5"') +
    line(rib, p.gold, 5)
  );
}

/** Lines of still water over the lower part of the disc. */
function water(S, p, cx, cy, r) {
  const top = cy + r * 0.4;
  const half = Math.sqrt(r * r - (top - cy) ** 2);
  const d = `M${f(cx - half)} ${f(top)}A${r} ${r} 0 0 0 ${f(cx + half)} ${f(top)}Z`;
  const ripples = range(7)
    .map((i) => `M${f(cx - half * (0.8 - i * 0.09))} ${f(top + 26 + i * 26)}h${f(half * 2 * (0.8 - i * 0.09))}`)
    .join('');
  return (
    path(d, '#2b6f86') +
    S.shade(d, '#0d2c44', 0, 0.85, [0, 0, 0, 1]) +
    line(ripples, p.lite, 3, 'opacity=".5" stroke-dasharray="90 34 40 22"')
  );
}

export function emblem(options = {}) {
  const S = stage({ pal: 'emerald', seed: 7, ...options });
  const p = S.pal;
  const { W, H, cx } = S;
  const cy = H * 0.5;
  const r = 380;
  const disc = oval(cx, cy, r);
  const deep = mix(p.sky[0], p.frame, 0.4);
  S.add(
    rect(0, 0, W, H, deep),
    fade(sunRays(S, p, cx, cy - 60, 48), 0.75),
    S.pool(`M0 0H${W}V${H}H0Z`, cx, cy, 700, p.sky[1], 0.8),
    petalRing(cx, cy, r + 6, 36, 110, 34, mix(p.leafm, p.sky[2], 0.45)),
    petalRing(cx, cy, r + 12, 36, 62, 15, p.gold, Math.PI / 36),
    circle(cx, cy, r, p.sky[4]),
    S.inside(disc, fade(sunRays(S, p, cx, cy - 60, 32), 0.9)),
    S.shade(disc, p.sky[3], 0.2, 0.8, [0, 0, 0, 1]),
    circle(cx, cy - 60, 168, p.sun),
    S.shade(oval(cx, cy - 60, 168), p.gold, 0, 0.9, [0, 0.2, 0, 1]),
    S.inside(disc, water(S, p, cx, cy, r)),
    leaf(S, p, cx - 20, cy + 210, 420, 150, -90),
    leaf(S, p, cx + 20, cy + 210, 360, 132, 120),
  );
  for (const [ring, w] of [
    [r, 7],
    [r + 128, 2.4],
    [r + 138, 1.2],
  ])
    S.add(circle(cx, cy, ring, 'none', `stroke="${p.gold}" stroke-width="${w}"`));
  return finish(S, options.framed);
}
