import { f, lerp, range } from '../../kit/numbers.mjs';
import { group, line, P, path, rect } from '../../kit/shapes.mjs';

/** Metres: the pool's right and left edge, its far end, the deck's height over the water, the pavilion's plinth. */
export const POOL = { right: 2.95, left: -3.2, end: 19, deck: 0.2, plinth: 6.35 };

/** Returns the outline of the water. */
const outline = (S, { at }) =>
  P([
    at(POOL.left, 0, POOL.end),
    at(POOL.right, 0, POOL.end),
    at(POOL.right, 0, 2.1),
    [S.W + 300, S.H + 40],
    [-40, S.H + 40],
    at(POOL.left, 0, 15),
  ]);

/** Returns how strongly the lamps in the right wall light the water at x, z, from 0 to 1. */
function lampLight(x, z) {
  const across = Math.exp(-(((POOL.right - x) / 1.1) ** 2));
  const along = 0.62 + 0.38 * Math.cos(((z - 3.9) / 2.1) * 2 * Math.PI);
  return across * along;
}

/** Returns a closed line that runs smoothly past the given corners: through the middles of the sides. */
function rounded(corners) {
  const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const n = corners.length;
  const parts = corners.map(
    (c, i) =>
      `Q${c.map(f).join(' ')} ${middle(c, corners[(i + 1) % n])
        .map(f)
        .join(' ')}`,
  );
  return `M${middle(corners[n - 1], corners[0])
    .map(f)
    .join(' ')}${parts.join('')}Z`;
}

/** Draws the bright net that ripples throw through water that is lit from below: rounded cells, flat in perspective. */
function caustics(S, { at, scale }) {
  const [dx, dz] = [0.27, 0.4];
  const knots = range(34).map((j) =>
    range(14).map((i) => [
      POOL.right + 0.1 - (i + (S.r() - 0.5) * 0.72 + (j % 2) * 0.4) * dx,
      2.5 + (j + (S.r() - 0.5) * 0.72) * dz,
    ]),
  );
  const cell = (i, j) => {
    const corners = [knots[j][i], knots[j][i + 1], knots[j + 1][i + 1], knots[j + 1][i]];
    const light = lampLight(...knots[j][i + 1]);
    if (light < 0.03) return '';
    const z = knots[j][i][1];
    const opacity = Math.min(0.8, 0.05 + light * 0.8) * Math.min(1, Math.max(0.12, (z - 2.7) / 1.5));
    const d = rounded(corners.map(([x, depth]) => at(x, 0, depth)));
    return line(d, '#a4f2e2', scale(z) * (0.004 + 0.007 * S.r()), `opacity="${f(opacity)}"`);
  };
  return range(33)
    .flatMap((j) => range(13).map((i) => cell(i, j)))
    .join('');
}

/** Draws flat, lens-shaped ripples, in the colours of the sky far away and darker near by. */
function ripples(S, { hz }) {
  return range(120)
    .map((i) => {
      const t = (i / 120) ** 1.5;
      const y = lerp(hz + 100, S.H, t);
      const w = (40 + 190 * S.r()) * (0.3 + 1.1 * t);
      const h = 1.4 + 5 * t;
      const x = S.r() * S.W - w / 2;
      const golden = x > S.W * 0.62 && y > S.H * 0.78 && i % 3 < 2;
      const tone = golden
        ? '#ffcd7c'
        : t < 0.14
          ? ['#f8bc85', '#2a4a80'][i % 2]
          : ['#0d4660', '#041f30', '#15607a'][i % 3];
      const d =
        `M${f(x)} ${f(y)}Q${f(x + w * 0.4)} ${f(y - h)} ${f(x + w)} ${f(y)}` +
        `Q${f(x + w * 0.6)} ${f(y + h)} ${f(x)} ${f(y)}Z`;
      return path(d, tone, `opacity="${f(0.2 + 0.25 * S.r())}"`);
    })
    .join('');
}

/** Draws `inner` as moving water shows it: each line of it pushed to and fro sideways. */
function wavering(S, inner) {
  const id = S.id('waver');
  S.define(
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${S.W}" height="${S.H}" ` +
      'color-interpolation-filters="sRGB">' +
      '<feTurbulence type="fractalNoise" baseFrequency=".006 .055" numOctaves="2" seed="4" result="n"/>' +
      '<feDisplacementMap in="SourceGraphic" in2="n" scale="58" xChannelSelector="R" yChannelSelector="A"/>' +
      '<feGaussianBlur stdDeviation="1.1"/></filter>',
  );
  return group(inner, `filter="url(#${id})"`);
}

/** Draws the light of the lamps under water: weaker where the title of a page ends, left of the woman. */
const lampsUnderWater = (S, { at, scale }) =>
  range(7)
    .map((i) => {
      const z = 3.9 + i * 2.1;
      const [x, y] = at(POOL.right - 0.28, 0, z);
      const k = scale(z);
      const strength = i === 1 ? 0.42 : 0.85;
      return (
        S.pooled(x, y, k * 1.25, k * 0.42, '#35c4c0', strength) +
        S.pooled(x + k * 0.1, y, k * 0.5, k * 0.16, '#d2fff0', strength * 0.8)
      );
    })
    .join('');

