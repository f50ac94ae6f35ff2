import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, P, path } from '../../kit/shapes.mjs';

const WIDE = 1.75; // metres
const LONG = 1.9;
const TOP = 0.55;
const LINEN = '#f3dcc6';

/** Draws the padded headboard in its carved frame. */
export function headboard(S, at) {
  const face = (d, h) =>
    P([at(-0.06 + d, 0.3, 0.02), at(WIDE + 0.06 - d, 0.3, 0.02), at(WIDE + 0.06 - d, h, 0.02), at(-0.06 + d, h, 0.02)]);
  const [frame, pad] = [face(0, 1.22), face(0.09, 1.13)];
  const buttons = range(4).flatMap((row) =>
    range(9).map((i) => {
      const [x, y] = at(0.12 + (i + (row % 2) * 0.5) * 0.185, 0.62 + row * 0.15, 0.02);
      const [nx, ny] = at(0.12 + (i + (row % 2) * 0.5) * 0.185 + 0.0925, 0.77 + row * 0.15, 0.02);
      const [mx, my] = at(0.12 + (i + (row % 2) * 0.5) * 0.185 - 0.0925, 0.77 + row * 0.15, 0.02);
      return (
        line(`M${f(mx)} ${f(my)}L${f(x)} ${f(y)}L${f(nx)} ${f(ny)}`, '#143f56', 2.6) + circle(x, y, 4.4, '#e0a04c')
      );
    }),
  );
  return (
    path(frame, '#b0702f') +
    S.shade(frame, '#ffd98c', 0, 0.9, [0.3, 0, 1, 0]) +
    path(pad, '#1f6076') +
    S.inside(pad, buttons.join('')) +
    S.shade(pad, '#1b1238', 0.8, 0, [0, 0.6, 0.75, 0.3]) +
    S.shade(pad, '#ffb878', 0, 0.6, [0.55, 0.3, 1, 0.2])
  );
}

/** Draws the bed: its long side and its end in a patterned cloth, the white linen on top, rumpled. */
export function bigBed(S, at) {
  const top = P([at(0, TOP, 0), at(WIDE, TOP, 0), at(WIDE, TOP, LONG), at(0, TOP, LONG)]);
  const side = P([at(0, TOP, 0), at(0, TOP, LONG), at(0, 0.06, LONG), at(0, 0.06, 0)]);
  const end = P([at(0, TOP, LONG), at(WIDE, TOP, LONG), at(WIDE, 0.06, LONG), at(0, 0.06, LONG)]);
  const shadow = P([
    at(-0.25, 0, 0),
    at(WIDE, 0, 0),
    at(WIDE + 0.02, 0, LONG + 0.1),
    at(0.02, 0, LONG + 0.34),
    at(-0.3, 0, LONG + 0.1),
  ]);
  return (
    path(shadow, '#1b1238', 'opacity=".62"') +
    path(side, '#2a2a62') +
    sidePattern(at) +
    path(end, '#3f3f8c') +
    endPattern(at) +
    path(
      end,
      S.lin(
        [
          [0, '#1b1238', 0.6],
          [0.7, '#1b1238', 0],
        ],
        0,
        0.7,
        1,
        0.3,
      ),
    ) +
    path(top, LINEN) +
    S.shade(top, '#7a5a98', 0.85, 0, [0.05, 0.9, 0.6, 0.2]) +
    S.shade(top, '#ffe9b8', 0, 0.9, [0.4, 0.5, 0.75, 0]) +
    turnedSheet(S, at)
  );
}

/** Draws the flowers on the cloth of the long side, which lies in the dark, and the border of gold. */
function sidePattern(at) {
  const buds = range(3).flatMap((row) =>
    range(11).map((i) => {
      const [x, y] = at(0, 0.44 - row * 0.1, 0.12 + (i + (row % 2) * 0.5) * 0.165);
      return (
        ellipse(x, y, 4, 9, '#8a5a78') + ellipse(x - 5, y + 8, 3, 6, '#6a3f7a') + ellipse(x + 5, y + 8, 3, 6, '#6a3f7a')
      );
    }),
  );
  const strip = (h0, h1) => P([at(0, h0, 0), at(0, h0, LONG), at(0, h1, LONG), at(0, h1, 0)]);
  return buds.join('') + path(strip(0.06, 0.15), '#86603c') + path(strip(0.08, 0.13), '#551a3c');
}

