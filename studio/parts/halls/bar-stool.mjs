import { mix } from '../../kit/colour.mjs';
import { range } from '../../kit/numbers.mjs';
import { ellipse, line, P, path } from '../../kit/shapes.mjs';

/** Draws an upholstered stool; y is its foot. */
export function barStool(S, p, x, y, tone) {
  const seat = y - 268;
  const back = `M${x - 92} ${seat}Q${x - 104} ${seat - 96} ${x - 62} ${seat - 108}Q${x} ${seat - 124} ${x + 62} ${seat - 108}Q${x + 104} ${seat - 96} ${x + 92} ${seat}Z`;
  const pad = `M${x - 96} ${seat + 4}Q${x} ${seat - 12} ${x + 96} ${seat + 4}Q${x + 94} ${seat + 40} ${x + 70} ${seat + 42}H${x - 70}Q${x - 94} ${seat + 40} ${x - 96} ${seat + 4}Z`;
  const velvet = { base: mix(p.sky[2], p.sky[3], 0.25), dark: p.dark, lite: p.sky[3] };
  let o = ellipse(x, y + 34, 112, 12, tone.deep, 'opacity=".6"');
  for (const s of [-1, 1])
    o +=
      path(
        P([
          [x + s * 70, seat + 36],
          [x + s * 58, seat + 36],
          [x + s * 84, y + 40],
          [x + s * 92, y + 40],
        ]),
        p.gold,
      ) +
      path(
        P([
          [x + s * 34, seat + 36],
          [x + s * 28, seat + 36],
          [x + s * 40, y + 10],
          [x + s * 46, y + 10],
        ]),
        mix(p.gold, p.dark, 0.5),
      );
  o += line(`M${x - 82} ${y - 66}Q${x} ${y - 50} ${x + 82} ${y - 66}`, p.gold, 6);
  o += S.form(back, velvet, { dark: 0.95, lite: 0.6, dir: [0.25, 0, 1, 0.2] }) + line(back, p.gold, 3);
  for (const i of range(5))
    o += line(
      `M${x + (i - 2) * 34} ${seat - 4}Q${x + (i - 2) * 32} ${seat - 60} ${x + (i - 2) * 28} ${seat - 104}`,
      velvet.dark,
      1.6,
      'opacity=".6"',
    );
  return (
    o + S.form(pad, { ...velvet, base: mix(velvet.base, velvet.lite, 0.3) }, { dark: 0.9 }) + line(pad, p.gold, 2.4)
  );
}
