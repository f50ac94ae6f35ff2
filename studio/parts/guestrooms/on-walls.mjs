import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, path } from '../../kit/shapes.mjs';
import { arched, grown, outlined, shape, square } from './openings.mjs';
import { band } from './shell.mjs';
import { facing } from './view.mjs';

/** Draws a framed picture on a wall; `art` draws in the box that it is given. */
export function framed(V, wall, [u0, v0, u1, v1], { frame = V.p.gold, mount = '#f6ead2', art }) {
  const inner = outlined(V, wall, square(u0 + 0.08, v0 + 0.08, u1 - 0.08, v1 - 0.08), 0.04);
  const at = (u, v) => V.at(wall(lerp(u0 + 0.08, u1 - 0.08, u), lerp(v0 + 0.08, v1 - 0.08, v), 0.04));
  return (
    shape(V, wall, square(u0 + 0.02, v0 - 0.04, u1 + 0.04, v1), mix(V.dark, frame, 0.1), { out: 0.012 }) +
    shape(V, wall, square(u0, v0, u1, v1), frame, { out: 0.035 }) +
    shape(V, wall, square(u0 + 0.035, v0 + 0.035, u1 - 0.035, v1 - 0.035), mount, { out: 0.038 }) +
    V.S.inside(inner, art(at, V.scale(wall(u0, v0))))
  );
}

/** A painting of hills with a disc, in four colours. */
export const hills =
  ([sky, disc, far, near]) =>
  (at, k) => {
    const ridge = (v, sway) =>
      `M${range(13)
        .map((i) =>
          at(i / 12, v + sway * Math.sin(i * 0.9))
            .map(f)
            .join(' '),
        )
        .join('L')}L${at(1, 0).map(f).join(' ')}L${at(0, 0).map(f).join(' ')}Z`;
    const [x, y] = at(0.62, 0.66);
    const all = `M${[at(0, 0), at(1, 0), at(1, 1), at(0, 1)].map((q) => q.map(f).join(' ')).join('L')}Z`;
    return path(all, sky) + circle(x, y, k * 0.1, disc) + path(ridge(0.42, 0.08), far) + path(ridge(0.22, -0.06), near);
  };

/** A painting of one leafy branch. */
export const branch =
  ([ground, stem, leaf]) =>
  (at, k) => {
    const all = `M${[at(0, 0), at(1, 0), at(1, 1), at(0, 1)].map((q) => q.map(f).join(' ')).join('L')}Z`;
    const leaves = range(9).map((i) => {
      const [x, y] = at(0.5 + 0.24 * (i % 2 ? 1 : -1) * (1 - i * 0.07), 0.16 + i * 0.09);
      return ellipse(x, y, k * 0.09, k * 0.032, leaf, `transform="rotate(${i % 2 ? -32 : 32} ${f(x)} ${f(y)})"`);
    });
    return (
      path(all, ground) +
      line(`M${at(0.5, 0.05).map(f).join(' ')}L${at(0.52, 0.95).map(f).join(' ')}`, stem, 4) +
      leaves.join('')
    );
  };

/** Draws a mirror on a wall that shows `seen` (path functions in its box). */
export const mirror = (V, wall, outline, { frame = V.p.gold, tone = '#b9c3c9', seen = '' }) => {
  const d = outlined(V, wall, outline, 0.03);
  return (
    path(d, V.lit(tone, facing(wall))) +
    V.S.inside(d, seen) +
    V.shade(d, '#ffffff', 0.5, 0, [0, 0, 0.6, 0.8]) +
    line(d, frame, 12) +
    line(d, mix(frame, V.dark, 0.4), 2.4)
  );
};

/** Draws a bride's long skirt and blouse on a hanger from a hook on a wall. */
export function lehenga(V, wall, u, v, { tone = '#b3223f', trim = V.p.gold, scarf = '#f3b54e' } = {}) {
  const at = (a, b) =>
    V.at(wall(u + a, v + b, 0.1))
      .map(f)
      .join(' ');
  const skirt = `M${at(-0.13, -0.5)}L${at(0.13, -0.5)}Q${at(0.24, -1)} ${at(0.46, -1.52)}Q${at(0, -1.62)} ${at(-0.46, -1.52)}Q${at(-0.24, -1)} ${at(-0.13, -0.5)}Z`;
  const blouse = `M${at(-0.1, -0.48)}L${at(0.1, -0.48)}L${at(0.13, -0.26)}L${at(0.24, -0.36)}L${at(0.28, -0.26)}L${at(0.13, -0.12)}Q${at(0, -0.17)} ${at(-0.13, -0.12)}L${at(-0.28, -0.26)}L${at(-0.24, -0.36)}L${at(-0.13, -0.26)}Z`;
  const pleats = range(9).map((i) => `M${at(lerp(-0.11, 0.11, i / 8), -0.52)}L${at(lerp(-0.42, 0.42, i / 8), -1.5)}`);
  return (
    line(`M${at(0, 0.02)}L${at(0, -0.08)}M${at(-0.2, -0.16)}L${at(0, -0.08)}L${at(0.2, -0.16)}`, trim, 5) +
    circle(...V.at(wall(u, v + 0.03, 0.03)), V.scale(wall(u, v)) * 0.035, trim) +
    path(skirt, tone) +
    line(pleats.join(''), mix(tone, V.dark, 0.4), 3) +
    line(`M${at(-0.43, -1.4)}Q${at(0, -1.5)} ${at(0.43, -1.4)}`, trim, 9) +
    line(`M${at(-0.38, -1.26)}Q${at(0, -1.35)} ${at(0.38, -1.26)}`, trim, 3) +
    V.shade(skirt, V.dark, 0, 0.7, [0.3, 0, 1, 0.3]) +
    path(blouse, mix(tone, V.dark, 0.12)) +
    line(blouse, trim, 2.4) +
    path(
      `M${at(-0.2, -0.16)}Q${at(-0.1, -0.8)} ${at(-0.3, -1.3)}L${at(-0.12, -1.34)}Q${at(0.02, -0.8)} ${at(-0.06, -0.11)}Z`,
      scarf,
      'opacity=".88"',
    )
  );
}

