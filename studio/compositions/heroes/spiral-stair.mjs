// spiralStair: straight down a spiral stair of marble, a bride's veil behind her down the steps, a lotus at the bottom.
import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, open, oval, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

const TURN = 2 * Math.PI;
const STEPS = 26; // of one turn
const WELL = 0.62; // the radius of the open middle, the wall's being 1
const [FIRST, LAST] = [-0.75 * TURN, 2.12 * TURN];
const BRIDE = 7.5;

/** The size of things at `turn` radians down the stair: each turn of it looks half as large as the one above. */
const sizeAt = (turn) => 0.5 ** (turn / TURN);

/** Draws a lotus of marble laid into the floor. */
function inlay(S, x, y, R) {
  let o = circle(x, y, R, '#e9dff0') + S.shade(oval(x, y, R), '#7a5aa0', 0, 0.7, [0.8, 0.1, 0.2, 1]);
  for (const k of [0.97, 0.9]) o += circle(x, y, R * k, 'none', `stroke="#c8963f" stroke-width="${f(R * 0.022)}"`);
  for (const [n, from, to, wide, fill, turn] of [
    [12, 0.2, 0.84, 0.17, '#8d68b4', 0],
    [12, 0.16, 0.66, 0.14, '#b794d6', 0.26],
    [8, 0.08, 0.46, 0.13, '#dcc6ee', 0],
    [8, 0.02, 0.28, 0.09, '#fbf3ff', 0.39],
  ])
    for (const i of range(n)) {
      const a = turn + (i * TURN) / n;
      const q = (r, off) =>
        `${f(x + R * (Math.cos(a) * r - Math.sin(a) * off))} ${f(y + R * (Math.sin(a) * r + Math.cos(a) * off))}`;
      const mid = lerp(from, to, 0.5);
      const d = `M${q(from, 0)}C${q(mid, wide)} ${q(mid + 0.12, wide)} ${q(to, 0)}C${q(mid + 0.12, -wide)} ${q(mid, -wide)} ${q(from, 0)}Z`;
      o += path(d, fill) + line(d, '#d9ac5c', R * 0.012);
    }
  return o + circle(x, y, R * 0.07, '#f2c878');
}

/** Draws the bride from the side and from above, 300 tall, on her way up to the left; her veil falls to the right. */
function bride(S, veil) {
  const skirt = 'M-30 -150C-50 -90 -92 -50 -104 -4C-70 42 84 44 112 -2C92 -56 56 -92 30 -150Z';
  const blouse = 'M-30 -148Q-36 -200 -24 -216Q0 -228 26 -214Q38 -190 30 -148Q0 -138 -30 -148Z';
  const cloth =
    'M-22 -276C2 -300 34 -280 38 -246C62 -190 92 -120 176 -62C196 -30 176 20 140 34C110 -20 40 -90 14 -206Q-2 -240 -22 -276Z';
  const folds = range(7)
    .map((i) => `M${-22 + i * 7.4} -146Q${-46 + i * 16} -70 ${-84 + i * 29} ${f(14 + 16 * Math.sin((i / 6) * 3.14))}`)
    .join('');
  return (
    ellipse(10, 16, 130, 40, '#2a1a48', 'opacity=".5"') +
    path(skirt, '#7a2a6c') +
    S.shade(skirt, '#2a0a3a', 0, 0.9, [0.4, 0, 1, 0.4]) +
    S.shade(skirt, '#f0a8c8', 0.8, 0, [0, 0, 0.45, 0.2]) +
    line(folds, '#4a1450', 3.4, 'opacity=".6"') +
    line('M-102 -8C-68 36 82 38 110 -6', '#f2c878', 9) +
    line('M-96 -24C-64 16 76 18 102 -22', '#f2c878', 3) +
    path(blouse, '#8d3478') +
    line('M-18 -200Q-52 -168 -70 -138', '#8d3478', 20) +
    circle(-76, -132, 10, '#a86e4c') +
    circle(-2, -250, 25, '#a86e4c') +
    path('M-26 -256C-28 -284 20 -288 26 -250L20 -222L-4 -232Q-8 -258 -26 -256Z', '#231425') +
    path(cloth, veil.base) +
    S.shade(cloth, veil.dark, 0, 0.7, [0.3, 0, 0, 0.9]) +
    line('M-22 -276Q-2 -240 14 -206C36 -96 108 -20 140 34M38 -246C62 -190 92 -120 176 -62', '#f2c878', 5)
  );
}

