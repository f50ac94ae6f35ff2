import { f, range } from '../../kit/numbers.mjs';
import { box, circle, path, rect } from '../../kit/shapes.mjs';

const SKY = ['#0b1030', '#182458', '#463a74', '#94527a', '#e08a74'];

/** Draws the sky after sunset down to the horizon `hz`, thin clouds low over the horizon, and stars. */
export function duskSky(S, hz) {
  const { W } = S;
  const cloud = (x, y, long, h, tone, a) =>
    path(
      `M${f(x)} ${f(y)}` +
        `C${f(x + long * 0.3)} ${f(y - h)} ${f(x + long * 0.6)} ${f(y - h * 1.4)} ${f(x + long)} ${f(y - h * 0.2)}` +
        `C${f(x + long * 0.7)} ${f(y + h * 0.4)} ${f(x + long * 0.3)} ${f(y + h * 0.5)} ${f(x)} ${f(y)}Z`,
      tone,
      `opacity="${a}"`,
    );
  const low = Math.min(hz, 420);
  const stops = SKY.map((tone, i) => [[0, 0.34, 0.66, 0.86, 1][i], tone]);
  const stars = range(S.by(46, 70)).map(() =>
    circle(
      S.r() * W,
      S.r() ** 1.4 * (hz - low * 0.4),
      0.8 + 1.3 * S.r(),
      '#f6eedd',
      `opacity="${f(0.25 + 0.5 * S.r())}"`,
    ),
  );
  return (
    rect(0, 0, W, hz + 6, S.lin(stops)) +
    S.shade(box(0, 0, W, Math.min(hz, 420) * 0.7), SKY[0], 0.8, 0, [0.2, 0, 0.5, 1], 'b') +
    stars.join('') +
    cloud(W * 0.42, hz - low * 0.2, W * 0.5, low * 0.03, '#f2a080', 0.5) +
    cloud(W * 0.62, hz - low * 0.31, W * 0.5, low * 0.035, '#b8607e', 0.5) +
    cloud(-W * 0.1, hz - low * 0.26, W * 0.44, low * 0.025, '#b8607e', 0.4)
  );
}
