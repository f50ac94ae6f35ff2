import { archPath } from '../../kit/architecture/arches.mjs';
import { mix } from '../../kit/colour.mjs';
import { mughalLantern } from '../../kit/furnishings/lamps.mjs';
import { BLOOM, flower } from '../../kit/nature/flowers.mjs';
import { f } from '../../kit/numbers.mjs';
import { box, circle, line, path, rect } from '../../kit/shapes.mjs';

const Z = 5.55;

function vase(p, x, y, k) {
  const d = `M${f(x - k * 0.07)} ${f(y - k * 0.05)}Q${f(x - k * 0.13)} ${f(y - k * 0.22)} ${f(x - k * 0.03)} ${f(y - k * 0.28)}H${f(x + k * 0.03)}Q${f(x + k * 0.13)} ${f(y - k * 0.22)} ${f(x + k * 0.07)} ${f(y - k * 0.05)}Z`;
  const bunch = [
    [-0.1, -0.36, 0.08],
    [0.1, -0.36, 0.08],
    [0, -0.44, 0.09],
    [0, -0.33, 0.08],
  ].map(([dx, dy, r]) => flower(x + dx * k, y + dy * k, r * k, BLOOM.cream, BLOOM.blush));
  return path(d, p.gold) + bunch.join('');
}

/** Draws a lamplit niche, a cabinet with flowers, and a lantern from the ceiling; x in metres. */
export function bedside(S, p, cam, { h, back }, tone, metres) {
  const k = cam.scale(Z);
  const [x, y] = cam.at(metres, 0, Z);
  const top = y - 0.62 * k;
  const body = box(x - k * 0.34, y - 0.1 * k, x + k * 0.34, top);
  const wood = { base: mix(p.lit.deep, p.dark, 0.4), dark: tone.deep, lite: p.lit.mid };
  const niche = archPath(x, cam.at(0, 0.95, back)[1], k * 0.8, k * 1.1, k * 0.7, 4);
  const hook = cam.at(metres, h - 0.95, Z)[1];
  return (
    path(niche, mix(tone.wall, p.lit.deep, 0.35)) +
    S.pool(niche, x, y - 2.25 * k, k * 1.15, p.lit.mid, 1) +
    line(niche, p.gold, 2) +
    S.pooled(x, y, k * 0.8, k * 0.16, p.lit.mid, 0.35) +
    line(`M${f(x - k * 0.28)} ${f(y)}V${f(y - k * 0.12)}M${f(x + k * 0.28)} ${f(y)}V${f(y - k * 0.12)}`, p.gold, 4) +
    S.form(body, wood, { dark: 0.8, lite: 0.3 }) +
    rect(x - k * 0.38, top - k * 0.05, k * 0.76, k * 0.06, tone.pale) +
    rect(x - k * 0.38, top, k * 0.76, 2, p.gold) +
    `<rect x="${f(x - k * 0.27)}" y="${f(top + k * 0.08)}" width="${f(k * 0.54)}" height="${f(k * 0.3)}" fill="none" stroke="${p.gold}" stroke-width="1.6"/>` +
    circle(x, top + k * 0.23, k * 0.022, p.gold) +
    vase(p, x, top, k) +
    line(`M${f(x)} ${f(cam.at(0, h, Z)[1])}V${f(hook)}`, p.gold, 1.8) +
    mughalLantern(S, x, hook, k * 0.19, p)
  );
}
