// Towns and roads through the windows of the guest rooms. The far ground meets the sky at the height of the eye.
import { mix } from '../../kit/colour.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, lerp, range, rng } from '../../kit/numbers.mjs';
import { circle, line, P, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { air, tree } from './beyond-grounds.mjs';

/** Draws towers on the line y, with lit windows where `lamp` is a colour. */
function towers([x0, , x1], y, { wide, high, tone, lamp, seed, share = 0.4 }) {
  const r = rng(seed);
  let walls = '';
  let lights = '';
  for (let x = x0 - wide; x < x1; ) {
    const w = wide * (0.5 + 0.7 * r());
    const h = high * (0.3 + 0.7 * r() ** 1.5);
    walls += `M${f(x)} ${f(y)}V${f(y - h)}${r() < 0.3 ? `l${f(w / 2)} ${f(-w * 0.3)}l${f(w / 2)} ${f(w * 0.3)}` : `h${f(w)}`}V${f(y)}Z`;
    const cols = Math.max(2, Math.round(w / 14));
    for (const i of range(cols))
      for (const j of range(Math.floor(h / 16)))
        if (r() < share)
          lights += `M${f(x + (w * (i + 0.3)) / cols)} ${f(y - h + 10 + j * 16)}h${f((w / cols) * 0.45)}v6h${f((-w / cols) * 0.45)}Z`;
    x += w + wide * 0.12 * r();
  }
  return path(walls, tone) + (lamp ? path(lights, lamp, 'opacity=".85"') : '');
}

/** A city of towers by night, its lamps out of focus below. */
export const cityByNight =
  (seed = 3) =>
  (V, box) => {
    const y = V.horizon + 60;
    const [x0, , x1, y1] = box;
    const r = rng(seed);
    const blurred = range(60).map(() =>
      circle(
        lerp(x0, x1, r()),
        lerp(y, y1, r() ** 1.6),
        5 + 9 * r(),
        ['#ffcf7a', '#ff9a5a', '#fff2cf', '#7fc4e8'][Math.floor(r() * 4)],
        'opacity=".7"',
      ),
    );
    return (
      air(V, box, y) +
      towers(box, y, {
        wide: 70,
        high: 210,
        tone: mix(V.p.far, V.p.sky[3], 0.25),
        seed,
        lamp: V.p.lit.mid,
        share: 0.18,
      }) +
      rect(x0 - 4, y - 2, x1 - x0 + 8, y1 - y + 8, V.p.sky[0]) +
      towers(box, y + 70, { wide: 120, high: 260, tone: V.p.mid, seed: seed + 9, lamp: V.p.lit.mid, share: 0.42 }) +
      soft(V.S, blurred.join(''), 3) +
      towers(box, y + 190, { wide: 190, high: 230, tone: V.p.leaf, seed: seed + 4, lamp: V.p.lit.hi, share: 0.24 })
    );
  };

/** An expressway by night: ribbons of light that come from the horizon and pass below. */
export const expressway = (vanish) => (V, box) => {
  const [x0, , x1, y1] = box;
  const y = V.horizon + 30;
  const x = lerp(x0, x1, vanish);
  const ribbon = (from, to, colour, width) =>
    line(
      `M${f(x)} ${f(y)}C${f(x + from * 60)} ${f(y + 60)} ${f(x + from * 260)} ${f(y + 150)} ${f(x + to)} ${f(y1 + 40)}`,
      colour,
      width,
    );
  const reds = range(6).map((i) => ribbon(-1 - i * 0.16, -300 - i * 70, ['#ff5a4a', '#ff8a5a'][i % 2], 2.5 + i * 0.8));
  const whites = range(6).map((i) => ribbon(0.4 + i * 0.18, 60 + i * 80, ['#fff3cf', '#ffd98a'][i % 2], 2.5 + i * 0.8));
  const road = P([
    [x - 8, y],
    [x + 10, y],
    [x + 640, y1 + 40],
    [x - 800, y1 + 40],
  ]);
  return (
    air(V, box, y) +
    towers(box, y, {
      wide: 60,
      high: 150,
      tone: mix(V.p.far, V.p.sky[4], 0.2),
      seed: 41,
      lamp: V.p.lit.mid,
      share: 0.3,
    }) +
    rect(x0 - 4, y - 2, x1 - x0 + 8, y1 - y + 8, mix(V.p.sky[0], V.p.leaf, 0.5)) +
    treeline(V.S, x0, x1, y + 36, 34, V.p.leaf, 8) +
    path(road, mix(V.p.sky[1], V.p.sky[0], 0.5)) +
    soft(V.S, reds.join('') + whites.join(''), 5) +
    reds.join('') +
    whites.join('')
  );
};

/** A metro on its viaduct before flats, at seven in the morning. */
export const viaduct = (V, box) => {
  const [x0, , x1, y1] = box;
  const y = V.horizon + 50;
  const deck = y + 66;
  const cars = range(5).map((i) => {
    const x = lerp(x0, x1, 0.16) + i * 170;
    return (
      rect(x, deck - 62, 164, 56, '#e9edf0', 'rx="9"') +
      rect(x, deck - 24, 164, 9, '#3f7f9a') +
      range(5)
        .map((j) => rect(x + 12 + j * 30, deck - 52, 20, 22, mix('#35566f', V.p.sun, j === 2 ? 0.6 : 0.15), 'rx="3"'))
        .join('')
    );
  });
  return (
    air(V, box, y) +
    V.S.glow(lerp(x0, x1, 0.74), y - 70, 230, V.p.sun, 0.9) +
    circle(lerp(x0, x1, 0.74), y - 70, 40, V.p.sun) +
    towers(box, y + 4, { wide: 80, high: 190, tone: mix(V.p.far, V.p.sky[4], 0.45), seed: 6 }) +
    towers(box, y + 50, {
      wide: 130,
      high: 210,
      tone: mix(V.p.far, V.p.sky[3], 0.2),
      seed: 12,
      lamp: V.p.sun,
      share: 0.1,
    }) +
    rect(x0 - 4, y + 44, x1 - x0 + 8, y1 - y, V.p.mid) +
    cars.join('') +
    rect(x0 - 4, deck - 8, x1 - x0 + 8, 22, mix(V.p.base, V.p.mid, 0.35)) +
    range(8)
      .map((i) => rect(lerp(x0, x1, i / 6) - 16, deck + 12, 26, y1 - deck, mix(V.p.base, V.p.mid, 0.55)))
      .join('') +
    treeline(V.S, x0, x1, deck + 120, 70, V.p.leafm, 3)
  );
};

/** Glass buildings of a campus round a lawn with young trees. */
export const campus = (V, box) => {
  const [x0, , x1, y1] = box;
  const y = V.horizon + 40;
  const block = (t, w, h, tone) => {
    const x = lerp(x0, x1, t);
    return (
      rect(x, y - h, w, h + 40, tone) +
      range(Math.floor(h / 22))
        .map((j) =>
          rect(
            x + 8,
            y - h + 8 + j * 22,
            w - 16,
            9,
            (j * 7 + Math.round(w)) % 3 ? mix(tone, V.p.sky[4], 0.4) : V.p.lit.mid,
          ),
        )
        .join('')
    );
  };
  return (
    air(V, box, y) +
    block(0.02, 190, 190, V.p.far) +
    block(0.3, 150, 120, mix(V.p.far, V.p.sky[3], 0.3)) +
    block(0.52, 230, 230, V.p.mid) +
    block(0.86, 260, 160, V.p.far) +
    rect(x0 - 4, y + 20, x1 - x0 + 8, y1 - y, V.p.leafm) +
    treeline(V.S, x0, x1, y + 34, 40, V.p.leaf, 5) +
    range(7)
      .map((i) =>
        tree(
          V.S,
          lerp(x0, x1, (i + 0.4) / 7),
          y + 90 + (i % 3) * 30,
          130,
          { mid: V.p.leafm, dark: V.p.leaf, lite: V.p.lit.mid },
          i,
        ),
      )
      .join('') +
    line(
      `M${f(x0)} ${f(y + 170)}Q${f((x0 + x1) / 2)} ${f(y + 120)} ${f(x1)} ${f(y + 190)}`,
      mix(V.p.base, V.p.leafm, 0.4),
      16,
    )
  );
};
