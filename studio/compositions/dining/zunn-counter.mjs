// zunnCounter: an open kitchen at night; a cook tosses a wok over its flame, red lacquer and lanterns, two guests before him.
import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, oval, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { bowl, castOn, lit, plate } from '../../parts/dining/crockery.mjs';
import { steam } from '../../parts/tableware/dish.mjs';

const [LACQUER, INK, BAMBOO, GOLD, JADE] = ['#a8202c', '#1c0c14', '#c9a04e', '#e0ae57', '#2f7a68'];

/** Draws the wall behind the kitchen: lacquer in frames, a round window on bamboo, shelves of jars. */
function wall(S) {
  const all = box(0, 0, S.W, 1000);
  const moon = oval(880, 400, 230, 230);
  const canes = range(9).map((i) => {
    const x = 680 + i * 52 + (i % 2) * 12;
    const joints = range(7).map((j) => line(`M${x - 15} ${190 + j * 72 + (i % 3) * 20}h30`, '#5f7a2a', 5));
    return rect(x - 13, 150, 26, 520, ['#7f9a3c', '#5f8444', '#a3b24e'][i % 3]) + joints.join('');
  });
  const leaves = range(46).map(() => {
    const [x, y] = [660 + S.r() * 440, 190 + S.r() * 420];
    return path(
      `M${f(x)} ${f(y)}q26 -14 62 8q-36 12 -62 -8Z`,
      S.r() > 0.5 ? '#a9c25a' : '#4f7a3c',
      `transform="rotate(${f(S.r() * 90 - 20)} ${f(x)} ${f(y)})"`,
    );
  });
  const jars = [0, 1].flatMap((j) =>
    range(6).map((i) => {
      const [x, y, w] = [96 + i * 84, 430 + j * 200, 24 + 6 * ((i + j) % 3)];
      return lit(
        S,
        `M${x - w} ${y}C${x - w * 1.3} ${y - w * 2} ${x - w * 0.6} ${y - w * 2.6} ${x - w * 0.5} ${y - w * 2.8}H${x + w * 0.5}C${x + w * 0.6} ${y - w * 2.6} ${x + w * 1.3} ${y - w * 2} ${x + w} ${y}Z`,
        ['#e9dcc0', JADE, '#3f5f8a', '#c9743c'][(i + j * 3) % 4],
      );
    }),
  );
  return (
    path(all, LACQUER) +
    S.shade(all, INK, 0.85, 0.1, [0, 0, 0, 1], 'b') +
    S.pool(all, 470, 780, 620, '#ff9a3c', 0.75) +
    line('M40 120H560V880H40ZM62 142H538V858H62Z', GOLD, 4, 'opacity=".7"') +
    path(oval(880, 400, 262, 262), INK) +
    path(moon, '#12332f') +
    S.inside(moon, S.glow(930, 330, 260, '#d9e6a0', 0.7) + canes.join('') + leaves.join('')) +
    line(moon, GOLD, 8) +
    [434, 634].map((y) => lit(S, box(50, y, 560, y + 18), '#4a1a16')).join('') +
    jars.join('')
  );
}

/** Draws a lantern of red silk with gilt rims and a tassel; y is its middle. */
function lantern(S, x, y, r) {
  const d = oval(x, y, r, r * 0.86);
  return (
    line(`M${x} -10V${y - r}`, GOLD, 4) +
    S.glow(x, y, r * 2.6, '#ff9a4a', 0.75) +
    path(d, '#e8402c') +
    S.shade(d, '#ffd27a', 0, 0.9, [0.5, 0, 0.5, 1]) +
    line(
      range(7)
        .map((i) => `M${x} ${y - r * 0.86}Q${f(x + (i - 3) * r * 0.6)} ${y} ${x} ${f(y + r * 0.86)}`)
        .join(''),
      '#8a141c',
      3,
    ) +
    lit(S, box(x - r * 0.36, y - r * 0.98, x + r * 0.36, y - r * 0.8), GOLD) +
    lit(S, box(x - r * 0.36, y + r * 0.8, x + r * 0.36, y + r * 0.98), GOLD) +
    line(
      range(5)
        .map((i) => `M${f(x + (i - 2) * 6)} ${f(y + r)}v${f(r * 0.7)}`)
        .join(''),
      '#e0ae57',
      4,
    )
  );
}

