import { seatedDrummer } from '../../kit/figures/seated-drummer.mjs';
import { longShadow } from '../landscape/fort-meadow.mjs';
import { dhol, sticks, strungGarland, tassel } from './dhol.mjs';

// Everything here is in units of a figure 420 tall that sits on 0, 0.
const GARLAND = [
  [-512, -52],
  [-458, -96],
  [-394, -108],
  [-348, -76],
  [-326, -6],
  [-338, 80],
  [-372, 150],
  [-440, 180],
  [-520, 186],
];

/** The outline of the drummer as the sun sees it, and of a drum: [width from its middle, height]. */
const SITTING = [
  [-150, 0],
  [-130, 60],
  [-80, 110],
  [-90, 220],
  [-30, 270],
  [-60, 330],
  [-50, 400],
  [0, 425],
  [50, 400],
  [60, 330],
  [40, 280],
  [110, 210],
  [100, 110],
  [150, 60],
  [160, 0],
];
const standing = (r, h) => [
  [-r, 0],
  [-r * 1.2, h * 0.5],
  [-r, h],
  [r, h],
  [r * 1.2, h * 0.5],
  [r, 0],
];

/** Draws the shadows that lie close under the drums and the drummer. */
const contact = (S) =>
  [
    [0, -4, 220, 34],
    [-200, 44, 170, 34],
    [-400, 160, 300, 40],
    [110, 152, 170, 34],
  ]
    .map(([x, y, rx, ry]) => S.pooled(x, y, rx, ry, '#0f2014', 0.95))
    .join('');

/** Draws the great dhol, which lies on its side with its skin towards the eye, under a garland. */
function lyingDhol(S) {
  return (
    dhol(S, -250, 4, {
      h: 282,
      r: 116,
      belly: 140,
      e: 0.5,
      tone: '#a5301f',
      turn: -101,
      mark: '#e3cfa4',
      sun: [1, 0.1, 0.62, 0.2],
      shade: [0.66, 0.1, 0, 0],
    }) +
    strungGarland(GARLAND, 12.5, 4) +
    tassel(S, -272, 92, 1, '#2f6a52', -4)
  );
}

/**
 * Draws a drummer who tightens the rope of a dhol, and his two other dhols: the great one lies, the small one bears the
 * sticks.
 */
export function drummerAtRest(S) {
  const [behind, before] = seatedDrummer(S, { kurta: '#efdcb0', turban: '#6c7336', scarf: '#b5472a' });
  return (
    contact(S) +
    behind +
    dhol(S, -236, 44, { h: 262, r: 84, belly: 104, tone: '#b8752a', mark: '#4a3426' }) +
    before +
    tassel(S, -318, -180, 0.9, '#2f6a52', 4) +
    lyingDhol(S) +
    dhol(S, 58, 156, { h: 200, r: 74, belly: 90, tone: '#6f2438', turn: 3, mark: '#4a3426' }) +
    tassel(S, 6, -2, 0.7, '#c8502f', 3) +
    sticks(58, -48, 0.92, -8)
  );
}

/** Draws their long shadows on the ground of the camera c, where the drummer sits on x, y and k is their scale. */
export function shadowsAtRest(S, c, [x, y, k]) {
  const cast = (dx, dy, outline) => {
    const z = c.floorZ(y + dy * k);
    const middle = (x + dx * k - c.at(0, 0, 1)[0]) / c.scale(z);
    const unit = k / c.scale(z);
    return longShadow(
      S,
      c,
      [middle, z],
      outline.map(([w, tall]) => [w * unit, tall * unit]),
    );
  };
  return (
    cast(0, -6, SITTING) +
    cast(-210, 44, standing(90, 250)) +
    cast(58, 150, standing(76, 200)) +
    cast(-300, 120, standing(60, 220))
  );
}
