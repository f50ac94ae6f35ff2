// Confetti that begins to fall: small turned papers, a few curled ribbons of paper, and some close to the eye.
import { f, range, rng } from '../../kit/numbers.mjs';
import { circle, group, line, path } from '../../kit/shapes.mjs';

const TONES = ['#f7c552', '#fff1d2', '#f2788a', '#4fc4b8', '#f08a3c'];

/** Draws one paper that is turned in the air: narrower the more it is seen from its edge. */
const paper = (x, y, size, turn, seen, tone) =>
  group(
    path(`M${f(-size)} ${f(-size * 0.6 * seen)}H${f(size)}V${f(size * 0.6 * seen)}H${f(-size)}Z`, tone),
    `transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})"`,
  );

const ribbon = (x, y, k, turn, tone) =>
  group(
    line('M0 0C14 -10 18 8 30 0C42 -10 46 8 58 0C68 -8 74 6 82 2', tone, 6),
    `transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${f(k)})"`,
  );

/** Draws at most `count` papers between y0 and y1, more of them high up than low, and none in the circles `clear`. */
export function confetti(S, { count, y0, y1, size, ribbons, seed, clear = [] }) {
  const r = rng(S.seed + seed);
  const papers = range(count).map((i) => {
    const [x, y] = [S.W * r(), y0 + (y1 - y0) * r() ** 1.5];
    const tone = TONES[i % TONES.length];
    const [s, turn, seen] = [size * (0.6 + 0.8 * r()), 180 * r(), 0.3 + 0.7 * r()];
    if (clear.some(([cx, cy, radius]) => Math.hypot(x - cx, y - cy) < radius)) return '';
    return i % 5 === 4 ? circle(x, y, s * 0.6, tone) : paper(x, y, s, turn, seen, tone);
  });
  return papers.join('') + ribbons.map(([x, y, k, turn], i) => ribbon(x, y, k, turn, TONES[(i * 2) % 5])).join('');
}