/** Draws rows of flowers on the cloth of the bed's end and a border of gold. */
function endPattern(at) {
  const bud = (u, h) => {
    const [x, y] = at(u, h, LONG);
    return (
      ellipse(x, y, 6, 11, '#f2b46a') +
      ellipse(x - 9, y + 8, 4, 8, '#e2708a', `transform="rotate(-40 ${f(x - 9)} ${f(y + 8)})"`) +
      ellipse(x + 9, y + 8, 4, 8, '#e2708a', `transform="rotate(40 ${f(x + 9)} ${f(y + 8)})"`)
    );
  };
  const strip = (h0, h1) => P([at(0, h0, LONG), at(WIDE, h0, LONG), at(WIDE, h1, LONG), at(0, h1, LONG)]);
  const buds = range(3).flatMap((row) =>
    range(12).map((i) => bud(lerp(0.07, 1.68, (i + (row % 2) * 0.5) / 12), 0.44 - row * 0.1)),
  );
  return buds.join('') + path(strip(0.06, 0.15), '#e0a04c') + path(strip(0.08, 0.13), '#8a2244');
}

/** Draws the folds that the fallen bodies press into the linen, and the edge of the sheet over the end. */
function turnedSheet(S, at) {
  const edge = range(25).map((i) => at((WIDE * i) / 24, TOP - 0.05 - 0.018 * Math.sin(i * 1.1), LONG));
  const sheet = P([at(0, TOP, LONG), at(WIDE, TOP, LONG), ...edge.toReversed()]);
  const folds =
    'M430 760C500 800 520 780 600 780M420 700C470 730 560 720 640 760M700 800C760 850 860 860 930 850' +
    'M210 800C260 860 330 890 380 930M300 900C340 910 380 940 410 960M720 880C790 900 850 880 900 870';
  return (
    path(sheet, mix(LINEN, '#7a5a98', 0.35)) +
    S.shade(sheet, '#ffe9b8', 0, 0.8, [0.4, 0, 1, 0]) +
    line(folds, '#a07aa0', 3.4, 'opacity=".6"')
  );
}

/** Draws a pillow with its middle on x, y, `w` wide and `h` high. */
export function pillow(S, x, y, w, h, turn, tone, trim) {
  const [a, b] = [w / 2, h / 2];
  const d =
    `M${-a} ${-b}C${f(-a * 0.4)} ${f(-b * 1.3)} ${f(a * 0.4)} ${f(-b * 1.3)} ${a} ${-b}` +
    `C${f(a * 0.88)} ${f(-b * 0.3)} ${f(a * 0.88)} ${f(b * 0.4)} ${a} ${b}` +
    `C${f(a * 0.4)} ${f(b * 1.22)} ${f(-a * 0.4)} ${f(b * 1.22)} ${-a} ${b}` +
    `C${f(-a * 0.88)} ${f(b * 0.4)} ${f(-a * 0.88)} ${f(-b * 0.3)} ${-a} ${-b}Z`;
  return group(
    path(d, tone) +
      S.shade(d, mix(tone, '#1b1238', 0.6), 0.85, 0, [0, 0.8, 0.7, 0.3]) +
      S.shade(d, '#ffe0a0', 0, 0.75, [0.5, 0.4, 1, 0]) +
      (trim ? line(d, trim, 5) : '') +
      line(
        `M${f(-a * 0.9)} ${f(-b * 0.8)}Q${f(-a * 0.5)} ${f(-b * 0.4)} ${f(-a * 0.3)} ${f(-b * 0.1)}` +
          `M${f(a * 0.9)} ${f(b * 0.8)}Q${f(a * 0.6)} ${f(b * 0.4)} ${f(a * 0.3)} ${f(b * 0.2)}`,
        mix(tone, '#1b1238', 0.4),
        2.6,
      ),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );
}
