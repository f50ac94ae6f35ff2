// upward: straight up between towers of glass at first light, a metro's viaduct across, one aeroplane's trail.
import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function upward({ sky = ['#f6dcb8', '#bcd0da', '#5f86aa'], ...options } = {}) {
  const S = stage({ pal: 'mustard', seed: 891, ...options });
  const { W, H } = S;
  const v = [W * S.by(0.44, 0.48), H * S.by(0.4, 0.36)];
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.rad(
        [
          [0, sky[0]],
          [0.5, sky[1]],
          [1, sky[2]],
        ],
        v[0],
        v[1],
        Math.max(W, H) * 0.7,
        'gradientUnits="userSpaceOnUse"',
      ),
    ),
  );
  S.add(S.shade(`M0 0H${W}V${H}H0Z`, '#3f6a92', 0, 0.7, [0.5, 0.4, 1, 1]));
  S.add(
    line(`M${f(v[0] - 150)} ${f(v[1] + 120)}L${f(v[0] + 170)} ${f(v[1] - 110)}`, '#fffaf0', 9, 'opacity=".85"'),
    line(`M${f(v[0] - 300)} ${f(v[1] + 226)}L${f(v[0] - 150)} ${f(v[1] + 120)}`, '#fffaf0', 18, 'opacity=".4"'),
    path(`M${f(v[0] + 170)} ${f(v[1] - 110)}l34 -32l-12 40l20 22l-32 -8l-26 20Z`, '#2c4460'),
  );
  // a tower is a polygon at the ground (far off the sheet) that shrinks towards the point overhead
  const tower = (points, height, tone, glass, warm, floors) => {
    const top = points.map(([x, y]) => [lerp(x, v[0], height), lerp(y, v[1], height)]);
    let o = '';
    for (const i of range(points.length - 1)) {
      const [a, b, c, d] = [points[i], points[i + 1], top[i + 1], top[i]];
      const face = P([a, b, c, d]);
      const lit = (b[0] - a[0]) * 0.6 - (b[1] - a[1]) > 0;
      o += path(face, lit ? mix(tone, '#ffe6c0', 0.4) : mix(tone, '#14263c', 0.35));
      const cols = Math.max(3, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 120));
      for (const j of range(floors)) {
        const [t0, t1] = [1 - (1 - height) ** ((j + 0.18) / floors), 1 - (1 - height) ** ((j + 0.86) / floors)];
        for (const k of range(cols)) {
          const q = (s, t) => [lerp(lerp(a[0], b[0], s), v[0], t), lerp(lerp(a[1], b[1], s), v[1], t)];
          const pane = P([
            q((k + 0.12) / cols, t0),
            q((k + 0.88) / cols, t0),
            q((k + 0.88) / cols, t1),
            q((k + 0.12) / cols, t1),
          ]);
          o += path(pane, S.r() > 0.86 ? warm : mix(glass, lit ? '#ffe9c8' : '#1c3450', 0.3 + 0.4 * S.r()));
        }
      }
      o +=
        S.shade(face, lit ? '#fff3d8' : '#0c1a2c', lit ? 0.5 : 0.7, 0, [0, 0, 0.7, 1]) +
        line(`M${a.map(f).join(' ')}L${d.map(f).join(' ')}`, mix(tone, '#ffffff', 0.5), 5);
    }
    return o + line(`M${top.map((q) => q.map(f).join(' ')).join('L')}`, '#fff3d8', 6);
  };
  const at = (u, w) => [v[0] + u * W, v[1] + w * H];
  S.add(
    tower([at(0.14, -1.1), at(0.8, -0.9), at(0.95, -0.05)], 0.66, '#8fa2b6', '#7f9ab4', '#ffdc9a', 15),
    tower([at(-0.8, 0.1), at(-0.75, -0.8), at(-0.12, -1.05)], 0.7, '#6f859c', '#6a88a6', '#ffdc9a', 16),
    tower([at(-0.1, 1.3), at(-0.72, 1.1), at(-0.86, 0.34)], 0.74, '#5a7088', '#54728f', '#ffd07a', 18),
    tower([at(1.0, 0.3), at(0.75, 1.1), at(0.1, 1.25)], 0.8, '#a8632f', '#3f5f80', '#ffe3a8', 22),
  );
  // the viaduct crosses below all that, near the eye
  const [a, b] = [
    [-60, H * S.by(0.97, 0.93)],
    [W + 60, H * S.by(0.64, 0.72)],
  ];
  const t = S.by(150, 130);
  const deck = P([a, b, [b[0], b[1] + t], [a[0], a[1] + t * 1.5]]);
  S.add(
    path(deck, '#44566c'),
    S.shade(deck, '#121c2a', 0, 0.9, [0.4, 0, 0.5, 1]),
    line(`M${a.map(f).join(' ')}L${b.map(f).join(' ')}`, '#fff0d4', 9),
  );
  const cars = S.by(5, 4);
  for (const i of range(cars)) {
    const p = (s, h) => [lerp(a[0], b[0], s), lerp(a[1], b[1], s) - h];
    const [s0, s1] = [0.3 + (i * 0.62) / cars, 0.3 + ((i + 0.94) * 0.62) / cars];
    const body = P([p(s0, 4), p(s1, 4), p(s1, 96), p(s0, 112)]);
    S.add(
      path(body, '#eef2f4'),
      S.shade(body, '#4a6280', 0, 0.85, [0.2, 0, 0.4, 1]),
      line(`M${p(s0, 24).map(f).join(' ')}L${p(s1, 22).map(f).join(' ')}`, '#c8642f', 9),
    );
    for (const k of range(5)) {
      const [w0, w1] = [lerp(s0, s1, (k + 0.2) / 5), lerp(s0, s1, (k + 0.8) / 5)];
      S.add(path(P([p(w0, 44), p(w1, 43), p(w1, 84), p(w0, 88)]), '#ffdf9c'));
    }
  }
  for (const i of range(24))
    S.add(circle(lerp(a[0], b[0], i / 23), lerp(a[1], b[1], i / 23) + t * 0.75, 8, '#8fa2b6', 'opacity=".7"'));
  return finish(S, options.framed);
}
