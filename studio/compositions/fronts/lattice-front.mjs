// latticeFront: a corner of screens in the form of petals, lit from within, seen from the street below at dusk.
import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function latticeFront({
  sky = ['#2a1f56', '#6a3f7c', '#d07a92', '#fbc8a0'],
  screen = '#f2c6c0',
  shade = '#54285e',
  ...options
} = {}) {
  const S = stage({ pal: 'rose', seed: 841, ...options });
  const { W, H } = S;
  S.add(
    rect(0, 0, W, H, S.lin(sky.map((c, i) => [i / 3, c]))),
    S.shade(box(0, 0, W, H * 0.7), sky[0], 0.85, 0, [1, 0, 0.4, 1]),
  );
  for (const _ of range(40)) S.add(circle(S.r() * W, S.r() * H * 0.3, 1 + 1.6 * S.r(), '#fff0dc', 'opacity=".8"'));
  const edge = W * S.by(0.6, 0.62);
  const [t0, t1] = [H * S.by(0.02, 0.1), H * 1.06];
  // two faces that run away from the corner; u along, v up
  const left = (u, v) => [
    lerp(edge, W * S.by(0.02, -0.2), u),
    lerp(lerp(t1, H * 1.0, u), lerp(t0, H * S.by(0.42, 0.46), u), v),
  ];
  const right = (u, v) => [
    lerp(edge, W * S.by(1.06, 1.3), u),
    lerp(lerp(t1, H * 1.0, u), lerp(t0, H * S.by(0.28, 0.36), u), v),
  ];
  const petal = (at, u, v, du, dv) => {
    const q = (a, b) =>
      at(u + a * du, v + b * dv)
        .map(f)
        .join(' ');
    return `M${q(0, 0)}C${q(0.62, 0.1)} ${q(0.62, 0.6)} ${q(0, 1)}C${q(-0.62, 0.6)} ${q(-0.62, 0.1)} ${q(0, 0)}Z`;
  };
  for (const [at, tone, cols] of [
    [left, 0.12, S.by(13, 8)],
    [right, 0.5, S.by(9, 6)],
  ]) {
    const face = P([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]);
    S.add(path(face, mix('#ffd08a', shade, tone)), S.shade(face, '#ff9a5a', 0, 0.8, [0.5, 0, 0.5, 1]));
    const persp = (i) => (i / cols) ** 0.86;
    for (const j of range(8))
      for (const i of range(cols)) {
        const u0 = persp(i);
        const du = persp(i + 1) - u0;
        const v = 0.1 + j * 0.108;
        const lamp = S.r();
        const d = P([at(u0, v), at(u0 + du, v), at(u0 + du, v + 0.108), at(u0, v + 0.108)]);
        S.add(path(d, lamp > 0.72 ? '#fff2c4' : lamp > 0.3 ? '#f9c272' : '#d8864e'));
        if (lamp > 0.93)
          S.add(
            path(
              P([
                at(u0 + du * 0.4, v),
                at(u0 + du * 0.58, v),
                at(u0 + du * 0.56, v + 0.07),
                at(u0 + du * 0.43, v + 0.07),
              ]),
              '#6a2f3a',
            ),
          );
        for (const k of [0, 1]) {
          const p = petal(at, u0 + du * (0.26 + k * 0.5), v + 0.006, du * 0.46, 0.096);
          S.add(path(p, 'none', `stroke="${mix(screen, shade, tone)}" stroke-width="${f(lerp(13, 5, u0))}"`));
        }
        const p = petal(at, u0 + du * 0.51, v + 0.006, du * 0.34, 0.08);
        S.add(path(p, mix(screen, shade, tone + 0.1), 'fill-opacity=".9"'), S.shade(p, shade, 0, 0.7, [0, 0, 1, 0.3]));
      }
    for (const j of range(9)) {
      const v = 0.1 + j * 0.108;
      const slab = P([at(0, v - 0.012), at(1, v - 0.012), at(1, v + 0.008), at(0, v + 0.008)]);
      S.add(path(slab, mix('#fbe2d4', shade, tone)), S.shade(slab, shade, 0, 0.6, [0, 0, 0, 1]));
    }
    const crown = P([at(0, 0.96), at(1, 0.96), at(1, 1.02), at(0, 1.02)]);
    S.add(path(crown, mix('#fbe2d4', shade, tone)), S.shade(crown, shade, 0.7, 0, [0, 0, 1, 0]));
  }
  S.add(
    line(`M${f(edge)} ${f(t1)}V${f(t0)}`, '#fff0dc', 9),
    S.shade(box(0, H * 0.72, W, H), '#2a1238', 0, 0.8, [0.5, 0, 0.5, 1]),
  );
  // on the roof's edge lamps and people, small; a neem branch in front on the left
  for (const i of range(9)) {
    const [x, y] = left(i / 9, 1.02);
    const k = lerp(1.5, 0.6, i / 9);
    S.add(
      S.glow(x, y - 26 * k, 60 * k, '#ffd98a', 0.9),
      circle(x, y - 26 * k, 7 * k, '#fff6dc'),
      line(`M${f(x)} ${f(y)}v${f(-22 * k)}`, '#54285e', 3),
    );
    if (i % 3 === 1)
      S.add(
        path(
          `M${f(x + 30 * k)} ${f(y)}v${f(-34 * k)}q0 ${f(-14 * k)} ${f(8 * k)} ${f(-14 * k)}t${f(8 * k)} ${f(14 * k)}v${f(34 * k)}Z`,
          '#2a1238',
        ),
        circle(x + 38 * k, y - 56 * k, 8 * k, '#2a1238'),
      );
  }
  const bough = (x0, y0, s) =>
    range(26)
      .map((i) => {
        const [x, y] = [x0 + i * 24 * s, y0 + 60 * Math.sin(i * 0.2) * s];
        return path(
          `M${f(x)} ${f(y)}q${f(26 * s)} ${f((i % 2 ? 50 : -40) * s)} ${f(66 * s)} ${f((i % 2 ? 60 : -40) * s)}q${f(-20 * s)} ${f((i % 2 ? -44 : 34) * s)} ${f(-66 * s)} ${f((i % 2 ? -60 : 40) * s)}Z`,
          i % 3 ? '#241038' : '#3a1c4a',
        );
      })
      .join('');
  S.add(
    bough(-30, H * 0.1, 1),
    bough(-60, H * 0.22, 0.8),
    line(`M-30 ${H * 0.1}q300 60 640 20M-60 ${H * 0.22}q200 50 500 16`, '#241038', 9),
  );
  return finish(S, options.framed);
}
