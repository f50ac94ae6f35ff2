import { arch } from '../../kit/architecture/arches.mjs';
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { line, P, path, rect } from '../../kit/shapes.mjs';
import { COURT, floorJoints } from './palace-court.mjs';

const INK = '#260a16';
/** The edge of the pillar that faces the court, and where the arch springs. */
const [EDGE, SPRING] = [236, 420];

/** Returns the path data of the right half of a moulding from x = -20: heights and how far each reaches. */
const profile = (steps) => `M-20 ${steps[0][1]}${steps.map(([x, y]) => `L${x} ${y}`).join('')}L-20 ${steps.at(-1)[1]}Z`;

/** Draws the pillar: base, shaft with flutes and capital, with a little light from the court on their edges. */
function pillar(S, rim) {
  const shaft = profile([
    [EDGE - 34, SPRING + 90],
    [EDGE - 16, 1010],
  ]);
  const capital =
    `M-20 ${SPRING - 20}H${EDGE + 14}V${SPRING + 8}` +
    `C${EDGE + 14} ${SPRING + 40} ${EDGE - 24} ${SPRING + 44} ${EDGE - 24} ${SPRING + 78}` +
    `V${SPRING + 94}H-20Z`;
  const base =
    `M-20 1004H${EDGE - 10}V1024C${EDGE - 10} 1060 ${EDGE + 30} 1056 ${EDGE + 30} 1090V1126` +
    `H${EDGE + 56}V${S.H + 20}H-20Z`;
  const flutes = range(5).map((i) => `M${24 + i * 40} ${SPRING + 120}Q${26 + i * 41} 700 ${26 + i * 42.5} 976`);
  const dark = (d) => path(d, INK) + S.shade(d, COURT.shade, 0, 0.85, [0.35, 0, 1, 0]);
  const petals = range(6).map((i) => {
    const x = 18 + i * 40;
    return (
      `M${x - 17} ${SPRING + 8}Q${x - 14} ${SPRING + 40} ${x} ${SPRING + 66}` +
      `Q${x + 14} ${SPRING + 40} ${x + 17} ${SPRING + 8}`
    );
  });
  return (
    dark(shaft) +
    line(flutes.join(''), '#170510', 9) +
    line(`M${EDGE - 34} ${SPRING + 94}L${EDGE - 16} 1004`, rim, 4) +
    dark(capital) +
    S.inside(capital, line(petals.join(''), '#4d1526', 4)) +
    line(`M-20 ${SPRING + 8}H${EDGE + 12}`, '#4d1526', 4) +
    line(
      `M${EDGE + 14} ${SPRING - 20}V${SPRING + 8}` +
        `C${EDGE + 14} ${SPRING + 40} ${EDGE - 24} ${SPRING + 44} ${EDGE - 24} ${SPRING + 78}` +
        `V${SPRING + 94}`,
      rim,
      4,
    ) +
    dark(base) +
    line(`M-20 1090H${EDGE + 28}M-20 1126H${EDGE + 54}`, '#4d1526', 4) +
    line(
      `M${EDGE - 10} 1006V1024C${EDGE - 10} 1060 ${EDGE + 30} 1056 ${EDGE + 30} 1090V1126H${EDGE + 56}V${S.H}`,
      mix(rim, INK, 0.45),
      4,
    )
  );
}

/** Draws a dark pillar at the left edge and the arch that rises from it: the colonnade one looks out of. */
export function shadedArcade(S) {
  const middle = EDGE + 790;
  const edge = arch(middle, SPRING, 1580, 0, 470, 9, 0.3)
    .slice(2)
    .filter(([x]) => x <= middle)
    .toReversed();
  const spandrel = P([[-20, -400], [-20, SPRING], ...edge, [middle, -400]]);
  const rim = mix(COURT.madder, COURT.sunny, 0.35);
  const traced = (points) => `M${points.map((p) => p.map(f).join(' ')).join('L')}`;
  const carved = edge.map(([x, y]) => [x - 24, y - 34]);
  return (
    path(spandrel, INK) +
    S.shade(spandrel, COURT.shade, 0, 0.6, [0.3, 0.3, 0.9, 0.9]) +
    line(traced(edge), rim, 5) +
    line(traced(carved), COURT.shade, 4) +
    pillar(S, rim)
  );
}

/** Half a pointed battlement: how far along the wall and how high. */
const MERLON = [
  [0, 0],
  [0, 0.36],
  [0.02, 0.45],
  [0.05, 0.51],
  [0.09, 0.56],
  [0.125, 0.61],
  [0.155, 0.67],
  [0.17, 0.74],
];

/** Returns the points of the shadow of n battlements, k times as large, from x, z along the court. It leans left. */
const battlements = (x, z, n, k) => {
  const whole = [...MERLON, ...MERLON.toReversed().map(([u, v]) => [0.34 - u, v])];
  return range(n).flatMap((i) => whole.map(([u, v]) => [x + k * (u + i * 0.5 - v * 0.5), z + k * v]));
};

/** Draws the long shadow of the colonnade on the floor: of the wing at the left and of the one round the eye. */
export function arcadeShadow(S, view) {
  const { wall, wingShadow } = view;
  const edge = [[wingShadow, wall], ...battlements(-2.25, 3.12, 16, 0.66).slice(MERLON.length)].map(([x, z]) =>
    view.at(x, 0, z),
  );
  const d = P([view.at(-30, 0, wall), ...edge, [S.W + 60, S.H + 40], [-40, S.H + 40]]);
  const tones = [
    [0, '#782431', 0.86],
    [0.4, '#64192a', 0.92],
    [1, '#4a1020', 0.97],
  ];
  const dusk = [
    [0, INK, 0.72],
    [1, INK, 0],
  ];
  return (
    path(d, S.lin(tones)) +
    S.shade(d, '#a83a34', 0, 0.5, [0.2, 0.7, 0.62, 0.1], 'b') +
    S.inside(d, line(floorJoints(view), COURT.deep, 2.4, 'opacity=".42"')) +
    rect(0, 640, S.W, S.H - 640, S.lin(dusk, 0, 1, 0.5, 0.1), `clip-path="${S.clip(d)}"`) +
    S.shade(d, INK, 0.9, 0, [0, 1, 0.6, 0.2], 'b')
  );
}
