// What lies on the desk of a guest in the morning: a half-open laptop, a notebook with a pen, glasses, filter coffee.
import { mix } from '../../kit/colour.mjs';
import { steam } from '../../kit/figures/guest-at-window.mjs';
import { mover } from '../../kit/moved-path.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { ellipse, line, open, P, path } from '../../kit/shapes.mjs';
import { DESK, TONES } from './morning-room.mjs';

/**
 * Returns what places the parts of a thing on the desk that is turned by `turn` radians and drawn `k` times as large:
 * u to its right, w away from the eye, v up.
 */
function turned(room, s, n, turn, k) {
  const [x, z] = room.place(s, n);
  const [c, q] = [Math.cos(turn) * k, Math.sin(turn) * k];
  return (u, w, v = 0) => room.cam.at(x + u * c - w * q, DESK.height + v * k, z + u * q + w * c);
}

/** Draws the laptop from behind, its lid half open. */
export function halfOpenLaptop(S, room, s, n, turn) {
  const at = turned(room, s, n, turn, 1.3);
  const [half, deep, lean, high] = [0.19, 0.26, 0.05, 0.245];
  const lid = (u, k) => at(u, lean * k, 0.018 + high * k);
  const base = P([at(-half, 0, 0.018), at(half, 0, 0.018), at(half, deep, 0.018), at(-half, deep, 0.018)]);
  const back = P([at(-half, 0), at(half, 0), at(half, 0, 0.018), at(-half, 0, 0.018)]);
  const side = P([at(-half, 0), at(-half, deep), at(-half, deep, 0.018), at(-half, 0, 0.018)]);
  const edge = 0.012;
  const cover = P([
    lid(-half, 0),
    lid(-half, 0.95),
    lid(-half + edge, 1),
    lid(half - edge, 1),
    lid(half, 0.95),
    lid(half, 0),
  ]);
  const k = room.scale(s, n);
  return (
    path(base, '#cfd8de') +
    S.shade(base, '#fff0d4', 0.9, 0.2, [0, 0, 1, 0]) +
    path(side, '#e8c9a8') +
    path(back, '#7a8694') +
    path(cover, '#596b80') +
    S.shade(cover, TONES.ink, 0, 0.8, [0.2, 0, 1, 0.8]) +
    S.shade(cover, TONES.peach, 0.85, 0, [0, 0, 0.55, 0.3]) +
    line(open([lid(-half, 0), lid(-half, 0.95), lid(-half + edge, 1), lid(half - edge, 1)]), TONES.cream, k * 0.006) +
    line(open([lid(-0.1, 0.01), lid(0.1, 0.01)]), TONES.ink, k * 0.012)
  );
}

/** Draws an open notebook with a few written lines and a pen on it. */
export function notebook(S, room, s, n, turn) {
  const at = turned(room, s, n, turn, 1.4);
  const page = (a, b) => {
    const rim = range(9).map((i) => {
      const u = a + ((b - a) * i) / 8;
      return [u, 0.016 * Math.sin((Math.abs(u) / 0.16) * Math.PI) + 0.008];
    });
    return P([...rim.map(([u, v]) => at(u, 0.11, v)), ...rim.toReversed().map(([u, v]) => at(u, -0.11, v))]);
  };
  const cover = P([at(-0.17, -0.118), at(0.17, -0.118), at(0.17, 0.118), at(-0.17, 0.118)]);
  const [left, right] = [page(-0.16, 0), page(0, 0.16)];
  let o = path(cover, '#24364e') + path(left, '#ffeed0') + path(right, '#fbe3c0');
  o += S.shade(left, '#8a7f86', 0, 0.75, [0.55, 0, 1, 0]) + S.shade(right, '#8a7f86', 0.6, 0, [0, 0, 0.4, 0]);
  for (const i of range(7)) {
    const w = 0.085 - i * 0.025;
    const v = 0.02;
    o += line(open([at(-0.135, w, v), at(-0.135 + 0.05 + 0.055 * S.r(), w, v)]), '#5f7590', 1.8);
    if (i < 4) o += line(open([at(0.03, w, v), at(0.07 + 0.06 * S.r(), w, v)]), '#5f7590', 1.8);
  }
  const k = room.scale(s, n);
  const [a, b, c] = [at(0.0, -0.1, 0.03), at(0.13, 0.02, 0.03), at(0.145, 0.034, 0.028)];
  o += line(open([at(0.012, -0.108, 0.01), at(0.15, 0.014, 0.01)]), '#6b5560', k * 0.012, 'opacity=".5"');
  o += line(open([a, b]), '#1f3a5f', k * 0.013) + line(open([b, c]), '#e0b070', k * 0.009);
  return o + line(open([a, b]), '#9fc0e0', k * 0.004);
}

