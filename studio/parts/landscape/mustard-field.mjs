import { mix } from '../../kit/colour.mjs';
import { puffs } from '../../kit/nature/puffs.mjs';
import { distance, f, lerp, range } from '../../kit/numbers.mjs';
import { line, oval, P, path, rect } from '../../kit/shapes.mjs';

const [ROWS, WAY] = [74, 37];
const [EARTH, GREEN, DEEP, SHADED] = ['#b98d50', '#5d6a2c', '#414f24', '#cf921c'];
const TONES = ['#e3a41f', '#f2bd2c', '#ffdf5a', '#fff2ae'];

/** Returns how many times as large a thing is at `s` (0 on the horizon, 1 at the lower edge) as at the lower edge. */
const near = (s) => 0.07 + 0.93 * s;

/** Returns where the row `u` (counted from the left) runs at `s`: the rows bend, and the ground swells under them. */
export function groundOf(S, vx, hz) {
  const deep = S.H - hz;
  const [away, back] = S.by([0.62, 0.44], [0.8, 0.55]);
  return (u, s) => {
    const x = vx - S.W * (away * s - back * s * s) + (u - WAY - 0.5) * S.by(168, 150) * near(s);
    const swell = 26 * Math.sin((x / S.W) * 5.2 + 0.8) + 12 * Math.sin((x / S.W) * 11 + s * 3);
    return [x, hz + deep * s + swell * Math.min(1, s * 3) * (1.1 - s * 0.5)];
  };
}

/** Returns the path data of a strip from row u0 to u1 between two depths: leafy edges, ragged by `rag` of a row. */
function strip(S, at, [u0, u1], [s0, s1], rag) {
  const long = distance(at(u0, s0), at(u0, s1));
  const n = Math.max(4, Math.min(64, Math.round(long / 20)));
  const side = (u, turn) =>
    range(n + 1).map((i) => {
      const s = lerp(s0, s1, (i / n) ** 1.35);
      return at(u + turn * rag * (S.r() - 0.35), s);
    });
  const round = [...side(u1, 1), ...side(u0, -1).toReversed()];
  return `${puffs(S.r, [...round, round[0]], { size: 9999, deep: 0.3 })}Z`;
}

/** Returns the stretches of a row where the mustard has come up: most rows have a gap or two. */
function stretches(S, [s0, s1]) {
  const cuts = range(2)
    .map(() => lerp(s0 + 0.1, s1, S.r() ** 0.8))
    .toSorted((a, b) => a - b);
  const [a, b] = cuts;
  return S.r() < 0.6
    ? [[s0, s1]]
    : [
        [s0, a],
        [a + 0.025 * a + 0.008, Math.max(b, a + 0.06)],
        [Math.max(b, a + 0.06) + 0.022, s1],
      ].filter(([p, q]) => q - p > 0.02 && q <= s1);
}

/** Draws one row: stems in shade at its foot, the blossoming top, ragged on both sides. */
function row(S, at, u, reach, tone) {
  return stretches(S, reach)
    .map((stretch) => {
      const lift = ([x, y], s) => [x, y - 34 * near(s)];
      const top = (v, s) => lift(at(v, s), s);
      const seen = range(9).some((i) => Math.abs(at(u, lerp(...stretch, i / 8))[0] - S.W / 2) < S.W * 0.6);
      if (!seen) return '';
      return (
        path(strip(S, at, [u + 0.06, u + 0.84], stretch, 0.1), DEEP) +
        path(strip(S, top, [u + 0.12, u + 0.7], stretch, 0.2), tone) +
        path(strip(S, top, [u + 0.14, u + 0.34], stretch, 0.16), SHADED)
      );
    })
    .join('');
}

/** Draws blossoms over the rows, each within its own reach and each tone in one path: coarse near by, a shimmer far away. */
function blossoms(S, at, reachOf, n) {
  const drawn = TONES.map(() => '');
  for (const _ of range(n)) {
    const u = Math.floor(S.r() * ROWS);
    const s = lerp(...reachOf(u), S.r() ** 0.8);
    if (u === WAY) continue;
    const [x, y] = at(u + 0.04 + S.r() * 0.76, s);
    if (x < -20 || x > S.W + 20) continue;
    const k = near(s);
    const [cx, cy, q] = [x, y - (22 + 30 * S.r()) * k, 1.1 + 6 * k * (0.4 + 0.6 * S.r())];
    const i = Math.floor(S.r() * 4);
    drawn[i] +=
      q < 3
        ? oval(cx, cy, q, q * 0.8)
        : [0, 1, 2, 3]
            .map((a) => oval(cx + Math.cos(a * 1.57 + q) * q * 0.8, cy + Math.sin(a * 1.57 + q) * q * 0.6, q * 0.62))
            .join('');
  }
  return drawn.map((d, i) => path(d, TONES[i])).join('');
}

/** Draws the path of trodden earth between the rows, and the track that a bicycle has left on it. */
function way(S, at, reach) {
  const lane = strip(S, at, [WAY - 0.06, WAY + 1.02], reach, 0.1);
  const track = (middle, sway, phase) =>
    range(70)
      .map((i) => {
        const [s, t] = [lerp(...reach, i / 69), lerp(...reach, (i + 1) / 69)];
        const u = (v) => middle + sway * Math.sin(v * 15 + phase);
        const [from, to] = [at(u(s), s), at(u(t), t)];
        return line(`M${from.map(f).join(' ')}L${to.map(f).join(' ')}`, '#7d5a30', 0.8 + 6 * near(s) ** 1.3);
      })
      .join('');
  return path(lane, EARTH) + S.inside(lane, track(WAY + 0.56, 0.07, 0) + track(WAY + 0.58, 0.16, 0.5));
}

/** Draws the rows, each within its own reach, from the outside to the path, so that each one stands before the next. */
function rowsOf(S, at, reachOf) {
  const order = range(ROWS).toSorted((a, b) => Math.abs(b - WAY) - Math.abs(a - WAY));
  return order
    .filter((u) => u !== WAY)
    .map((u) => row(S, at, u, reachOf(u), u % 2 ? '#f2bd2c' : '#e8ae22'))
    .join('');
}

/** Returns the depth at which the near swell of the ground begins in a row: beyond it the ground falls out of sight. */
const crest = (u) => 0.17 + 0.035 * Math.sin(u / 6 + 0.4) + 0.012 * Math.sin(u / 2.1);

/** Draws the mustard from the horizon `hz` down: a far slope, and before it a swell of the ground with its own crest. */
export function mustardField(S, hz, at) {
  const beyond = (u, s) => {
    const [x, y] = at(u, s);
    return [x + 46 * Math.sin(s * 9), y - 10 * s];
  };
  const edge = range(ROWS + 1).map((u) => at(u, crest(u)));
  return (
    rect(0, hz, S.W, S.H - hz, mix(GREEN, '#a9b060', 0.3)) +
    rowsOf(S, beyond, () => [0.004, 0.26]) +
    way(S, beyond, [0.004, 0.26]) +
    blossoms(S, beyond, () => [0.01, 0.24], 1100) +
    S.shade(`M0 ${f(hz)}H${S.W}V${f(hz + 150)}H0Z`, '#fbe7b4', 0.8, 0, [0, 0, 0, 1]) +
    path(P([...edge, [S.W + 20, S.H + 20], [-20, S.H + 20]]), GREEN) +
    way(S, at, [crest(WAY), 1.13]) +
    rowsOf(S, at, (u) => [crest(u), 1.13]) +
    blossoms(S, at, (u) => [crest(u), 1.13], 5200)
  );
}
