// An elevated metro line that comes out of the haze in a curve, and the train on it, seen from a window beside it.
import { mix } from '../../kit/colour.mjs';
import { bezier } from '../../kit/curves.mjs';
import { distance, f, lerp, range } from '../../kit/numbers.mjs';
import { line, open, P, path } from '../../kit/shapes.mjs';
import { trainFront } from './train-front.mjs';
import { carGlass, HALF } from './train-windows.mjs';

/** How much higher the line is than the heights below say, so that the lamps of the train are seen over the sill. */
const LIFT = 0.4;
const RAIL = -1.35;
const CAR = 20;
const LINE = '#3f78b4';
/** How much haze is before each car, from the nose back. */
const HAZY = [0, 0.22, 0.4, 0.52, 0.62, 0.7];
/** Streaks of light on the side of a car: from and to, in parts of its length, and how high. */
const STREAKS = [
  [0.1, 0.62, 0.55],
  [0.34, 0.96, 0.02],
  [0.05, 0.4, 1.82],
];

/** Returns the middle of the track by metres behind the nose of the train: [x, z] and the way it goes there. */
function track() {
  const points = bezier([2.95, 11.3], [-3.9, 22], [-20, 54], [-74, 124], 240);
  const lengths = points.slice(1).map((p, i) => distance(p, points[i]));
  const way = (i) => {
    const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
    const d = distance(a, b);
    return [(b[0] - a[0]) / d, (b[1] - a[1]) / d];
  };
  return (t) => {
    if (t <= 0) {
      const w = way(0);
      return [[points[0][0] + w[0] * t, points[0][1] + w[1] * t], w];
    }
    let i = 0;
    let rest = t;
    while (i < lengths.length - 1 && rest > lengths[i]) {
      rest -= lengths[i];
      i += 1;
    }
    const k = Math.min(1, rest / lengths[i]);
    return [[lerp(points[i][0], points[i + 1][0], k), lerp(points[i][1], points[i + 1][1], k)], way(i)];
  };
}

/** Returns what places things along the line: `off` is metres from its middle, positive towards the eye. */
export function metroLine(cam) {
  const on = track();
  const at = (t, off, y) => {
    const [[x, z], [wx, wz]] = on(t);
    return cam.at(x - wz * off, y + LIFT, z + wx * off);
  };
  const scale = (t) => cam.scale(on(t)[0][1]);
  const band = (t0, t1, y0, y1, off = HALF) => {
    const n = Math.max(2, Math.ceil((t1 - t0) / 3));
    const ts = range(n + 1).map((i) => lerp(t0, t1, i / n));
    return P([...ts.map((t) => at(t, off, y0)), ...ts.toReversed().map((t) => at(t, off, y1))]);
  };
  return { at, scale, band };
}

/** Draws the piers of the viaduct. */
function piers(S, rail, { haze, stone, dark }) {
  let o = '';
  for (const i of range(6).toReversed()) {
    const t = 15 + i * 21;
    const tone = mix(stone, haze, Math.min(0.8, 0.2 + i * 0.13));
    const foot = P([
      rail.at(t, 1.1, -2.4),
      rail.at(t, 1.1, -14),
      rail.at(t + 1.8, 0.6, -14),
      rail.at(t + 1.8, 0.6, -2.4),
    ]);
    const head = P([rail.at(t, 3, -2.3), rail.at(t, 1.1, -3.6), rail.at(t, -1, -3.6), rail.at(t, -2.6, -2.3)]);
    o += path(head, mix(tone, dark, 0.25)) + path(foot, tone) + S.shade(foot, dark, 0, 0.7, [0, 0, 1, 0.2]);
  }
  return o;
}

/** Draws the masts of the overhead wire, on the far side of the track. */
function masts(rail, { haze, dark }) {
  let o = '';
  for (const i of range(6).toReversed()) {
    const t = 7 + i * 19;
    const k = rail.scale(t);
    const tone = mix(dark, haze, Math.min(0.85, 0.25 + i * 0.14));
    const bar = (from, to, width, least) => line(open([from, to]), tone, Math.max(least, k * width));
    o += bar(rail.at(t, -2.5, -1), rail.at(t, -2.5, 4.6), 0.11, 1.6);
    o += bar(rail.at(t, -2.5, 4.3), rail.at(t, 0.4, 4.1), 0.06, 1.2);
    o += bar(rail.at(t, -2.5, 3.6), rail.at(t, -0.2, 4.1), 0.04, 1);
  }
  return o;
}

