// lanyards: name cards on ribbons hang in rows at the door of a conference, one taken, one swinging.
import { mix } from '../../kit/colour.mjs';
import { pinch } from '../../kit/figures/hands.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function lanyards({
  board = '#0d4a4c',
  ribbons = ['#e8a23a', '#1f9a94', '#f0e6cc', '#c8502f'],
  ...options
} = {}) {
  const S = stage({ pal: 'emerald', seed: 1151, ...options });
  const { W, H } = S;
  S.add(rect(0, 0, W, H, board));
  for (const i of range(40))
    S.add(
      line(`M${i * 58} 0V${H}`, '#083638', 5, 'opacity=".7"'),
      line(`M${i * 58 + 6} 0V${H}`, '#2f8a86', 2, 'opacity=".5"'),
    );
  S.add(S.shade(box(0, 0, W, H), '#021c1e', 0, 0.92, [0.1, 0, 1, 1]), S.glow(W * 0.2, -60, 800, '#ffe6b0', 0.45));
  const card = (tone, i, turn) => {
    const d = 'M-92 0H92Q104 0 104 12V268Q104 280 92 280H-92Q-104 280 -104 268V12Q-104 0 -92 0Z';
    let o = group(
      path(d, '#021416', 'opacity=".5" transform="translate(20 26)"') +
        path(d, '#fbf6e8') +
        S.shade(d, '#3f6462', 0, 0.7, [0.3, 0, 1, 1]) +
        rect(-104, 0, 208, 74, tone) +
        S.shade(box(-104, 0, 104, 74), '#021c1e', 0, 0.6, [0.3, 0, 1, 1]) +
        rect(-26, 14, 52, 12, '#fbf6e8', 'rx="6"'),
      '',
    );
    const w = [120, 84, 140, 100, 66][i % 5];
    o +=
      rect(-w / 2, 120, w, 22, '#12383a', 'rx="4"') +
      rect(-w * 0.36, 158, w * 0.72, 12, '#7fa09c', 'rx="4"') +
      rect(-70, 206, 140, 5, '#c8963f') +
      range(5)
        .map((q) => rect(-64 + q * 28, 226, 16, 28, i % 2 ? '#d8e4de' : mix(tone, '#ffffff', 0.6)))
        .join('');
    return group(rect(-15, -34, 30, 44, '#b8c0c0') + circle(0, -14, 9, '#4a5a5c') + o, `transform="rotate(${turn})"`);
  };
  const gap = S.by(270, 250);
  const rows = S.by(3, 4);
  const taken = S.by([4, 1], [2, 2]);
  for (const j of range(rows)) {
    const y = -120 + j * S.by(500, 470);
    S.add(
      rect(0, y - 6, W, 30, '#7a5230'),
      rect(0, y - 6, W, 7, '#e8c08a'),
      S.shade(box(0, y - 6, W, y + 24), '#1c0e06', 0, 0.9, [0, 0, 0, 1]),
    );
    for (const i of range(Math.ceil(W / gap) + 1)) {
      const x = i * gap + (j % 2) * gap * 0.4 - 40;
      S.add(
        circle(x + 6, y + 18, 15, '#021416', 'opacity=".5"'),
        circle(x, y + 10, 15, '#e0ae57'),
        circle(x - 4, y + 6, 5, '#fff6d8'),
      );
      if (i === taken[0] && j === taken[1]) continue;
      const tone = ribbons[(i * 3 + j) % 4];
      const sway = (i + j) % 5 === 2 ? 40 : 4 * Math.sin(i * 2.3 + j);
      for (const s of [-1, 1])
        S.add(
          line(
            `M${f(x + s * 8)} ${f(y + 10)}Q${f(x + s * 34)} ${f(y + 90)} ${f(x + sway)} ${f(y + 196)}`,
            '#021416',
            17,
            'opacity=".35" transform="translate(14 16)"',
          ),
          line(
            `M${f(x + s * 8)} ${f(y + 10)}Q${f(x + s * 34)} ${f(y + 90)} ${f(x + sway)} ${f(y + 196)}`,
            mix(tone, '#021c1e', s > 0 ? 0.35 : 0),
            16,
          ),
          line(
            `M${f(x + s * 8 - 3)} ${f(y + 12)}Q${f(x + s * 34 - 3)} ${f(y + 90)} ${f(x + sway - 3)} ${f(y + 192)}`,
            '#ffffff',
            2,
            'opacity=".5"',
          ),
        );
      S.add(group(card(tone, i + j, -sway * 0.28), `transform="translate(${f(x + sway)} ${f(y + 222)})"`));
    }
  }
  // the taken one comes toward us in a hand
  const [x, y] = [taken[0] * gap + (taken[1] % 2) * gap * 0.4 + S.by(10, 40), -120 + taken[1] * S.by(500, 470) + 200];
  S.add(
    line(
      `M${f(x - 8)} ${f(y + 30)}C${f(x - 130)} ${f(y - 110)} ${f(x + 130)} ${f(y - 130)} ${f(x + 8)} ${f(y + 30)}`,
      '#021416',
      20,
      'opacity=".4" transform="translate(26 34)"',
    ),
    line(
      `M${f(x - 8)} ${f(y + 30)}C${f(x - 130)} ${f(y - 110)} ${f(x + 130)} ${f(y - 130)} ${f(x + 8)} ${f(y + 30)}`,
      '#e8a23a',
      20,
    ),
    group(card('#e8a23a', 2, 9), `transform="translate(${f(x)} ${f(y + 60)}) scale(1.22)"`),
    group(
      pinch(
        S,
        { base: '#b0764e', dark: '#2c140e', lite: '#f4c090', nail: '#e8bca0', trim: '#fbf6e8' },
        { sleeve: '#26344a' },
      ),
      `transform="translate(${f(x + 60)} ${f(y + 300)}) rotate(${S.by(214, 226)}) scale(.98)"`,
    ),
  );
  return finish(S, options.framed);
}
