// peacocks: two peacocks on a carved terrace wall at dusk, the train of one hanging down it, lamps of a garden below.
import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { peacock } from '../../parts/landscape/peacock.mjs';

const NIGHT = '#0a0f34';

export function peacocks({
  sky = ['#0e1a56', '#33286e', '#8f2a5a', '#dc3f3c', '#f9a64c'],
  stone = '#41427f',
  ...options
} = {}) {
  const S = stage({ pal: 'dusk', seed: 1461, axis: 0.414, ...options });
  const { W, H, cx } = S;
  const [hz, top, base] = [H * 0.37, H * 0.49, H * 0.92];
  S.add(rect(0, 0, W, H, S.lin(sky.map((c, i) => [[0, 0.11, 0.21, 0.29, 0.37][i], c]))));
  S.add(
    S.shade(box(0, 0, W, H * 0.3), sky[0], 0.9, 0, [0.2, 0, 0.3, 1], 'b'),
    S.pooled(W * 0.56, hz, W * 0.5, 250, '#ffd070', 0.8),
  );
  for (const _ of range(34)) {
    const t = S.r();
    const [x, y, l, h] = [W * (S.r() * 1.2 - 0.2), H * (0.05 + 0.32 * t), W * (0.12 + 0.3 * S.r()), 5 + 13 * S.r()];
    const d = `M${f(x)} ${f(y)}C${f(x + l * 0.3)} ${f(y - h)} ${f(x + l * 0.6)} ${f(y - h * 1.4)} ${f(x + l)} ${f(y - h * 0.3)}C${f(x + l * 0.7)} ${f(y + h * 0.5)} ${f(x + l * 0.3)} ${f(y + h * 0.6)} ${f(x)} ${f(y)}Z`;
    S.add(path(d, mix('#6a2a72', '#ff8a4a', t), `opacity="${f(0.3 + 0.4 * t)}"`));
  }
  // the far garden: woods, lawns in the dark, a channel that keeps the light, lamps along its walks
  for (const [j, tone] of ['#7a2a5c', '#44265e', '#241c4e'].entries())
    for (const i of range(46))
      S.add(ellipse(i * 46 - 30 + 20 * S.r(), hz + 4 + j * 16, 34 + 20 * S.r(), 14 + 20 * S.r(), tone));
  S.add(rect(0, hz + 30, W, H, '#1a1a4c'), S.shade(box(0, hz + 30, W, top), '#0a0f34', 0, 0.9, [0, 0, 0, 1]));
  const gx = W * 0.2;
  S.add(path(`M${gx - 12} ${hz + 36}H${gx + 12}L${gx + 64} ${top}H${gx - 64}Z`, '#f2784a', 'opacity=".55"'));
  for (const s of [-1, 1])
    for (const k of [1, 3.4, 7, 12, 18])
      for (const i of range(9)) {
        const t = (i / 8) ** 1.6;
        const [x, y] = [gx + s * (22 + 74 * t) * k, hz + 36 + (top - hz - 40) * t];
        S.add(S.glow(x, y, 16 + 34 * t, '#ffc860', 0.8), circle(x, y, 1.8 + 3.4 * t, '#fff2c4'));
      }
  // the wall: panels of lattice and of balusters between posts, in the shade of the evening
  S.add(rect(0, top, W, H, '#171543'));
  const [w, t0, t1] = [S.by(404, 330), top + 74, base - 52];
  for (const i of range(7)) {
    const x = cx + 44 + (i - 3) * w;
    const panel = box(Math.max(x, -38), t0, x + w, t1);
    if (x > W || x + w < 0) continue;
    S.add(
      path(
        panel,
        S.lin([
          [0, '#7a2a54'],
          [0.5, '#30225a'],
          [1, '#14143e'],
        ]),
      ),
    );
    if (i % 2)
      S.add(
        S.inside(
          panel,
          hexJaali(x, t0, x + w, t1, 76, '#0e0e36', 15) + hexJaali(x - 2, t0 - 3, x + w, t1, 76, stone, 10),
        ),
      );
    else
      for (const k of range(6)) {
        const bx = x + (w / 6) * (k + 0.5);
        const h = t1 - t0;
        const d = `M${f(bx - 20)} ${f(t0)}H${f(bx + 20)}V${f(t0 + 24)}Q${f(bx + 8)} ${f(t0 + 40)} ${f(bx + 9)} ${f(t0 + h * 0.3)}C${f(bx + 10)} ${f(t0 + h * 0.46)} ${f(bx + 30)} ${f(t0 + h * 0.56)} ${f(bx + 27)} ${f(t0 + h * 0.7)}Q${f(bx + 24)} ${f(t0 + h * 0.84)} ${f(bx + 9)} ${f(t0 + h * 0.88)}L${f(bx + 22)} ${f(t1)}H${f(bx - 22)}L${f(bx - 9)} ${f(t0 + h * 0.88)}Q${f(bx - 24)} ${f(t0 + h * 0.84)} ${f(bx - 27)} ${f(t0 + h * 0.7)}C${f(bx - 30)} ${f(t0 + h * 0.56)} ${f(bx - 10)} ${f(t0 + h * 0.46)} ${f(bx - 9)} ${f(t0 + h * 0.3)}Q${f(bx - 8)} ${f(t0 + 40)} ${f(bx - 20)} ${f(t0 + 24)}Z`;
        S.add(
          path(d, stone),
          S.shade(d, NIGHT, 0.9, 0.2, [0, 0, 0.8, 0]),
          S.shade(d, '#ff9a6a', 0, 0.5, [0.6, 0.4, 1, 0]),
        );
      }
  }
  for (const i of range(8)) {
    const x = cx + 44 + (i - 3) * w;
    const post = `M${f(x - 40)} ${f(top + 50)}H${f(x + 40)}V${f(base)}H${f(x - 40)}Z`;
    S.add(path(post, stone), S.shade(post, NIGHT, 0.85, 0.1, [0, 0, 1, 0]));
    S.add(line(`M${f(x - 26)} ${f(t0 + 20)}H${f(x + 26)}V${f(t1 - 10)}H${f(x - 26)}Z`, '#241e56', 4));
    for (const k of range(8))
      S.add(
        path(
          'M0 0Q9 -14 0 -26Q-9 -14 0 0Z',
          '#8a6a94',
          `transform="translate(${f(x)} ${f((t0 + t1) / 2)}) rotate(${k * 45})"`,
        ),
      );
    S.add(circle(x, (t0 + t1) / 2, 6, '#e0ae57'));
  }
  S.add(
    rect(0, t1, W, base - t1, stone),
    S.shade(box(0, t1, W, base), NIGHT, 0.2, 0.9, [0, 0, 0, 1]),
    rect(0, t1, W, 5, '#8a5a86'),
  );
  S.add(rect(0, base, W, H, '#120f3a'), S.shade(box(0, base, W, H), '#6a2a5a', 0, 0.5, [0, 1, 0, 0]));
  S.add(rect(0, top + 44, W, 30, mix(stone, NIGHT, 0.4)), rect(0, top, W, 46, mix(stone, '#e8927a', 0.2)));
  S.add(S.shade(box(0, top, W, top + 46), NIGHT, 0.1, 0.85, [0, 0, 0, 1]), rect(0, top - 3, W, 9, '#f08a5c'));
  for (const i of range(50))
    S.add(path('M-20 0Q0 30 20 0Z', '#6a5490', `transform="translate(${i * 42} ${f(top + 48)})"`));
  S.add(
    S.shade(box(0, top + 60, W * 0.5, H), NIGHT, 0.95, 0, [0, 0.7, 1, 0.2], 'b'),
    S.shade(box(W * 0.6, top + 60, W, H), NIGHT, 0, 0.8, [0.2, 0, 1, 0.6], 'b'),
  );
  const calm = S.lin(
    [
      [0, NIGHT, 0.62],
      [1, NIGHT, 0],
    ],
    0,
    0,
    1,
    0,
  );
  S.add(path(box(0, top + 60, W * 0.46, H), calm));
  const k = S.by(1.12, 0.96);
  S.add(
    group(
      peacock(S, { hx: -204, hy: -276, long: false }),
      `transform="translate(${f(cx + W * S.by(0.241, 0.4))} ${f(top + 2)}) scale(${-0.63 * k} ${0.63 * k})"`,
    ),
    group(peacock(S, {}), `transform="translate(${f(cx)} ${f(top + 6)}) scale(${k})"`),
  );
  return finish(S, options.framed);
}
