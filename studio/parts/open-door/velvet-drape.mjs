import { mix } from '../../kit/colour.mjs';
import { bezier } from '../../kit/curves.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { ellipse, line, open, P, path } from '../../kit/shapes.mjs';

const VELVET = '#0d3f38';
const NIGHT = '#031312';
const GOLD = '#c8943c';
const FOLDS = 8;
/** Where the drape is tied back. */
const TIE = 742;

/** Returns the line of the drape at `t`, which is 0 at its free edge and 1 at its edge beyond the sheet. */
function fall(t) {
  const [top, tie, foot] = [lerp(1772, 2080, t), lerp(1916, 2024, t), lerp(1868, 2070, t)];
  return [
    ...bezier([top, -20], [top + 8 * (1 - t), 300], [tie - 70 * (1 - t), 600], [tie, TIE], 14),
    ...bezier([tie, TIE], [tie - 24 * (1 - t), 840], [foot, 960], [foot, 1270], 12).slice(1),
  ];
}

/** Draws a tassel that hangs from x, y. */
const tassel = (x, y) =>
  line(`M${x} ${y}V${y + 34}`, GOLD, 4) +
  ellipse(x, y + 42, 10, 11, GOLD) +
  path(
    `M${x - 11} ${y + 50}L${x - 17} ${y + 122}Q${x} ${y + 130} ${x + 17} ${y + 122}L${x + 11} ${y + 50}Z`,
    '#a8772c',
  ) +
  line(
    range(5)
      .map((i) => `M${x - 8 + i * 4} ${y + 54}L${x - 12 + i * 6} ${y + 122}`)
      .join(''),
    '#6e4a18',
    1.8,
  );

/** Draws a velvet drape close by at the right, tied back with a gold cord; its edge has the light of the door. */
export function velvetDrape(S) {
  const folds = range(FOLDS).map((i) => {
    const d = P([...fall(i / FOLDS), ...fall((i + 1) / FOLDS).toReversed()]);
    const near = 1 - i / FOLDS;
    return (
      path(d, mix(NIGHT, VELVET, 0.35 + 0.65 * near)) +
      S.shade(d, NIGHT, 0, 0.9, [0.35, 0.5, 1, 0.5]) +
      S.shade(d, '#5f9a78', 0.75 * near, 0, [0, 0.5, 0.5, 0.5])
    );
  });
  const edge = fall(0);
  return (
    folds.join('') +
    line(open(edge.map(([x, y]) => [x + 9, y])), '#8a6428', 12) +
    line(open(edge.map(([x, y]) => [x + 9, y])), GOLD, 3, 'stroke-dasharray="3 8"') +
    line(open(edge), '#ffdf9c', 3) +
    line(`M1908 ${TIE - 10}C1940 ${TIE + 22} 1990 ${TIE + 12} 2040 ${TIE - 26}`, '#6e4a18', 15) +
    line(`M1908 ${TIE - 12}C1940 ${TIE + 18} 1990 ${TIE + 8} 2040 ${TIE - 30}`, GOLD, 9) +
    tassel(1936, TIE + 10)
  );
}