/** A tongue of fire from x, y: h high, w wide, leaning. */
const tongue = (x, y, w, h, lean) =>
  `M${f(x - w / 2)} ${f(y)}C${f(x - w * 0.75)} ${f(y - h * 0.35)} ${f(x - w * 0.1 + lean * 0.3)} ${f(y - h * 0.5)} ${f(x + lean)} ${f(y - h)}C${f(x + w * 0.2 + lean * 0.5)} ${f(y - h * 0.55)} ${f(x + w * 0.8)} ${f(y - h * 0.35)} ${f(x + w / 2)} ${f(y)}Z`;

/** Draws the wok at x, y with the flame that has caught in it and round it, and what is tossed over it. */
function wok(S, x, y) {
  const hull = `M${x - 172} ${y}C${x - 150} ${y + 92} ${x - 70} ${y + 120} ${x} ${y + 120}C${x + 70} ${y + 120} ${x + 150} ${y + 92} ${x + 172} ${y}Z`;
  const flames = (low, wide, high) =>
    [
      ['#d8451a', 1],
      ['#f58a1f', 0.78],
      ['#ffc64a', 0.54],
      ['#fff2b8', 0.32],
    ]
      .map(([tone, k]) =>
        range(7)
          .map((i) =>
            path(
              tongue(
                x + (i - 3) * wide,
                low,
                wide * 1.5 * k,
                high * k * (0.6 + 0.14 * ((i * 5) % 4)),
                18 - 12 * (i % 3),
              ),
              tone,
            ),
          )
          .join(''),
      )
      .join('');
  const bits = range(46).map((i) => {
    const [a, r] = [Math.PI * (1.08 + 0.84 * S.r()), 150 + 120 * S.r()];
    const [px, py] = [x + 50 + Math.cos(a) * r * 0.72, y - 60 + Math.sin(a) * r];
    return ellipse(
      px,
      py,
      6 + 9 * S.r(),
      5 + 4 * S.r(),
      ['#e2452a', '#7fae3a', '#f2c84a', '#f6ead0', '#3f7a3a'][i % 5],
      `transform="rotate(${f(S.r() * 180)} ${f(px)} ${f(py)})"`,
    );
  });
  return (
    S.glow(x, y, 460, '#ff8a2c', 0.8) +
    flames(y + 190, 33, 150) +
    flames(y + 6, 36, 280) +
    path(hull, '#241a1e') +
    S.shade(hull, '#ff9a3a', 0.9, 0, [0.5, 1, 0.5, 0.3]) +
    ellipse(x, y, 172, 34, '#3a2420', 'stroke="#d9965a" stroke-width="6"') +
    flames(y + 14, 30, 90) +
    bits.join('')
  );
}

/** Draws the cook behind his counter: white jacket, dark band about the brow, both arms to the wok. */
function cook(S, x, y) {
  const skin = '#a9683f';
  const jacket = 'M-150 450C-168 140 -150 40 -84 12Q0 -16 84 12C150 40 168 140 150 450Z';
  const sleeve = 'M-92 30C-150 40 -176 120 -150 190L-20 236L10 190L-84 150Z';
  const other = 'M92 30C150 50 160 130 120 210L30 250L6 208L70 150Z';
  const face = 'M-56 -120C-58 -40 -30 -6 0 -4C30 -6 58 -40 56 -120Q0 -176 -56 -120Z';
  const inner =
    lit(S, jacket, '#f6ecdc') +
    line('M-4 10V450', '#c9b49a', 5) +
    range(4)
      .map((i) => circle(26, 60 + i * 66, 8, LACQUER) + circle(-32, 60 + i * 66, 8, LACQUER))
      .join('') +
    lit(S, 'M-30 -24H30L40 20Q0 52 -40 20Z', mix(skin, INK, 0.2)) +
    lit(S, face, skin) +
    [-60, 60].map((d) => ellipse(d, -76, 11, 18, mix(skin, INK, 0.15))).join('') +
    path('M-62 -112C-70 -190 -30 -206 0 -206C30 -206 70 -190 62 -112Q0 -140 -62 -112Z', INK) +
    path('M-64 -134Q0 -164 64 -134V-106Q0 -136 -64 -106Z', LACQUER) +
    line('M-36 -92q12 -8 24 0M12 -92q12 -8 24 0', INK, 6) +
    [-24, 24].map((d) => circle(d, -76, 6, INK)).join('') +
    line('M-3 -74q-10 22 4 26', mix(skin, INK, 0.4), 5) +
    line('M-18 -34Q4 -22 22 -38', '#6a2a20', 6) +
    lit(S, other, '#efe2ce') +
    lit(S, sleeve, '#fff6e8') +
    [
      [-10, 218],
      [24, 236],
    ]
      .map(([a, b]) => lit(S, oval(a, b, 32, 27), skin))
      .join('');
  return group(inner, `transform="translate(${x} ${y})"`);
}

