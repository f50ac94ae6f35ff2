// ripple: a pool from above at two in the morning, one swimmer, one ripple.
import { mix } from '../../kit/colour.mjs';
import { limb } from '../../kit/figures/hands.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function ripple({ deep = '#06303c', water = '#0f6a74', light = '#8fe6d8', deck = '#2a2f36', ...options } = {}) {
  const S = stage({ pal: 'night', seed: 621, ...options });
  const { W, H } = S;
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin(
        [
          [0, water],
          [1, deep],
        ],
        0.9,
        0,
        0.2,
        1,
      ),
    ),
  );
  // tiles wobble below the surface
  const wob = (x, y) => [x + Math.sin(y / 90 + x / 300) * 12, y + Math.sin(x / 110) * 10];
  const grid = [
    ...range(30).map((i) => range(30).map((j) => wob(i * 74 - 40, j * 56 - 60))),
    ...range(26).map((j) => range(40).map((i) => wob(i * 56 - 60, j * 74 - 60))),
  ];
  S.add(
    line(
      grid.map((q) => `M${q.map((v) => v.map(f).join(' ')).join('L')}`).join(''),
      mix(water, light, 0.4),
      2,
      'opacity=".35"',
    ),
  );
  S.add(S.shade(box(0, 0, W, H), '#02141c', 0.85, 0, [0, 1, 0.8, 0.1]));
  // lamps in the wall along the upper right
  for (const i of range(4)) {
    const [x, y] = [W * (0.36 + i * 0.2), H * 0.1 - i * 6];
    S.add(S.pooled(x, y + 90, 330, 260, light, 0.75), S.glow(x, y + 14, 70, '#f2fff6', 0.95));
  }
  for (const _ of range(70)) {
    const [x, y] = [W * S.r(), H * S.r() ** 1.6];
    S.add(
      line(
        `M${f(x)} ${f(y)}q${f(20 + 30 * S.r())} ${f(-14 - 10 * S.r())} ${f(60 + 60 * S.r())} ${f((S.r() - 0.5) * 20)}`,
        light,
        2 + 3 * S.r(),
        `opacity="${f(0.15 + 0.4 * S.r())}"`,
      ),
    );
  }
  // the ring that spreads, open ahead of the swimmer
  const [x, y] = [W * S.by(0.6, 0.52), H * S.by(0.48, 0.5)];
  for (const i of range(9))
    S.add(
      line(
        `M${f(x + 20 - i * 70)} ${f(y + 34 + i * 44)}Q${f(x + 110 + i * 12)} ${f(y + 6)} ${f(x + 60 + i * 44)} ${f(y - 64 - i * 66)}`,
        i % 2 ? light : '#e8fff8',
        7 - i * 0.6,
        `opacity="${f(0.75 - i * 0.075)}"`,
      ),
    );
  for (const i of range(7))
    S.add(
      ellipse(
        x - 60,
        y + 40,
        200 + i * 96,
        130 + i * 66,
        'none',
        `stroke="${light}" stroke-width="${f(3.4 - i * 0.35)}" opacity="${f(0.4 - i * 0.05)}" transform="rotate(-36 ${f(x)} ${f(y)})"`,
      ),
    );
  const skin = { base: '#b87a54', dark: '#2a2630', lite: '#f2c69a' };
  const part = (d, c = skin) =>
    path(d, c.base) + S.shade(d, c.dark, 0, 0.85, [0.4, 0, 0.5, 1]) + S.shade(d, c.lite, 0.8, 0, [0.4, 0, 0.5, 0.5]);
  const suit = { base: '#c8324a', dark: '#3a0a22', lite: '#ff9a8a' };
  S.add(
    group(
      ellipse(-40, 60, 220, 60, '#02141c', 'opacity=".5"') +
        part(limb([-120, -16], 26, [-330, -44], 15)) +
        part(limb([-120, 18], 26, [-320, 62], 15)) +
        part(limb([-330, -44], 15, [-372, -40], 11)) +
        part(limb([-320, 62], 15, [-364, 66], 11)) +
        part(limb([-110, 0], 44, [40, 0], 52), suit) +
        part(limb([40, -44], 22, [190, -96], 15)) +
        part(limb([190, -96], 16, [300, -70], 11)) +
        part(limb([30, 46], 22, [-60, 118], 14)) +
        part(limb([-60, 118], 15, [-150, 96], 10)) +
        part(limb([40, 0], 50, [66, 0], 40)) +
        circle(112, 0, 36, '#1a1218') +
        path('M90 -28Q40 -40 10 -6Q40 20 92 28Z', '#1a1218') +
        ellipse(120, -12, 16, 9, '#5a4a54', 'opacity=".7"'),
      `transform="translate(${f(x)} ${f(y)}) rotate(-34) scale(${S.by(0.86, 0.9)})"`,
    ),
  );
  // the edge: wet stone, a towel, a pair of slippers
  const edge = `M-20 ${H * S.by(0.66, 0.74)}L${W * S.by(0.62, 0.78)} ${H + 20}H-20Z`;
  S.add(
    path(`M-20 ${H * S.by(0.63, 0.715)}L${W * S.by(0.66, 0.83)} ${H + 20}H-20Z`, mix(water, '#e8fff8', 0.5)),
    path(edge, deck),
    S.shade(edge, '#0a0c14', 0.1, 0.9, [0.6, 0, 0.1, 1]),
    S.shade(edge, light, 0.6, 0, [0.5, 0.3, 0.3, 0.75]),
  );
  const [tx, ty] = [W * S.by(0.16, 0.2), H * S.by(0.88, 0.91)];
  S.add(
    group(
      rect(-130, -60, 260, 120, '#0a0c14', 'opacity=".5" transform="translate(12 14)"') +
        rect(-130, -60, 260, 120, '#f2ead8') +
        S.shade(box(-130, -60, 130, 60), '#5a6a70', 0, 0.75, [0, 0, 1, 1]) +
        rect(84, -60, 20, 120, '#e0ae57') +
        [0, 60]
          .map((q) =>
            group(
              ellipse(0, 0, 22, 50, '#8a5a34') + line('M-20 -12Q0 -34 20 -12', '#e0ae57', 9),
              `transform="translate(${210 + q} ${20 - q * 0.3}) rotate(24)"`,
            ),
          )
          .join(''),
      `transform="translate(${f(tx)} ${f(ty)}) rotate(28)"`,
    ),
  );
  return finish(S, options.framed);
}