/** Draws a string of marigolds between points of the room, which hang by `sag` metres. */
export function marigolds(V, a, b, sag = 0.25, r = 0.035) {
  const n = Math.max(6, Math.round(Math.hypot(...a.map((v, i) => v - b[i])) / 0.075));
  return range(n + 1)
    .map((i) => {
      const t = i / n;
      const q = a.map((v, j) => lerp(v, b[j], t) - (j === 1 ? sag * 4 * t * (1 - t) : 0));
      const [x, y] = V.at(q);
      const tone = ['#f7a928', '#f08a1e', '#ffc94e'][i % 3];
      return (
        circle(x, y, V.scale(q) * r, mix(tone, V.dark, 0.25)) + circle(x - 1, y - 1.5, V.scale(q) * r * 0.72, tone)
      );
    })
    .join('');
}

/** Draws paper kites pinned to a wall: [u, v, colour, second colour] each. */
export const kitesOnWall = (V, wall, kites, size = 0.3) =>
  kites
    .map(([u, v, one, other], i) => {
      const s = size * (1 - 0.12 * (i % 3));
      const turn = 0.2 * Math.sin(i * 2.3);
      const at = (a, b) =>
        V.at(
          wall(
            u + s * (a * Math.cos(turn) - b * Math.sin(turn)),
            v + s * (a * Math.sin(turn) + b * Math.cos(turn)),
            0.03,
          ),
        )
          .map(f)
          .join(' ');
      const tail = range(8).map((j) => at(0.12 * Math.sin(j * 1.4), -1 - j * 0.16));
      return (
        path(`M${at(0, 1)}L${at(0.85, 0)}L${at(0, -1)}L${at(-0.85, 0)}Z`, one) +
        path(`M${at(0, 1)}L${at(0.85, 0)}L${at(0, 0)}Z`, other) +
        path(`M${at(0, -1)}L${at(-0.85, 0)}L${at(0, 0)}Z`, other) +
        line(`M${at(0, 1)}L${at(0, -1)}M${at(-0.85, 0)}Q${at(0, 0.5)} ${at(0.85, 0)}`, '#7a4a2c', 2.4) +
        line(`M${tail.join('L')}`, one, 5)
      );
    })
    .join('');

/** Draws a shallow arched niche on a wall, at [u, v, width, height of its jambs], with a branch painted in it. */
export function leafyNiche(V, wall, [u, v, w, spring], { ground, leaf, fruit, rim, cusps = 6 }) {
  const outline = arched(u, v, w, spring, w * 0.36, cusps);
  const d = outlined(V, wall, outline, 0.015);
  const k = V.scale(wall(u, 2));
  const limbs = range(9).map((i) => {
    const s = (i - 4) / 4;
    const points = range(9).map((j) =>
      wall(
        u + s * w * 0.44 * (j / 8) ** 0.8,
        v + spring * 0.55 + (spring * 0.46 + w * 0.26 * (1 - s * s)) * (j / 8),
        0.02,
      ),
    );
    return [V.edge(points), points];
  });
  const leaves = limbs.flatMap(([, points], i) =>
    points.slice(2).flatMap((q, j) =>
      [-1, 1].map((s) => {
        const [x, y] = V.at(q);
        return ellipse(
          x + s * k * 0.045,
          y - k * 0.02,
          k * 0.055,
          k * 0.02,
          (i + j) % 4 ? leaf : mix(leaf, V.p.gold, 0.6),
          `transform="rotate(${s * 38 + (i - 4) * 12} ${f(x + s * k * 0.045)} ${f(y)})"`,
        );
      }),
    ),
  );
  const fruits = fruit ? limbs.map(([, points]) => circle(...V.at(points[8]), k * 0.035, fruit)) : [];
  return (
    shape(V, wall, grown(outline, 0.1), rim, { edge: V.p.gold, width: 2.4 }) +
    shape(V, wall, outline, ground, { edge: V.p.gold }) +
    V.S.inside(
      d,
      line(limbs.map(([edge]) => edge).join(''), mix(leaf, ground, 0.35), 3) + leaves.join('') + fruits.join(''),
    ) +
    V.shade(d, V.dark, 0.6, 0, [0, 0, 0, 0.7]) +
    V.shade(d, V.p.lit.mid, 0, 0.5, [0, 0.5, 0, 1], 'b')
  );
}

/** Draws striped canvas on a wall, with a scalloped edge along its top. */
export function stripedWall(V, wall, [u0, u1], [v0, v1], [one, other], step = 0.32) {
  const n = Math.round((u1 - u0) / step);
  const at = (i) => lerp(u0, u1, i / n);
  return range(n)
    .map((i) => {
      const tone = i % 2 ? one : other;
      const scallop = V.face([
        wall(at(i), v1, 0.03),
        wall(at(i + 1), v1, 0.03),
        ...range(9).map((j) =>
          wall(lerp(at(i + 1), at(i), j / 8), v1 - 0.22 - 0.1 * Math.sin((Math.PI * j) / 8), 0.03),
        ),
      ]);
      return (
        band(V, wall, [at(i), at(i + 1)], [v0, v1], tone) +
        path(
          scallop,
          mix(i % 2 ? other : one, V.dark, 0.1),
          `stroke="${mix(other, V.dark, 0.3)}" stroke-width="${f(2)}"`,
        )
      );
    })
    .join('');
}
