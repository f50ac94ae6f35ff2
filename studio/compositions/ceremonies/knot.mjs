// knot: the scarves of bride and groom are tied together: a knot of silk, close, with what is tied into it.

import { mix } from '../../kit/colour.mjs';
import { flower } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, group, line, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function knot({
  hers = '#c21f4a',
  his = '#f2e6cc',
  ground = ['#0c1650', '#2a3a9a'],
  dark = '#0a0828',
  gold = '#e8b850',
  ...options
} = {}) {
  const S = stage({ pal: 'night', seed: 1231, axis: 0.52, ...options });
  const { W, H, cx } = S;
  const cy = H * 0.5;
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, ground[1]],
        [1, ground[0]],
      ]),
    ),
    soft(
      S,
      range(40)
        .map((i) =>
          circle(S.r() * W, S.r() * H, 24 + 60 * S.r(), ['#ffd98a', '#8fa6ff', '#ff8aa0'][i % 3], 'opacity=".5"'),
        )
        .join(''),
      20,
    ),
    S.shade(box(0, 0, W, H), dark, 0, 0.9, [0.5, 0.2, 0.6, 1]),
  );
  // a length of cloth: folds that run from far into the knot
  const length = (from, to, w0, w1, colour, n, border) => {
    let o = '';
    const lean = [to[0] - from[0], to[1] - from[1]];
    const m = Math.hypot(...lean);
    const nor = [-lean[1] / m, lean[0] / m];
    const at = (t, s, q) => {
      const w = w0 + (w1 - w0) * t ** 0.7;
      const sag = 90 * Math.sin(t * Math.PI);
      return [
        from[0] + lean[0] * t + nor[0] * w * s + 0,
        from[1] + lean[1] * t + nor[1] * w * s + sag + 12 * Math.sin(q * 2.1 + t * 6),
      ];
    };
    for (const i of range(n)) {
      const edge = (s) => range(13).map((j) => at(j / 12, s, i));
      const [s0, s1] = [-1 + (2 * i) / n, -1 + (2 * (i + 1)) / n];
      const d = `M${edge(s0)
        .map((q) => q.map(f).join(' '))
        .join('L')}L${edge(s1)
        .toReversed()
        .map((q) => q.map(f).join(' '))
        .join('L')}Z`;
      const across = nor[1] > 0 ? [0, 0, 0, 1] : [0, 1, 0, 0];
      o +=
        path(d, mix(colour, i % 2 ? '#ffffff' : dark, 0.1)) +
        S.shade(d, mix(colour, dark, 0.8), 0.95, 0, across) +
        S.shade(d, '#fff6e4', 0, 0.55, [0, 0.3, 0, 0.9]);
      if (i === 0 || i === n - 1)
        o +=
          line(
            `M${edge(i ? s1 : s0)
              .map((q) => q.map(f).join(' '))
              .join('L')}`,
            border,
            22,
          ) +
          line(
            `M${edge(i ? s1 : s0)
              .map((q) => q.map(f).join(' '))
              .join('L')}`,
            '#fff4cc',
            5,
            'stroke-dasharray="12 12"',
          );
      if (i % 2)
        for (const j of range(9)) {
          const [px, py] = at((j + 0.5) / 9.6, (s0 + s1) / 2, i);
          o += group(
            range(4)
              .map((q) =>
                path('M0 -5C10 -16 9 -30 0 -40C-9 -30 -10 -16 0 -5Z', border, `transform="rotate(${q * 90})"`),
              )
              .join(''),
            `transform="translate(${f(px)} ${f(py)}) scale(${f(0.95 - j * 0.06)})" opacity=".85"`,
          );
        }
    }
    return o;
  };
  const tail = (x1, y1, colour) => {
    const d = `M${f(cx - 60)} ${f(cy + 60)}C${f(cx + (x1 - cx) * 0.3 - 90)} ${f(cy + 220)} ${f(x1 - 170)} ${f(y1 - 160)} ${f(x1 - 150)} ${f(y1)}L${f(x1 + 150)} ${f(y1 - 20)}C${f(x1 + 120)} ${f(y1 - 220)} ${f(cx + (x1 - cx) * 0.4 + 110)} ${f(cy + 190)} ${f(cx + 60)} ${f(cy + 50)}Z`;
    return (
      path(d, '#04041a', 'opacity=".4" transform="translate(20 24)"') +
      path(d, colour) +
      S.shade(d, mix(colour, dark, 0.85), 0.9, 0, [0, 0, 0.6, 0.1]) +
      S.shade(d, '#fff6e4', 0, 0.6, [0.3, 0, 0.9, 0.1]) +
      range(3)
        .map((i) =>
          line(
            `M${f(cx - 30 + i * 30)} ${f(cy + 70)}C${f(cx + (x1 - cx) * 0.34 - 40 + i * 50)} ${f(cy + 220)} ${f(x1 - 90 + i * 90)} ${f(y1 - 160)} ${f(x1 - 80 + i * 80)} ${f(y1 - 14)}`,
            mix(colour, dark, 0.6),
            6,
            'opacity=".6"',
          ),
        )
        .join('') +
      line(`M${f(x1 - 152)} ${f(y1 - 8)}L${f(x1 + 150)} ${f(y1 - 28)}`, gold, 26) +
      range(19)
        .map((i) =>
          line(`M${f(x1 - 146 + i * 16)} ${f(y1 + 4 - i)}v${f(44 + 12 * Math.sin(i))}`, i % 2 ? gold : '#fff0b8', 7),
        )
        .join('')
    );
  };
  S.add(
    length([-120, H * 0.12], [cx - 40, cy], S.by(300, 260), 90, his, 7, gold),
    length([W + 120, H * 0.2], [cx + 40, cy - 10], S.by(320, 270), 96, hers, 7, gold),
    tail(cx - S.by(230, 170), H * 0.95, hers),
    tail(cx + S.by(250, 190), H * 0.98, his),
  );
  // the knot itself: two turns that cross
  const turn = (d, colour) =>
    path(d, '#04041a', 'opacity=".45" transform="translate(14 22)"') +
    path(d, colour) +
    S.shade(d, mix(colour, dark, 0.85), 0, 0.95, [0.3, 0.1, 0.7, 1]) +
    S.shade(d, '#fff6e4', 0.75, 0, [0.1, 0, 0.5, 0.6]) +
    line(d, gold, 9);
  S.add(
    turn(
      `M${cx - 180} ${cy - 60}C${cx - 120} ${cy - 190} ${cx + 120} ${cy - 190} ${cx + 160} ${cy - 50}C${cx + 170} ${cy + 40} ${cx + 60} ${cy + 90} ${cx - 10} ${cy + 60}C${cx - 100} ${cy + 40} ${cx - 190} ${cy + 20} ${cx - 180} ${cy - 60}Z`,
      hers,
    ),
    turn(
      `M${cx - 96} ${cy - 150}C${cx + 10} ${cy - 200} ${cx + 80} ${cy - 60} ${cx + 110} ${cy + 60}C${cx + 120} ${cy + 150} ${cx - 10} ${cy + 170} ${cx - 60} ${cy + 110}C${cx - 110} ${cy + 40} ${cx - 190} ${cy - 100} ${cx - 96} ${cy - 150}Z`,
      his,
    ),
  );
  for (const i of range(4))
    S.add(
      line(
        `M${cx - 90 + i * 24} ${cy - 130 + i * 14}Q${cx - 20 + i * 26} ${cy - 20 + i * 10} ${cx - 20 + i * 26} ${cy + 120 - i * 6}`,
        mix(his, dark, 0.45),
        5,
        'opacity=".6"',
      ),
    );
  S.add(
    flower(cx + 44, cy - 60, 56, '#f7a928', '#ef7f1a'),
    flower(cx + 44, cy - 60, 32, '#ef7f1a', '#f7a928'),
    flower(cx - 70, cy + 20, 36, '#fff1d8', '#f6c3c0'),
    circle(cx + 10, cy + 76, 34, gold),
    circle(cx + 10, cy + 76, 26, 'none', 'stroke="#8a5a1c" stroke-width="4"'),
    circle(cx + 2, cy + 66, 8, '#fff8d8'),
  );
  for (const _ of range(60)) S.add(circle(S.r() * W, S.r() * H, 2 + 4 * S.r(), '#ffe6a8', 'opacity=".8"'));
  return finish(S, options.framed);
}
