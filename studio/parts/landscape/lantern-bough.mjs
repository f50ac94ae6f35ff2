import { mix } from '../../kit/colour.mjs';
import { bezier } from '../../kit/curves.mjs';
import { mughalLantern } from '../../kit/furnishings/lamps.mjs';
import { flowerString } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { group, line, P, path } from '../../kit/shapes.mjs';

/** Draws a mango leaf that hangs from x, y along `turn` (degrees, 90 is straight down). */
const leaf = (x, y, turn, long, tone, vein) =>
  group(
    path(
      `M0 0C${f(long * 0.25)} ${f(-long * 0.19)} ${f(long * 0.7)} ${f(-long * 0.13)} ${f(long)} 0C${f(long * 0.7)} ${f(long * 0.1)} ${f(long * 0.25)} ${f(long * 0.18)} 0 0Z`,
      tone,
    ) + line(`M${f(long * 0.08)} 0L${f(long * 0.9)} 0`, vein, 1.2, 'opacity=".5"'),
    `transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})"`,
  );

/** Returns the outline of a branch along points, thick at its start. */
function tapered(points, thick) {
  const side = (sign) =>
    points.map(([x, y], i) => [x, y + sign * thick * (1 - i / points.length) * (0.8 + 0.2 * Math.sin(i * 1.3))]);
  return P([...side(-1), ...side(1).toReversed()]);
}

/** Draws n leaves that hang from one point in all directions but up. */
const cluster = (S, [x, y], n, { k, bark, green }) =>
  range(n)
    .map((i) => {
      const turn = 84 + (i / (n - 1) - 0.5) * (i % 4 ? 150 : 230) + (S.r() - 0.5) * 34;
      const tone = mix(green, i % 4 ? bark : '#b03872', 0.3 + 0.5 * S.r());
      return leaf(x, y, turn, (62 + 60 * S.r()) * k, tone, mix(tone, '#e8709a', 0.4));
    })
    .join('');

/**
 * Draws the bough of a mango tree that reaches in from the left at the top, its end at `end`, with lanterns and strings
 * of marigolds hung from it: `lanterns` and `strings` are [where along the bough, how far below it, size].
 */
export function lanternBough(S, { from, end, k, lanterns, strings, bark = '#2a0930', green = '#4a1450' }) {
  const bough = bezier(
    from,
    [from[0] + (end[0] - from[0]) * 0.4, from[1] - 20 * k],
    [end[0] - 190 * k, end[1] - 70 * k],
    end,
    40,
  );
  const twig = (t, dx, dy) => {
    const [x, y] = bough[Math.round(t * 40)];
    return bezier([x, y], [x + dx * 0.3, y], [x + dx * 0.8, y + dy * 0.5], [x + dx, y + dy], 20);
  };
  const twigs = [
    twig(0.3, 150 * k, 76 * k),
    twig(0.55, 140 * k, -48 * k),
    twig(0.12, 130 * k, 120 * k),
    twig(0.75, 90 * k, 60 * k),
  ];
  const hung = ([t, drop, s]) => {
    const [x, y] = bough[Math.round(t * 40)];
    return (
      line(`M${f(x)} ${f(y)}V${f(y + drop * k)}`, '#e8a860', 1.8) + mughalLantern(S, x, y + drop * k, s * k, S.pal)
    );
  };
  const string = ([t, n, r]) => {
    const [x, y] = bough[Math.round(t * 40)];
    return flowerString(x, y + 6, n, r * k, 4);
  };
  const leaves = [
    ...twigs.map((one) => [one[20], one[11]]),
    [bough[40], bough[34], bough[24], bough[15], bough[8], bough[2]],
  ].flat();
  return (
    strings.map(string).join('') +
    path(tapered(bough, 17 * k), bark) +
    twigs.map((one) => path(tapered(one, 6 * k), bark)).join('') +
    lanterns.map(hung).join('') +
    leaves.map((one) => cluster(S, one, 11, { k, bark, green })).join('')
  );
}
