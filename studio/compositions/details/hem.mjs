// hem: the hem of a lehenga on the floor, its zari close: bands of gold that follow the sweep of the cloth.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** A mango leaf of gold thread, its tip curled, pointing outward. */
const paisley = (c, gold, s) =>
  group(
    path('M0 60C-52 56 -58 -10 -22 -46C-4 -64 26 -66 40 -50C24 -54 16 -42 22 -26C34 6 40 52 0 60Z', gold) +
      path('M0 42C-34 36 -36 -8 -14 -30C-4 -16 14 14 0 42Z', c) +
      circle(-8, 10, 8, '#fff1c4') +
      circle(-10, -12, 5, '#fff1c4') +
      line('M-30 64Q0 82 28 60', gold, 5),
    `transform="scale(${s})"`,
  );

export function hem({
  cloth = '#a3203a',
  dark = '#3b0818',
  gold = '#e9b850',
  floor = ['#e8dcc4', '#b98a6a'],
  turn = 0,
  ...options
} = {}) {
  const S = stage({ pal: 'marigold', seed: 581, ...options });
  const { W, H } = S;
  const tile = 230;
  let g = '';
  for (const i of range(18))
    for (const j of range(14))
      g += rect(
        (i - 4) * tile,
        (j - 4) * tile,
        tile - 4,
        tile - 4,
        mix(floor[(i + j) % 2], '#6a4a4a', 0.12 + 0.12 * S.r()),
      );
  S.add(
    rect(0, 0, W, H, '#6a4a4a'),
    group(g, `transform="rotate(-24 ${W / 2} ${H / 2})"`),
    S.shade(`M0 0H${W}V${H}H0Z`, '#2a1420', 0, 0.85, [1, 0.3, 0, 1]),
  );
  // the cloth fans out from the upper left; r is measured from its waist far off the sheet
  const [ox, oy] = [W * S.by(0.18, 0.1), -H * S.by(0.72, 0.5)];
  const R = H * S.by(1.5, 1.3);
  const a0 = 0.1 + turn;
  const a1 = Math.PI * 0.82 + turn;
  const wave = (a) => 1 + 0.022 * Math.sin(a * 26) + 0.01 * Math.sin(a * 11 + 1);
  const at = (a, r) => [ox + Math.cos(a) * r * wave(a), oy + Math.sin(a) * r * wave(a)];
  const band = (r0, r1) =>
    P([
      ...range(121).map((i) => at(a0 + ((a1 - a0) * i) / 120, r1)),
      ...range(121).map((i) => at(a1 - ((a1 - a0) * i) / 120, r0)),
    ]);
  const edge = (r) =>
    `M${range(121)
      .map((i) =>
        at(a0 + ((a1 - a0) * i) / 120, r)
          .map(f)
          .join(' '),
      )
      .join('L')}`;
  S.add(group(path(band(0, R * 1.02), '#1c0810'), 'opacity=".5" transform="translate(26 40)"'));
  const whole = band(0, R);
  S.add(path(whole, cloth));
  const pleats = range(60).map((i) => {
    const [b, c] = [a0 + ((a1 - a0) * i) / 60, a0 + ((a1 - a0) * (i + 0.62)) / 60];
    return P([at(b, R * 0.2), at(b, R), at((b + c) / 2, R), at(c, R), at(c, R * 0.2)]);
  });
  const rows = [
    [0.985, 0.955, gold],
    [0.945, 0.94, gold],
    [0.93, 0.8, mix(cloth, dark, 0.55)],
    [0.79, 0.782, gold],
    [0.772, 0.74, gold],
    [0.732, 0.728, gold],
  ];
  for (const [r1, r0, c] of rows) S.add(path(band(R * r0, R * r1), c));
  for (const i of range(30)) {
    const a = a0 + ((a1 - a0) * (i + 0.5)) / 30;
    const [x, y] = at(a, R * 0.865);
    S.add(
      group(
        paisley(cloth, gold, i % 2 ? 0.98 : 0.98),
        `transform="translate(${f(x)} ${f(y)}) rotate(${f((a * 180) / Math.PI + 90)}) scale(${i % 2 ? 1 : -1} 1)"`,
      ),
    );
  }
  for (const i of range(150)) {
    const a = a0 + ((a1 - a0) * i) / 150;
    const [x, y] = at(a, R * 0.756);
    S.add(circle(x, y, 8, i % 2 ? '#fff1c4' : '#8a1f3a'));
    const [x2, y2] = at(a, R * 0.97);
    S.add(
      path(
        `M${f(x2 - 10)} ${f(y2)}L${f(x2)} ${f(y2 - 10)}L${f(x2 + 10)} ${f(y2)}L${f(x2)} ${f(y2 + 10)}Z`,
        mix(cloth, dark, 0.4),
      ),
    );
  }
  for (const i of range(7))
    for (const j of range(26)) {
      const a = a0 + ((a1 - a0) * (j + (i % 2) * 0.5)) / 26;
      const [x, y] = at(a, R * (0.68 - i * 0.075));
      S.add(
        group(
          range(5)
            .map((q) => ellipse(0, -11, 5, 10, gold, `transform="rotate(${q * 72})"`))
            .join('') + circle(0, 0, 4, '#fff1c4'),
          `transform="translate(${f(x)} ${f(y)})"`,
        ),
      );
    }
  for (const [i, d] of pleats.entries()) S.add(S.shade(d, dark, i % 2 ? 0.85 : 0.6, 0, [0, 0, 1, 0.2]));
  S.add(
    S.shade(whole, '#fff0c4', 0.35, 0, [0.3, 0.2, 0.8, 0.9]),
    line(edge(R * 0.985), '#fff1c4', 5, 'stroke-dasharray="10 12"'),
    line(edge(R), '#f4dc9c', 7),
  );
  for (const i of range(75)) {
    const a = a0 + ((a1 - a0) * (i + 0.5)) / 75;
    const [x, y] = at(a, R * 1.012);
    S.add(circle(x, y, 9, gold), circle(x - 2, y - 3, 3, '#fffbe6'));
  }
  return finish(S, options.framed);
}
