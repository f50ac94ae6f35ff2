// The lit glass house: the room behind the panes, then glass, the sky that lies on it, bars, ribs and open windows.
import { lerp, range, rng } from '../../kit/numbers.mjs';
import { line, open, P, path, rect } from '../../kit/shapes.mjs';
import { openVent, openWindow } from './glass-flank.mjs';
import { stars } from './star-sky.mjs';

const BRONZE = '#4f2a22';
const EDGE = '#f2bd68';

/** Draws the sky that the glass mirrors: deep blue above, nothing below, stars, and panes that lean differently. */
function mirroredSky(S, flank, hz) {
  const { W } = S;
  const r = rng(S.seed + 29);
  const [, eaves] = flank.edge(3.5);
  const top = Math.min(-20, eaves - 700);
  const ramp = S.lin(
    [
      [0, '#0e1a40', 0.97],
      [0.5, '#17245a', 0.9],
      [0.78, '#38306c', 0.74],
      [1, '#8a3a62', 0],
    ],
    0,
    top,
    0,
    lerp(eaves, hz, S.by(0.2, 0.22)),
    'gradientUnits="userSpaceOnUse"',
  );
  const panes = flank.turns
    .slice(0, -1)
    .flatMap((_, i) => flank.levels.slice(0, -1).map((_, j) => [S.trim(flank.pane(i, j)), j, r()]))
    .filter(([d]) => d);
  const tints = panes
    .filter(([, j, chance]) => j >= 1 && chance > 0.45)
    .map(([d, j, chance]) => path(d, chance > 0.72 ? '#8fa0ea' : '#070d2a', `opacity="${j > 2 ? 0.13 : 0.06}"`));
  const glints = panes
    .filter(([, j, chance]) => j >= 2 && chance < 0.2)
    .map(([d]) => S.shade(d, '#a9b8ff', 0.4, 0, [0, 0, 0.8, 0.9]));
  return (
    rect(0, -20, W, hz + 20, ramp) +
    tints.join('') +
    glints.join('') +
    stars(r, S.by(200, 170), () => [S.W * (0.45 + 0.56 * r()), lerp(-10, eaves, r() ** 1.15)], 1.8)
  );
}

/** Draws the bars and the ribs, gilded by the lamps within, and dimmer the higher they are. */
function framework(S, flank) {
  const [, eaves] = flank.edge(3.5);
  const dimmed = (tone, high) =>
    S.lin(
      [
        [0, high],
        [1, tone],
      ],
      0,
      eaves - S.by(420, 560),
      0,
      eaves + 60,
      'gradientUnits="userSpaceOnUse"',
    );
  const [bronze, edge] = [dimmed(BRONZE, '#1f1f4a'), dimmed(EDGE, '#6a5478')];
  const ribs = flank.turns.map((turn) => flank.rib(turn, 0.05));
  const lit = flank.turns.map((turn) => flank.rib(turn, 0.012));
  return (
    flank.levels
      .slice(1)
      .map(
        (up, i) =>
          line(flank.bar(up), bronze, i === 2 ? 10 : 4.4) +
          line(flank.bar(up), edge, i === 2 ? 2.6 : 1.1, 'opacity=".85"'),
      )
      .join('') +
    ribs.map((d) => path(d, bronze)).join('') +
    lit.map((d) => path(d, edge)).join('') +
    line(flank.silhouette, bronze, 8) +
    line(flank.silhouette, edge, 2)
  );
}

/** Draws a window that stands open: clear air in its hole, what is `behind` its leaf, stays, leaf, edge and hinges. */
function openLeaf(S, { hole, leaf, edge, hinges, stays, scale }, behind = '') {
  const bars = stays.map(open).join('');
  const knuckles = hinges.map(open).join('');
  const sheen = S.lin(
    [
      [0, '#c8d0ff', 0.42],
      [0.5, '#7f8cd8', 0.18],
      [1, '#5a68b8', 0.34],
    ],
    0,
    0,
    1,
    1,
  );
  return (
    path(P(hole), '#ffe2a8', 'opacity=".2"') +
    line(P(hole), BRONZE, scale * 0.035) +
    behind +
    line(bars, '#2a1820', scale * 0.028) +
    line(bars, EDGE, scale * 0.01) +
    path(P(leaf), sheen) +
    path(P(edge), '#bfe0e4') +
    line(P(leaf), BRONZE, scale * 0.04) +
    line(P(leaf), EDGE, scale * 0.012) +
    line(P(edge), BRONZE, scale * 0.008) +
    line(knuckles, '#2a1820', scale * 0.065) +
    line(knuckles, EDGE, scale * 0.03)
  );
}

/** Draws the joints of the stone base. */
const masonry = (flank) =>
  line(
    range(40)
      .map((i) => [172 + i * 2.4, i % 2])
      .filter(([turn]) => flank.at(turn, 0)[0] < 2400)
      .map(([turn, row]) => open([flank.at(turn, row ? 0.46 : 0.24), flank.at(turn, row ? 0.24 : 0.02)]))
      .join('') + open(flank.foot(0.24)),
    '#1d1a40',
    2.4,
    'opacity=".6"',
  );

/** Draws the house for a camera; `room` is what is seen through the glass, `leaning` who leans out of a window. */
export function litGlass(S, cam, flank, hz, { room, lamps, windows, vents, leaning }) {
  const views = windows.map(({ turn, swing }) => openWindow(cam, turn, swing));
  const top = flank.foot(0.5);
  const rim = range(2).map((i) => line(open(flank.foot(0.5 - i * 0.06)), i ? '#2a1830' : EDGE, i ? 4 : 5));
  return (
    S.inside(flank.outline, room + mirroredSky(S, flank, hz) + lamps) +
    framework(S, flank) +
    vents.map((turn) => openLeaf(S, openVent(cam, turn))).join('') +
    path(
      flank.base,
      S.lin([
        [0, '#7a4a5c'],
        [1, '#1d1a40'],
      ]),
    ) +
    masonry(flank) +
    S.shade(flank.base, '#ffb870', 0, 0.4, [0, 0.9, 0.6, 0]) +
    rim.join('') +
    views.map((view, i) => openLeaf(S, view, i === windows.length - 1 ? leaning(view) : '')).join('') +
    line(open(top), EDGE, 2, 'opacity=".6"')
  );
}
