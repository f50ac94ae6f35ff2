import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, path } from '../../kit/shapes.mjs';

const NIGHT = '#041716';
const GLOW = '#ffd894';

/** Draws a thing in the dark hall: its colour, the dark on its left, the light of the door along its right edge. */
const inDark = (S, d, c, glow = 0.8) =>
  path(d, c) + S.shade(d, NIGHT, 0.95, 0.1, [0, 0.4, 0.75, 0.5]) + S.shade(d, GLOW, 0, glow, [0.55, 0.5, 1, 0.45]);

/** Draws a long stem of white buds from x, y to its tip. */
function tuberose([x, y], [tx, ty]) {
  const buds = range(11).map((i) => {
    const t = 0.5 + i * 0.05;
    const side = i % 2 ? 1 : -1;
    const [u, v] = [x + (tx - x) * t * t + side * (9 - i * 0.5), y + (ty - y) * t];
    const tone = side > 0 ? '#b9b896' : '#456d62';
    return ellipse(u, v, 11 - i * 0.5, 6.4 - i * 0.3, tone, `transform="rotate(${side * -42} ${f(u)} ${f(v)})"`);
  });
  return line(`M${x} ${y}Q${x} ${f((y + ty) / 2)} ${tx} ${ty}`, '#2f6650', 3.4) + buds.join('');
}

/** Draws a porcelain vase of tuberoses on a marble plinth, about 600 tall; the floor is y = 0. */
export function vaseOnPlinth(S) {
  const plinth = 'M-78 -236H78V-214L66 -204V-34L80 -22V0H-80V-22L-66 -34V-204L-78 -214Z';
  const vase =
    'M-26 -236C-40 -252 -74 -290 -74 -334C-74 -376 -34 -392 -26 -418C-24 -432 -34 -440 -38 -448H38' +
    'C34 -440 24 -432 26 -418C34 -392 74 -376 74 -334C74 -290 40 -252 26 -236Z';
  const stems = [
    [-16, -118, -646],
    [-8, -64, -704],
    [-2, -14, -738],
    [4, 34, -716],
    [10, 84, -668],
    [16, 130, -604],
  ];
  return (
    ellipse(-20, 2, 130, 15, NIGHT, 'opacity=".8"') +
    inDark(S, plinth, '#2c524b', 0.6) +
    line('M-66 -204H66M-66 -34H66', '#23504a', 2) +
    line('M66 -202V-36M78 -234V-216', GLOW, 2, 'opacity=".7"') +
    stems.map(([x, tx, ty]) => tuberose([x, -440], [tx, ty])).join('') +
    path(
      'M-10 -446C-50 -480 -90 -486 -118 -470C-86 -456 -50 -444 -20 -440ZM8 -446C40 -486 84 -500 120 -482C84 -466 50 -450 20 -440Z',
      '#1d5a48',
    ) +
    inDark(S, vase, '#668b81', 0.9) +
    S.inside(
      vase,
      line('M-70 -340Q0 -322 70 -340M-60 -282Q0 -266 60 -282M-40 -416Q0 -406 40 -416', '#1d5f6a', 3) +
        range(7)
          .map((i) => circle(-57 + i * 19, -306 + 5 * Math.cos((i - 3) * 0.7), 7, '#1d5f6a', 'opacity=".75"'))
          .join('') +
        line('M26 -420C34 -392 74 -376 74 -334C74 -290 40 -252 26 -236', GLOW, 5) +
        path('M0 -392C20 -380 20 -360 0 -346C-20 -360 -20 -380 0 -392Z', '#1d5f6a', 'opacity=".75"'),
    )
  );
}

/** Draws a brass umbrella stand with two umbrellas and a stick, about 320 tall; the floor is y = 0. */
export function umbrellaStand(S) {
  const pot = 'M-44 -190C-36 -150 -34 -60 -42 0H42C34 -60 36 -150 44 -190Z';
  const furled = (x, top, lean, tone) =>
    inDark(S, `M${x - 13} -176L${x + lean - 3} ${top}H${x + lean + 4}L${x + 13} -176Z`, tone) +
    line(
      `M${x - 4} -180L${x + lean} ${top + 16}M${x + 5} -180L${x + lean + 2} ${top + 16}`,
      mix(tone, NIGHT, 0.6),
      1.6,
    );
  return (
    ellipse(-14, 2, 76, 10, NIGHT, 'opacity=".8"') +
    line('M22 -180L40 -330M40 -330C42 -352 70 -352 68 -328', '#7a5230', 6) +
    line('M42 -332C46 -348 66 -348 66 -328', GLOW, 1.8) +
    line('M-24 -270L-32 -318M-32 -318C-34 -338 -58 -338 -56 -318', '#5f3f26', 6) +
    furled(-18, -286, -8, '#7c2230') +
    line('M2 -290L4 -330', '#a8793a', 6) +
    circle(4, -336, 8, '#d9a64e') +
    furled(4, -300, 0, '#27566e') +
    path('M-44 -190Q0 -178 44 -190Q0 -202 -44 -190Z', '#2a1c10') +
    inDark(S, pot, '#7c5824', 0.95) +
    line('M-44 -190Q0 -178 44 -190', '#e8c274', 4) +
    line('M43 -184C36 -150 34 -60 41 -2', GLOW, 2.6) +
    line('M-39 -150Q0 -140 39 -150M-38 -40Q0 -30 38 -40', '#5f3f1a', 2.6) +
    line('M-36 -104Q0 -95 36 -104M-36 -88Q0 -79 36 -88', '#5f3f1a', 2.2)
  );
}