export function spiralStair({ marble = '#f8f1f4', shade = '#35207a', veil = '#c3a0e6', ...options } = {}) {
  const S = stage({ pal: 'night', seed: 1811, ...options });
  const { W, H } = S;
  const R = S.by(1240, 1120, 1240);
  const [x0, y0] = [W * S.by(0.5, 0.5), H * S.by(0.545, 0.5)];
  const at = (turn, r, s = sizeAt(turn)) => {
    const a = turn - BRIDE - 1.12;
    return [x0 + (s - 0.25) * 70 + Math.cos(a) * r * s * R, y0 - (s - 0.25) * 50 + Math.sin(a) * r * s * R];
  };
  const spiral = (r, a, b, n) => range(n + 1).map((i) => at(lerp(a, b, i / n), r));
  const band = (r1, r2, a, b) => P([...spiral(r1, a, b, 6), ...spiral(r2, a, b, 6).reverse()]);
  S.add(rect(0, 0, W, H, '#171034'), S.glow(x0, y0, R * 0.62, '#8a5ab0', 0.9));
  // the floor far below
  const deep = sizeAt(LAST);
  const [fx, fy] = at(LAST, 0);
  S.add(
    circle(fx, fy, R * deep, '#3f2c6a'),
    inlay(S, fx, fy, R * deep * 0.72),
    S.glow(fx, fy, R * deep, '#ffe2b0', 0.3),
  );
  // the steps, from the lowest up
  const total = Math.round(((LAST - FIRST) / TURN) * STEPS);
  for (const i of range(total).reverse()) {
    const [a, b] = [FIRST + (i * TURN) / STEPS, FIRST + ((i + 1) * TURN) / STEPS];
    const s = sizeAt(a);
    const [mx, my] = at(a, 0.8, s);
    if (mx < -500 || mx > W + 500 || my < -500 || my > H + 500) continue;
    const gloom = Math.min(0.9, Math.max(0, (s - 0.36) * 1.35) + 0.22 * Math.max(0, (x0 - mx) / W + (my - y0) / H));
    const tone = mix(marble, shade, gloom);
    const edge = (r, k = 1) => range(7).map((j) => at(lerp(a, b, j / 6), r, s * k));
    const tread = P([...edge(WELL), ...edge(1).reverse()]);
    const side = P([...edge(WELL), ...edge(WELL, 0.93).reverse()]);
    const dark = P([at(a, WELL, s), at(a, 1, s), at(lerp(a, b, 0.5), 1, s), at(lerp(a, b, 0.38), WELL, s)]);
    const [p, q] = [at(a, 0.8, s), at(b, 0.8, s)];
    const [ux, uy] = [
      (q[0] - p[0]) / Math.hypot(q[0] - p[0], q[1] - p[1]) / 2,
      (q[1] - p[1]) / Math.hypot(q[0] - p[0], q[1] - p[1]) / 2,
    ];
    S.add(
      path(side, mix(tone, '#5a3f86', 0.62)),
      path(tread, tone),
      S.shade(dark, shade, 0.75, 0, [0.5 - ux, 0.5 - uy, 0.5 + ux, 0.5 + uy]),
      line(open([at(b, WELL, s), at(b, 1, s)]), mix('#f6dca4', shade, gloom * 0.8), 8 * s),
      line(open(edge(WELL)), mix('#f6dca4', shade, gloom * 0.7), 6 * s),
    );
  }
  S.add(S.glow(fx, fy, R * 0.42, '#ffc9a0', 0.22));
  // small lamps along the wall, on every second step
  for (const i of range(total)) {
    const turn = FIRST + ((i + 0.5) * TURN) / STEPS;
    const s = sizeAt(turn);
    const [x, y] = at(turn, 0.94);
    if (i % 2 || s > 0.95 || (s > 0.5 && x < x0 && y > y0)) continue;
    S.add(S.glow(x, y, 165 * s, '#ffc77a', 0.85), circle(x, y, 17 * s, '#b5793a'), circle(x, y, 10 * s, '#fff3cf'));
  }
  // the veil: from the bride down to the floor, wider where it lies at rest
  const n = 150;
  const [from, end] = [BRIDE + 0.16, LAST - 0.12];
  const lie = range(n + 1).map((i) => {
    const t = i / n;
    const wave = 0.016 * Math.sin(t * 19) + 0.012 * Math.sin(t * 41 + 1);
    return [
      lerp(from, end, t),
      0.79 - 0.03 * t + wave,
      (lerp(0.065, 0.12, t ** 0.6) + 0.01 * Math.sin(t * 27)) * Math.sqrt(1 - t ** 14),
    ];
  });
  const along = (k) => lie.map(([turn, r, half]) => at(turn, r + half * k));
  const whole = P([...along(1), ...along(-1).reverse()]);
  S.add(path(whole, veil), S.shade(P([...along(1), ...along(0.3).reverse()]), '#6a3fa8', 0.5, 0.35, [0, 0, 1, 1]));
  S.add(S.shade(P([...along(-0.1), ...along(-0.7).reverse()]), '#f6ecff', 0.8, 0.8, [0, 0, 1, 0]));
  for (const k of [-0.62, -0.25, 0.1, 0.46]) S.add(line(open(along(k)), '#7a4fb4', 2.4, 'opacity=".55"'));
  // where it bends over the edge of a step
  for (const i of range(total)) {
    const turn = FIRST + (i * TURN) / STEPS;
    const [, r, half] = lie[Math.round(((turn - from) / (end - from)) * n)] ?? [];
    if (!r) continue;
    const q = (k, off) => at(turn + off, r + half * k);
    S.add(
      S.shade(P([q(-1, 0.01), q(1, 0.01), q(1, 0.11), q(-1, 0.11)]), '#5a34a0', 0.4, 0.2, [0, 0, 1, 0]),
      line(open([q(-1, 0), q(1, 0)]), '#efe2ff', 3.4 * sizeAt(turn), 'opacity=".8"'),
    );
  }
  for (const k of [-1, 1]) S.add(line(open(along(k)), '#e8bd6a', 4.5));
  const [bx, by] = at(BRIDE, 0.76);
  S.add(
    group(bride(S, { base: veil, dark: '#6a3fa8' }), `transform="translate(${f(bx)} ${f(by)}) rotate(16) scale(.72)"`),
  );
  // the brass rail stands nearer to the eye than the steps, so it lies over their ends
  for (const i of range(total * 2)) {
    const turn = FIRST + (i * TURN) / STEPS / 2;
    const s = sizeAt(turn);
    const dim = Math.min(0.75, Math.max(0, s - 0.4));
    S.add(line(open([at(turn, WELL * 0.985), at(turn, WELL * 1.13)]), mix('#e3b364', shade, dim), 7 * s));
  }
  for (const i of range(total)) {
    const [a, b] = [FIRST + (i * TURN) / STEPS, FIRST + ((i + 1.04) * TURN) / STEPS];
    const dim = Math.min(0.7, Math.max(0, sizeAt(a) - 0.42));
    S.add(
      path(band(WELL * 1.1, WELL * 1.16, a, b), mix('#c08a3c', shade, dim)),
      path(band(WELL * 1.12, WELL * 1.142, a, b), mix('#fbe2a4', shade, dim)),
    );
  }
  const dusk = S.lin(
    [
      [0, '#140c30', 0.85],
      [1, '#140c30', 0],
    ],
    0,
    1,
    0.5,
    0.4,
  );
  S.add(rect(0, 0, W, H, dusk), S.shade(box(0, 0, W, H), '#140c30', 0.8, 0, [0, 1, 0.45, 0.4]));
  return finish(S, options.framed);
}
