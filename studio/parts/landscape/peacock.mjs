import { mix } from '../../kit/colour.mjs';
import { bezier } from '../../kit/curves.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, path } from '../../kit/shapes.mjs';

const NIGHT = '#0a0f34';

/** Draws the end of a tail feather, its stem coming from above: loose barbs and the eye, r half its width. */
const eye = (r, tone) => {
  const barbs = range(11).map((i) => {
    const a = -0.5 + (i / 10) * 4.14;
    return `M0 ${f(-r * 0.3)}L${f(Math.cos(a) * r * 1.2)} ${f(Math.sin(a) * r * 1.6)}`;
  });
  const rings = [
    [0.03, 0.86, 1.16, '#d9bc4e'],
    [0.1, 0.72, 0.98, '#a8602a'],
    [0.2, 0.56, 0.74, '#2fc6ba'],
    [0.26, 0.36, 0.46, '#131c6c'],
  ];
  return (
    path(
      `M0 ${f(-r * 2.6)}C${f(r * 1.5)} ${f(-r * 0.8)} ${f(r * 1.5)} ${f(r * 1.2)} 0 ${f(r * 1.6)}C${f(-r * 1.5)} ${f(r * 1.2)} ${f(-r * 1.5)} ${f(-r * 0.8)} 0 ${f(-r * 2.6)}Z`,
      tone,
    ) +
    line(barbs.join(''), mix(tone, '#e8d070', 0.35), 2) +
    line(`M0 ${f(-r * 2.8)}V0`, '#e8dcae', 2.4) +
    rings.map(([y, u, v, c]) => ellipse(0, y * r, r * u, r * v, c)).join('') +
    path(`M${f(-r * 0.14)} ${f(-r * 0.24)}L0 ${f(r * 0.12)}L${f(r * 0.14)} ${f(-r * 0.24)}Z`, '#2fc6ba')
  );
};

/** Draws the long train from the back of the bird at 0, 0 over the edge of the wall and down. */
function train(S) {
  const spine = [
    ...bezier([40, -104], [150, -130], [214, -60], [218, 40], 10),
    ...bezier([218, 40], [224, 170], [216, 300], [208, 424], 26).slice(1),
  ];
  const wide = (t) => 42 + 34 * t + 142 * Math.max(0, t - 0.2) ** 1.1 * (1 - 0.16 * t ** 6);
  const at = (t, u) => {
    const i = Math.max(0, Math.min(spine.length - 2, Math.floor(t * (spine.length - 1))));
    const k = t * (spine.length - 1) - i;
    const [[x0, y0], [x1, y1]] = [spine[i], spine[i + 1]];
    const a = Math.atan2(y1 - y0, x1 - x0);
    const w = wide(t) * u;
    return [x0 + (x1 - x0) * k + Math.sin(a) * w, y0 + (y1 - y0) * k - Math.cos(a) * w, a];
  };
  const side = (u) => range(25).map((i) => at(i / 24, u));
  const pts = [
    ...side(1),
    ...range(9).map((i) => {
      const a = (i + 1) * 0.314;
      const [x, y] = at(1, Math.cos(a));
      return [x, y + 62 * Math.sin(a)];
    }),
    ...side(-1).toReversed(),
  ];
  const d = `M${pts.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Q0 -60 ${f(pts[0][0])} ${f(pts[0][1])}Z`;
  let o = path(d, NIGHT, 'opacity=".55" transform="translate(-34 26)"');
  // loose barbs make the outline soft
  for (const i of range(90)) {
    const t = 0.22 + (0.78 * i) / 90;
    for (const u of [-1, 1]) {
      const [x, y] = at(t, u * 0.92);
      o += line(
        `M${f(x)} ${f(y)}q${f(-u * 14)} 10 ${f(-u * 20)} ${f(30 + 8 * S.r())}`,
        i % 2 ? '#2f8a5c' : '#c9a84a',
        2.2,
        'opacity=".8"',
      );
    }
  }
  o +=
    path(d, '#12594e') +
    S.shade(d, '#062a3a', 0.9, 0, [0, 0, 0.7, 0.2]) +
    S.shade(d, '#d8b84a', 0, 0.7, [0.5, 0, 1, 0.3]);
  for (const i of range(27)) {
    const u = (i - 13) / 13.6;
    o += line(
      `M${range(12)
        .map((k) =>
          at(k / 11, u * (0.6 + 0.4 * (k / 11)))
            .slice(0, 2)
            .map(f)
            .join(' '),
        )
        .join('L')}`,
      i % 2 ? '#3f9a68' : '#0a3f44',
      2,
      'opacity=".7"',
    );
  }
  // rows of eyes, the lowest first, each row laid over the one below; scales where they begin
  for (const j of range(13)) {
    const t = 1.02 - j * 0.064;
    const n = j < 8 ? 4 + (j % 2) : 3 + (j % 2);
    for (const i of range(n)) {
      const u = ((i - (n - 1) / 2) / (j < 8 ? 2 : 1.5)) * 0.86;
      const [x, y, a] = at(Math.min(1, t), u);
      const drop = j === 0 ? 44 * Math.cos(u * 1.5) : j === 1 ? 14 * Math.cos(u * 1.5) : 0;
      const turn = (a * 180) / Math.PI - 90 - u * 14;
      o += group(
        eye(29 - j * 1.15, ['#3f8f4e', '#2f7a5c', '#5a9a48'][(i + j) % 3]),
        `transform="translate(${f(x)} ${f(y + drop)}) rotate(${f(turn)})"`,
      );
    }
  }
  for (const j of range(9))
    for (const i of range(5)) {
      const [x, y, a] = at(0.27 - j * 0.034, ((i - 2 + (j % 2) / 2) / 2.6) * 0.94);
      o += group(
        path('M-15 -9Q0 -16 15 -9Q14 16 0 20Q-14 16 -15 -9Z', ['#2f9a7a', '#1f7a72', '#6aa84e'][(i + j) % 3]) +
          line('M-13 4Q-9 17 0 19Q9 17 13 4', '#e0c05a', 2.4),
        `transform="translate(${f(x)} ${f(y)}) rotate(${f((a * 180) / Math.PI - 90)})"`,
      );
    }
  return o;
}

