// bonfire: dancers with arms thrown up round a winter fire, drummers among them, sparks over dark fields.
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** Draws one who dances, feet at 0, 0, 300 tall, lit from `light` (-1 left, 1 right). Colours of shirt and scarf. */
function dancer(S, shirt, scarf, pose, light) {
  const dark = '#1a0818';
  const arms =
    pose % 2
      ? 'M-30 -222Q-84 -250 -96 -330M30 -222Q92 -244 116 -318'
      : 'M-30 -222Q-100 -214 -112 -290M30 -222Q70 -270 62 -350';
  const kurta = 'M-34 -232Q0 -246 34 -232L44 -160Q60 -110 66 -76Q0 -56 -66 -76Q-58 -116 -44 -160Z';
  const legs =
    pose === 2
      ? 'M-34 -84L-56 0H-26L-2 -76L40 -40L60 -58L30 -90Z'
      : 'M-40 -84Q-56 -40 -44 0H-14L0 -70L16 0H46Q56 -40 40 -84Z';
  const edge = light > 0 ? [0.4, 0, 1, 0] : [0.6, 0, 0, 0];
  const shadow = light > 0 ? [0, 0, 0.7, 0] : [1, 0, 0.3, 0];
  const lit = (d, c) => path(d, c) + S.shade(d, dark, 0.9, 0, shadow) + S.shade(d, '#ffc45a', 0, 0.95, edge);
  return (
    lit(legs, '#e8dcc8') +
    lit(kurta, shirt) +
    line(arms, shirt, 30) +
    line(arms, '#ffd27a', 5, `transform="translate(${light * 9} 0)" opacity=".8"`) +
    [...arms.matchAll(/(-?\d+) (-?\d+)(?=M|$)/g)].map(([, x, y]) => circle(+x, +y, 14, '#a8683f')).join('') +
    line('M-34 -150Q0 -130 42 -154', scarf, 16) +
    path('M30 -160Q84 -120 70 -60L54 -58Q56 -112 22 -146Z', scarf) +
    circle(0, -266, 25, '#a8683f') +
    S.shade('M-25 -266a25 25 0 1 1 50 0a25 25 0 1 1 -50 0Z', dark, 0.9, 0, shadow) +
    lit('M-29 -274C-34 -310 34 -316 31 -276C20 -288 -16 -288 -29 -274Z', scarf) +
    lit('M4 -306C10 -346 50 -346 54 -330C36 -330 24 -318 20 -302Z', scarf)
  );
}

