// The front of a modern hotel by night, seen at a slant: a lobby behind tall panes, a thin canopy, slate storeys above.
import { f, lerp, range } from '../../kit/numbers.mjs';
import { line, open, P, path } from '../../kit/shapes.mjs';

/** Where the front begins at the right, which way it goes from there, and which way it faces, in metres. */
const START = [6.2, 8.4];
const ALONG = [-0.8127, 0.5827];
const OUT = [-0.5827, -0.8127];

/** The front ends at END, its lobby at LOBBY metres from the right; the lobby and the canopy are so high. */
const END = 13.4;
const LOBBY = 11.7;
const CEILING = 3.62;
const CANOPY = { end: 9.6, deep: 3, under: 3.62, over: 3.82 };
const PANE = 1.3;

/** Returns what places things along the front: t metres from its right, y up, `off` metres before it. */
export function porchPlan(cam) {
  const at = (t, y, off = 0) =>
    cam.at(START[0] + ALONG[0] * t + OUT[0] * off, y, START[1] + ALONG[1] * t + OUT[1] * off);
  return {
    at,
    scale: (t, off = 0) => cam.scale(START[1] + ALONG[1] * t + OUT[1] * off),
    wall: (t0, t1, y0, y1, off = 0) => P([at(t0, y0, off), at(t1, y0, off), at(t1, y1, off), at(t0, y1, off)]),
    flat: (t0, t1, off0, off1, y = 0) => P([at(t0, y, off0), at(t1, y, off0), at(t1, y, off1), at(t0, y, off1)]),
    end: END,
    lobby: LOBBY,
    ceiling: CEILING,
  };
}

/** The windows above that are lit: storey and column, and how far the curtain is drawn. */
const LIT = { '0 7': 0.3, '0 9': 0.62, '1 8': 0.2, '2 9': 0.45, '1 3': 0.5, '0 4': 0.2 };

/** Draws one window of the storeys above: dark glass with the sheen of the sky, or lamplight and half a curtain. */
function upperWindow(S, plan, t, y, drawn) {
  const d = plan.wall(t, t + 0.94, y, y + 2.2);
  const reveal = path(plan.wall(t - 0.07, t + 1.01, y - 0.07, y + 2.27), '#121b28');
  const bars = line(open([plan.at(t + 0.62, y), plan.at(t + 0.62, y + 2.2)]), '#121b28', plan.scale(t) * 0.035);
  const sill = line(open([plan.at(t - 0.07, y - 0.07), plan.at(t + 1.01, y - 0.07)]), '#6f86a2', 1.6, 'opacity=".7"');
  if (drawn === undefined)
    return reveal + path(d, '#22324a') + S.shade(d, '#6c87a8', 0, 0.5, [0.2, 1, 0.7, 0]) + bars + sill;
  const cloth = plan.wall(t + 0.94 * (1 - drawn), t + 0.94, y, y + 2.2);
  return (
    reveal +
    path(d, '#ffc98f') +
    S.shade(d, '#d9824a', 0, 0.7, [0, 0.4, 0, 1]) +
    path(cloth, '#d58d5f') +
    S.shade(cloth, '#7a4634', 0.1, 0.7, [0, 0, 1, 0]) +
    bars +
    sill
  );
}

/** Draws the slate wall with its grid of windows, above the lobby and at its left. */
export function slateFront(S, plan) {
  const whole = plan.wall(-1.5, END, 0, 17);
  const [x] = plan.at(END, 0);
  let o =
    path(
      whole,
      S.lin([
        [0, '#1f2c3f'],
        [0.6, '#2b3b52'],
        [1, '#33465f'],
      ]),
    ) + S.shade(whole, '#0e1622', 0, 0.75, [0.2, 0, 1, 0], 'b');
  for (const j of range(5)) {
    const y = 4.75 + j * 3.15;
    o += line(open([plan.at(END, y - 0.45), plan.at(-1, y - 0.45)]), '#141e2d', 2.4);
    for (const i of range(11)) o += upperWindow(S, plan, -1 + i * PANE, y, LIT[`${j} ${i}`]);
  }
  for (const y of [0.9, 1.8, 2.7, 3.6]) o += line(open([plan.at(END, y), plan.at(LOBBY, y)]), '#1b283a', 1.6);
  return o + line(`M${f(x)} -10V${f(plan.at(END, 0)[1])}`, '#8aa2bf', 2.4, 'opacity=".55"');
}

