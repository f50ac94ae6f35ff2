// procession: a bride walks to the right under a canopy of flowers that brothers and cousins hold up on four poles. A
// dhol player, cut by the edge, goes before her. The lit front of a house is far behind, in the last light of the day.
import { canopyBearer } from '../../kit/figures/canopy-bearer.mjs';
import { dholPlayer } from '../../kit/figures/dhol-player.mjs';
import { lampBearer } from '../../kit/figures/lamp-bearer.mjs';
import { walkingBride } from '../../kit/figures/walking-bride.mjs';
import { floorLantern } from '../../kit/furnishings/floor-lantern.mjs';
import { f } from '../../kit/numbers.mjs';
import { shadedCorner } from '../../kit/shaded-corner.mjs';
import { box, ellipse, group, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { arcadeAtDusk } from '../../parts/buildings/arcade-at-dusk.mjs';
import { flowerCanopy } from '../../parts/ceremonies/flower-canopy.mjs';
import { fallenPetals, fallingPetals } from '../../parts/ceremonies/procession-petals.mjs';
import { lanternBough } from '../../parts/landscape/lantern-bough.mjs';
import { meadowPath } from '../../parts/landscape/meadow-path.mjs';

const LOOK = { dark: '#3a0838', lite: '#ffd9a0' };
const HIPS = 0.42; // how much of a figure is below the horizon: the eye is as high as the hips

const TALL = 560; // how tall a man is drawn, before he is scaled
const BRIDE = { x: -18, scale: 1.06 };

// Where each bearer stands from the bride, his scale, the tip of his pole from the horizon, what he does and wears.
const BEARERS = {
  farLeft: {
    x: -182,
    scale: 0.9,
    tip: [-100, -520],
    near: 0.2,
    far: 0.62,
    step: 'push',
    head: -16,
    coat: '#f0a030',
    sash: '#7a1f6a',
    turban: '#e2522a',
    beard: 'none',
    skin: '#a86a48',
  },
  farRight: {
    x: 348,
    scale: 0.95,
    tip: [440, -540],
    near: 0.5,
    far: 0.14,
    step: 'stride',
    head: 4,
    coat: '#4a9070',
    white: '#d8e4cc',
    vest: '#f3e2c0',
    turban: '#f4a52c',
    beard: 'full',
    skin: '#85503a',
  },
  nearLeft: {
    x: -362,
    scale: 1.07,
    tip: [-276, -688],
    near: 0.5,
    far: 0.14,
    step: 'stride',
    head: -12,
    coat: '#1a6670',
    white: '#2a7f86',
    sash: '#f2a52c',
    turban: '#d81f6c',
    beard: 'short',
    skin: '#8f5a3e',
  },
  nearRight: {
    x: 208,
    scale: 1.09,
    tip: [312, -702],
    near: 0.12,
    far: 0.5,
    step: 'push',
    head: -4,
    back: true,
    laughs: true,
    coat: '#5a2270',
    vest: '#f2b23c',
    turban: '#f2e2c4',
    beard: 'short',
    fan: '#f2e2c4',
    skin: '#95603f',
  },
};

/** Draws the shadow of a figure, which the light behind throws to the lower left. */
function shadow(S, x, y, s) {
  const d =
    'M-60 0C-80 -120 -70 -260 -62 -330C-66 -420 -60 -460 -30 -476C-34 -540 -20 -570 6 -572C34 -570 44 -540 34 -474C62 -460 66 -420 56 -330C60 -260 80 -120 84 0Z';
  return group(
    path(
      d,
      S.lin([
        [0, '#220320', 0.2],
        [1, '#220320', 0.95],
      ]),
    ),
    `transform="matrix(${s} 0 ${f(0.86 * s)} ${f(-0.3 * s)} ${f(x)} ${f(y)})"`,
  );
}

/** Draws women with lamps who follow at a distance, the farther the smaller. */
const followers = (S, at, K) =>
  [
    [-960, 0.44, '#8a3a78', '#e0828a', 0.9],
    [-905, 0.49, '#b8406a', '#8a2a70', 0.3],
    [-790, 0.54, '#6a3080', '#e8a060', 1],
    [-590, 0.7, '#2f6a7c', '#e0508a', 0.7],
    [-645, 0.64, '#c8502f', '#f2b860', 0.2],
  ]
    .map(([x, s, skirt, veil, lamp]) => {
      const [px, py] = at(x, 300 * HIPS * s);
      const woman = lampBearer(S, { skirt, veil, blouse: '#7a1f5a', lamp, look: LOOK });
      return (
        shadow(S, px, py, 0.54 * s * K) +
        ellipse(px - 4, py, 66 * s, 9 * s, '#2a0426', 'opacity=".7"') +
        S.pooled(px + 70 * s, py + 8 * s, 150 * s, 30 * s, '#ffb45a', 0.5) +
        group(woman, `transform="translate(${f(px)} ${f(py)}) scale(${f(s * K)})"`)
      );
    })
    .join('');

/** Circles round faces and hands, before which no petal falls: across and down from the bride and the horizon. */
const CLEAR = [
  [10, -225, 80],
  [-170, -262, 85],
  [-345, -310, 95],
  [-275, -400, 50],
  [220, -335, 95],
  [365, -300, 80],
  [310, -430, 50],
  [575, -400, 130],
  [80, -170, 50],
];

/** Draws the sky, what stands on the horizon, and the ground. */
function backdrop(S, hz, K, at) {
  const { W, H, cx } = S;
  const sky = ['#3d0a40', '#7c1256', '#c4286e', '#f2688a', '#ffb48c'].map((tone, i) => [
    [0, 0.3, 0.58, 0.82, 1][i],
    tone,
  ]);
  return (
    rect(0, 0, W, hz + 6, S.lin(sky)) +
    S.shade(box(0, 0, W, H * 0.5), '#2e0836', 0.9, 0, [0, 0, 0.35, 1], 'b') +
    S.glow(cx + 120, hz - 40, 900, '#ffb98a', 0.7) +
    arcadeAtDusk(S, hz, cx, K) +
    meadowPath(S, hz, at, K)
  );
}

/** Draws those who walk, from the farthest to the nearest; `at` places a point, K is the scale. */
function walkers(S, at, K) {
  const feet = (x, s) => at(x, TALL * HIPS * s);
  const placed = (x, s, drawn, turn = 1) => {
    const [px, py] = feet(x, s);
    return group(drawn, `transform="translate(${f(px)} ${f(py)}) scale(${f(turn * s * K)} ${f(s * K)})"`);
  };
  const bearer = ({ x, scale, tip, ...rest }) =>
    placed(
      x,
      scale,
      canopyBearer(S, { ...rest, look: LOOK, tip: [(tip[0] - x) / scale, tip[1] / scale - TALL * HIPS] }),
    );
  const { farLeft, farRight, nearLeft, nearRight } = BEARERS;
  const tips = (...ones) => ones.map(({ tip }) => at(...tip));
  const canopy = flowerCanopy(S, { near: tips(nearLeft, nearRight), far: tips(farLeft, farRight), k: K });
  const drummer = { x: S.by(588, 604), scale: 1.3 };
  const player = dholPlayer(S, { kurta: '#f6ead0', vest: '#c2185b', turban: '#f2a52c', fan: '#f2a52c', look: LOOK });
  return (
    [...Object.values(BEARERS), BRIDE, drummer]
      .map(({ x, scale }) => shadow(S, ...feet(x, scale), scale * K))
      .join('') +
    fallenPetals(S, at, K) +
    canopy.behind +
    bearer(farLeft) +
    bearer(farRight) +
    placed(BRIDE.x, BRIDE.scale, walkingBride(S, { colour: '#d3166a', veil: '#b80f56', look: LOOK })) +
    bearer(nearLeft) +
    bearer(nearRight) +
    canopy.edge +
    placed(drummer.x, drummer.scale, player, -1)
  );
}

/** Draws the bough with lanterns and strings of marigolds in the upper left. */
const bough = (S) =>
  lanternBough(S, {
    from: [-60, S.H * 0.03],
    end: [S.W * S.by(0.39, 0.36), S.H * S.by(0.07, 0.05)],
    k: S.by(1, 0.8),
    lanterns: S.wide
      ? [
          [0.2, 270, 28],
          [0.5, 150, 22],
          [0.76, 250, 19],
        ]
      : [
          [0.26, 190, 30],
          [0.84, 130, 20],
        ],
    strings: S.wide
      ? [
          [0.1, 13, 11],
          [0.34, 16, 11],
          [0.63, 13, 10],
        ]
      : [[0.4, 12, 12]],
  });

export function procession(options = {}) {
  const S = stage({ pal: 'rose', seed: 331, axis: 0.685, ...options });
  const { W, H, cx } = S;
  const hz = H * S.by(0.625, 0.63);
  const K = S.by(0.97, 1.02, 0.86);
  const at = (x, y) => [cx + x * K, hz + y * K];
  S.add(backdrop(S, hz, K, at), followers(S, at, K), walkers(S, at, K));
  for (const [x, y, s] of [
    [-210, 318, 20],
    [96, 346, 24],
    [400, 372, 27],
  ])
    S.add(floorLantern(S, ...at(x, y), s * K));
  S.add(
    fallingPetals(S, at, K, CLEAR),
    bough(S),
    shadedCorner(S, hz, { colour: '#2a0a2c', top: 120, across: W * 0.6, opacity: 0.55 }),
  );
  return finish(S, options.framed);
}