/** Draws a guest from behind on a stool; the bowl of noodles stands before them. */
function diner(S, x, y, k, { coat, hair, knot }) {
  const back = 'M-150 340C-166 170 -156 84 -96 50Q0 8 96 50C156 84 166 170 150 340Z';
  const inner =
    lit(S, 'M-34 -10H34V60Q0 84 -34 60Z', '#8f5a3c') +
    lit(S, back, coat) +
    S.shade(back, '#ff9a4a', 0.8, 0, [0.5, 0, 0.5, 0.4]) +
    [-72, 72].map((d) => ellipse(d, -60, 13, 22, '#9a6040')).join('') +
    lit(S, 'M-74 -70C-80 -160 -40 -184 0 -184C40 -184 80 -160 74 -70C70 -6 34 14 0 14C-34 14 -70 -6 -74 -70Z', hair) +
    (knot
      ? lit(S, oval(0, -64, 46, 42), mix(hair, '#5a3a2a', 0.35)) +
        line('M-70 -96L74 -34', GOLD, 7) +
        circle(-72, -97, 9, '#e2557a')
      : '');
  return group(inner, `transform="translate(${x} ${y}) scale(${k})"`);
}

export function zunnCounter(options = {}) {
  const S = stage({ pal: 'marigold', seed: 531, ...options });
  const { W, H } = S;
  const front = box(0, 1010, W, H);
  const slats = range(31).map((i) => {
    const x = i * 40;
    return lit(S, box(x + 2, 1070, x + 36, H + 10), mix(BAMBOO, INK, 0.3 + 0.1 * (i % 3)), 0.6);
  });
  const hood = `M250 0H760L690 150H320Z`;
  S.add(wall(S), lit(S, hood, '#8a5a3c'), line('M320 150H690', '#f2b07a', 6));
  S.add(
    cook(S, 320, 560),
    lit(S, box(-10, 926, W + 10, 1010), '#5a4a4c'),
    line(`M0 926H${W}`, '#c9a08a', 5),
    wok(S, 520, 760),
  );
  S.add(line('M352 776L250 790', '#5a3420', 22));
  S.add(
    lit(S, box(410, 926, 650, 962), '#2a2226'),
    ...[760, 900].map((x, i) =>
      range(3 - i)
        .map((j) => {
          const y = 996 - j * 58;
          return (
            castOn(x, y, 74, 16) +
            lit(S, box(x - 74, y - 46, x + 74, y), '#d9b06a') +
            ellipse(x, y - 46, 74, 18, '#f0d49a') +
            line(`M${x - 74} ${y - 24}H${x + 74}`, '#8a5a2c', 4)
          );
        })
        .join(''),
    ),
    steam(760, 826, 150, 9, '#fff0dc', 0.35),
    path(front, '#3a1016'),
    slats.join(''),
    path(box(0, 1000, W, 1072), '#5a1820'),
    S.shade(box(0, 1000, W, 1072), '#ffb06a', 0.8, 0, [0.4, 0, 0.4, 1]),
    line(`M0 1000H${W}`, '#f0b070', 6),
  );
  for (const [x, y, r] of [
    [110, 150, 74],
    [1090, 190, 84],
    [660, 70, 56],
  ])
    S.add(lantern(S, x, y, r));
  S.add(
    bowl(S, 390, 1056, 82, { tone: JADE, fill: '#c9642c', heap: '#f2d9a0' }),
    line('M420 1000L520 940M428 1006L532 954', '#f0d49a', 6),
    steam(390, 980, 130, 9, '#fff0dc', 0.35),
    plate(S, 640, 1046, 96, { e: 0.3, tone: INK, rim: GOLD }),
    ...range(4).map((i) => lit(S, `M${582 + i * 30} 1040q2 -34 24 -34q22 0 24 34q-24 12 -48 0Z`, '#f6ead2', 0.6)),
    bowl(S, 900, 1056, 82, { tone: '#3f5f8a', fill: '#7f9a3c', heap: '#f6ead2' }),
    steam(900, 980, 130, 9, '#fff0dc', 0.35),
  );
  S.add(
    diner(S, 250, 1260, 1, { coat: '#24406a', hair: '#1c1018' }),
    diner(S, 1010, 1280, 0.96, { coat: '#d98a3c', hair: '#2a1218', knot: true }),
    S.shade(box(0, lerp(1000, H, 0.5), W, H), INK, 0, 0.6, [0, 0, 0, 1]),
  );
  return finish(S, options.framed);
}
