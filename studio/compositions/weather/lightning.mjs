// lightning: a summer storm breaks over a plain of towers; one bolt, the street grid lit for an instant.

import { rain } from '../../kit/nature/rain.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, ellipse, line, oval, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function lightning({ sky = ['#06262e', '#0f4a50', '#2f8a84', '#c8d8a8'], ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 1071, axis: 0.64, ...options });
  const { W, H, cx } = S;
  const hz = H * 0.66;
  S.add(rect(0, 0, W, H, S.lin(sky.map((c, i) => [i * 0.22, c]))));
  S.add(S.glow(cx, H * 0.26, 760, '#eafff0', 0.6));
  for (const j of range(4))
    for (const _ of range(S.by(16, 11))) {
      const [x, y, r] = [S.r() * W * 1.1 - 60, H * (0.03 + 0.085 * j + 0.06 * S.r()), 120 + 130 * S.r()];
      const d = oval(x, y, r * 1.3, r * 0.62);
      const lit = Math.max(0, 1 - Math.abs(x - cx) / (W * 0.34));
      S.add(
        path(d, ['#0a343a', '#124a4e', '#0c3c42'][Math.floor(S.r() * 3)]),
        S.shade(d, '#021a20', 0, 0.9, [0.4, 0.2, 0.5, 1]),
        lit > 0.05 ? S.shade(d, '#e6fff0', 0, lit * 0.9, [0.4, 0.3, 0.5, 1]) : '',
      );
    }
  const bolt = ([x0, y0], [x1, y1], w, width) => {
    const n = 12;
    const pts = range(n + 1).map((i) => [lerp(x0, x1, i / n) + (i % n ? (S.r() - 0.5) * w : 0), lerp(y0, y1, i / n)]);
    const d = `M${pts.map((q) => q.map(f).join(' ')).join('L')}`;
    S.add(line(d, '#dffff0', width * 3.4, 'opacity=".22"'), line(d, '#ffffff', width));
    return pts;
  };
  const main = bolt([cx + 30, H * 0.2], [cx - 120, hz], 90, 9);
  bolt(main[4], [cx + W * 0.16, H * 0.52], 60, 4);
  bolt(main[6], [cx - W * 0.2, H * 0.56], 60, 4);
  bolt(main[8], [cx + W * 0.06, hz - 60], 36, 3);
  for (const i of range(S.by(30, 19))) {
    const w = (W / S.by(30, 19)) * (0.5 + 0.5 * S.r());
    const x = (i / S.by(30, 19)) * W;
    const h = 60 + 300 * S.r() ** 1.7;
    const d = box(x, hz + 10, x + w, hz - h);
    const near = Math.max(0, 1 - Math.abs(x - cx) / (W * 0.4));
    S.add(
      path(d, '#0a3238'),
      S.shade(d, '#dfffee', near * 0.9, 0, [x < cx ? 1 : 0, 0, x < cx ? 0.3 : 0.7, 0]),
      ...range(Math.floor(h / 26)).map((k) =>
        S.r() > 0.55 ? rect(x + w * (0.16 + 0.5 * S.r()), hz - h + 12 + k * 24, w * 0.2, 9, '#ffd98a') : '',
      ),
    );
  }
  // the plain of plots and roads in perspective, one lawn with white tents
  S.add(
    rect(0, hz, W, H, '#0f4a44'),
    S.shade(box(0, hz, W, H), '#e6fff0', 0.7, 0, [cx / W, 0, cx / W, 0.6]),
    S.shade(box(0, hz, W, H), '#03201f', 0, 0.9, [0.5, 0.2, 0.3, 1]),
  );
  for (const i of range(25))
    S.add(
      line(`M${f(cx + (i - 12) * 56)} ${f(hz)}L${f(cx + (i - 12) * 420)} ${H}`, '#0a3034', 5 + Math.abs(i - 12) * 0.3),
    );
  for (const i of range(9)) S.add(line(`M0 ${f(hz + 6 + i ** 1.8 * 9)}H${W}`, '#0a3034', 3 + i * 1.2));
  for (const i of range(60)) {
    const t = S.r() ** 0.7;
    const k = lerp(4, 26, t);
    S.add(
      ellipse(
        cx + (S.r() - 0.5) * lerp(W * 0.9, W * 2.4, t),
        hz + 8 + (H - hz) * t * 0.96,
        k * 1.6,
        k,
        i % 3 ? '#0c3a34' : '#1f6a52',
      ),
    );
  }
  for (const [u, v, k] of S.by(
    [
      [0.22, 0.86, 1.2],
      [0.31, 0.9, 0.9],
    ],
    [
      [0.24, 0.88, 1.1],
      [0.4, 0.93, 0.8],
    ],
  )) {
    const [x, y] = [W * u, H * v];
    S.add(
      S.glow(x, y - 30, 190 * k, '#ffd98a', 0.7),
      path(
        `M${f(x - 90 * k)} ${f(y)}V${f(y - 50 * k)}L${f(x)} ${f(y - 120 * k)}L${f(x + 90 * k)} ${f(y - 50 * k)}V${f(y)}Z`,
        '#f4f8ec',
      ),
      S.shade(
        `M${f(x - 90 * k)} ${f(y)}V${f(y - 50 * k)}L${f(x)} ${f(y - 120 * k)}L${f(x + 90 * k)} ${f(y - 50 * k)}V${f(y)}Z`,
        '#0f4a50',
        0.8,
        0,
        [0, 0, 0.7, 0],
      ),
      rect(x - 30 * k, y - 44 * k, 60 * k, 44 * k, '#ffc86a'),
    );
  }
  return finish(S.add(rain(S, 360, '#eafff2', { length: 80, slant: -0.22 })), options.framed);
}
