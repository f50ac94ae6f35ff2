import { f, range } from '../../kit/numbers.mjs';
import { line, open, P, path } from '../../kit/shapes.mjs';
import { floweringPlant, rosette } from './inlay.mjs';

/** The panels of a leaf from its foot to its head: from and to where, in metres, and what is laid into each. */
const PANELS = [
  [0.16, 0.78, 'rosette'],
  [0.9, 2.16, 'plant'],
  [2.28, 2.82, 'rosette'],
];

/** Returns path data of outlines given in metres; `place` puts them on the sheet. */
const laid = (outlines, place) => outlines.map((points) => P(points.map(([t, y]) => place(t, y)))).join('');

/** Draws stems, leaves and flowers of an inlay with the paints `tones`. */
export const drawInlay = (inlay, place, tones, width = 3) =>
  line(inlay.stems.map((points) => open(points.map(([t, y]) => place(t, y)))).join(''), tones.stem, width) +
  path(laid(inlay.leaves, place), tones.leaf) +
  path(laid(inlay.petals, place), tones.petal) +
  path(laid(inlay.inner, place), tones.stone) +
  path(laid(inlay.hearts, place), tones.heart);

/** Returns a rectangle in metres as an outline. */
const frame = (t0, y0, t1, y1) => [
  [t0, y0],
  [t1, y0],
  [t1, y1],
  [t0, y1],
];

/** Draws a row of brass studs between two points. */
const studs = (place, [t0, y0], [t1, y1], n, tone) =>
  path(
    laid(
      range(n).map((i) => {
        const [t, y] = [t0 + ((i + 0.5) / n) * (t1 - t0), y0 + ((i + 0.5) / n) * (y1 - y0)];
        return [
          [t - 0.02, y],
          [t, y - 0.02],
          [t + 0.02, y],
          [t, y + 0.02],
        ];
      }),
      place,
    ),
    tone,
  );

/**
 * Draws a leaf of the door, `w` wide and `h` high in metres; `place` puts a point of it on the sheet. `tones` are the
 * paints of wood, panel, brass and of each stone; `light` is drawn over the wood before the inlay.
 */
export function inlaidLeaf(place, w, h, tones, light = '') {
  const whole = laid([frame(0, 0, w, h)], place);
  const [a, b] = [0.16, w - 0.16];
  const panels = PANELS.map(([y0, y1, kind]) => {
    const [x, high] = [(a + b) / 2, y1 - y0];
    const inlay =
      kind === 'plant' ? floweringPlant(x, y0 + 0.09, high - 0.16) : rosette(x, (y0 + y1) / 2, b - a - 0.1, high - 0.1);
    return (
      path(laid([frame(a, y0, b, y1)], place), tones.panel) +
      line(laid([frame(a, y0, b, y1)], place), tones.brass, tones.thick ?? 3) +
      line(laid([frame(a + 0.05, y0 + 0.04, b - 0.05, y1 - 0.04)], place), tones.brass, (tones.thick ?? 3) * 0.42) +
      drawInlay(inlay, place, tones, tones.thick ?? 3)
    );
  });
  const rows = [a * 0.5, w - a * 0.5].map((t) => studs(place, [t, 0.1], [t, h - 0.1], 26, tones.brass));
  return path(whole, tones.wood) + light + panels.join('') + rows.join('') + line(whole, tones.brass, 2.4);
}

/** Draws a tall brass pull of a leaf: a bar on two feet, `t` metres from the hinge. */
export function brassPull(place, t, [y0, y1]) {
  const bar = open([place(t, y0), place(t, y1)]);
  const foot = (y) => {
    const [x, v] = place(t, y);
    return path(`M${f(x - 11)} ${f(v - 9)}H${f(x + 11)}V${f(v + 9)}H${f(x - 11)}Z`, '#8a5a22');
  };
  return (
    foot(y0) +
    foot(y1) +
    line(bar, '#7a4a1c', 15, 'transform="translate(3 3)" opacity=".6"') +
    line(bar, '#c98f36', 13) +
    line(bar, '#fff0bc', 4, 'transform="translate(-3 0)"')
  );
}
