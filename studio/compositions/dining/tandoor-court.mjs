// tandoorCourt: a court in the late afternoon; a cook puts bread into a clay oven, a thali and lassi in front.
import { mix } from '../../kit/colour.mjs';
import { stringLights } from '../../kit/furnishings/lamps.mjs';
import { flowerString } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, open, oval, P, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { bowl, castOn, flatBread, lit, tallGlass } from '../../parts/dining/crockery.mjs';
import { steam } from '../../parts/tableware/dish.mjs';
import { brassPlate } from '../../parts/tableware/reception-table.mjs';

const [RANI, CLAY, INK, BRASS] = ['#d9457f', '#b5703f', '#3a1426', '#d9a03c'];
const SKIN = '#9a5c3c';

/** Draws the cook from the side: he leans over the oven, a cloth pad with the dough in his hand. */
function cook(S, x, y) {
  const at = (d) => `<g transform="translate(${x} ${y})">${d}</g>`;
  const coat = 'M-150 520C-160 180 -150 70 -96 20C-60 -8 -4 -14 40 14C74 60 84 190 80 520Z';
  const arm = 'M-80 44C-30 30 20 50 60 100L176 190L150 224L24 148C-30 120 -80 90 -80 44Z';
  const other = 'M-110 70C-140 130 -140 190 -100 232L40 262L48 226L-60 196C-70 160 -60 120 -64 90Z';
  const face = 'M-34 -150C-30 -176 40 -180 58 -150L62 -122L78 -96L64 -90L66 -66C60 -48 30 -38 12 -40L-30 -60Z';
  const turban =
    'M-58 -116C-80 -190 -30 -236 30 -222C78 -212 84 -168 64 -146C20 -158 -20 -150 -34 -96Q-54 -100 -58 -116Z';
  return at(
    lit(S, other, '#e9dcc6') +
      lit(S, coat, '#fbf1de') +
      lit(S, 'M-136 520C-144 260 -120 140 -70 110L56 130C74 200 76 270 74 520Z', '#c9862c') +
      line('M-70 110C-60 60 -60 40 -70 24M56 130C50 90 40 50 30 16', '#8a541c', 9) +
      path('M-30 -60L-44 14L40 20L30 -46Z', mix(SKIN, INK, 0.3)) +
      `<g transform="translate(4 40)">` +
      lit(S, face, SKIN, 0.7) +
      path('M20 -72Q44 -90 70 -76Q50 -58 20 -60Z', INK) +
      path('M-30 -108Q-26 -60 14 -42Q50 -44 64 -64Q40 -56 14 -66Q-10 -80 -14 -110Z', INK) +
      ellipse(40, -122, 7, 6, INK) +
      line('M26 -140Q42 -148 56 -140', INK, 6) +
      ellipse(-14, -112, 12, 18, mix(SKIN, INK, 0.18)) +
      lit(S, turban, '#f0a02c') +
      line('M-50 -130Q0 -190 74 -176M-56 -150Q-10 -214 60 -204M-42 -116Q0 -166 62 -156', '#a85a1c', 5) +
      '</g>' +
      lit(S, arm, '#fdf5e6') +
      lit(S, 'M150 190L190 214C206 230 196 250 176 246L146 226Z', SKIN) +
      ellipse(206, 250, 62, 26, '#d94f6a', 'transform="rotate(34 206 250)"') +
      ellipse(212, 244, 54, 20, '#f4dfae', 'transform="rotate(34 212 244)"'),
  );
}

