// A deep night sky with a faint milky way over a dark line of farm trees.
import { f, lerp, range, rng } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, P, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';

const TONES = ['#fff4dc', '#dfe6ff', '#ffffff', '#ffd9c4'];

/** The milky way: where it crosses the sheet, its length, and how it is turned. */
const band = (S) => ({
  x: S.W * S.by(0.3, 0.42),
  y: S.H * S.by(0.22, 0.24),
  long: 1500,
  turn: S.by(-34, -58),
});

/** Draws n stars, most of them very small; `place` returns where each one stands. */
export const stars = (r, n, place, most = 2) =>
  range(n)
    .map(() => {
      const [x, y] = place();
      const size = 0.55 + most * r() ** 5;
      return circle(x, y, size, TONES[Math.floor(r() * TONES.length)], `opacity="${f(0.25 + 0.7 * r() ** 1.4)}"`);
    })
    .join('');

/** Draws the milky way: blurred light with a dark rift in it, and its fine stars. */
function milkyWay(S, r) {
  const { x, y, long, turn } = band(S);
  const clouds = range(11).map((i) => {
    const u = lerp(-0.5, 0.5, i / 10);
    return ellipse(
      u * long,
      (r() - 0.5) * 50,
      long * 0.09,
      40 + 46 * r(),
      i % 3 ? '#7f7fc0' : '#c08aa8',
      'opacity=".2"',
    );
  });
  const rift = range(6).map((i) =>
    ellipse(lerp(-0.3, 0.34, i / 5) * long, 16 * (r() - 0.5), long * 0.07, 9 + 8 * r(), '#141b44', 'opacity=".5"'),
  );
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const within = () => {
    const [u, v] = [(r() - 0.5) * long * 1.1, (r() + r() + r() - 1.5) * 100];
    return [x + u * c - v * s, y + u * s + v * c];
  };
  return (
    soft(S, group(clouds.join('') + rift.join(''), `transform="translate(${f(x)} ${f(y)}) rotate(${turn})"`), 30) +
    stars(r, S.by(380, 330), within, 1)
  );
}

/** Draws one shooting star that falls to the lower left from x, y. */
function shootingStar(S, x, y, long) {
  const [dx, dy] = [-long * 0.9, long * 0.42];
  const tail = S.lin(
    [
      [0, '#fff4dc', 0],
      [1, '#fff4dc', 0.95],
    ],
    x,
    y,
    x + dx,
    y + dy,
    'gradientUnits="userSpaceOnUse"',
  );
  const d = P([
    [x, y],
    [x + dx - 1, y + dy - 1.6],
    [x + dx + 1, y + dy + 1.8],
  ]);
  return path(d, tail) + S.glow(x + dx, y + dy, 16, '#fff4dc', 0.9) + circle(x + dx, y + dy, 2.2, '#ffffff');
}

/** Returns the height of the crowns of trees at x: three waves and the noise of leaves. */
function crowns(x0, x1, y, high, seed) {
  const r = rng(seed);
  const phases = range(4).map(() => r() * 6);
  const points = range(Math.round((x1 - x0) / 7) + 1).map((i) => {
    const x = x0 + i * 7;
    const waves =
      0.5 +
      0.24 * Math.sin(x / 190 + phases[0]) +
      0.2 * Math.sin(x / 71 + phases[1]) +
      0.12 * Math.abs(Math.sin(x / 27 + phases[2])) +
      0.1 * Math.abs(Math.sin(x / 11 + phases[3]));
    return [x, y - high * (waves + 0.1 * r())];
  });
  return P([...points, [x1, y + 20], [x0, y + 20]]);
}

/** Draws a slender eucalyptus of height h on x, y: a bent stem with hanging clouds of leaves. */
function eucalyptus(x, y, h, tone, r) {
  const lean = (r() - 0.5) * h * 0.14;
  const leaves = range(70).map(() => {
    const t = 0.34 + 0.68 * r();
    const wide = h * 0.12 * Math.sin(Math.PI * Math.min(0.97, (1.16 - t) * 1.2)) + h * 0.02;
    const [u, v] = [x + lean * t + (r() - 0.5) * wide * 2.4, y - h * t];
    return `M${f(u)} ${f(v)}q${f((r() - 0.5) * 8)} ${f(h * 0.03)} ${f((r() - 0.5) * 12)} ${f(h * 0.075)}`;
  });
  const stem = `M${f(x)} ${f(y)}Q${f(x)} ${f(y - h * 0.5)} ${f(x + lean)} ${f(y - h)}`;
  return line(stem, tone, h * 0.02) + line(leaves.join(''), tone, h * 0.034);
}

/** Draws the sky down to the horizon at hz, and the farm trees on it. */
export function starSky(S, hz) {
  const { W, pal } = S;
  const r = rng(S.seed + 3);
  const ramp = [pal.sky[0], '#101f45', '#1f2c5c', '#46396c', '#7d4a6f'].map((tone, i) => [
    [0, 0.34, 0.66, 0.88, 1][i],
    tone,
  ]);
  const trees = S.by([64, 108, 338, 372, 640], [36, 84, 300]).map((x, i) =>
    eucalyptus(x, hz + 8, 150 * (0.72 + 0.28 * ((i * 7) % 5) * 0.4), '#121a3c', r),
  );
  return (
    rect(0, 0, W, hz + 30, S.lin(ramp)) +
    milkyWay(S, r) +
    stars(r, S.by(210, 240), () => [r() * W, r() ** 1.2 * hz * 0.93]) +
    stars(r, 16, () => [r() * W, r() * hz * 0.7], 3) +
    shootingStar(S, W * S.by(0.53, 0.44), hz * S.by(0.2, 0.62), S.by(190, 150)) +
    path(crowns(-20, W + 20, hz + 4, 64, 21), '#3a3263') +
    path(crowns(-20, W + 20, hz + 8, 44, 5), '#1b2148') +
    trees.join('')
  );
}