/** Draws the frames of the tall panes, the light on their edges, and the sheen of the night on some of the glass. */
export function paneGrid(plan) {
  let o = '';
  for (const i of range(10)) {
    const t = i * PANE;
    if (i % 3 === 1) {
      const glint = P([plan.at(t + 0.2, 3.5), plan.at(t + 0.62, 3.5), plan.at(t + 1.1, 0.2), plan.at(t + 0.86, 0.2)]);
      o += path(glint, '#fff4e2', 'opacity=".13"');
    }
    const post = line(open([plan.at(t, 0.05), plan.at(t, CEILING)]), '#162030', plan.scale(t) * 0.075);
    const edge = line(open([plan.at(t - 0.04, 0.1), plan.at(t - 0.04, CEILING)]), '#ffd9ae', 1.4, 'opacity=".65"');
    o += post + edge;
  }
  for (const [y, w] of [
    [2.72, 0.06],
    [0.06, 0.12],
  ])
    o += range(12)
      .map((i) => {
        const [t0, t1] = [lerp(-1.2, LOBBY, i / 12), lerp(-1.2, LOBBY, (i + 1) / 12)];
        return path(plan.wall(t0, t1 + 0.02, y - w / 2, y + w / 2), '#162030');
      })
      .join('');
  return o + line(open([plan.at(LOBBY, 0), plan.at(LOBBY, CEILING)]), '#101825', 7);
}

/** Draws the underside of the canopy, with small lamps let into it. */
function litUnderside(S, plan, { end, deep, under }) {
  const below = plan.flat(-1.4, end, 0, deep, under);
  let o =
    path(
      below,
      S.lin(
        [
          [0, '#c9835a'],
          [0.55, '#f1b27e'],
          [1, '#ffd7a8'],
        ],
        1,
        0,
        0,
        0.6,
      ),
    ) + S.shade(below, '#5a3a3a', 0.7, 0, [0.75, 0, 0.5, 1], 'b');
  for (const i of range(8)) {
    const t = 0.4 + i * 1.2;
    o += line(open([plan.at(t, under), plan.at(t, under, deep)]), '#9a5f48', 1.6, 'opacity=".5"');
    const [x, y] = plan.at(t + 0.6, under, 1.7);
    const k = plan.scale(t, 1.7);
    o += S.pooled(x, y, k * 0.42, k * 0.12, '#fff3da', 0.9) + S.pooled(x, y, k * 0.13, k * 0.04, '#fffdf4', 1);
  }
  return o;
}

/** Draws the thin canopy: rods that hold it, its lit underside, its rim with a line of light. */
export function thinCanopy(S, plan) {
  const { end, deep, under, over } = CANOPY;
  const rods = [1.4, 4.2, 7, 9.2].map((t) =>
    line(open([plan.at(t, 6.1), plan.at(t, over, deep - 0.3)]), '#8fa4bd', Math.max(2, plan.scale(t) * 0.022)),
  );
  const rim = plan.wall(-1.4, end, under, over, deep);
  const led = open([plan.at(-1.4, under, deep), plan.at(end, under, deep)]);
  return (
    rods.join('') +
    litUnderside(S, plan, CANOPY) +
    path(rim, '#2a3a50') +
    S.shade(rim, '#0e1622', 0, 0.7, [0, 0, 1, 0]) +
    line(open([plan.at(-1.4, over, deep), plan.at(end, over, deep)]), '#7f97b4', 2) +
    line(led, '#ffb877', 15, 'opacity=".28"') +
    line(led, '#fff0d2', 5)
  );
}
