import { flower } from '../../kit/nature/flowers.mjs';

const TONES = [
  ['#ef7f1a', '#c8501c'],
  ['#f7a928', '#ef7f1a'],
];

/** Draws the i-th marigold of a garland, deep orange and light orange by turns. */
export const marigold = (x, y, r, i) => flower(x, y, r, ...TONES[i % 2]);
