// loom: a flat-woven rug grows on an upright loom of Panipat, warp above, the pattern below, the comb at work.
import { pinch } from '../../kit/figures/hands.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

const YARNS = ['#b5442a', '#e8dcc0', '#4a6a4a', '#2c3a34', '#d89a3a'];

export function loom({ beam = '#5a3c22', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 741, ...options });
  const { W, H } = S;
  const [x0, x1] = [W * S.by(0.16, 0.06), W * S.by(0.94, 1.06)];
  const edge = H * S.by(0.5, 0.52);
  S.add(rect(0, 0, W, H, '#2a322a'), S.shade(box(0, 0, W, H), '#0c120c', 0, 0.9, [0.7, 0, 0, 1]));
  // light of a window on the wall behind the threads
  S.add(path(`M${W * 0.5} 0H${W * 0.92}L${W * 0.7} ${H * 0.5}H${W * 0.3}Z`, '#d8cfa0', 'opacity=".35"'));
  const n = Math.round((x1 - x0) / 17);
  for (const i of range(n)) {
    const x = x0 + (i + 0.5) * 17;
    S.add(line(`M${f(x)} 60L${f(x + (i % 2 ? 3 : -3))} ${f(edge + 10)}`, i % 2 ? '#f4ecd6' : '#c8bd9c', 4.5));
  }
  S.add(S.shade(box(x0, 60, x1, 240), '#10160f', 0.85, 0, [0, 0, 0, 1]));
  const rod = (y, t, c) =>
    rect(x0 - 60, y, x1 - x0 + 120, t, c) +
    S.shade(box(x0 - 60, y, x1 + 60, y + t), '#1a0e06', 0, 0.9, [0, 0, 0, 1]) +
    rect(x0 - 60, y + t * 0.16, x1 - x0 + 120, t * 0.1, '#e0b884', 'opacity=".7"');
  S.add(rod(0, 84, beam), rod(H * S.by(0.24, 0.3), 30, '#8a6238'));
  // the woven part: bands of hooked diamonds, a row of colour in the making at its edge
  const cell = 34;
  const cols = Math.ceil((x1 - x0) / cell);
  let rug = '';
  for (const j of range(Math.ceil((H - edge) / cell) + 1))
    for (const i of range(cols)) {
      const [u, v] = [(i % 16) - 7.5, (j % 14) - 6.5];
      const m = Math.abs(u) + Math.abs(v);
      const hook = Math.abs(u) > 5 && Math.abs(v) % 4 < 1.5;
      const k = j % 14 < 1 ? 3 : m < 2 ? 4 : m < 4 ? 1 : m < 6 ? 0 : hook ? 1 : m < 8 ? 2 : 3;
      if (j === 0 && i > cols * 0.56) continue;
      rug += rect(x0 + i * cell, edge + j * cell, cell + 1, cell + 1, YARNS[k]);
    }
  for (const j of range(Math.ceil((H - edge) / 11.4)))
    rug += line(`M${f(x0)} ${f(edge + j * 11.4)}H${f(x1)}`, '#1c140e', 2, 'opacity=".35"');
  for (const i of range(n))
    rug += line(`M${f(x0 + i * 17)} ${f(edge)}V${H}`, i % 2 ? '#fff6dc' : '#1c140e', 3, 'opacity=".13"');
  S.add(
    rug,
    S.shade(box(x0, edge, x1, H), '#0c120c', 0, 0.85, [0.8, 0.2, 0, 1]),
    S.shade(box(x0, edge - 10, x1, edge + 30), '#fff2d0', 0.55, 0, [0, 0, 0, 1]),
  );
  for (const x of [x0 - 74, x1 + 4])
    S.add(
      rect(x, 0, 74, H, beam),
      S.shade(box(x, 0, x + 74, H), '#1a0e06', 0.1, 0.9, [0, 0, 1, 0]),
      rect(x + 12, 0, 7, H, '#e0b884', 'opacity=".6"'),
    );
  // yarn that hangs from the last row, balls of it above
  for (const [i, c] of YARNS.entries()) {
    const x = x0 + (x1 - x0) * (0.6 + i * 0.07);
    S.add(
      line(
        `M${f(x)} ${f(edge + 30)}C${f(x + 30)} ${f(edge + 130)} ${f(x - 40)} ${f(edge + 190)} ${f(x + 14)} ${f(edge + 290 + i * 26)}`,
        '#0c100c',
        15,
        'opacity=".5" transform="translate(8 10)"',
      ),
      line(
        `M${f(x)} ${f(edge + 30)}C${f(x + 30)} ${f(edge + 130)} ${f(x - 40)} ${f(edge + 190)} ${f(x + 14)} ${f(edge + 290 + i * 26)}`,
        c,
        12,
      ),
    );
  }
  // the comb beats the weft down
  const [hx, hy] = [x0 + (x1 - x0) * S.by(0.44, 0.42), edge + 6];
  const comb =
    range(13)
      .map((i) => rect(-138 + i * 22, 0, 11, 76, '#2f2a2a'))
      .join('') +
    path('M-150 -66H150V10H-150Z', '#8a6238') +
    S.shade('M-150 -66H150V10H-150Z', '#2a1608', 0, 0.9, [0.2, 0, 0.6, 1]) +
    path('M-46 -210H46V-60H-46Z', '#74502c') +
    ellipse(0, -208, 46, 15, '#a87c4c');
  S.add(
    group(comb, `transform="translate(${f(hx)} ${f(hy - 60)}) rotate(-6)"`),
    group(
      pinch(
        S,
        { base: '#8f5a3a', dark: '#2c140e', lite: '#d89a68', nail: '#d8a888', trim: '#d89a3a' },
        { sleeve: '#e8dcc0', bangles: ['#4a4a4a'] },
      ),
      `transform="translate(${f(hx - 6)} ${f(hy - 200)}) rotate(${S.by(24, 36)}) scale(.95)"`,
    ),
  );
  for (const _ of range(60)) S.add(circle(S.r() * W, S.r() * H * 0.6, 1.5 + 2 * S.r(), '#fff4d0', 'opacity=".5"'));
  return finish(S, options.framed);
}
