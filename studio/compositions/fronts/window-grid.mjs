// windowGrid: a front square on at dusk: rows of rooms, each a small stage, each with its own evening.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

const ink = '#0c2c30';
/** A standing figure in outline, feet on x, y. */
const person = (x, y, h, fill = ink) =>
  circle(x, y - h * 0.9, h * 0.1, fill) +
  path(
    `M${f(x - h * 0.15)} ${f(y)}C${f(x - h * 0.2)} ${f(y - h * 0.5)} ${f(x - h * 0.2)} ${f(y - h * 0.78)} ${f(x)} ${f(y - h * 0.8)}C${f(x + h * 0.2)} ${f(y - h * 0.78)} ${f(x + h * 0.2)} ${f(y - h * 0.5)} ${f(x + h * 0.15)} ${f(y)}Z`,
    fill,
  );

/** What goes on behind a window of w by h with its foot on x, y. */
const scenes = [
  (x, y, w, h) => person(x + w * 0.35, y, h * 0.7) + person(x + w * 0.58, y, h * 0.64),
  (x, y, w, h) =>
    rect(x + w * 0.12, y - h * 0.28, w * 0.6, h * 0.28, '#0f5a58') +
    ellipse(x + w * 0.24, y - h * 0.32, w * 0.12, h * 0.08, '#fff6e0') +
    line(`M${x + w * 0.84} ${y}v${-h * 0.5}`, ink, 5) +
    path(`M${x + w * 0.74} ${y - h * 0.5}h${w * 0.2}l${-w * 0.05} ${-h * 0.18}h${-w * 0.1}Z`, '#fffbe0'),
  (x, y, w, h) =>
    path(`M${x} ${y - h}h${w * 0.4}Q${x + w * 0.3} ${y - h * 0.5} ${x + w * 0.12} ${y}H${x}Z`, '#0f5a58') +
    path(`M${x + w} ${y - h}h${-w * 0.4}Q${x + w * 0.7} ${y - h * 0.5} ${x + w * 0.88} ${y}H${x + w}Z`, '#0f5a58'),
  (x, y, w, h) =>
    person(x + w * 0.7, y, h * 0.7) +
    rect(x + w * 0.1, y - h * 0.3, w * 0.4, h * 0.05, ink) +
    rect(x + w * 0.14, y - h * 0.3, 5, h * 0.3, ink) +
    rect(x + w * 0.42, y - h * 0.3, 5, h * 0.3, ink) +
    path(`M${x + w * 0.2} ${y - h * 0.3}v${-h * 0.16}h${w * 0.2}v${h * 0.16}Z`, '#dff2f0'),
  (x, y, w, h) =>
    range(6)
      .map((i) =>
        circle(
          x + w * (0.1 + i * 0.16),
          y - h * (0.8 - 0.12 * Math.sin((i / 5) * 3.1)),
          8,
          ['#e2557a', '#f7a928'][i % 2],
        ),
      )
      .join('') +
    person(x + w * 0.3, y, h * 0.56) +
    person(x + w * 0.5, y, h * 0.5) +
    person(x + w * 0.72, y, h * 0.58),
];

export function windowGrid({ wall = '#14555a', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 871, ...options });
  const { W, H } = S;
  const [deep, frame, pane] = [0.72, 0.45, 0.34].map((much) => mix(wall, '#02080c', much));
  const [slab, rail, edge, top, sheen] = [0.1, 0.24, 0.34, 0.5, 0.62].map((much) => mix(wall, '#e6f4f2', much));
  const [cols, rows] = S.by([9, 5], [5, 6]);
  const [cw, ch] = [W / (cols - 0.5), H / (rows - 0.35)];
  S.add(
    rect(0, 0, W, H, wall),
    S.shade(box(0, 0, W, H), deep, 0, 0.9, [0, 0, 1, 1]),
    S.shade(box(0, 0, W, H), '#e8b890', 0.35, 0, [0, 0, 0.5, 0.2]),
  );
  for (const j of range(rows + 1))
    for (const i of range(cols + 1)) {
      const [x, y, w, h] = [(i - 0.4) * cw, (j + 0.78) * ch - ch * 0.1, cw * 0.7, ch * 0.68];
      const lit = S.r();
      const d = box(x, y - h, x + w, y);
      S.add(rect(x - 14, y - h - 14, w + 28, h + 28, frame), rect(x - 14, y - h - 14, w + 28, 7, edge));
      if (lit > 0.36) {
        S.add(
          path(d, lit > 0.7 ? '#fbcf86' : '#f3b45e'),
          S.shade(d, '#b5562a', 0, 0.85, [0.2, 0, 0.5, 1]),
          S.inside(d, scenes[Math.floor(S.r() * 5)](x, y, w, h)),
        );
      } else
        S.add(
          path(d, pane),
          S.shade(d, sheen, 0.55, 0, [0, 0, 0.7, 0.9]),
          path(
            `M${f(x + w * 0.2)} ${f(y - h)}h${f(w * 0.2)}L${f(x + w * 0.1)} ${f(y)}H${f(x - 2)}V${f(y - h * 0.4)}Z`,
            '#bfe6e2',
            `clip-path="${S.clip(d)}" opacity=".18"`,
          ),
        );
      S.add(
        rect(x + w * 0.5 - 3, y - h, 6, h, frame),
        rect(x - 34, y + 14, w + 68, 15, slab),
        S.shade(box(x - 34, y + 14, x + w + 34, y + 29), deep, 0, 0.9, [0, 0, 0, 1]),
      );
      for (const k of range(9)) S.add(line(`M${f(x - 26 + (k * (w + 52)) / 8)} ${f(y + 14)}v-52`, rail, 3));
      S.add(line(`M${f(x - 30)} ${f(y - 40)}h${f(w + 60)}`, top, 5));
      if ((i * 3 + j * 5) % 7 === 0)
        S.add(
          ...range(9).map(() =>
            ellipse(
              x + S.r() * w,
              y - 8 - S.r() * 46,
              16,
              12,
              ['#2f7a4a', '#4a9a5a', '#e2557a'][Math.floor(S.r() * 3)],
            ),
          ),
        );
    }
  return finish(S, options.framed);
}