/** The colours of the sky in the water, from its far end to the eye. */
const WATER = [
  [0.11, '#f0a974'],
  [0.145, '#b08488'],
  [0.22, '#3b608e'],
  [0.38, '#12506e'],
  [0.6, '#0a3b52'],
  [1, '#05202f'],
];

/**
 * Draws the water; `mirrored` is what stands beside it, upside down, `inWater` what floats in it or hangs into it.
 */
export function litPool(S, view, { mirrored, inWater }) {
  const { hz } = view;
  const region = outline(S, view);
  const darkFoot = S.lin([
    [0, '#04202f', 0],
    [0.8, '#04202f', 0.85],
  ]);
  return S.inside(
    region,
    rect(-40, hz, S.W + 80, S.H - hz + 40, S.lin(WATER)) +
      wavering(S, mirrored) +
      rect(-40, hz, S.W + 80, S.H, '#0a3a56', 'opacity=".16"') +
      S.shade(region, '#031723', 0.95, 0, [0, 1, 0.62, 0.36], 'b') +
      lampsUnderWater(S, view) +
      caustics(S, view) +
      ripples(S, view) +
      rect(-40, S.H - 170, S.W + 80, 210, darkFoot) +
      inWater,
  );
}

/** Draws the deck of ivory stone, warm where the light of the pavilion falls, with its joints. */
export function stoneDeck(S, { at }) {
  const { right, deck, end, plinth } = POOL;
  const slab = (x0, x1, z0, z1) => P([at(x0, deck, z0), at(x1, deck, z0), at(x1, deck, z1), at(x0, deck, z1)]);
  const d = slab(right, plinth, 2, end);
  const wide = slab(plinth, 14, 17, end);
  const joints = range(14).map((i) => {
    const z = 2.4 + i * 0.8 + Math.max(0, i - 6) ** 1.7 * 0.16;
    return `M${at(right + 0.5, deck, z)
      .map(f)
      .join(' ')}L${at(plinth, deck, z).map(f).join(' ')}`;
  });
  const along = [4.4, 5.3].map((x) => `M${at(x, deck, 2).map(f).join(' ')}L${at(x, deck, end).map(f).join(' ')}`);
  return (
    path(wide, '#3f4a52') +
    path(d, '#8c86a0') +
    S.shade(d, '#ffcf8a', 0, 0.95, [0.42, 0.78, 0.62, 0.3]) +
    S.shade(d, '#232f5f', 0, 0.85, [0.55, 0.45, 0.25, 1]) +
    [5.5, 7.5, 11.5, 15.5]
      .map((z) =>
        P([at(plinth, deck, z + 0.25), at(right, deck, z - 0.1), at(right, deck, z + 1.9), at(plinth, deck, z + 1.75)]),
      )
      .map((light) => S.shade(light, '#ffd798', 0.05, 0.8, [0, 0, 1, 0]))
      .join('') +
    line([...joints, ...along].join(''), '#3a3a62', 1.8, 'opacity=".45"')
  );
}

/** Draws the rounded stone edge on which one sits, and its face above the water, lit from the pool. */
export function stoneEdge(S, { at }) {
  const { right, deck, end, left } = POOL;
  const top = P([at(right, deck, 2), at(right + 0.5, deck, 2), at(right + 0.5, deck, end), at(right, deck, end)]);
  const face = P([at(right, 0, 2), at(right, deck, 2), at(right, deck, end), at(right, 0, end)]);
  const cuts = range(16).map((i) => {
    const z = 2.55 + i * 1.05;
    return `M${at(right + 0.5, deck, z)
      .map(f)
      .join(' ')}L${at(right, deck, z).map(f).join(' ')}L${at(right, 0, z).map(f).join(' ')}`;
  });
  const far = P([at(left, 0, end), at(left, deck, end), at(right, deck, end), at(right, 0, end)]);
  const bank = P([at(left, 0, end), at(left, deck, end), at(left, deck, 12), at(left, 0, 12)]);
  return (
    path(far, '#6d6886') +
    path(bank, '#4d5578') +
    path(face, '#2f5872') +
    S.shade(face, '#7fe0d4', 0.1, 0.6, [0, 0.5, 0.04, 0.62]) +
    S.shade(face, '#0a2440', 0, 0.8, [0.45, 0.2, 1, 0.9]) +
    path(top, '#c9b9a8') +
    S.shade(top, '#ffe0a8', 0, 0.8, [0.3, 0.7, 0.52, 0.35]) +
    S.shade(top, '#33406e', 0, 0.9, [0.6, 0.5, 0.3, 1]) +
    line(cuts.join(''), '#3d3a5c', 2, 'opacity=".55"') +
    line(
      `M${at(right, deck, 2).map(f).join(' ')}L${at(right, deck, end).map(f).join(' ')}`,
      '#fbe6bf',
      3,
      'opacity=".75"',
    )
  );
}
