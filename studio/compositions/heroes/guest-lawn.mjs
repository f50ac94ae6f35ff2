// guestLawn: a banquet lawn at blue hour from a high terrace: two hundred lit tables in arcs before a far stage, and
// hundreds of guests. Near by on the right a woman and a girl lean on a balustrade with marigolds; the girl points.
import { camera } from '../../kit/camera.mjs';
import { pointingGirl } from '../../kit/figures/pointing-girl.mjs';
import { womanAtRail } from '../../kit/figures/woman-at-rail.mjs';
import { lerp } from '../../kit/numbers.mjs';
import { box, ellipse, group } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { slantedBalustrade } from '../../parts/buildings/slanted-balustrade.mjs';
import { banquetGuests } from '../../parts/landscape/banquet-guests.mjs';
import { lawnGround, STAGE, smoothWay } from '../../parts/landscape/banquet-lawn.mjs';
import { darkGrove, lawnEdge, nearTrees, woodBehind } from '../../parts/landscape/dark-grove.mjs';
import { duskSky } from '../../parts/landscape/dusk-sky.mjs';
import { farStage } from '../../parts/landscape/far-stage.mjs';
import { festoon, mast } from '../../parts/landscape/lawn-lights.mjs';
import { tablePaints } from '../../parts/landscape/lawn-tables.mjs';

const NIGHT = '#0a0f2c';
/** How tall the masts are, in metres. */
const TALL = 9.5;
/** Where the masts stand, across and away; the cords of lamps lead from one to the next. */
const MASTS = {
  wide: [
    [-16, 118],
    [-4, 74],
    [16, 96],
    [38, 128],
    [25, 58],
  ],
  tall: [
    [-14, 110],
    [-5, 66],
    [12, 92],
    [17, 58],
    [30, 128],
  ],
};

/** The balustrade of the terrace: where its rail begins and ends, each [x, y, thickness], and its marigolds. */
const railOf = (S) =>
  S.by(
    { near: [240, S.H + 24, 58], far: [S.W + 40, S.H - 330, 34], count: 27, garland: [0.31, 0.985, 9] },
    { near: [-60, S.H - 196, 46], far: [S.W + 40, S.H - 366, 34], count: 15, garland: [0.03, 0.99, 7] },
  );

/** Draws cords of lamps that fan out over the lawn from above the terrace, and others from mast to mast. */
function cords(S, c, masts, glow) {
  const top = ([x, z]) => [x, TALL, z];
  const anchor = S.by([27, 32, 30], [16, 25, 30]);
  const pairs = masts.slice(1).map((m, i) => [masts[i], m]);
  return (
    pairs.map(([a, b]) => festoon(S, c, top(a), top(b), { n: 26, sag: 3.4, glow })).join('') +
    masts
      .map((m, i) =>
        festoon(S, c, [anchor[0], anchor[1] + i * 1.6, anchor[2] - i * 1.5], top(m), { n: 58, sag: 5, glow }),
      )
      .join('')
  );
}

/** Draws the terrace with the two who look over the lawn. */
function terrace(S) {
  const [woman, girl] = S.by(
    [
      [1622, 812, 1.22],
      [1352, 962, 1.12],
    ],
    [
      [700, 1570, 1.24],
      [424, 1716, 1.14],
    ],
  );
  const placed = ([x, y, k], drawn) => group(drawn, `transform="translate(${x} ${y}) scale(${k})"`);
  return (
    slantedBalustrade(S, railOf(S)) +
    ellipse(woman[0] + 60, woman[1] + 560, 260, 40, NIGHT, 'opacity=".6"') +
    placed(girl, pointingGirl(S, { top: '#1f9092', skirt: '#f0a52e' })) +
    placed(woman, womanAtRail(S, { sari: '#d8186f', blouse: '#e0862a' }))
  );
}

/** Draws tables, people and masts on the lawn, the farthest first. */
function onLawn(S, c, masts, { way, paints, dark }) {
  const { near, far } = railOf(S);
  const rail = (x) => lerp(near[1], far[1], (x - near[0]) / (far[0] - near[0]));
  return [
    ...banquetGuests(S, c, { way, paints, dark, rail }),
    ...masts.map(([x, z]) => ({ z, draw: () => mast(c, x, z, TALL, paints.lamp) })),
  ]
    .toSorted((a, b) => b.z - a.z)
    .map(({ draw }) => draw());
}

/** Draws the trees on the dark left side, where the words of the page stand. */
function darkTrees(S, c, hz) {
  const edge = (y) => S.W * (0.255 + 0.05 * Math.sin((y - hz) / 90) - Math.max(0, y - 560) * 0.0011);
  return (
    darkGrove(S, c, 236, 62, edge) +
    nearTrees(S, [
      [560, 1262, 120],
      [330, 1190, 170],
      [60, 1130, 210],
    ])
  );
}

export function guestLawn(options = {}) {
  const S = stage({ pal: 'dusk', seed: 2539, axis: 0.6, ...options });
  const { W, H } = S;
  const hz = H * S.by(0.235, 0.5);
  const c = camera({ cx: W * S.by(0.6, 0.44), horizon: hz, focal: S.by(1500, 1150), eye: 21 });
  const [, far] = c.at(0, 0, STAGE.z - 7);
  const way = smoothWay();
  const paints = tablePaints(S);
  const masts = S.by(MASTS.wide, MASTS.tall);
  // The lawn is dark to the left of this place on a line of the sheet.
  const dark = (y) => S.by(lerp(760, 955, Math.min(1, ((y - hz) / (H * 0.3)) ** 0.35)), -60);
  S.add(
    duskSky(S, hz),
    lawnGround(S, c, hz, way, paints),
    S.wide ? S.shade(box(0, hz, W * 0.55, H), NIGHT, 0.95, 0, [0.5, 0.4, 1, 0.3], 'b') : '',
    woodBehind(S, hz, far - 46),
    lawnEdge(S, far, paints.lamp),
    farStage(S, c, STAGE.x, STAGE.z, STAGE.long),
    ...onLawn(S, c, masts, { way, paints, dark }),
    S.pooled(
      ...c.at(STAGE.x + STAGE.long * 0.4, 0, STAGE.z - 50),
      W * S.by(0.36, 0.6),
      S.by(120, 110),
      '#ffb070',
      0.42,
    ),
    cords(S, c, masts, paints.lamp),
  );
  if (S.wide) S.add(darkTrees(S, c, hz));
  S.add(terrace(S));
  return finish(S, options.framed);
}
