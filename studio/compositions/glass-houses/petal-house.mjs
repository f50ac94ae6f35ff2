// petalHouse: a pavilion of glass folded like the petals of a lotus, lit from within; towers behind, a wet court before it.
import { skyline } from '../../kit/architecture/skyline.mjs';
import { mix } from '../../kit/colour.mjs';
import { bezier } from '../../kit/curves.mjs';
import { sky } from '../../kit/nature/sky.mjs';
import { topiary, treeline } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, open, P, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { lit } from '../../parts/dining/crockery.mjs';
import { paintGuest } from '../../parts/dining/small-guests.mjs';

const [ROSE, STEEL, INK, WARM] = ['#e79ab4', '#f2dfe6', '#141233', '#ffd08a'];

/** Returns the two edges of a petal that stands on x, y: half as wide as w, h high, its tip moved by `lean`. */
function edges(x, y, w, h, lean) {
  const tip = [x + lean, y - h];
  return [-1, 1].map((s) =>
    bezier(
      [x + s * w * 0.62, y],
      [x + s * w * 1.2, y - h * 0.42],
      [x + s * w * 0.5 + lean * 0.6, y - h * 0.74],
      tip,
      18,
    ),
  );
}

/** Draws a petal of glass: light in it, panes between its ribs, a rim of white steel. */
function petal(S, x, y, w, h, lean, strong) {
  const [left, right] = edges(x, y, w, h, lean);
  const d = P([...left, ...right.toReversed()]);
  const between = (t) => left.map((q, i) => [q[0] + (right[i][0] - q[0]) * t, q[1] + (right[i][1] - q[1]) * t]);
  const ribs = [0.2, 0.4, 0.6, 0.8].map((t) => open(between(t))).join('');
  const rungs = [3, 6, 9, 12, 15]
    .map(
      (i) =>
        `M${left[i].map(f).join(' ')}Q${f(x + lean * 0.4)} ${f(left[i][1] - h * 0.035)} ${right[i].map(f).join(' ')}`,
    )
    .join('');
  const light = S.lin([
    [0, mix(ROSE, '#5a3f86', 0.55)],
    [0.45, mix(ROSE, WARM, 0.35)],
    [0.85, WARM],
    [1, '#fff0c8'],
  ]);
  return (
    path(d, light, `opacity="${strong}"`) +
    S.shade(d, '#3a2468', 0.75, 0, [lean > 0 ? 1 : 0, 0, 0.5, 0.7]) +
    line(ribs + rungs, STEEL, 3, 'opacity=".75"') +
    line(d, STEEL, 8) +
    line(d, ROSE, 2.4)
  );
}

/** Draws the guests and the round tables that are seen through the glass at its foot. */
function party(S, cx, y, half) {
  const tables = range(9).map((i) => {
    const x = cx - half + (i + 0.5) * ((half * 2) / 9);
    return (
      ellipse(x, y - 34, 50, 9, '#fffaf0') +
      path(`M${f(x - 50)} ${y - 34}L${f(x - 46)} ${y}H${f(x + 46)}L${f(x + 50)} ${y - 34}Z`, '#f2dcc6') +
      range(7)
        .map((k) => circle(x + (k - 3) * 8, y - 50 - (k % 2) * 10, 9, ['#f6c3d0', '#fff4ee', '#e0708f'][k % 3]))
        .join('')
    );
  });
  const guests = range(22).map((i) =>
    paintGuest(S, cx - half + 30 + (i / 21) * (half * 2 - 60) + S.r() * 16, y + 4, 66 + S.r() * 8),
  );
  return tables.join('') + guests.join('');
}