/** Draws the crest on the crown of the head at hx, hy: a fan of bare stalks, each with a small blue-green tip. */
const crest = (hx, hy) =>
  range(11)
    .map((i) => {
      const u = (i - 5) / 5;
      const long = 66 - 9 * u * u - (i % 2 ? 5 : 0);
      const bend = f(-7 * u);
      return group(
        line(`M0 6Q${bend} ${f(-long * 0.5)} 0 ${f(-long)}`, '#8fd6e0', 1.9) +
          path(
            `M0 ${f(7 - long)}C-5 ${f(2 - long)} -7 ${f(-5 - long)} -4 ${f(-8 - long)}` +
              `Q0 ${f(-11 - long)} 4 ${f(-8 - long)}C7 ${f(-5 - long)} 5 ${f(2 - long)} 0 ${f(7 - long)}Z`,
            '#2fc0b4',
          ) +
          ellipse(0, -4 - long, 2.2, 3.6, '#1c2f9a'),
        `transform="translate(${f(hx + 5 + 8 * u)} ${f(hy - 17 + 3 * u * u)}) rotate(${f(14 + 46 * u)})"`,
      );
    })
    .join('');

/** Draws a peacock from its left side, feet at 0, 0; its head is at hx, hy; `long` hangs the train before the wall. */
export function peacock(S, { hx = -180, hy = -330, long = true }) {
  const body = `M${hx - 14} ${hy + 10}C${hx + 26} ${hy + 84} -182 -206 -158 -110C-134 -48 -60 -26 6 -32C60 -40 104 -60 128 -84C96 -132 20 -148 -52 -156C-124 -166 ${hx + 62} ${hy + 96} ${hx + 22} ${hy + 2}Z`;
  const wing = 'M-74 -142C-20 -166 74 -132 136 -72C84 -52 6 -44 -44 -66C-78 -82 -96 -122 -74 -142Z';
  let o = '';
  if (!long) {
    const tail = 'M30 -150C120 -160 190 -110 206 -2L124 -2C116 -40 80 -60 20 -60Z';
    o +=
      path(tail, '#12594e') +
      S.shade(tail, '#062a3a', 0, 0.9, [0, 0, 0.3, 1]) +
      S.shade(tail, '#ffb46a', 0.8, 0, [1, 0, 0.5, 0.2]);
    for (const [x, y, a] of [
      [126, -92, 30],
      [164, -52, 50],
      [130, -44, 40],
      [178, -22, 66],
      [148, -20, 60],
    ])
      o += group(eye(13, '#1f7a58'), `transform="translate(${x} ${y}) rotate(${a - 90})"`);
  }
  for (const x of [-30, 14]) o += line(`M${x} -40L${x - 4} -4M${x - 24} 0L${x - 4} -6L${x + 14} 0`, '#8a6a52', 6);
  o += path(
    body,
    S.lin([
      [0, '#1c3ec0'],
      [0.4, '#1f5fd0'],
      [0.7, '#1a8f9c'],
      [1, '#0f5a58'],
    ]),
  );
  o += S.shade(body, '#0a1050', 0.1, 0.9, [0.3, 0.2, 0.6, 1]) + S.shade(body, '#7fe0e8', 0.9, 0, [0, 0.3, 0.36, 0.4]);
  for (const j of range(7))
    for (const i of range(4 + Math.min(j, 4))) {
      const [x, y] = [-140 + i * 19 + j * 3 - (j % 2) * 9, -176 + j * 17 + i * 4];
      o += line(`M${x - 8} ${y}Q${x} ${y + 13} ${x + 8} ${y}`, '#8fe6dc', 2.2, `opacity="${f(0.5 - j * 0.05)}"`);
    }
  if (long) o += train(S);
  o += path(wing, '#c9a47a') + S.shade(wing, '#4a2430', 0, 0.85, [0.3, 0, 0.4, 1]);
  o += S.inside(
    wing,
    line(
      range(17)
        .map((i) => `M${-86 + i * 14} -168q-16 40 6 62t-2 50`)
        .join(''),
      '#3a2230',
      5,
    ),
  );
  o +=
    path('M-36 -68C16 -46 84 -54 136 -72C112 -30 30 -26 -36 -68Z', '#a84a24') +
    line('M-20 -62C30 -46 84 -54 128 -70', '#e89a5a', 3);
  // the crest, then the head over the feet of its stalks: beak, cheek, eye
  o += crest(hx, hy);
  o += path(`M${hx - 20} ${hy - 6}L${hx - 58} ${hy + 9}L${hx - 18} ${hy + 12}Z`, '#d8c8a8');
  o +=
    ellipse(hx, hy, 27, 21, '#1c3ec0') +
    ellipse(hx - 8, hy - 8, 17, 4.5, '#f4ecdc', `transform="rotate(-8 ${hx} ${hy})"`);
  return o + ellipse(hx - 6, hy + 10, 15, 4.5, '#f4ecdc') + circle(hx - 8, hy + 1, 5, '#0a0c24');
}
