// cups: the pause of a conference from above: rows of cups in saucers, one hand takes the first.
import { pinch } from '../../kit/figures/hands.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, oval, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

function setting(S, x, y, R, drink, turn) {
  const tea = drink
    ? circle(0, 0, R * 0.43, drink) + S.shade(oval(0, 0, R * 0.43), '#fff0d0', 0.6, 0, [0.1, 0, 0.6, 0.7])
    : circle(0, 0, R * 0.43, '#d5d3c8') + S.shade(oval(0, 0, R * 0.43), '#3a5a58', 0.9, 0, [0, 0, 0.8, 0.9]);
  return group(
    ellipse(12, 16, R * 1.02, R, '#041c1c', 'opacity=".5"') +
      circle(0, 0, R, '#f4efe2') +
      S.shade(oval(0, 0, R), '#3f6462', 0, 0.8, [0.2, 0.1, 0.9, 1]) +
      circle(0, 0, R * 0.92, 'none', 'stroke="#c8963f" stroke-width="3"') +
      circle(0, 0, R * 0.66, '#e6e1d2') +
      group(
        line(`M${R * 0.46} ${-R * 0.1}q${R * 0.34} ${R * 0.1} 0 ${R * 0.22}`, '#f8f4ea', R * 0.12) +
          line(`M${-R * 0.66} ${R * 0.52}L${R * 0.3} ${R * 0.8}`, '#d9a64e', R * 0.07) +
          ellipse(-R * 0.7, R * 0.5, R * 0.16, R * 0.1, '#e8bc66', 'transform="rotate(16)"'),
        `transform="rotate(${turn})"`,
      ) +
      ellipse(8, 10, R * 0.54, R * 0.53, '#2a4a48', 'opacity=".5"') +
      circle(0, 0, R * 0.52, '#fbf7ee') +
      tea,
    `transform="translate(${f(x)} ${f(y)})"`,
  );
}

export function cups({ cloth = '#0f5a58', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 651, ...options });
  const { W, H } = S;
  S.add(rect(0, 0, W, H, cloth));
  for (const i of range(90)) S.add(line(`M${i * 24} 0V${H}`, '#0a4644', 2, 'opacity=".5"'));
  S.add(S.shade(`M0 0H${W}V${H}H0Z`, '#021a1c', 0, 0.9, [0.2, 0, 1, 1]));
  const R = S.by(128, 126);
  const step = R * 2.3;
  const [cx, cy] = [W * 0.5, H * 0.5];
  let inner = '';
  const rows = range(S.by(9, 9)).map((i) => i - 4);
  for (const i of rows.map((k) => k * S.by(1, 1)))
    for (const j of range(9).map((k) => k - 4)) {
      const taken = i === S.by(1, 0) && j === S.by(0, 1);
      const drink = i + j < -2 ? '#7a3a18' : i + j < 0 ? '#b5672c' : undefined;
      if (!taken) inner += setting(S, i * step, j * step * 0.96, R, drink, 20 + ((i * 7 + j * 5) % 5) * 4);
    }
  S.add(group(inner, `transform="translate(${f(cx)} ${f(cy)}) rotate(-14)"`));
  // the one that is taken, out of its row, still over its shadow
  const a = (-14 * Math.PI) / 180;
  const [u, v] = [S.by(1, 0) * step, S.by(0, 1) * step * 0.96];
  const [tx, ty] = [cx + u * Math.cos(a) - v * Math.sin(a), cy + u * Math.sin(a) + v * Math.cos(a)];
  S.add(
    ellipse(tx + 50, ty + 74, R * 1.1, R * 1.06, '#021414', 'opacity=".5"'),
    setting(S, tx + 6, ty + 8, R * 1.1, '#8a4a20', 30),
    group(
      pinch(
        S,
        { base: '#b57a52', dark: '#4a2018', lite: '#f0c096', nail: '#e8bca0', trim: '#e8e4d8' },
        { sleeve: '#1c2c44' },
      ),
      `transform="translate(${f(tx + R * 0.92)} ${f(ty + R * 0.36)}) rotate(${S.by(205, 222)}) scale(.74)"`,
    ),
  );
  return finish(S, options.framed);
}
