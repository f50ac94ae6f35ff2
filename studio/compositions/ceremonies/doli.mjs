// doli: four bearers carry a bride's palanquin away along a bank at daybreak; women follow, fields to the horizon.
import { guest } from '../../kit/figures/guests.mjs';
import { flowerString } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function doli({
  sky = ['#5f8fa8', '#c8cfb4', '#f7dca0', '#fbe9c4'],
  cloth = '#b8243a',
  field = '#d8aa22',
  ...options
} = {}) {
  const S = stage({ pal: 'mustard', seed: 1201, axis: 0.58, ...options });
  const { W, H, cx } = S;
  const hz = H * 0.66;
  S.add(
    rect(0, 0, W, H, S.lin(sky.map((c, i) => [i * 0.22, c]))),
    S.shade(box(0, 0, W, H * 0.5), sky[0], 0.8, 0, [0.9, 0, 0.4, 1]),
    S.glow(W * 0.16, hz - 40, 620, '#fff6d4', 0.95),
  );
  for (const i of range(5))
    S.add(
      path(
        `M${f(W * (0.3 + 0.14 * i))} ${f(H * (0.12 + 0.06 * ((i * 2) % 3)))}q${f(W * 0.1)} -22 ${f(W * 0.22)} 4q${f(-W * 0.1)} 22 ${f(-W * 0.22)} -4Z`,
        '#fffaf0',
        'opacity=".6"',
      ),
    );
  for (const i of range(16))
    S.add(ellipse((i * W) / 14, hz - 6, 90 + 40 * S.r(), 34 + 40 * S.r(), i % 2 ? '#9aa87c' : '#a9b48a'));
  S.add(rect(0, hz, W, H, field), S.shade(box(0, hz, W, H), '#5f6a1c', 0, 0.85, [0.2, 0, 0.5, 1]));
  for (const i of range(40))
    S.add(
      line(
        `M${f(W * 0.16 + (i - 14) * 30)} ${f(hz)}L${f(W * 0.16 + (i - 14) * 240)} ${H}`,
        '#7a8426',
        3,
        'opacity=".45"',
      ),
    );
  for (const _ of range(420))
    S.add(
      circle(
        S.r() * W,
        hz + S.r() ** 0.8 * (H - hz),
        3 + 6 * S.r(),
        ['#ffd83a', '#fff0a0', '#f0b81c'][Math.floor(S.r() * 3)],
      ),
    );
  const y = H * 0.86;
  S.add(
    path(
      `M-20 ${f(y + 10)}Q${f(W * 0.5)} ${f(y - 30)} ${W + 20} ${f(y + 6)}V${f(y + 130)}Q${f(W * 0.5)} ${f(y + 90)} -20 ${f(y + 140)}Z`,
      '#c8a070',
    ),
    S.shade(box(0, y - 30, W, y + 140), '#6a4428', 0, 0.8, [0.2, 0, 0.3, 1]),
  );
  const look = { dark: '#3a1f1c', lite: '#fff0c8', light: 1 };
  const k = S.by(1.25, 1);
  // the box: a curved roof with a fringe, carved sides, a curtain drawn aside by two fingers
  const [bx, by] = [cx, y - 150 * k];
  const pole = by - 168 * k;
  for (const [dx, coat, trim] of [
    [-420, '#f2e8d4', '#c8502f'],
    [-310, '#e8d8b8', '#2f7a76'],
    [330, '#f2e8d4', '#e0a030'],
    [440, '#e8d8b8', '#a8243c'],
  ])
    S.add(
      path(`M${f(bx + dx * k - 30)} ${f(y + 24)}l260 46h70l-250 -50Z`, '#4a2c1a', 'opacity=".4"'),
      guest(S, bx + dx * k, y + 26, 300 * k, { kind: 'man', coat, trim, ...look }),
    );
  S.add(
    line(
      `M${f(bx - 520 * k)} ${f(pole + 34 * k)}Q${f(bx)} ${f(pole - 36 * k)} ${f(bx + 540 * k)} ${f(pole + 34 * k)}`,
      '#6a3a1c',
      24 * k,
    ),
    line(
      `M${f(bx - 520 * k)} ${f(pole + 28 * k)}Q${f(bx)} ${f(pole - 42 * k)} ${f(bx + 540 * k)} ${f(pole + 28 * k)}`,
      '#e8b878',
      6 * k,
    ),
  );
  const roof = `M${f(bx - 230 * k)} ${f(by - 96 * k)}Q${f(bx - 150 * k)} ${f(by - 210 * k)} ${f(bx)} ${f(by - 216 * k)}Q${f(bx + 150 * k)} ${f(by - 210 * k)} ${f(bx + 230 * k)} ${f(by - 96 * k)}Z`;
  const side = box(bx - 190 * k, by - 96 * k, bx + 190 * k, by + 96 * k);
  S.add(
    path(side, cloth),
    S.shade(side, '#3a0614', 0, 0.9, [0, 0, 1, 0.2]),
    path(roof, cloth),
    S.shade(roof, '#3a0614', 0, 0.9, [0.2, 0, 1, 0.6]),
    S.shade(roof, '#ffb08a', 0.8, 0, [0, 0.2, 0.4, 0.4]),
  );
  for (const i of range(9))
    S.add(
      line(
        `M${f(bx)} ${f(by - 214 * k)}Q${f(bx + (i - 4) * 40 * k)} ${f(by - 190 * k)} ${f(bx + (i - 4) * 56 * k)} ${f(by - 98 * k)}`,
        '#f0c060',
        4,
      ),
    );
  const open = `M${f(bx - 90 * k)} ${f(by + 90 * k)}V${f(by - 40 * k)}Q${f(bx)} ${f(by - 110 * k)} ${f(bx + 90 * k)} ${f(by - 40 * k)}V${f(by + 90 * k)}Z`;
  S.add(
    path(open, '#2a0410'),
    path(
      `M${f(bx - 90 * k)} ${f(by + 90 * k)}V${f(by - 40 * k)}Q${f(bx - 50 * k)} ${f(by - 84 * k)} ${f(bx)} ${f(by - 76 * k)}Q${f(bx - 10 * k)} ${f(by)} ${f(bx - 60 * k)} ${f(by + 90 * k)}Z`,
      '#e8a23a',
    ),
    S.shade(
      `M${f(bx - 90 * k)} ${f(by + 90 * k)}V${f(by - 40 * k)}Q${f(bx - 50 * k)} ${f(by - 84 * k)} ${f(bx)} ${f(by - 76 * k)}Q${f(bx - 10 * k)} ${f(by)} ${f(bx - 60 * k)} ${f(by + 90 * k)}Z`,
      '#6a2408',
      0,
      0.8,
      [0, 0, 1, 0.2],
    ),
    path(
      `M${f(bx + 16 * k)} ${f(by + 90 * k)}Q${f(bx + 6 * k)} ${f(by - 30 * k)} ${f(bx + 46 * k)} ${f(by - 40 * k)}Q${f(bx + 84 * k)} ${f(by - 30 * k)} ${f(bx + 82 * k)} ${f(by + 90 * k)}Z`,
      '#d8304a',
    ),
    line(
      `M${f(bx + 16 * k)} ${f(by + 84 * k)}Q${f(bx + 8 * k)} ${f(by - 26 * k)} ${f(bx + 46 * k)} ${f(by - 38 * k)}`,
      '#f0c060',
      6,
    ),
    line(open, '#f0c060', 9),
  );
  S.add(
    rect(bx - 200 * k, by + 88 * k, 400 * k, 22 * k, '#6a3a1c'),
    rect(bx - 200 * k, by + 88 * k, 400 * k, 6 * k, '#e8b878'),
    ...range(17).map((i) => flowerString(bx - 226 * k + i * 28 * k, by - 90 * k, 2 + (i % 3), 8 * k, 4)),
    circle(bx, by - 226 * k, 15 * k, '#f0c060'),
  );
  for (const [u, kind, coat, trim, h] of S.by(
    [
      [0.1, 'woman', '#e8862a', '#f4d898', 270],
      [0.17, 'sari', '#2f7a76', '#e2557a', 262],
      [0.235, 'woman', '#c8305a', '#f2b03a', 280],
    ],
    [
      [0.08, 'woman', '#e8862a', '#f4d898', 250],
      [0.18, 'sari', '#2f7a76', '#e2557a', 244],
    ],
  ))
    S.add(
      path(`M${f(W * u - 30)} ${f(y + 26)}l230 40h60l-220 -46Z`, '#4a2c1a', 'opacity=".4"'),
      guest(S, W * u, y + 28, h * k, { kind, coat, trim, ...look }),
    );
  for (const _ of range(40))
    S.add(
      ellipse(
        bx + (S.r() - 0.3) * 900,
        y - 40 + S.r() * 140,
        9,
        5,
        ['#e2557a', '#f7a928', '#fff1d8'][Math.floor(S.r() * 3)],
      ),
    );
  return finish(S, options.framed);
}
