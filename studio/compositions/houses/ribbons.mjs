// ribbons: the loops of an expressway from above by night, headlights and tail lights in the rain, a lit house beside.
import { mix } from '../../kit/colour.mjs';
import { rain } from '../../kit/nature/rain.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** A carriageway along d: its shadow, surface, edges, lanes, and the lights of its cars. */
function road(_S, d, w, { surface, edge, lamps, seed }) {
  const shift = 'transform="translate(14 26)"';
  const cars = (colour, off, dash) =>
    line(d, colour, w * 0.07, `stroke-dasharray="${dash}" stroke-dashoffset="${off}"`);
  return (
    group(line(d, '#050a24', w + 20, 'opacity=".55"'), shift) +
    line(d, edge, w + 8) +
    line(d, surface, w) +
    line(d, mix(surface, '#9fb6ff', 0.16), w * 0.5, 'opacity=".6"') +
    line(d, surface, w * 0.46) +
    line(d, '#dfe6ff', 3, `stroke-dasharray="26 30" opacity=".55"`) +
    (lamps === 'white'
      ? cars('#fff3cf', seed, '16 120 16 260 14 90') +
        line(
          d,
          '#ffe2a0',
          w * 0.2,
          `stroke-dasharray="6 130 6 270 4 100" stroke-dashoffset="${seed - 14}" opacity=".28"`,
        )
      : cars('#ff5a4a', seed, '14 160 14 90 14 300') +
        line(
          d,
          '#ff6a5a',
          w * 0.2,
          `stroke-dasharray="6 168 6 98 4 310" stroke-dashoffset="${seed + 12}" opacity=".25"`,
        ))
  );
}

/** Roofs between the roads: blocks seen from above with a lit edge. */
function roofs(S, tone) {
  let o = '';
  for (const i of range(12))
    for (const j of range(8)) {
      if (S.r() < 0.22) continue;
      const [x, y] = [i * 176 + S.r() * 40 - 40, j * 168 + S.r() * 40 - 30];
      const [w, h] = [76 + S.r() * 60, 66 + S.r() * 60];
      const d = box(x, y, x + w, y + h);
      o +=
        path(box(x + 12, y + 14, x + w + 12, y + h + 14), '#070d2c', 'opacity=".6"') +
        path(d, mix(tone, '#2a3a86', S.r() * 0.7)) +
        S.shade(d, '#070d2c', 0, 0.7, [0, 0, 1, 1]);
      if (S.r() > 0.55)
        o +=
          S.glow(x + w / 2, y + h / 2, 70, '#f8c46a', 0.35) +
          range(3)
            .map((q) => rect(x + 12 + q * 20, y + 14, 9, 9, '#ffd98a', 'opacity=".8"'))
            .join('');
    }
  return o;
}

/** The house: a court round a lit pool, its porch towards the road. */
function house(S, x, y, k) {
  const d = 'M-190 -150H190V150H-190Z';
  return group(
    path('M-172 -124H216V178H-172Z', '#050a24', 'opacity=".6"') +
      path(d, '#3b4f9a') +
      S.shade(d, '#0b1440', 0, 0.7, [0, 0, 1, 1]) +
      line(d, '#e0ae57', 5) +
      rect(-110, -84, 220, 168, '#10194a') +
      S.glow(0, 0, 200, '#ffd27a', 0.5) +
      rect(-64, -44, 128, 88, '#2fb6c8') +
      S.shade('M-64 -44H64V44H-64Z', '#0b4a7a', 0, 0.8, [0, 0, 1, 1]) +
      range(10)
        .map((i) => rect(-176 + i * 37, -140, 18, 12, '#ffe0a0') + rect(-176 + i * 37, 128, 18, 12, '#ffe0a0'))
        .join('') +
      range(6)
        .map((i) => rect(-178, -104 + i * 38, 12, 18, '#ffe0a0') + rect(166, -104 + i * 38, 12, 18, '#ffe0a0'))
        .join('') +
      path('M-60 150H60L40 206H-40Z', '#c8d2ff') +
      S.glow(0, 190, 130, '#ffe2a0', 0.9),
    `transform="translate(${f(x)} ${f(y)}) rotate(-16) scale(${k})"`,
  );
}

export function ribbons({ wet = true, ...options } = {}) {
  const S = stage({ pal: 'night', seed: 381, dots: 0.9, ...options });
  const { W, H } = S;
  const q = (x, y) => `${f(x * W)} ${f(y * H)}`;
  const tone = { surface: '#27357a', edge: '#7f95e6' };
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#16225e'],
        [0.5, '#101a4c'],
        [1, '#080d2c'],
      ]),
    ),
    roofs(S, '#18245c'),
  );
  S.add(S.shade(`M0 0H${W}V${H}H0Z`, '#060a24', 0.1, 0.75, [0.6, 0, 0.1, 1]));
  const wide = S.by(104, 96);
  const paths = [
    [
      `M${q(-0.05, 0.9)}C${q(0.3, 0.82)} ${q(0.34, 0.3)} ${q(0.66, 0.24)}S${q(0.98, 0.1)} ${q(1.05, -0.08)}`,
      wide * 1.5,
      'white',
      0,
    ],
    [
      `M${q(-0.05, 0.34)}C${q(0.24, 0.3)} ${q(0.42, 0.5)} ${q(0.62, 0.62)}S${q(0.92, 0.98)} ${q(1.06, 0.96)}`,
      wide * 1.5,
      'red',
      40,
    ],
    [
      `M${q(0.3, -0.06)}C${q(0.32, 0.2)} ${q(0.36, 0.42)} ${q(0.52, 0.44)}C${q(0.66, 0.45)} ${q(0.68, 0.12)} ${q(0.5, 0.12)}C${q(0.34, 0.13)} ${q(0.24, 0.5)} ${q(0.2, 1.08)}`,
      wide * 0.72,
      'white',
      90,
    ],
    [
      `M${q(0.56, 1.08)}C${q(0.54, 0.8)} ${q(0.6, 0.5)} ${q(0.8, 0.44)}S${q(1, 0.5)} ${q(1.06, 0.5)}`,
      wide * 0.72,
      'red',
      10,
    ],
  ];
  for (const [d, w, lamps, seed] of paths) S.add(road(S, d, w, { ...tone, lamps, seed }));
  S.add(house(S, W * S.by(0.84, 0.78), H * S.by(0.3, 0.27), S.by(0.86, 0.74)));
  for (const _ of range(34)) {
    const [x, y] = [S.r() * W, S.r() * H];
    S.add(S.glow(x, y, 30 + 40 * S.r(), S.r() > 0.5 ? '#ffd98a' : '#9fb6ff', 0.5), circle(x, y, 4, '#fff3cf'));
  }
  if (wet) S.add(rain(S, 260, '#b9c8ff', { length: 90, slant: -0.22 }));
  return finish(S, options.framed);
}