function house(S, cx, y) {
  const back = [
    [-520, 250, 400, -120],
    [520, 250, 400, 120],
    [-300, 250, 560, -70],
    [300, 250, 560, 70],
    [0, 260, 640, 0],
  ];
  const front = [
    [-430, 240, 330, -130],
    [430, 240, 330, 130],
    [-190, 250, 380, -40],
    [210, 250, 380, 46],
  ];
  const hall = box(cx - 600, y - 210, cx + 600, y);
  return (
    S.glow(cx, y - 260, 980, '#ff9aa8', 0.35) +
    S.glow(cx, y - 120, 700, WARM, 0.7) +
    back.map(([dx, w, h, lean]) => petal(S, cx + dx, y - 60, w, h, lean, 0.9)).join('') +
    path(hall, '#ffdf9f') +
    S.shade(hall, '#e0785a', 0.75, 0, [0, 0, 0, 0.9]) +
    range(7)
      .map(
        (i) =>
          S.glow(cx - 510 + i * 170, y - 172, 120, '#fff6da', 0.9) + circle(cx - 510 + i * 170, y - 172, 15, '#fffdf2'),
      )
      .join('') +
    party(S, cx, y - 6, 560) +
    line(
      range(17)
        .map((i) => `M${cx - 600 + i * 75} ${y - 214}V${y}`)
        .join(''),
      STEEL,
      5,
    ) +
    front.map(([dx, w, h, lean]) => `<g opacity=".5">${petal(S, cx + dx, y - 190, w, h, lean, 0.8)}</g>`).join('') +
    lit(S, box(cx - 640, y - 226, cx + 640, y - 204), STEEL, 0.6) +
    lit(S, box(cx - 660, y - 4, cx + 660, y + 14), '#cbb4c4', 0.6)
  );
}

export function petalHouse(options = {}) {
  const S = stage({ pal: 'night', seed: 74, axis: 0.47, format: 'wide', ...options });
  const p = S.pal;
  const { W, H, cx } = S;
  const foot = 900;
  S.add(
    sky(S, p, foot, 2400, -300, 10, { stars: true, disc: false }),
    skyline(S, p, foot - 40, mix(p.far, p.sky[3], 0.2), 560, 9, 0.7),
    skyline(S, p, foot - 10, mix(p.mid, INK, 0.2), 380, 23, 0.8),
    treeline(S, -20, W + 20, foot - 6, 56, '#1a2148', 6),
  );
  const whole = house(S, cx, foot);
  const court = box(0, foot + 10, W, H);
  S.add(
    path(
      court,
      S.lin([
        [0, '#4a3a66'],
        [0.4, '#28255a'],
        [1, '#11122f'],
      ]),
    ),
    whole,
  );
  S.add(
    S.inside(court, `<g transform="translate(0 ${2 * foot + 24}) scale(1 -1)" opacity=".42">${whole}</g>`),
    S.shade(court, INK, 0.1, 0.85, [0, 0, 0, 1], 'b'),
  );
  for (const i of range(7))
    S.add(line(`M-10 ${f(foot + 20 + 12 * 1.62 ** i)}H${W + 10}`, INK, 2 + i * 0.5, 'opacity=".5"'));
  for (const i of range(15))
    S.add(line(`M${f(cx + (i - 7) * 100)} ${foot + 14}L${f(cx + (i - 7) * 430)} ${H}`, INK, 2.6, 'opacity=".4"'));
  for (const s of [-1, 1])
    for (const [dx, y, r] of [
      [700, foot + 40, 46],
      [800, foot + 110, 64],
      [930, foot + 220, 92],
    ]) {
      const x = cx + s * dx;
      S.add(
        S.glow(x, y - r * 0.4, r * 2.2, WARM, 0.4),
        lit(S, `M${x - r * 0.7} ${y}H${x + r * 0.7}L${x + r * 0.5} ${y + r * 0.8}H${x - r * 0.5}Z`, '#d9c2cf'),
        topiary(S, x, y + 6, r, { mid: '#3f6a52', dark: '#15233f', lite: '#f2b9a0' }),
      );
    }
  for (const [x, h] of [
    [cx - 210, 190],
    [cx - 160, 184],
    [cx + 250, 204],
    [cx + 320, 196],
  ])
    S.add(paintGuest(S, x, foot + 110 + (h - 184) * 2, h * 0.78));
  return finish(S, options.framed);
}
