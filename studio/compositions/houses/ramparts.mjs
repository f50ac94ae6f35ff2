// ramparts: a fort wall of large blocks runs from high on the right to a bastion; a drummer and three dhols before it.
import { camera } from '../../kit/camera.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, group, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { lamplitFort } from '../../parts/buildings/lamplit-fort.mjs';
import { drummerAtRest, shadowsAtRest } from '../../parts/ceremonies/drummer-at-rest.mjs';
import { leafShade, meadow, poplars, tufts } from '../../parts/landscape/fort-meadow.mjs';
import { swift } from '../../parts/landscape/pennant.mjs';

const SKY = ['#0c2a26', '#1c4a42', '#5f8f76', '#c9bd84', '#f2dca0'];
/** The wall stands on the ground from near by on the right to far away: [x, z] of its ends, in metres. */
const LINE = [
  [5.5, 4.5],
  [-1.9, 21.5],
];

/** Draws the sky, which has no sun in it, thin clouds, and swifts. */
function sky(S, hz) {
  const { W, H } = S;
  const cloud = (x, y, long, h, a) =>
    path(
      `M${f(x)} ${f(y)}C${f(x + long * 0.3)} ${f(y - h)} ${f(x + long * 0.6)} ${f(y - h * 1.3)} ${f(x + long)} ${f(y - h * 0.2)}C${f(x + long * 0.7)} ${f(y + h * 0.4)} ${f(x + long * 0.3)} ${f(y + h * 0.5)} ${f(x)} ${f(y)}Z`,
      '#f6e2ac',
      `opacity="${a}"`,
    );
  const bands = SKY.map((tone, i) => [([0, 0.3, 0.6, 0.86, 1][i] * hz) / H, tone]);
  const birds = S.by(
    [
      [0.17, 0.2, 0.9, -20],
      [0.225, 0.265, 0.7, 14],
      [0.11, 0.31, 0.55, -44],
      [0.31, 0.24, 0.5, 30],
      [0.36, 0.13, 0.62, -8],
    ],
    [
      [0.5, 0.09, 0.8, -20],
      [0.36, 0.155, 0.6, 14],
      [0.1, 0.15, 0.6, -44],
      [0.56, 0.16, 0.44, 30],
    ],
  );
  return (
    rect(0, 0, W, H, S.lin(bands)) +
    S.shade(box(0, 0, W, hz * 0.6), SKY[0], 0.75, 0, [0.6, 0, 0.45, 1], 'b') +
    cloud(-W * 0.06, hz * 0.72, W * 0.34, 9, 0.5) +
    cloud(W * 0.1, hz * 0.8, W * 0.3, 7, 0.55) +
    cloud(W * 0.02, hz * 0.88, W * 0.2, 5, 0.6) +
    birds.map(([x, y, k, turn]) => swift(W * x, H * y, k, turn)).join('')
  );
}

/** Draws the far plain: a hazy hedge and two rows of poplars. */
function plain(S, hz) {
  const { W } = S;
  return (
    soft(S, treeline(S, -60, W * 0.6, hz + 2, 40, '#c3b681', 3), 1.6) +
    poplars(S, hz + 4, [-30, W * 0.16], 120, '#a5a672') +
    poplars(S, hz + 4, [W * 0.2, W * 0.42], 78, '#b5b07a') +
    treeline(S, -60, W * 0.6, hz + 5, 20, '#8f9a63', 6) +
    poplars(S, hz + 6, [-30, W * 0.07], 176, '#7c8a58')
  );
}

/** Returns the path worn along the wall and away to the left before the bastion: [x, z, half its width]. */
function wornPath() {
  const [[ax, az], [bx, bz]] = LINE;
  const along = range(9).map((i) => [lerp(ax, bx, i / 9) - 2.1, lerp(az, bz, i / 9) - 0.9, 0.34 + 0.03 * i]);
  return [...along, [-5.4, 21.5, 0.75], [-9, 24, 0.9], [-16, 27, 1]];
}

/** Returns the line, from left to right, below which the ground lies in the shade of trees outside the sheet. */
const edgeOfShade = (S, hz) =>
  S.by(
    [
      [-40, hz + 36],
      [S.W * 0.2, hz + 36],
      [S.W * 0.38, hz + 56],
      [S.W * 0.5, hz + 126],
      [S.W * 0.56, hz + 270],
      [S.W * 0.6, S.H + 40],
    ],
    [
      [-40, hz + 150],
      [S.W * 0.16, hz + 170],
      [S.W * 0.3, hz + 260],
      [S.W * 0.36, S.H + 40],
    ],
  );

/** Returns a function that tells where a point of the sheet lies: on grass in the 'sun', in 'shade', or on the wall (''). */
function lightOnGrass(c, edge) {
  const below = ([[x0, y0], [x1, y1]], x, y) => y > lerp(y0, y1, (x - x0) / (x1 - x0));
  const foot = LINE.map(([x, z]) => c.at(x, 0, z)).toReversed();
  return (x, y) => {
    if (!below(foot, x, y - 24)) return '';
    const i = edge.findIndex(([ex]) => ex > x);
    return i > 0 && below(edge.slice(i - 1, i + 1), x, y) ? 'shade' : 'sun';
  };
}

export function ramparts(options = {}) {
  const S = stage({ pal: 'emerald', seed: 341, axis: 0.5, ...options });
  const { W, H } = S;
  const hz = H * S.by(0.625, 0.63);
  const c = camera({ cx: W * S.by(0.5, 0.36), horizon: hz, focal: S.by(1200, 1180), eye: 0.6 });
  const [x, y, k] = S.by([W * 0.797, hz + 256, 0.94], [W * 0.74, hz + 330, 0.98]);
  const edge = edgeOfShade(S, hz);
  const where = lightOnGrass(c, edge);
  S.add(
    sky(S, hz),
    plain(S, hz),
    meadow(S, c, hz, wornPath()),
    lamplitFort(S, c, LINE),
    tufts(S, 260, [0, W], [hz + 40, y + 130], where),
    shadowsAtRest(S, c, [x, y, k]),
    leafShade(S, edge, 0.8),
    group(drummerAtRest(S), `transform="translate(${f(x)} ${f(y)}) scale(${k})"`),
    tufts(S, 90, [0, W], [y + 180 * k, H + 30], where),
    tufts(S, 16, [W * 0.86, W * 1.02], [H - 30, H + 50], where, 2.8),
  );
  return finish(S, options.framed);
}
