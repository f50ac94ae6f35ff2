import { archPath } from '../../kit/architecture/arches.mjs';
import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, P, path, rect } from '../../kit/shapes.mjs';

/** Returns where the three faces of a bay of width 1 begin and end; `front` is half the width of its front. */
const edgesOf = (front) => [-0.46, -front, front, 0.46];

/** Returns the convex outline round points, clockwise on the sheet. */
function outlineRound(points) {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list) => {
    const kept = [];
    for (const q of list) {
      while (kept.length > 1) {
        const [a, b] = kept.slice(-2);
        if ((b[0] - a[0]) * (q[1] - a[1]) - (b[1] - a[1]) * (q[0] - a[0]) > 0) break;
        kept.pop();
      }
      kept.push(q);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Returns the path data of the shadow that a bay throws to the left and down on the wall. */
export function bayShadow({ x, y, w, m = w, h = 0.95, drop = 0.7, cap = 'curved' }, long = 0.56) {
  const thrown = (points, reach) =>
    P(
      outlineRound(
        points.flatMap(([u, v]) => [
          [x + u * w, y + v * m],
          [x + u * w - reach * m, y + (v + reach * 0.6) * m],
        ]),
      ),
    );
  const rise = cap === 'flat' ? 0.3 : 0.46;
  return (
    thrown(
      [
        [-0.46, -h],
        [0.46, -h],
        [0.46, 0.34],
        [-0.46, 0.34],
        [-0.08, 0.34 + 0.5 * drop],
        [0.08, 0.34 + 0.5 * drop],
      ],
      long * 0.8,
    ) +
    thrown(
      [
        [-0.62, -h],
        [0.62, -h],
        [0.44, -h - 0.14],
        [0, -h - rise],
        [-0.44, -h - 0.14],
      ],
      long,
    )
  );
}

/**
 * Draws a carved bay of three faces that stands out of a wall: `x` its middle, `y` its sill, `w` its width, `m` the
 * unit of its heights (its width, unless it is a wide one), `h` how high its windows are, `drop` how deep its corbel
 * is, and `arches` how many windows its front has. The sun is on the right. `lit` lights its windows, `lattice` closes
 * the front ones, `cap` is 'curved', 'ribbed' or 'flat', `inside` is drawn in its middle window in units of the sheet.
 * c = { base, lite, pale, dark, deep, gold }.
 */
export function carvedBay(S, c, bay) {
  const { x, y, w, m = w, h = 0.95, drop = 0.7, arches = 1, lit = false, cap = 'curved', lattice = true } = bay;
  const { inside = '' } = bay;
  const EDGES = edgesOf(arches > 1 ? 0.36 : 0.25);
  const X = (u) => x + u * w;
  const Y = (v) => y + v * m;
  const C = (v) => Y(0.34 + (v - 0.34) * drop);
  const slab = (u0, u1, v0, v1, tone = c.pale) => {
    const d = box(X(u0), Y(v0), X(u1), Y(v1));
    return path(d, tone) + S.shade(d, c.dark, 0.95, 0, [0, 0, 0.75, 0]) + S.shade(d, '#fff0d6', 0, 0.7, [0.6, 0, 1, 0]);
  };
  // how each face meets the sun: the left one not at all, the right one fully
  const faces = [mix(c.base, c.dark, 0.66), c.base, mix(c.base, c.lite, 0.62)];
  let o = '';
  // the corbel: a lotus that narrows to a knob
  const corbel = `M${f(X(-0.46))} ${f(C(0.34))}C${f(X(-0.44))} ${f(C(0.56))} ${f(X(-0.2))} ${f(C(0.56))} ${f(X(-0.08))} ${f(C(0.78))}H${f(X(0.08))}C${f(X(0.2))} ${f(C(0.56))} ${f(X(0.44))} ${f(C(0.56))} ${f(X(0.46))} ${f(C(0.34))}Z`;
  o += path(corbel, c.base) + S.shade(corbel, c.deep, 1, 0.15, [0, 0.5, 0.9, 0.1]);
  const ribs = [-0.36, -0.24, -0.12, 0, 0.12, 0.24, 0.36]
    .map(
      (u) =>
        `M${f(X(u * 1.15))} ${f(C(0.36))}C${f(X(u * 1.06))} ${f(C(0.54))} ${f(X(u * 0.5))} ${f(C(0.58))} ${f(X(u * 0.2))} ${f(C(0.77))}`,
    )
    .join('');
  o += line(ribs, c.pale, m * 0.011, 'opacity=".75"');
  o += ellipse(X(0), C(0.79), w * 0.11, m * 0.026, c.pale) + circle(X(0), C(0.84), m * 0.045, mix(c.base, c.dark, 0.4));
  // the parapet: a panel on each face
  for (const i of range(3)) {
    const [a, b] = [EDGES[i], EDGES[i + 1]];
    const d = box(X(a), Y(0.02), X(b), Y(0.34));
    o += path(d, faces[i]) + S.shade(d, c.deep, 0.7, 0.05, [0, 0.3, 0, 1]);
    const n = i === 1 ? (arches > 1 ? 9 : 4) : 2;
    const step = (b - a - 0.04) / n;
    for (const q of range(n)) {
      const u = a + 0.02 + step * (q + 0.5);
      o += path(archPath(X(u), Y(0.3), step * w * 0.72, m * 0.11, m * 0.1, 0), mix(faces[i], c.deep, 0.45));
      o += circle(X(u), Y(0.2), step * w * 0.16, mix(faces[i], c.pale, 0.7));
    }
  }
  o += slab(-0.49, 0.49, 0.32, 0.375);
  // the faces with their windows
  for (const i of range(3)) {
    const [a, b] = [EDGES[i], EDGES[i + 1]];
    const face = box(X(a), Y(-h), X(b), Y(0));
    o += path(face, faces[i]) + (i === 1 ? S.shade(face, c.dark, 0.8, 0, [0, 0, 0.8, 0.2]) : '');
    const n = i === 1 ? arches : 1;
    const each = (b - a) / n;
    for (const q of range(n)) {
      const middle = X(a + each * (q + 0.5));
      const wide = each * w * (i === 1 ? 0.8 : 0.66);
      const window = archPath(middle, Y(-0.02), wide, h * m * 0.5, h * m * (i === 1 ? 0.28 : 0.22), i === 1 ? 4 : 0);
      o += line(window, mix(c.pale, c.dark, [0.45, 0.1, 0][i]), m * 0.036) + path(window, '#36123a');
      if (lit) {
        const tones = [
          [0, '#d8642c'],
          [0.5, '#ffb63e'],
          [1, '#ffeeb4'],
        ];
        o += path(window, S.lin(tones));
      } else o += S.shade(window, '#140618', 0.95, 0.1, [0.2, 0, 0.3, 1]);
      if (i !== 1 || (lattice && !inside)) {
        const thread = lit ? '#9a3a1c' : mix(faces[i], c.pale, 0.1);
        const cell = Math.max(m * 0.086, 15);
        o += S.inside(window, hexJaali(X(a), Y(-h), X(b), Y(0), cell, thread, Math.max(cell * 0.1, 1.6)));
      }
      if (i === 1 && inside) o += S.inside(window, inside);
      // the reveal keeps the sun from the right edge of the opening
      if (!(inside && i === 1))
        o += S.inside(window, rect(middle + wide * 0.5 - m * 0.03, Y(-h), m * 0.05, h * m, '#2a0c22', 'opacity=".7"'));
      if (q) o += rect(X(a + each * q) - m * 0.018, Y(-h * 0.6), m * 0.036, h * m * 0.6, c.pale);
    }
  }
  for (const [i, u] of EDGES.entries()) {
    const tone = mix(c.pale, c.dark, [0.5, 0.34, 0.04, 0][i]);
    o +=
      rect(X(u) - w * 0.017, Y(-h), w * 0.034, h * m, tone) +
      rect(X(u) - w * 0.03, Y(-h * 0.62), w * 0.06, w * 0.028, tone);
    o += rect(X(u) - w * 0.03, Y(-0.06), w * 0.06, w * 0.06, tone);
  }
  // the shadow of the eave, and the eave on its brackets
  const under = P([
    [X(-0.47), Y(-h)],
    [X(0.47), Y(-h)],
    [X(0.47), Y(-h + 0.07)],
    [X(0.25), Y(-h + 0.15)],
    [X(-0.25), Y(-h + 0.21)],
    [X(-0.47), Y(-h + 0.27)],
  ]);
  o += path(under, c.deep, 'opacity=".62"');
  o += slab(-0.52, 0.52, -0.03, 0.035);
  for (const u of EDGES) {
    const out = (u * 0.26 * m) / w;
    o += path(
      `M${f(X(u) - m * 0.018)} ${f(Y(-h + 0.13))}Q${f(X(u + out * 0.4))} ${f(Y(-h + 0.1))} ${f(X(u + out))} ${f(Y(-h + 0.01))}H${f(X(u) - m * 0.018)}Z`,
      mix(c.pale, c.dark, u < 0 ? 0.5 : 0.05),
    );
  }
  const eave = [
    [-0.62, -0.44, 0.1],
    [-0.44, 0.44, 0],
    [0.44, 0.62, 0],
  ];
  const lower = [-0.63, -0.27, 0.27, 0.63];
  const upper = [-0.45, -0.22, 0.22, 0.45];
  for (const i of eave.keys()) {
    const d = P([
      [X(lower[i]), Y(-h + 0.015)],
      [X(lower[i + 1]), Y(-h + 0.015)],
      [X(upper[i + 1]), Y(-h - 0.15)],
      [X(upper[i]), Y(-h - 0.15)],
    ]);
    o += path(d, mix(c.lite, c.dark, [0.6, 0.12, 0][i])) + S.shade(d, c.dark, 0.6, 0, [0, 0, 0.7, 0.2]);
    const n = [3, 7, 3][i];
    const seams = range(n)
      .map((q) => {
        const t = q / n;
        const [from, to] = [upper, lower].map((edge) => X(lerp(edge[i], edge[i + 1], t)));
        return `M${f(from)} ${f(Y(-h - 0.15))}L${f(to)} ${f(Y(-h + 0.015))}`;
      })
      .join('');
    o += line(seams, c.dark, m * 0.007, 'opacity=".4"');
  }
  o += slab(-0.63, 0.63, -h, -h + 0.028);
  // what crowns it
  const base = -h - 0.15;
  if (cap === 'flat') {
    o += slab(-0.42, 0.42, base - 0.1, base, c.base) + slab(-0.44, 0.44, base - 0.13, base - 0.09);
    for (const u of [-0.36, -0.18, 0, 0.18, 0.36]) o += spike(X(u), Y(base - 0.13), m * 0.055, c);
  } else {
    const curved = cap === 'curved';
    const d = curved
      ? `M${f(X(-0.5))} ${f(Y(base + 0.05))}C${f(X(-0.36))} ${f(Y(base - 0.22))} ${f(X(-0.2))} ${f(Y(base - 0.34))} ${f(X(0))} ${f(Y(base - 0.34))}C${f(X(0.2))} ${f(Y(base - 0.34))} ${f(X(0.36))} ${f(Y(base - 0.22))} ${f(X(0.5))} ${f(Y(base + 0.05))}C${f(X(0.3))} ${f(Y(base - 0.1))} ${f(X(-0.3))} ${f(Y(base - 0.1))} ${f(X(-0.5))} ${f(Y(base + 0.05))}Z`
      : `M${f(X(-0.4))} ${f(Y(base))}C${f(X(-0.44))} ${f(Y(base - 0.24))} ${f(X(-0.18))} ${f(Y(base - 0.36))} ${f(X(0))} ${f(Y(base - 0.44))}C${f(X(0.18))} ${f(Y(base - 0.36))} ${f(X(0.44))} ${f(Y(base - 0.24))} ${f(X(0.4))} ${f(Y(base))}Z`;
    o +=
      path(d, c.lite) +
      S.shade(d, c.dark, 1, 0, [0, 0.4, 0.85, 0.3]) +
      S.shade(d, '#ffeccb', 0, 0.8, [0.6, 0.5, 1, 0.3]);
    const n = curved ? 8 : 6;
    const seams = range(n + 1)
      .map((q) => {
        const t = (q / n) * 2 - 1;
        return curved
          ? `M${f(X(t * 0.44))} ${f(Y(base - 0.015 - 0.06 * (1 - t * t)))}Q${f(X(t * 0.36))} ${f(Y(base - 0.2))} ${f(X(t * 0.2))} ${f(Y(base - 0.31 + 0.03 * t * t))}`
          : `M${f(X(t * 0.39))} ${f(Y(base))}C${f(X(t * 0.43))} ${f(Y(base - 0.24))} ${f(X(t * 0.17))} ${f(Y(base - 0.36))} ${f(X(0))} ${f(Y(base - 0.43))}`;
      })
      .join('');
    o += line(seams, c.dark, m * 0.008, 'opacity=".45"') + line(d, c.pale, m * 0.012, 'opacity=".8"');
    for (const u of curved ? [-0.2, 0, 0.2] : [0])
      o += spike(X(u), Y(base - (curved ? 0.33 - Math.abs(u) * 0.1 : 0.43)), m * 0.06, c);
  }
  return group(o);
}

/** Draws a small gilt spike of two balls. */
function spike(x, y, r, c) {
  return (
    circle(x, y - r * 0.4, r * 0.5, c.gold) +
    circle(x, y - r * 1.2, r * 0.34, c.gold) +
    path(
      `M${f(x - r * 0.16)} ${f(y - r * 1.4)}L${f(x)} ${f(y - r * 2.6)}L${f(x + r * 0.16)} ${f(y - r * 1.4)}Z`,
      c.gold,
    )
  );
}
