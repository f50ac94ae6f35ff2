// headlights: two cross before a waiting car under one umbrella, drawn by its lamps, their shadows long toward us.
import { guest } from '../../kit/figures/guests.mjs';
import { rain } from '../../kit/nature/rain.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function headlights({ night = '#070d34', ...options } = {}) {
  const S = stage({ pal: 'night', seed: 941, axis: 0.44, ...options });
  const { W, H, cx } = S;
  const hz = H * 0.52;
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#04071e'],
        [0.5, night],
        [0.54, '#26358c'],
      ]),
    ),
  );
  for (const i of range(16))
    S.add(S.glow(S.r() * W, H * (0.2 + 0.28 * S.r()), 30 + 50 * S.r(), ['#ffce7a', '#8fa6ff', '#ff6a5a'][i % 3], 0.5));
  S.add(rect(0, hz, W, H, '#0a1140'), S.shade(box(0, hz, W, H), '#040722', 0, 0.95, [0.5, 0.1, 0.2, 1]));
  // the car, nose on: grille, two lamps, roof in outline
  const k = S.by(1, 1.02);
  const [x, y] = [cx + 60, hz + 190];
  const nose = `M${f(x - 400 * k)} ${f(y + 40)}V${f(y - 90 * k)}Q${f(x - 390 * k)} ${f(y - 150 * k)} ${f(x - 300 * k)} ${f(y - 170 * k)}L${f(x - 210 * k)} ${f(y - 320 * k)}Q${f(x)} ${f(y - 350 * k)} ${f(x + 210 * k)} ${f(y - 320 * k)}L${f(x + 300 * k)} ${f(y - 170 * k)}Q${f(x + 390 * k)} ${f(y - 150 * k)} ${f(x + 400 * k)} ${f(y - 90 * k)}V${f(y + 40)}Z`;
  S.add(
    path(nose, '#141d5a'),
    S.shade(nose, '#040722', 0.2, 0.95, [0.5, 0, 0.5, 1]),
    path(
      `M${f(x - 200 * k)} ${f(y - 300 * k)}Q${f(x)} ${f(y - 328 * k)} ${f(x + 200 * k)} ${f(y - 300 * k)}L${f(x + 268 * k)} ${f(y - 178 * k)}H${f(x - 268 * k)}Z`,
      '#3a4cb0',
    ),
    S.shade(
      `M${f(x - 200 * k)} ${f(y - 300 * k)}Q${f(x)} ${f(y - 328 * k)} ${f(x + 200 * k)} ${f(y - 300 * k)}L${f(x + 268 * k)} ${f(y - 178 * k)}H${f(x - 268 * k)}Z`,
      '#040722',
      0.9,
      0.1,
      [0, 0, 0.7, 1],
    ),
  );
  for (const i of range(11)) S.add(rect(x - 150 * k + i * 28 * k, y - 96 * k, 12 * k, 80 * k, '#8fa6e0'));
  S.add(
    line(
      `M${f(x - 260 * k)} ${f(y - 176 * k)}C${f(x - 120 * k)} ${f(y - 140 * k)} ${f(x - 30 * k)} ${f(y - 120 * k)} ${f(x)} ${f(y - 108 * k)}C${f(x + 30 * k)} ${f(y - 120 * k)} ${f(x + 120 * k)} ${f(y - 140 * k)} ${f(x + 260 * k)} ${f(y - 176 * k)}`,
      '#e2557a',
      20,
    ),
    ...range(24).map((i) =>
      circle(x + (i - 11.5) * 22 * k, y - (112 + Math.abs(i - 11.5) * 5.6) * k, 12, i % 2 ? '#fff1d8' : '#e2557a'),
    ),
  );
  for (const s of [-1, 1]) {
    const [lx, ly] = [x + s * 300 * k, y - 60 * k];
    S.add(
      S.glow(lx, ly, 760 * k, '#fff3c8', 0.75),
      S.glow(lx, ly, 240 * k, '#ffffff', 1),
      circle(lx, ly, 46 * k, '#ffffff'),
    );
    S.add(
      path(
        `M${f(lx - 50)} ${f(ly + 40)}L${f(lx - 420 + s * 260)} ${H}H${f(lx + 420 + s * 260)}L${f(lx + 50)} ${f(ly + 40)}Z`,
        '#fff3c8',
        'opacity=".26"',
      ),
    );
  }
  for (const _ of range(170))
    S.add(
      rect(
        x + (S.r() - 0.5) * W * 1.1,
        y + 30 + S.r() * (H - y),
        14 + 110 * S.r(),
        3 + 5 * S.r(),
        S.r() > 0.3 ? '#fff3c8' : '#6a7fe0',
        `rx="2" opacity="${f(0.2 + 0.55 * S.r())}"`,
      ),
    );
  // the two: almost black, a rim of light; their shadows fall to the foot of the sheet
  const foot = H * 0.87;
  const h = S.by(600, 640);
  const [a, b] = [cx - 70, cx + 110];
  for (const px of [a, b])
    S.add(
      path(
        `M${f(px - 46)} ${f(foot)}L${f(px - 150 - (x - px) * 0.3)} ${H + 10}H${f(px + 150 - (x - px) * 0.3)}L${f(px + 46)} ${f(foot)}Z`,
        '#02041a',
        'opacity=".75"',
      ),
    );
  const look = { dark: '#02041a', lite: '#ffe9b0', light: -1 };
  S.add(
    guest(S, a, foot, h, { kind: 'man', coat: '#141a4a', trim: '#3a2a6a', ...look }),
    guest(S, b, foot + 4, h * 0.93, { kind: 'woman', coat: '#5a1440', trim: '#8a2350', ...look }),
  );
  const [ux, uy] = [(a + b) / 2 + 10, foot - h * 1.02];
  const top = `M${f(ux - 330)} ${f(uy + 30)}C${f(ux - 280)} ${f(uy - 130)} ${f(ux - 90)} ${f(uy - 190)} ${f(ux)} ${f(uy - 190)}C${f(ux + 90)} ${f(uy - 190)} ${f(ux + 280)} ${f(uy - 130)} ${f(ux + 330)} ${f(uy + 30)}Q${f(ux + 270)} ${f(uy - 20)} ${f(ux + 200)} ${f(uy + 20)}Q${f(ux + 100)} ${f(uy - 40)} ${f(ux)} ${f(uy + 14)}Q${f(ux - 100)} ${f(uy - 40)} ${f(ux - 200)} ${f(uy + 20)}Q${f(ux - 270)} ${f(uy - 20)} ${f(ux - 330)} ${f(uy + 30)}Z`;
  S.add(
    line(`M${f(ux)} ${f(uy - 200)}V${f(uy + 320)}`, '#0a0a24', 9),
    path(top, '#0f1650'),
    S.shade(top, '#02041a', 0.95, 0.1, [0, 0, 0.4, 1]),
    line(top, '#ffe9b0', 4, 'opacity=".8"'),
    ...[-200, 0, 200].map((d) =>
      line(`M${f(ux)} ${f(uy - 190)}Q${f(ux + d * 0.8)} ${f(uy - 120)} ${f(ux + d)} ${f(uy + 18)}`, '#6a7fe0', 3),
    ),
  );
  S.add(rain(S, 420, '#ffffff', { length: 80, slant: -0.08 }), ellipse(a, foot + 4, 1, 1, '#02041a'));
  return finish(S, options.framed);
}
