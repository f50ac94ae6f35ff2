import { mix } from '../../kit/colour.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { circle, path, rect } from '../../kit/shapes.mjs';

const FLOWERS = ['#f2588a', '#f7a928', '#fff0d0', '#d8305a', '#f48a5a'];

/** Draws heaps of flowers from a to b across, on line y, as high as `high` gives by its place from 0 to 1. */
const heap = (S, a, b, y, count, high) =>
  range(count)
    .map(() => {
      const t = S.r();
      const tone = FLOWERS[Math.floor(S.r() * FLOWERS.length)];
      const up = S.r() * high(t);
      return circle(lerp(a, b, t), y - up, 2.1 + S.r() * 1.8, mix(tone, '#3a1848', 0.5 * S.r()));
    })
    .join('');

/** Draws fifteen hangings from a to b across, between the lines top and deck, each gathered at its foot. */
const hangings = (a, b, top, deck) =>
  range(15)
    .map((i) => {
      const [l, r] = [lerp(a, b, i / 15), lerp(a, b, (i + 1) / 15)];
      const m = (l + r) / 2;
      return path(
        `M${l} ${top}H${r}Q${r - 1} ${lerp(top, deck, 0.5)} ${m + 2} ${deck}H${m - 2}` +
          `Q${l + 1} ${lerp(top, deck, 0.5)} ${l} ${top}Z`,
        i % 2 ? '#ffdf9e' : '#ffc46e',
        'opacity=".9"',
      );
    })
    .join('');

/** Draws bride and groom, who sit side by side about x on the line `deck`, k units a metre. */
const seatedPair = (x, deck, k) =>
  [-1, 1]
    .map((side) => {
      const m = x + side * k * 0.9;
      const figure =
        `M${m - k * 0.9} ${deck}Q${m - k * 0.7} ${deck - k * 3.2} ${m} ${deck - k * 3.2}` +
        `Q${m + k * 0.7} ${deck - k * 3.2} ${m + k * 0.9} ${deck}Z`;
      return (
        path(figure, side > 0 ? '#b01a4e' : '#f4ead0') +
        circle(m, deck - k * 3.6, k * 0.6, side > 0 ? '#b01a4e' : '#e0482c')
      );
    })
    .join('');

/** Draws a long low stage far away, its left end at x, z: a lit screen with hangings, steps, and heaps of flowers. */
export function farStage(S, c, x, z, long) {
  const [x0, y] = c.at(x, 0, z);
  const w = c.at(x + long, 0, z)[0] - x0;
  const k = c.scale(z);
  const [deck, top] = [y - k * 1.7, y - k * 9];
  const light = ['#b04a6a', '#f08a58', '#ffd890'].map((tone, i) => [i / 2, tone]);
  const overScreen = (t) => k * (1 + 2.6 * Math.sin(t * 9) ** 2 * (1 - t * 0.4));
  return (
    S.pooled(x0 + w * 0.46, y - k * 4, w * 0.8, k * 22, '#ff9a70', 0.6) +
    rect(x0 + w * 0.05, top, w * 0.86, deck - top, S.lin(light)) +
    hangings(x0 + w * 0.06, x0 + w * 0.9, top, deck) +
    rect(x0, deck, w, y - deck, '#ffe8b8') +
    rect(x0, deck + (y - deck) * 0.5, w, (y - deck) * 0.5, '#c8806a') +
    rect(x0 + w * 0.34, deck + 3, w * 0.2, y - deck, '#fff4d8') +
    seatedPair(x0 + w * 0.42, deck, k) +
    heap(S, x0 + w * 0.02, x0 + w * 0.95, top + k * 0.6, 230, overScreen) +
    heap(S, x0 - w * 0.05, x0 + w * 0.2, y, 130, (t) => k * 8.4 * (1 - t)) +
    heap(S, x0 + w * 0.8, x0 + w * 1.03, y, 110, (t) => k * 6.4 * t) +
    S.pooled(x0 + w * 0.45, y + k * 3, w * 0.75, k * 7, '#ffc070', 0.65)
  );
}
