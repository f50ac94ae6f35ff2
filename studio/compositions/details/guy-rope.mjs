// guyRope: a hand draws a tent's rope tight at its peg in the grass; stripes of the cloth above, dew, one marigold.
import { limb, pinch } from '../../kit/figures/hands.mjs';
import { flower } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function guyRope({ stripe = ['#f28a2a', '#fff2dc'], ...options } = {}) {
  const S = stage({ pal: 'turmeric', seed: 1131, ...options });
  const { W, H } = S;
  const hz = H * 0.56;
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#7fb0c0'],
        [0.3, '#f6dca8'],
        [0.56, '#fbe9c4'],
      ]),
    ),
  );
  for (const i of range(14))
    S.add(ellipse((i * W) / 12, hz, 130 + 60 * S.r(), 60 + 50 * S.r(), i % 2 ? '#8aa06a' : '#9cb078'));
  S.add(rect(0, hz, W, H, '#7f9a3c'), S.shade(box(0, hz, W, H), '#2c4a1c', 0, 0.9, [0.4, 0, 0.2, 1]));
  // the slope of the tent from the upper right, scalloped
  const n = 9;
  const [top, low] = [(i) => [W * (0.62 + i * 0.07), -60], (i) => [W * (-0.14 + i * 0.17), H * (0.16 + 0.055 * i)]];
  for (const i of range(n)) {
    const d = P([top(i), top(i + 1), low(i + 1), low(i)]);
    S.add(
      path(d, stripe[i % 2]),
      S.shade(d, '#8a3a1c', 0.6, 0, [0, 0, 0.9, 0.3]),
      S.shade(d, '#fffbe8', 0, 0.6, [0.3, 0, 1, 0.2]),
    );
    const [a, b] = [low(i), low(i + 1)];
    const m = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 120];
    const v = `M${a.map(f).join(' ')}L${b.map(f).join(' ')}Q${f(b[0] - 6)} ${f(m[1] + 6)} ${m.map(f).join(' ')}Q${f(a[0] + 2)} ${f(m[1])} ${a.map(f).join(' ')}Z`;
    S.add(
      path(v, stripe[(i + 1) % 2]),
      S.shade(v, '#8a3a1c', 0.7, 0, [0, 0, 0, 1]),
      line(
        `M${b.map(f).join(' ')}Q${f(b[0] - 6)} ${f(m[1] + 6)} ${m.map(f).join(' ')}Q${f(a[0] + 2)} ${f(m[1])} ${a.map(f).join(' ')}`,
        '#e0ae57',
        7,
      ),
    );
  }
  for (const _ of range(S.by(560, 420))) {
    const t = S.r() ** 0.7;
    const [x, y, l] = [S.r() * W, hz + t * (H - hz) + 20, 16 + 80 * t];
    S.add(
      line(
        `M${f(x)} ${f(y)}q${f((S.r() - 0.5) * 20)} ${f(-l * 0.6)} ${f((S.r() - 0.4) * 46)} ${f(-l)}`,
        ['#4f7a2c', '#8fb04a', '#c8d46a', '#3a5f24'][Math.floor(S.r() * 4)],
        2 + 5 * t,
      ),
      S.r() > 0.9 ? circle(x, y - l * 0.7, 5 + 4 * t, '#fffdf0', 'opacity=".9"') : '',
    );
  }
  const peg = [W * S.by(0.3, 0.3), H * 0.88];
  const eye = [W * S.by(0.62, 0.78), H * 0.5];
  const from = low(5);
  S.add(line(`M${f(from[0])} ${f(from[1])}L${eye.map(f).join(' ')}`, '#d8c090', 17));
  const d = `M${from.map(f).join(' ')}L${peg.map(f).join(' ')}`;
  S.add(
    line(d, '#2c3a14', 20, 'opacity=".4" transform="translate(16 26)"'),
    line(d, '#c8a868', 22),
    line(d, '#fff3d0', 8, 'stroke-dasharray="14 16"'),
    line(d, '#8a6a34', 4, 'stroke-dasharray="14 16" transform="translate(5 5)"'),
  );
  // the peg, turns of rope round it, the hand that pulls the end
  const p = limb([peg[0] - 34, peg[1] - 170], 34, [peg[0] + 60, peg[1] + 190], 22);
  S.add(
    ellipse(peg[0] + 90, peg[1] + 160, 160, 30, '#1c2c0c', 'opacity=".5"'),
    path(p, '#8a5a2f'),
    S.shade(p, '#2c1408', 0, 0.9, [0.3, 0, 1, 0.3]),
    S.shade(p, '#f4cf9a', 0.8, 0, [0, 0, 0.5, 0.1]),
    ellipse(peg[0] - 40, peg[1] - 190, 40, 22, '#c89a62'),
  );
  for (const i of range(4))
    S.add(
      line(`M${f(peg[0] - 62 + i * 8)} ${f(peg[1] - 60 + i * 34)}q46 34 96 6`, '#8a6a34', 28),
      line(`M${f(peg[0] - 62 + i * 8)} ${f(peg[1] - 64 + i * 34)}q46 34 96 6`, '#e0c48a', 20),
      line(
        `M${f(peg[0] - 60 + i * 8)} ${f(peg[1] - 66 + i * 34)}q46 34 92 6`,
        '#fff3d0',
        5,
        'stroke-dasharray="10 12"',
      ),
    );
  const pull = [peg[0] + S.by(330, 300), peg[1] + 70];
  S.add(
    line(
      `M${f(peg[0] + 30)} ${f(peg[1] + 30)}Q${f(peg[0] + 180)} ${f(peg[1] + 110)} ${pull.map(f).join(' ')}`,
      '#c8a868',
      22,
    ),
    line(
      `M${f(peg[0] + 30)} ${f(peg[1] + 30)}Q${f(peg[0] + 180)} ${f(peg[1] + 110)} ${pull.map(f).join(' ')}`,
      '#fff3d0',
      7,
      'stroke-dasharray="14 16"',
    ),
    group(
      pinch(
        S,
        { base: '#8f5a38', dark: '#2c120c', lite: '#e8a874', nail: '#d8a888', trim: '#e0ae57' },
        { sleeve: '#f4ead4' },
      ),
      `transform="translate(${f(pull[0])} ${f(pull[1])}) rotate(${S.by(196, 206)}) scale(1.08)"`,
    ),
  );
  S.add(
    flower(peg[0] - 44, peg[1] - 200, 52, '#f7a928', '#ef7f1a'),
    flower(peg[0] - 44, peg[1] - 200, 30, '#ef7f1a', '#f7a928'),
  );
  return finish(S, options.framed);
}