/** Draws the viaduct: its piers, the masts, and the deck in lengths of six metres, paler the farther they are. */
export function viaduct(S, rail, { haze, stone, dark }) {
  let o = piers(S, rail, { haze, stone, dark }) + masts(rail, { haze, dark });
  for (const i of range(20).toReversed()) {
    const t = -9 + i * 6;
    const tone = mix(stone, haze, Math.min(0.78, Math.max(0, t / 110)));
    const side = rail.band(t, t + 6.05, -2.5, -0.95, 2.6);
    o += path(side, tone) + path(rail.band(t, t + 6.05, -2.5, -2.05, 2.4), mix(tone, dark, 0.4));
    o += S.shade(side, dark, 0.05, 0.5, [0, 0.1, 0, 1]);
    const joint = open([rail.at(t, 2.6, -2.05), rail.at(t, 2.6, -1)]);
    o += line(joint, mix(tone, dark, 0.35), Math.max(0.8, rail.scale(t) * 0.02));
  }
  return o + line(open(range(40).map((i) => rail.at(-9 + i * 2.9, 2.6, -0.95))), '#ffe2bd', 2.6);
}

/** Draws the overhead wire, which hangs over the train, and the wire that carries it from mast to mast. */
export const overheadWire = (rail, tone) =>
  [0, 1]
    .map((carrier) => {
      const points = range(150).map((k) => {
        const t = -8 + k * 0.86;
        const sag = 0.35 * Math.sin(((t - 7) / 19) * Math.PI) ** 2;
        return rail.at(t, 0.3, carrier ? 4.9 - sag : 4.1);
      });
      return line(open(points), tone, 1.8, 'opacity=".6"');
    })
    .join('');

/** Draws the steel of one car from t0 to t1: frame, roof, side, ribs, and the streaks of light as it passes. */
function carBody(S, rail, t0, t1, tone, clear) {
  const body = rail.band(t0, t1, -0.8, 2.12);
  const roof = rail.band(t0, t1, 2.1, 2.42, HALF * 0.93);
  const along = (y) => open(range(9).map((k) => rail.at(lerp(t0, t1, k / 8), HALF, y)));
  let o = path(rail.band(t1, t1 + 0.5, -0.5, 2.2, HALF * 0.8), tone('#22303f'));
  o += path(rail.band(t0, t1, RAIL, -0.7), tone('#1f2a38'));
  o += path(roof, tone('#d9dcdc')) + S.shade(roof, '#ffd9ac', 0.9, 0.1, [0, 0, 1, 0]);
  o += path(body, tone('#9fadba')) + S.shade(body, tone('#43566c'), 0.1, 0.8, [0.4, 0, 0.6, 1]);
  o += S.shade(body, '#ffe0ba', 0.85, 0, [0, 0, 0.55, 0.1]);
  o += path(rail.band(t0, t1, 0.16, 0.36), tone(LINE)) + path(rail.band(t0, t1, 1.92, 2.02), tone(LINE));
  for (const y of [-0.2, -0.36, -0.52]) o += line(along(y), tone('#4a5c72'), 1.2, 'opacity=".3"');
  for (const [a, b, y] of STREAKS)
    o += path(rail.band(lerp(t0, t1, a), lerp(t0, t1, b), y, y + 0.035), '#fff3dc', `opacity="${f(0.7 * clear)}"`);
  return [o, line(along(2.12), tone('#fff0d4'), 2.4)];
}

/** Draws the door of the cab, just behind the nose. */
function cabDoor(S, rail) {
  const pane = rail.band(0.9, 1.35, 0.75, 1.65);
  const glass = path(pane, '#26364a') + S.shade(pane, '#ffe0ba', 0.8, 0, [0, 0, 1, 0.6]);
  return line(rail.band(0.75, 1.5, -0.55, 1.9), '#43566c', 2) + glass + line(pane, '#43566c', 2);
}

/** Draws the train from its far end to its nose, the cars paler the farther they are. */
export function elevatedTrain(S, rail, { haze }) {
  let o = '';
  for (const [i, far] of [...HAZY.entries()].toReversed()) {
    const t0 = i * (CAR + 0.5);
    const tone = (c) => mix(c, haze, far);
    const [steel, edge] = carBody(S, rail, t0, t0 + CAR, tone, 1 - 0.7 * far);
    const glass = carGlass(S, rail, t0, {
      glass: mix('#ffe6b4', haze, far * 0.5),
      amber: mix('#f0a45c', haze, far * 0.6),
      door: tone('#b9c3cb'),
      seam: tone('#3a4a5e'),
      people: tone('#364154'),
      riders: tone('#6d4c4c'),
    });
    o += steel + glass + edge;
  }
  return o + cabDoor(S, rail) + trainFront(S, rail, { half: HALF, stripe: LINE });
}