/** Draws the oven: a plinth of clay with its round mouth, the glow out of it, breads stacked on the edge. */
function oven(S, x, y) {
  const body = `M${x - 300} ${y + 330}C${x - 312} ${y + 160} ${x - 280} ${y + 30} ${x - 220} ${y}H${x + 220}C${x + 280} ${y + 30} ${x + 312} ${y + 160} ${x + 300} ${y + 330}Z`;
  const marks = range(5).map((i) =>
    line(
      `M${x - 286 + i * 4} ${y + 60 + i * 56}Q${x} ${y + 110 + i * 56} ${x + 286 - i * 4} ${y + 60 + i * 56}`,
      mix(CLAY, INK, 0.4),
      3,
      'opacity=".55"',
    ),
  );
  const inside = oval(x, y, 150, 44);
  return (
    castOn(x, y + 326, 310, 40) +
    lit(S, body, CLAY) +
    marks.join('') +
    ellipse(x, y, 226, 68, mix(CLAY, '#ffe0b0', 0.45)) +
    S.shade(oval(x, y, 226, 68), INK, 0, 0.6) +
    path(inside, '#5a1a14') +
    S.pool(inside, x, y + 16, 130, '#ff8a2c', 1) +
    S.pool(inside, x, y + 26, 70, '#ffe08a', 1) +
    S.glow(x, y - 30, 330, '#ff9a3c', 0.75)
  );
}

/** Draws the wall: washed in rani pink, a blue door, a shelf of brass, chillies on strings. */
function court(S) {
  const { W } = S;
  const wall = box(0, 330, W, 960);
  const patches = range(24).map(() =>
    ellipse(S.r() * W, 360 + S.r() * 560, 40 + 90 * S.r(), 14 + 30 * S.r(), mix(RANI, '#ffb0c8', 0.35), 'opacity=".3"'),
  );
  const door = box(70, 470, 300, 960);
  const pots = [
    [470, 30],
    [548, 40],
    [640, 34],
    [716, 46],
  ].map(([x, r], i) =>
    lit(
      S,
      i % 2
        ? `M${x - r} 508C${x - r * 1.2} ${508 - r * 1.3} ${x - r * 0.4} ${508 - r * 1.4} ${x - r * 0.4} ${508 - r * 2}H${x + r * 0.4}C${x + r * 0.4} ${508 - r * 1.4} ${x + r * 1.2} ${508 - r * 1.3} ${x + r} 508Z`
        : oval(x, 508 - r, r, r),
      i % 2 ? '#c97a3c' : BRASS,
    ),
  );
  const chillies = [800, 838].flatMap((x) =>
    range(18).map((i) =>
      ellipse(
        x + (i % 2 ? 9 : -9),
        470 + i * 13,
        5,
        14,
        i % 3 ? '#c2281c' : '#8a1a1c',
        `transform="rotate(${i % 2 ? -28 : 28} ${x} ${470 + i * 13})"`,
      ),
    ),
  );
  return (
    path(wall, RANI) +
    patches.join('') +
    S.shade(wall, '#5a1244', 0.1, 0.8, [0.6, 0, 0, 0.7], 'b') +
    S.pool(wall, 860, 800, 460, '#ffb060', 0.75) +
    path(box(0, 316, W, 344), '#f2d9a8') +
    S.shade(box(0, 316, W, 344), '#8a3a4a', 0, 0.7, [0, 0, 0, 1]) +
    path(box(52, 450, 318, 960), '#f7e2b8') +
    lit(S, door, '#2f7f9a') +
    line('M185 470V960M92 500H165V700H92ZM205 500H280V700H205ZM92 730H165V930H92ZM205 730H280V930H205Z', '#17506a', 5) +
    range(9)
      .map((i) => circle(185, 500 + i * 52, 5, BRASS))
      .join('') +
    flowerString(52, 452, 12, 15) +
    flowerString(318, 452, 12, 15) +
    range(10)
      .map((i) => flowerString(70 + i * 26, 448, i % 2 ? 2 : 3, 13))
      .join('') +
    lit(S, box(430, 508, 770, 526), '#8a4a2c') +
    pots.join('') +
    line('M800 344V470M838 344V470', INK, 2) +
    chillies.join('')
  );
}

