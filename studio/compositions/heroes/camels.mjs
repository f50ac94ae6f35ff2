// camels: four decked camels walk along the crest of a field before a huge pale setting sun, riders with lanterns.
import { CAMEL_OUTLINE, camel } from '../../kit/figures/camel.mjs';
import { birds } from '../../kit/nature/sky.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, oval, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { fort } from '../../parts/buildings/fort.mjs';

/** Where they walk, the last and nearest first: across, size, which legs are forward, cloth and turban. */
const LINE = [
  [341, 0.8, true, '#c8563c', '#f0a83c'],
  [72, 0.66, false, '#2f8f8a', '#d8603c'],
  [-152, 0.54, true, '#e0a03c', '#b03a4a'],
  [-338, 0.44, false, '#b03a4a', '#2f8a86'],
];
export function camels({
  sky = ['#174a58', '#3f8288', '#98b8a4', '#e2d0a2', '#f6d69c'],
  sun = '#fff3d2',
  field = '#c09458',
  ...options
} = {}) {
  const S = stage({ pal: 'mustard', seed: 1441, axis: 0.5, ...options });
  const { W, H, cx } = S;
  const [hz, R] = [H * 0.72, S.by(500, 470, 420)];
  const sy = hz - R * 0.66;
  S.add(
    rect(0, 0, W, H, S.lin(sky.map((c, i) => [i * 0.18, c]))),
    S.shade(box(0, 0, W, H * 0.6), sky[0], 0.7, 0, [0.1, 0, 0.3, 1], 'b'),
    // the side of the title is dusky
    rect(
      0,
      0,
      W * 0.4,
      H,
      S.lin(
        [
          [0, '#174a58', 0.8],
          [0.5, '#1f5a62', 0.5],
          [1, '#3f8288', 0],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
    S.glow(cx, sy, R * 2, '#fff0c0', 0.7),
    circle(cx, sy, R, sun),
    S.shade(oval(cx, sy, R), '#f2a04e', 0, 0.95, [0.5, 0.35, 0.5, 1]),
  );
  for (const [u, v, w] of [
    [-0.66, 0.34, 330],
    [0.6, 0.2, 300],
    [0.82, 0.44, 380],
    [-0.34, 0.45, 260],
    [-0.9, 0.52, 300],
    [0.2, 0.55, 240],
  ])
    S.add(ellipse(cx + u * W * 0.5, H * v, w, 7, '#fff2d0', 'opacity=".55"'));
  S.add(birds(cx - R * 0.3, sy - R * 0.45, 20, 7, '#2a5a5e', S.r));
  S.add(
    treeline(S, -40, W + 40, hz + 14, 64, '#7f9a88', 8),
    fort(cx + W * 0.34, hz + 20, S.by(0.95, 0.7, 0.6), '#93a08a', '#ffd98a'),
    rect(
      0,
      hz + 30,
      W,
      H - hz,
      S.lin([
        [0, '#b9ae82'],
        [0.5, '#8f8858'],
      ]),
    ),
    S.glow(cx, hz, R * 1.5, '#ffdc98', 0.75),
  );
  // the crest falls towards the right, where the line is nearest
  const crest = (x) => hz + 26 + 0.00007 * (x - cx + 420) ** 2;
  const edge = range(41).map((i) => `${f((i * W) / 40)} ${f(crest((i * W) / 40))}`);
  const slope = `M${edge.join('L')}V${H + 20}H0Z`;
  S.add(
    path(
      slope,
      S.lin([
        [0, field],
        [0.4, '#8c7446'],
        [1, '#14363a'],
      ]),
    ),
  );
  // furrows run down the slope to the viewer
  for (const i of range(44)) {
    const x = cx + (i - 21.5) * W * 0.034;
    S.add(
      line(
        `M${f(x)} ${f(crest(x) + 4)}Q${f(x + (x - cx) * 0.25)} ${f(crest(x) + 70)} ${f(x + (x - cx) * 2.2)} ${H + 20}`,
        '#2f4a3c',
        5,
        'opacity=".3"',
      ),
    );
  }
  const k0 = S.by(1, 0.98, 0.84);
  const c = { dark: '#12343a', rim: '#ffcf86', gold: '#f4c462', haze: '#c8a878' };
  // long shadows come down the slope
  for (const [u, k] of LINE) {
    const x = cx + u * k0;
    S.add(
      group(
        path(CAMEL_OUTLINE, '#0e2e30', 'opacity=".5"'),
        `transform="translate(${f(x)} ${f(crest(x) + 14 * k)}) skewX(${f(u * 0.09)}) scale(${f(-k * k0)} ${f(-k * k0 * 1.05)})"`,
      ),
    );
  }
  S.add(S.shade(slope, '#0f2c30', 0, 0.95, [0.5, 0.1, 0.3, 1]));
  const dust = (x, y, r, a) =>
    S.glow(x, y, r, '#ffe2a8', a * 0.5) + S.pool(oval(x, y, r, r * 0.5), x, y, r * 0.8, '#ffe6b4', a);
  for (const [u, k] of LINE)
    for (const i of range(4)) S.add(dust(cx + (u + (i - 1) * 130 * k) * k0, crest(cx + u) - 20 * k, 120 * k, 0.6));
  for (const [u, k, stride, ...colours] of LINE.toReversed()) {
    const x = cx + u * k0;
    S.add(
      group(
        camel(S, stride, ...colours, c),
        `transform="translate(${f(x)} ${f(crest(x) + 12 * k)}) scale(${f(-k * k0)} ${f(k * k0)})"`,
      ),
    );
  }
  for (const [u, k] of LINE)
    for (const i of range(5))
      S.add(dust(cx + (u + (i - 1.6) * 110 * k) * k0, crest(cx + u) + 34 * k, (60 + 60 * S.r()) * k, 0.4));
  S.add(
    path(
      slope,
      S.lin(
        [
          [0, '#0f2c30', 0.75],
          [0.34, '#0f2c30', 0.35],
          [0.5, '#0f2c30', 0],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
  );
  // stubble along the crest catches the light
  for (const _ of range(420)) {
    const x = S.r() * W;
    const down = S.r() ** 2 * 200;
    S.add(
      line(
        `M${f(x)} ${f(crest(x) + down + 4)}l${f((S.r() - 0.5) * 10)} ${f(-8 - 12 * S.r() - down * 0.04)}`,
        S.r() > 0.45 ? '#f2cf8a' : '#4f5a38',
        2.5,
        `opacity="${f(0.9 - down / 260)}"`,
      ),
    );
  }
  return finish(S, options.framed);
}
