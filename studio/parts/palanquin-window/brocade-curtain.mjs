import { mix } from '../../kit/colour.mjs';
import { petalRing } from '../../kit/nature/flowers.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, open, P, path } from '../../kit/shapes.mjs';

const DARK = '#1e0614';
const GOLD = '#f0b850';
const TOP = 26;

/**
 * Returns where a part of a curtain is at a height: t is 0 at its fixed edge and 1 at its loose one. `top`, `held` and
 * `bottom` are the x of the two edges at the rail, at the height `y` of the hand that draws it aside, and at the foot.
 */
const across =
  ({ top, held, bottom, y, gather }) =>
  (t, at) => {
    const hanging = (v) => lerp(lerp(...top, t), lerp(...bottom, t), (v - TOP) / (1260 - TOP));
    const pull = lerp(...held, 1 - (1 - t) ** gather) - hanging(y);
    const reach = at > y ? 560 - 160 * t : 430 - 190 * t;
    const sway = at > y ? 13 * t ** 3 * Math.sin((at - y) / 74) : 0;
    return hanging(at) + pull / (1 + ((at - y) / reach) ** 2) + sway;
  };

/** Returns where fold i of n begins: some are broad, some are narrow. */
const foldAt = (i, n) => (i + (i % n ? 0.26 * Math.sin(i * 2.4) : 0)) / n;

const ROWS = range(27).map((i) => TOP + i * 48);

/** Returns the outline of the fold between t0 and t1. */
const foldShape = (x, t0, t1) => P([...ROWS.map((y) => [x(t0, y), y]), ...ROWS.toReversed().map((y) => [x(t1, y), y])]);

/** Draws one flower of the brocade: a bud in a ring of leaves, as narrow as the fold it is on. */
const buta = (x, y, k, squeeze, tone) =>
  group(
    petalRing(0, 0, 8, 8, 15, 6, tone) +
      circle(0, 0, 5, tone) +
      path('M0 -26C11 -36 9 -50 0 -58C-9 -50 -11 -36 0 -26Z', tone) +
      line('M-8 24Q-24 30 -22 46M8 24Q24 30 22 46', tone, 3.4),
    `transform="translate(${f(x)} ${f(y)}) scale(${f(k * squeeze)} ${f(k)})"`,
  );

/** Draws the flowers of the brocade; `toneAt` gives the colour of one by its place. */
function butas(x, folds, toneAt) {
  return range(folds)
    .flatMap((i) =>
      range(9).map((j) => {
        const t = (foldAt(i, folds) + foldAt(i + 1, folds)) / 2;
        const y = 70 + j * 150 + (i % 2) * 75;
        const wide = Math.abs(x(foldAt(i + 1, folds), y) - x(foldAt(i, folds), y));
        return buta(x(t, y), y, 1.05, Math.min(1, wide / 96), toneAt(t, y));
      }),
    )
    .join('');
}

/** Returns the band of light that falls on the folds of the left curtain: it breaks at each of them. */
const lightBand = (x, folds) =>
  range(folds)
    .map((i) => {
      const [t0, t1] = [foldAt(i, folds), foldAt(i + 1, folds)];
      const y = (t, low) => 60 + (1 - t) * 440 + low * lerp(110, 270, t);
      const [a, b] = [y(t0, 0) + 8, y(t1, 0) - 6];
      const [c, d] = [y(t1, 1) - 6, y(t0, 1) + 8];
      return P([
        [x(t0, a), a],
        [x(t1, b), b],
        [x(t1, c), c],
        [x(t0, d), d],
      ]);
    })
    .join('');

/** Draws the creases between the folds: a shadow, and beside it the light on the next fold, the brighter the nearer. */
const creases = (x, folds, side) =>
  range(folds - 1)
    .map((i) => {
      const t = foldAt(i + 1, folds);
      const d = (u) => open(ROWS.map((y) => [x(t, y) + u * side, y]));
      return (
        line(d(9), DARK, 16, 'opacity=".28"') +
        line(d(4), DARK, 7, 'opacity=".45"') +
        line(d(-3), '#e85a50', 3, `opacity="${f(0.12 + 0.4 * t)}"`)
      );
    })
    .join('');

/** Draws the gold edge of the cloth with its zigzag and beads. */
function border(x) {
  const rows = range(53).map((i) => TOP + i * 24);
  const points = (t) => rows.map((y) => [x(1, y) + t, y]);
  return (
    line(open(points(-20)), '#a8742c', 30) +
    line(open(points(-7)), GOLD, 7) +
    line(open(points(-34)), GOLD, 4) +
    rows.map((y) => ellipse(x(1, y) - 20, y, 6, 8, '#7a1024')).join('')
  );
}

/**
 * Draws a brocade curtain in `folds`; `turned` is the one on the right, whose loose edge is on its left. `beam` lets a
 * diagonal of light fall on it.
 */
export function brocadeCurtain(S, place, { folds, cloth = '#7c1029', beam = false, turned = false }) {
  const x = across(place);
  const deep = mix(cloth, DARK, 0.2);
  const whole = foldShape(x, 0, 1);
  const [shadow, sheen] = turned
    ? [
        [1, 0.4, 0.35, 0.4],
        [0.55, 0.5, 0, 0.5],
      ]
    : [
        [0, 0.4, 0.65, 0.4],
        [0.45, 0.5, 1, 0.5],
      ];
  const shapes = range(folds).map((i) => foldShape(x, foldAt(i, folds), foldAt(i + 1, folds)));
  const edge = turned
    ? group(
        border((t, y) => -x(t, y)),
        'transform="scale(-1 1)"',
      )
    : border(x);
  const lit = () => {
    const band = lightBand(x, folds);
    return (
      S.inside(band, path(whole, '#be2438') + butas(x, folds, () => '#ffd27a')) +
      S.shade(whole, DARK, 0.75, 0, [0, 0.4, 0.62, 0.2], 'b')
    );
  };
  return (
    path(whole, deep) +
    butas(x, folds, (t, y) => mix(deep, '#d08a3c', 0.16 + 0.4 * t * (1 - y / 1400))) +
    (beam ? lit() : '') +
    shapes
      .map((d, i) => S.shade(d, DARK, 1, 0, shadow) + S.shade(d, '#e04a48', 0, 0.15 + (0.5 * i) / folds, sheen))
      .join('') +
    creases(x, folds, turned ? -1 : 1) +
    (turned ? '' : S.shade(whole, DARK, 0, 0.85, [0.66, 0.42, 0.3, 1], 'b')) +
    edge
  );
}