/** Draws a case of papers, closed, which lies in the shade. */
export function documentCase(S, room, s, n, turn) {
  const at = turned(room, s, n, turn, 1.3);
  const flat = (w, h, v) => P([at(-w, -h, v), at(w, -h, v), at(w, h, v), at(-w, h, v)]);
  const cover = flat(0.17, 0.12, 0.018);
  const k = room.scale(s, n);
  return (
    path(flat(0.175, 0.125, 0), '#10161f') +
    path(flat(0.166, 0.116, 0.009), '#8d98a3') +
    path(cover, '#34465e') +
    S.shade(cover, TONES.ink, 0.75, 0, [0, 1, 0.8, 0]) +
    line(open([at(0.1, -0.12, 0.018), at(0.1, 0.12, 0.018)]), '#1d2a3e', k * 0.016) +
    line(cover, '#5a6d86', k * 0.004)
  );
}

/** Draws a pair of reading glasses with folded-out arms, its lenses towards the eye. */
export function readingGlasses(S, room, s, n, turn) {
  const at = turned(room, s, n, turn, 1.7);
  const ring = (u0) =>
    range(25).map((i) => {
      const a = (i / 24) * 2 * Math.PI;
      return at(u0 + 0.027 * Math.cos(a), 0.004 * Math.sin(a), 0.024 + 0.022 * Math.sin(a));
    });
  const k = room.scale(s, n);
  const arm = (u) =>
    line(open([at(u, 0, 0.032), at(u * 0.94, 0.09, 0.026), at(u * 0.88, 0.13, 0.006)]), '#1c1a20', k * 0.006);
  let o = arm(-0.062) + arm(0.062);
  for (const u of [-0.033, 0.033]) {
    const d = P(ring(u));
    o +=
      path(d, '#fff0d4', 'opacity=".28"') +
      S.shade(d, '#fff6e4', 0.8, 0, [0, 0, 0.8, 0.9]) +
      line(d, '#1c1a20', k * 0.008);
  }
  return o + line(open([at(-0.008, 0, 0.03), at(0, 0, 0.036), at(0.008, 0, 0.03)]), '#1c1a20', k * 0.008);
}

const STEEL = ['#c9cdd0', '#4a5666', '#fff1d8'];
const ROUND = 0.3;

/** Draws one vessel of steel between two heights, its radius r0 at its foot and r1 at its rim, lit from the left. */
function vessel(S, move, y0, r0, y1, r1) {
  const d = move(`M${-r1} ${y1}L${-r0} ${y0}A${r0} ${f(r0 * ROUND)} 0 0 0 ${r0} ${y0}L${r1} ${y1}Z`);
  const low = y0 + r0 * ROUND;
  const stripe = (u, w, c, a) => {
    const edges = `M${f(r1 * u)} ${y1}L${f(r0 * u)} ${f(low)}H${f(r0 * (u + w))}L${f(r1 * (u + w))} ${y1}Z`;
    return path(move(edges), c, `opacity="${a}"`);
  };
  const rim = (r, drop) => {
    const arc = `A${f(r)} ${f(r * ROUND)} 0 1 1`;
    return move(`M${f(-r)} ${y1 + drop}${arc} ${f(r)} ${y1 + drop}${arc} ${f(-r)} ${y1 + drop}Z`);
  };
  const stripes =
    stripe(-0.8, 0.24, STEEL[2], 0.95) +
    stripe(-0.34, 0.1, STEEL[1], 0.5) +
    stripe(0.3, 0.3, '#2c3a4e', 0.55) +
    stripe(0.78, 0.1, '#f2c08e', 0.8);
  return (
    path(d, STEEL[0]) +
    S.shade(d, STEEL[1], 0, 0.95, [0.2, 0, 1, 0.1]) +
    S.inside(d, stripes) +
    path(rim(r1, 0), STEEL[2]) +
    path(rim(r1 * 0.92, 1), mix(STEEL[0], STEEL[1], 0.6))
  );
}

/** Draws a tumbler of filter coffee in its davara, foot at x, y, k times as large as 100 units for the tumbler. */
export function filterCoffee(S, x, y, k) {
  const { move, at } = mover({ x, y, k });
  const coffee = (u, v, rx, ry, tone) => ellipse(...at(u, v), rx * k, ry * k, tone);
  const bowl = vessel(S, move, 0, 50, -40, 66);
  const tumbler =
    vessel(S, mover({ x, y: y - 8 * k, k }).move, 0, 33, -98, 44) +
    coffee(0, -104, 40, 11.5, '#8a5430') +
    coffee(-6, -105, 30, 8, '#c58f5e') +
    coffee(-12, -106, 12, 3, '#f0d2a4');
  // the rim of the bowl nearest to the eye stands before the tumbler
  const lip = `M-66 -40A66 ${f(66 * ROUND)} 0 0 0 66 -40`;
  const wall = move(`${lip}L50 0A50 ${f(50 * ROUND)} 0 0 1 -50 0Z`);
  const [sx, sy] = at(-4, -112);
  return bowl + tumbler + S.inside(wall, bowl) + line(move(lip), STEEL[2], 3.4 * k) + steam(S, sx, sy, 190 * k);
}