/** Draws the table of boards with what a guest at Ambala eats: a steel thali, breads, lassi, pickle. */
function lunch(S) {
  const top = P([
    [-20, 1190],
    [1220, 1150],
    [1220, 1520],
    [-20, 1520],
  ]);
  let o =
    path(
      P([
        [-20, 1206],
        [1220, 1166],
        [1220, 1520],
        [-20, 1520],
      ]),
      INK,
    ) +
    path(top, '#8a4a2c') +
    S.shade(top, INK, 0, 0.8, [0.8, 0, 0.1, 1], 'b');
  o += range(5)
    .map((i) => line(`M-20 ${1250 + i * 62}L1220 ${1206 + i * 66}`, '#4a2018', 4))
    .join('');
  o +=
    brassPlate(430, 1360, 330, 0.38) +
    flatBread(S, 330, 1390, 140, 0.42) +
    flatBread(S, 380, 1372, 132, 0.42, '#f2cf90');
  for (const [x, y, fill, heap] of [
    [240, 1320, '#6a3014', '#f6ead2'],
    [360, 1284, '#d8702c', '#fff2dc'],
    [490, 1278, '#f6f0e2', '#7fae5a'],
    [610, 1312, '#4f6a2a'],
  ])
    o += bowl(S, x, y + 24, 62, { tone: '#b9bfc2', fill, heap, e: 0.4 });
  o +=
    ellipse(560, 1390, 92, 34, '#fffaf0') +
    range(26)
      .map(() => ellipse(500 + S.r() * 120, 1370 + S.r() * 36, 9, 4, S.r() > 0.4 ? '#fffdf6' : '#e9c98a'))
      .join('');
  o +=
    tallGlass(S, 860, 1400, 290, { drink: '#f6ead2', foam: '#fffdf6', w: 0.22, clear: '#d9a03c' }) +
    tallGlass(S, 1040, 1350, 250, { drink: '#f6d7dc', foam: '#fff6f2', w: 0.22, clear: '#d9a03c' });
  return (
    o +
    range(7)
      .map((i) => ellipse(838 + i * 7, 1134 + (i % 2) * 6, 7, 4, i % 2 ? '#7fae5a' : '#d8a04a'))
      .join('') +
    bowl(S, 780, 1470, 60, { tone: CLAY, fill: '#b5441c', heap: '#7f9a2c' })
  );
}

export function tandoorCourt(options = {}) {
  const S = stage({ pal: 'rose', seed: 13, ...options });
  const { W, H } = S;
  const neem = range(170).map(() => {
    const [x, y] = [S.r() * W, S.r() ** 1.5 * 300];
    return ellipse(
      x,
      y,
      34 + 40 * S.r(),
      13 + 12 * S.r(),
      ['#3f6a3c', '#2f5236', '#7f9a4a', '#5f8444'][Math.floor(S.r() * 4)],
      `transform="rotate(${f(S.r() * 80 - 40)} ${f(x)} ${f(y)})"`,
    );
  });
  S.add(
    path(
      box(0, 0, W, 340),
      S.lin([
        [0, '#f2b48a'],
        [1, '#fde0b0'],
      ]),
    ),
    court(S),
    line('M930 960C950 700 900 480 960 300C990 200 1080 140 1090 -20', '#6a4030', 46),
    line('M950 420C1010 330 1100 300 1210 250M944 360C880 250 760 180 700 60', '#6a4030', 20),
    neem.join(''),
  );
  const ground = box(0, 950, W, H);
  S.add(
    path(ground, '#d98a62'),
    S.shade(ground, '#6a2438', 0.1, 0.8, [0.7, 0, 0, 1], 'b'),
    range(6)
      .map((i) => line(`M0 ${970 + i * i * 12}H${W}`, '#a85a48', 3, 'opacity=".6"'))
      .join(''),
  );
  const wires = { gap: 58, r: 8, wire: INK, glow: '#ffd98a' };
  S.add(stringLights(S, [-20, 380], [640, 300], 90, wires), stringLights(S, [640, 300], [1220, 400], 100, wires));
  S.add(cook(S, 560, 700), oven(S, 790, 930), steam(790, 900, 300, 16, '#ffe6c0', 0.28));
  for (const i of range(6))
    S.add(flatBread(S, 985 - (i % 2) * 8, 938 - i * 12, 92, 0.34, i % 2 ? '#e0ac66' : '#f0cc90'));
  S.add(
    line(
      open([
        [628, 946],
        [470, 640],
      ]),
      '#4a3a3c',
      9,
    ),
    lunch(S),
  );
  return finish(S, options.framed);
}
