import sharp from 'sharp';
import { rng } from '../kit/numbers.mjs';

/** One petal, leaf or lamp about the origin, `r` its half length in pixels. */
const SHAPES = {
  petals: {
    colours: ['#f7a928', '#e8682c', '#fff1d8', '#e7708a'],
    draw: (r) =>
      `<path d="M0 ${-r} C${r} ${-r * 0.5} ${r * 0.7} ${r * 0.7} 0 ${r} C${-r * 0.7} ${r * 0.7} ${-r} ${-r * 0.5} 0 ${-r}Z"/>`,
  },
  leaves: {
    colours: ['#2f6a4f', '#7f9a3c', '#c9d89a'],
    draw: (r) => `<path d="M0 ${-r} Q${r * 0.6} 0 0 ${r} Q${-r * 0.6} 0 0 ${-r}Z"/>`,
  },
  lamps: {
    colours: ['#ffd79a', '#ffc46a', '#fff1c6'],
    draw: (r) => `<circle r="${r * 1.5}" opacity=".18"/><circle r="${r * 0.55}" opacity=".8"/>`,
  },
};

/**
 * A transparent sheet of drifting things, `width` by `height` pixels, that continues from its lower edge into its
 * upper one. `near` 0 to 1: larger, fewer and softer.
 */
export async function driftLayer({ kind, width, height, near, seed }) {
  const { colours, draw } = SHAPES[kind];
  const random = rng(seed);
  const count = Math.round((kind === 'lamps' ? 26 : 34) * (1 - near * 0.62));
  let marks = '';
  for (let i = 0; i < count; i++) {
    const r = width * (0.0045 + near * 0.009) * (0.6 + random() * 0.8);
    const x = random() * width;
    const y = random() * height;
    const mark = `rotate(${Math.round(random() * 360)}) scale(${(0.55 + random() * 0.45).toFixed(2)} 1)`;
    const fill = colours[Math.floor(random() * colours.length)];
    // once more beyond each edge that it crosses, so that the sheet tiles
    for (const dy of [-height, 0, height]) {
      if (y + dy < -3 * r || y + dy > height + 3 * r) continue;
      marks += `<g transform="translate(${x.toFixed(1)} ${(y + dy).toFixed(1)}) ${mark}" fill="${fill}">${draw(r)}</g>`;
    }
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks}</svg>`;
  const soft = 0.4 + near * 2.2;
  return sharp(Buffer.from(svg)).blur(soft).png().toBuffer();
}