export function bonfire({ sky = ['#0c0a26', '#2a1440', '#6a1f4a'], ...options } = {}) {
  const S = stage({ pal: 'rose', seed: 911, axis: 0.44, ...options });
  const { W, H, cx } = S;
  const y = H * S.by(0.82, 0.8);
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, sky[0]],
        [0.5, sky[1]],
        [0.76, sky[2]],
      ]),
    ),
  );
  for (const _ of range(120))
    S.add(circle(S.r() * W, S.r() * H * 0.5, 0.8 + 1.8 * S.r(), '#fff0dc', `opacity="${f(0.3 + 0.6 * S.r())}"`));
  for (const i of range(20)) S.add(ellipse((i * W) / 18, H * 0.73, 90 + 50 * S.r(), 50 + 70 * S.r(), '#160a24'));
  S.add(
    rect(0, H * 0.73, W, H, '#2a1024'),
    S.glow(cx, y - 260, S.by(900, 760), '#ff8a2a', 0.75),
    S.pooled(cx, y + 10, S.by(980, 640), 200, '#ffb04a', 0.9),
  );
  // the far ring of dancers
  const shirts = ['#e2306a', '#f4ecd8', '#f0a81c', '#1f8f8a', '#5a3fb0', '#e85a1c'];
  const far = S.by(6, 4);
  for (const i of range(far)) {
    const x = cx + (i - (far - 1) / 2) * S.by(190, 190);
    S.add(
      group(
        dancer(S, shirts[(i + 2) % 6], shirts[(i + 5) % 6], i % 3, x < cx ? 1 : -1),
        `transform="translate(${f(x)} ${f(y - 60 + Math.abs(i - 2.5) * 8)}) scale(.72)"`,
      ),
    );
  }
  // logs and fire
  for (const [a, b] of [
    [-240, 30],
    [-130, -50],
    [0, 40],
    [120, -50],
    [220, 30],
  ]) {
    const d = `M${f(cx + a)} ${f(y + 30)}L${f(cx - a * 0.15 + b * 0.2)} ${f(y - 150)}`;
    S.add(line(d, '#2a1210', 46), line(d, '#8a3a1c', 12, 'transform="translate(-8 0)"'));
  }
  const tongues = range(20).map(() => [S.r(), S.r(), S.r()]);
  for (const [c, kw, kh] of [
    ['#a81c12', 1.1, 1],
    ['#e84a14', 0.9, 0.86],
    ['#ff8f1f', 0.7, 0.72],
    ['#ffc94a', 0.46, 0.54],
    ['#fff4c0', 0.26, 0.36],
  ])
    for (const [a, b, d] of tongues) {
      const [x, w] = [cx + (a - 0.5) * 330, 130 * kw * (0.7 + 0.6 * b)];
      const h = S.by(620, 640) * kh * (0.5 + 0.6 * d) * (1 - Math.abs(a - 0.5) * 1.1);
      const lean = (b - 0.4) * 100;
      S.add(
        path(
          `M${f(x - w / 2)} ${f(y + 6)}C${f(x - w * 0.75)} ${f(y - h * 0.35)} ${f(x - w * 0.1 + lean * 0.3)} ${f(y - h * 0.5)} ${f(x + lean)} ${f(y - h)}C${f(x + w * 0.2 + lean * 0.5)} ${f(y - h * 0.55)} ${f(x + w * 0.8)} ${f(y - h * 0.35)} ${f(x + w / 2)} ${f(y + 6)}Z`,
          c,
        ),
      );
    }
  for (const _ of range(150)) {
    const t = S.r();
    S.add(
      circle(
        cx + (S.r() - 0.5) * (200 + 900 * t) + 120 * t,
        y - 200 - t * H * 0.66,
        1.6 + 4 * S.r() * (1 - t * 0.5),
        t > 0.5 ? '#ff9a3a' : '#ffd27a',
        `opacity="${f(1 - t * 0.6)}"`,
      ),
    );
  }
  // near dancers, larger; one beats a dhol
  const near = S.by(
    [
      [0.08, 1.2, 0],
      [0.2, 1.34, 1],
      [0.66, 1.36, 2],
      [0.8, 1.2, 1],
      [0.93, 1.3, 0],
    ],
    [
      [0.1, 1.3, 1],
      [0.76, 1.36, 0],
      [0.95, 1.2, 1],
    ],
  );
  for (const [i, [u, k, pose]] of near.entries()) {
    const [x, py] = [W * u, y + S.by(150, 170) + (i % 2) * 40];
    S.add(
      ellipse(x + (x < cx ? -50 : 50), py + 4, 120, 18, '#0c0414', 'opacity=".7"'),
      group(
        dancer(S, shirts[i % 6], shirts[(i + 3) % 6], pose, x < cx ? 1 : -1),
        `transform="translate(${f(x)} ${f(py)}) scale(${k * 1.12})"`,
      ),
    );
    if (i === 1) {
      const d = `M${f(x - 76)} ${f(py - 236)}Q${f(x)} ${f(py - 262)} ${f(x + 96)} ${f(py - 226)}L${f(x + 90)} ${f(py - 128)}Q${f(x)} ${f(py - 118)} ${f(x - 80)} ${f(py - 140)}Z`;
      S.add(
        path(d, '#8a2f1c'),
        S.shade(d, '#1c060a', 0.9, 0, [0, 0, 0.7, 0]),
        S.shade(d, '#ffc45a', 0, 0.9, [0.5, 0, 1, 0]),
        ellipse(x + 94, py - 178, 22, 50, '#f4e0b8'),
        line(
          `M${f(x - 60)} ${f(py - 240)}L${f(x - 30)} ${f(py - 134)}L${f(x)} ${f(py - 250)}L${f(x + 30)} ${f(py - 124)}L${f(x + 60)} ${f(py - 240)}`,
          '#f4d898',
          5,
        ),
      );
    }
  }
  return finish(S, options.framed);
}
