import { archPath } from '../../kit/architecture/arches.mjs';
import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { mix } from '../../kit/colour.mjs';
import { lotus, petalRing } from '../../kit/nature/flowers.mjs';
import { crescent } from '../../kit/nature/sky.mjs';
import { f, range, rng } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, path } from '../../kit/shapes.mjs';

function branch(p, x, y, s, length, turn, r, depth) {
  const ex = x + Math.cos(turn) * length;
  const ey = y + Math.sin(turn) * length;
  const limb = line(
    `M${f(x)} ${f(y)}Q${f((x + ex) / 2 + s * 8)} ${f((y + ey) / 2)} ${f(ex)} ${f(ey)}`,
    p.gold,
    Math.max(1.2, depth * 1.7),
  );
  const leaves = range(4).map((i) => {
    const t = 0.35 + i * 0.2;
    const a = turn + (i % 2 ? 0.9 : -0.9);
    const [lx, ly] = [x + (ex - x) * t, y + (ey - y) * t];
    return ellipse(
      0,
      0,
      length * 0.16,
      length * 0.06,
      mix(p.gold, p.lit.hi, i % 2 ? 0.2 : 0.6),
      `transform="translate(${f(lx + Math.cos(a) * length * 0.16)} ${f(ly + Math.sin(a) * length * 0.16)}) rotate(${f((a * 180) / Math.PI)})"`,
    );
  });
  if (depth === 1) return limb + leaves.join('') + petalRing(ex, ey, 1.5, 6, length * 0.2, length * 0.08, p.lit.hi);
  return (
    limb +
    leaves.join('') +
    [-0.5, 0.42].map((d) => branch(p, ex, ey, s, length * 0.72, turn + d * (0.8 + 0.5 * r()), r, depth - 1)).join('')
  );
}

const MOTIFS = {
  tree: (_S, p, x, y, w) => {
    const r = rng(17);
    return branch(p, x, y, 1, w * 0.34, -Math.PI / 2, r, 5);
  },
  lotus: (_S, _p, x, y, w, tone) =>
    range(5)
      .map((i) => {
        const dx = (i - 2) * w * 0.17;
        const h = w * (0.62 - 0.13 * Math.abs(i - 2));
        const stem = line(
          `M${f(x + dx * 0.6)} ${f(y)}Q${f(x + dx)} ${f(y - h * 0.5)} ${f(x + dx)} ${f(y - h)}`,
          mix('#5f8f6a', tone.deep, 0.3),
          w * 0.012,
        );
        return (
          stem +
          lotus(x + dx, y - h + w * 0.04, w * 0.034, '#e58aa0') +
          ellipse(x + dx * 0.8, y - h * 0.4, w * 0.08, w * 0.026, mix('#5f8f6a', tone.deep, 0.2))
        );
      })
      .join(''),
  moon: (S, p, x, y, w) =>
    crescent(S, p, x, y - w * 0.62, w * 0.17, 20) +
    range(14)
      .map(() => circle(x + (S.r() - 0.5) * w * 0.8, y - w * (0.2 + 0.9 * S.r()), 1.2 + 1.6 * S.r(), p.lit.hi))
      .join(''),
  lattice: (_S, p, x, y, w) =>
    group(hexJaali(x - w / 2, y - w * 1.4, x + w / 2, y, w * 0.1, p.gold, 1.6), 'opacity=".75"'),
  rays: (_S, p, x, y, w) =>
    range(19)
      .map((i) => {
        const a = Math.PI + (i * Math.PI) / 18;
        return line(
          `M${f(x + Math.cos(a) * w * 0.2)} ${f(y + Math.sin(a) * w * 0.2)}L${f(x + Math.cos(a) * w * 0.9)} ${f(y + Math.sin(a) * w * 0.9)}`,
          p.gold,
          2.2,
          'opacity=".7"',
        );
      })
      .join('') + circle(x, y, w * 0.17, p.gold),
};

/**
 * Draws a cusped niche painted with 'tree', 'lotus', 'moon', 'lattice' or 'rays'; x, y of its foot, k units per metre.
 */
export function paintedPanel(S, p, x, y, k, tone, { motif = 'tree', w = 2.7, spring = 1.1, rise = 0.9, ground } = {}) {
  const width = w * k;
  const opening = archPath(x, y, width, spring * k, rise * k, 6);
  const surround = archPath(x, y, width + k * 0.3, spring * k, rise * k * 1.16, 0);
  const paint = ground ?? mix(tone.wine, tone.deep, 0.25);
  return (
    path(surround, mix(tone.pale, tone.wall, 0.3)) +
    S.shade(surround, tone.deep, 0, 0.6, [0.2, 0, 1, 0]) +
    line(surround, p.gold, 2.2) +
    path(opening, paint) +
    S.pool(opening, x, y - spring * k * 0.7, width * 0.7, mix(paint, p.lit.mid, 0.6), 0.8) +
    S.shade(opening, tone.deep, 0.6, 0, [0, 0, 0, 0.7], 'b') +
    S.inside(opening, MOTIFS[motif](S, p, x, y, width, tone)) +
    line(opening, p.gold, 2.8)
  );
}
