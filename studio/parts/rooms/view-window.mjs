import { archPath } from '../../kit/architecture/arches.mjs';
import { mix } from '../../kit/colour.mjs';
import { palm } from '../../kit/nature/palms.mjs';
import { sunDisc } from '../../kit/nature/sky.mjs';
import { tree, treeline } from '../../kit/nature/trees.mjs';
import { range } from '../../kit/numbers.mjs';
import { box, circle, line, path, rect } from '../../kit/shapes.mjs';

const evenSky = (S, p) => S.lin(p.sky.map((c, i) => [i / (p.sky.length - 1), c]));

const VIEWS = {
  garden: (S, p, x, sill, w, k) =>
    treeline(S, x - w, x + w, sill - k * 0.5, k * 0.7, p.mid, 4) +
    [-0.3, 0.34]
      .map((t, i) =>
        tree(S, x + w * t, sill, k * (1.9 - i * 0.3), { mid: p.leafm, dark: p.leaf, lite: p.lit.mid }, 3 + i),
      )
      .join('') +
    treeline(S, x - w, x + w, sill - k * 0.16, k * 0.22, p.leafm, 7) +
    range(26)
      .map((i) =>
        circle(x + (S.r() - 0.5) * w, sill - k * 0.22 * S.r(), k * 0.04, ['#f7a928', '#fff1d8', '#e2557a'][i % 3]),
      )
      .join(''),
  pool: (S, p, x, sill, w, k) =>
    treeline(S, x - w, x + w, sill - k * 0.55, k * 0.4, p.mid, 4) +
    rect(x - w, sill - k * 0.5, 2 * w, k * 0.5, mix(p.sky[1], p.sky[3], 0.3)) +
    range(9)
      .map((i) =>
        line(`M${x - w * 0.4 + w * 0.6 * S.r()} ${sill - k * (0.05 + i * 0.05)}h${k * 0.5 * S.r()}`, p.sky[4], 2),
      )
      .join('') +
    [-0.34, 0.36]
      .map((t) => palm(S, x + w * t, sill - k * 0.4, k * 1.9, { dark: p.leaf, mid: p.leafm }, t * -0.1))
      .join(''),
};

/**
 * Draws an arched window onto a 'garden' or a 'pool'; x, sill in units, k units per metre, size in metres. `open`
 * leaves out the bars.
 */
export function viewWindow(
  S,
  p,
  x,
  sill,
  k,
  tone,
  { w = 2, spring = 1.5, rise = 0.9, view = 'garden', open = false, cusps = 5 } = {},
) {
  const width = w * k;
  const opening = archPath(x, sill, width, spring * k, rise * k, cusps);
  const surround = archPath(x, sill, width + k * 0.36, spring * k, rise * k * 1.18, 0);
  const top = sill - (spring + rise) * k;
  const scene =
    rect(x - width, top - 20, 2 * width, sill - top + 40, evenSky(S, p)) +
    S.shade(box(x - width / 2, top, x + width / 2, sill), p.sky[0], 0.5, 0, [0, 0, 0, 0.8]) +
    S.glow(x + width * 0.12, sill - k * 1.2, k * 1.3, p.sun, 0.6) +
    sunDisc(S, p, x + width * 0.12, sill - k * 1.2, k * 0.3) +
    VIEWS[view](S, p, x, sill, width, k);
  const bars = open
    ? ''
    : line(
        `M${x} ${sill}V${top}M${x - width / 2} ${sill - spring * k * 0.52}H${x + width / 2}M${x - width / 2} ${sill - spring * k}H${x + width / 2}`,
        p.gold,
        2.4,
      );
  return (
    path(surround, tone.pale) +
    S.shade(surround, p.dark, 0, 0.7, [0.2, 0, 1, 0]) +
    line(surround, p.gold, 2.4) +
    S.inside(opening, scene + bars) +
    line(opening, p.gold, 3) +
    rect(x - width / 2 - k * 0.28, sill, width + k * 0.56, k * 0.09, tone.pale) +
    rect(x - width / 2 - k * 0.28, sill + k * 0.09, width + k * 0.56, 2.4, p.gold)
  );
}
