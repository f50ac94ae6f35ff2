import { arch } from '../../kit/architecture/arches.mjs';
import { mix } from '../../kit/colour.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { pathBox } from '../../kit/path-box.mjs';
import { line, path } from '../../kit/shapes.mjs';
import { facing } from './view.mjs';

/** Returns the outline of a rectangle on a wall. */
export const square = (u0, v0, u1, v1) => [
  [u0, v0],
  [u1, v0],
  [u1, v1],
  [u0, v1],
];

/** Returns the outline of an arch on a wall: its middle, foot, width, height of the jambs, rise and cusps on each side. */
export const arched = (u, v, w, spring, rise, cusps = 5) =>
  arch(u, 0, w, spring, rise, cusps).map(([a, b]) => [a, v - b]);

/** Returns the outline of a circle on a wall, or of a flower with `petals`. */
export const round = (u, v, r, petals = 0) =>
  range(72).map((i) => {
    const a = (i / 72) * Math.PI * 2;
    const k = petals ? r * (0.86 + 0.14 * Math.abs(Math.sin((a * petals) / 2))) : r;
    return [u + k * Math.cos(a), v + k * Math.sin(a)];
  });

/** Returns an outline that is larger by `by` metres on each side of its middle. */
export function grown(outline, by) {
  const us = outline.map(([u]) => u);
  const vs = outline.map(([, v]) => v);
  const [u0, u1, v0, v1] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
  const [cu, cv] = [(u0 + u1) / 2, (v0 + v1) / 2];
  const [ku, kv] = [1 + (2 * by) / (u1 - u0), 1 + (2 * by) / (v1 - v0)];
  return outline.map(([u, v]) => [cu + (u - cu) * ku, cv + (v - cv) * kv]);
}

/** Returns the path of an outline on a wall, `out` metres before it. */
export const outlined = (V, wall, outline, out = 0) => V.face(outline.map(([u, v]) => wall(u, v, out)));

/** Draws a shape on a wall: a panel, a picture's frame, a mirror. */
export const shape = (V, wall, outline, tone, { out = 0.02, edge, width = 3 } = {}) => {
  const d = outlined(V, wall, outline, out);
  return path(d, V.lit(tone, facing(wall))) + (edge ? line(d, edge, width) : '');
};

/**
 * Draws windows or open doors in a wall, all with the same view: `outlines` on the wall, what is `beyond` them (a
 * function of V and the box [x0, y0, x1, y1] that is seen), the wall `deep` metres thick, its `jamb`, a `frame` round it,
 * and `bars`: numbers of panes across and up.
 */
export function openings(
  V,
  wall,
  outlines,
  beyond,
  { deep = 0.25, jamb, frame, frameWide = 0.1, bars, bar = V.p.gold, barWide = 4 },
) {
  const boxes = outlines
    .map((outline) => outlined(V, wall, outline, -deep))
    .filter(Boolean)
    .map(pathBox);
  const seen = [0, 1, 2, 3].map((i) => {
    const ends = boxes.map((box) => box[i]);
    return i < 2 ? Math.max(-20, Math.min(...ends)) : Math.min(i === 2 ? V.S.W + 20 : V.S.H + 20, Math.max(...ends));
  });
  return outlines
    .map((outline) => {
      const near = outlined(V, wall, outline);
      const far = outlined(V, wall, outline, -deep);
      if (!V.onSheet(near)) return '';
      const us = outline.map(([u]) => u);
      const vs = outline.map(([, v]) => v);
      const [u0, u1, v0, v1] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
      const [across, up] = bars ?? [1, 1];
      const strokes = [
        ...range(across - 1).map((i) => [lerp(u0, u1, (i + 1) / across), v0, lerp(u0, u1, (i + 1) / across), v1]),
        ...range(up - 1).map((i) => [u0, lerp(v0, v1, (i + 1) / up), u1, lerp(v0, v1, (i + 1) / up)]),
      ].map(([a, b, c, d]) => V.edge([wall(a, b, -deep), wall(c, d, -deep)]));
      const side = jamb ?? V.dark;
      return (
        (frame ? path(outlined(V, wall, grown(outline, frameWide), 0.03), V.lit(frame, facing(wall))) : '') +
        V.S.inside(
          near,
          path(near, mix(side, V.dark, 0.25)) +
            V.shade(near, V.bright, 0.5, 0, [0, 1, 0, 0]) +
            (V.onSheet(far)
              ? V.S.inside(far, beyond(V, seen) + line(strokes.join(''), bar, barWide)) + line(far, bar, barWide)
              : ''),
        ) +
        (frame ? line(near, bar, 2.4) : '')
      );
    })
    .join('');
}

/**
 * Draws a curtain before a wall from u0 to u1 and from v0 up to v1, in `folds`; `tied` draws it in at 1.1 m towards u0;
 * `clear` lets the window shine through.
 */
export function curtain(V, wall, [u0, u1], [v0, v1], { tone, folds = 6, out = 0.14, tied = 0, clear = 1, hem }) {
  const rows = range(13).map((i) => lerp(v1, v0, i / 12));
  const narrow = (v) => 1 - tied * Math.exp(-(((v - 1.05) / 0.75) ** 2));
  const at = (t, v, i) => wall(u0 + (u1 - u0) * t * narrow(v), v, out + 0.05 * (i % 2) + 0.02 * Math.sin(v * 2 + i));
  const n = folds * 2;
  const strip = (i, low, high) => {
    const between = rows.filter((v) => v > low && v < high);
    const ups = [high, ...between, low];
    return V.face([...ups.map((v) => at(i / n, v, i)), ...ups.toReversed().map((v) => at((i + 1) / n, v, i + 1))]);
  };
  const tones = [tone, mix(tone, V.dark, 0.26), mix(tone, V.bright, 0.25), mix(tone, V.dark, 0.14)];
  const cloth = range(n).map((i) => path(strip(i, v0, v1), tones[i % 4]));
  const border = hem
    ? range(n).map((i) => path(strip(i, v0 + 0.04, v0 + 0.16), i % 2 ? mix(hem, V.dark, 0.25) : hem))
    : [];
  const whole = V.face([...rows.map((v) => at(0, v, 0)), ...rows.toReversed().map((v) => at(1, v, 0))]);
  const all = cloth.join('') + border.join('') + V.shade(whole, V.dark, 0, 0.5, [0, 0, 0, 1]);
  return clear < 1 ? `<g opacity="${clear}">${all}</g>` : all;
}

/** Draws a pair of curtains: u of the left one from its outer to its inner edge, then of the right one from its inner. */
export const curtains = (V, wall, [a, b, c, d], heights, look) =>
  curtain(V, wall, [a, b], heights, look) + curtain(V, wall, [d, c], heights, look);

/** Draws a rod over a window with its ends. */
export const rod = (V, wall, u0, u1, v, colour, out = 0.16) =>
  line(V.edge([wall(u0, v, out), wall(u1, v, out)]), colour, 6) +
  line(
    V.edge([wall(u0, v - 0.06, out), wall(u0, v + 0.06, out)]) +
      V.edge([wall(u1, v - 0.06, out), wall(u1, v + 0.06, out)]),
    colour,
    9,
  );
