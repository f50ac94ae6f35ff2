import { archPath } from '../../kit/architecture/arches.mjs';
import { dome } from '../../kit/architecture/domes.mjs';
import { mix } from '../../kit/colour.mjs';
import { petalRing } from '../../kit/nature/flowers.mjs';
import { birds, sunDisc } from '../../kit/nature/sky.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, range, rng } from '../../kit/numbers.mjs';
import { box, line, path, rect } from '../../kit/shapes.mjs';

const evenSky = (S, p) => S.lin(p.sky.map((c, i) => [i / (p.sky.length - 1), c]));

/** Draws old-city houses between x0 and x1 on the line y; k = units per metre, `height` in metres. */
export function cityLayer(p, x0, x1, y, k, tone, height, seed) {
  const r = rng(seed);
  let houses = '';
  let lamps = '';
  for (let x = x0; x < x1; ) {
    const w = k * (0.14 + 0.2 * r());
    const h = k * height * (0.4 + 0.5 * r());
    const kind = r();
    const vault = `q${f(w / 2)} ${f(-w * 0.9)} ${f(w)} 0`;
    const turret = `h${f(w * 0.2)}v${f(-w * 0.3)}h${f(w * 0.6)}v${f(w * 0.3)}h${f(w * 0.2)}`;
    houses += `M${f(x)} ${f(y)}V${f(y - h)}${kind < 0.3 ? vault : kind < 0.5 ? turret : `h${f(w)}`}V${f(y)}Z`;
    for (const _ of range(5))
      if (r() < 0.5) lamps += `M${f(x + w * (0.2 + 0.6 * r()))} ${f(y - h * (0.2 + 0.65 * r()))}v${f(k * 0.03)}`;
    x += w + k * 0.01;
  }
  return path(houses, tone) + line(lamps, p.lit.mid, 2.2, 'opacity=".8"');
}

// a domed tomb with two minarets on the horizon of the view
function landmark(S, p, cx, sill, k) {
  const c = { base: mix(p.far, p.base, 0.45), dark: p.mid, lite: mix(p.far, p.lite, 0.6), gold: p.gold };
  const minarets = [-1, 1].map(
    (s) =>
      rect(cx + s * k * 0.5 - k * 0.05, sill - k * 1.3, k * 0.1, k * 1.3, c.base) +
      dome(S, cx + s * k * 0.5, sill - k * 1.29, k * 0.075, k * 0.13, c, 1),
  );
  const tomb =
    rect(cx - k * 0.34, sill - k * 1.06, k * 0.68, k * 1.06, c.base) +
    dome(S, cx, sill - k * 1.04, k * 0.3, k * 0.5, c, 5);
  return tomb + minarets.join('');
}

/** Draws a cusped window over the city at sunset; x, sill in units, k = units per metre at the wall. */
export function cityWindow(S, p, x, sill, k, tone) {
  const w = 2.75 * k;
  const spring = 1.5 * k;
  const rise = 1.12 * k;
  const top = sill - spring - rise;
  const opening = archPath(x, sill, w, spring, rise, 6);
  const sun = sill - 1.42 * k;
  const view =
    rect(x - w, top - 20, 2 * w, sill - top + 40, evenSky(S, p)) +
    S.shade(box(x - w / 2, top, x + w / 2, sill), p.sky[0], 0.6, 0, [0, 0, 0, 0.8]) +
    S.glow(x, sun, k * 1.6, p.sun, 0.6) +
    sunDisc(S, p, x, sun, k * 0.46) +
    birds(x + k * 0.55, top + k * 0.95, 9, 4, p.sky[0], S.r) +
    cityLayer(p, x - w / 2, x + w / 2, sill, k, mix(p.far, p.sky[3], 0.4), 1.15, 3) +
    cityLayer(p, x - w / 2, x + w / 2, sill, k, p.far, 0.9, 7) +
    landmark(S, p, x, sill, k) +
    cityLayer(p, x - w / 2, x + w / 2, sill, k, p.mid, 0.62, 12) +
    treeline(S, x - w, x + w, sill - k * 0.16, k * 0.24, p.leafm, 4);
  const surround = archPath(x, sill, w * 1.2, spring, rise * 1.24, 0);
  return (
    path(surround, tone.pale) +
    S.shade(surround, p.dark, 0, 0.7, [0.2, 0, 1, 0]) +
    line(surround, p.gold, 2.6) +
    S.inside(opening, view) +
    line(opening, p.gold, 3.2) +
    rect(x - w * 0.62, sill, w * 1.24, k * 0.1, tone.pale) +
    rect(x - w * 0.62, sill + k * 0.1, w * 1.24, 2.4, p.gold) +
    [-1, 1].map((s) => petalRing(x + s * w * 0.49, top + k * 0.38, 7, 10, 15, 5, p.gold)).join('')
  );
}

/** Draws a narrower arched window over the roofs, for the sides of a wide room. */
export function roofWindow(S, p, x, sill, k, tone, seed) {
  const w = k * 1.25;
  const opening = archPath(x, sill, w, 1.35 * k, 0.8 * k, 5);
  const surround = archPath(x, sill, w * 1.26, 1.35 * k, 1.02 * k, 0);
  const view =
    rect(x - w, sill - 3 * k, 2 * w, 3 * k, evenSky(S, p)) +
    S.pool(opening, S.cx, sill - k, 5 * k, p.sun, 0.4) +
    cityLayer(p, x - w / 2, x + w / 2, sill, k, p.far, 1.05, 21 + seed) +
    cityLayer(p, x - w / 2, x + w / 2, sill, k, p.mid, 0.6, 31 + seed) +
    treeline(S, x - w, x + w, sill - k * 0.14, k * 0.22, p.leafm, 6);
  return (
    path(surround, tone.pale) +
    S.shade(surround, p.dark, 0, 0.75, [0.2, 0, 1, 0]) +
    line(surround, p.gold, 2.4) +
    S.inside(opening, view) +
    line(opening, p.gold, 3) +
    rect(x - w * 0.68, sill, w * 1.36, k * 0.09, tone.pale) +
    rect(x - w * 0.68, sill + k * 0.09, w * 1.36, 2.2, p.gold)
  );
}
